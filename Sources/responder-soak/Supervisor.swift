import Foundation
import ScenarioTestSupport
import TestSupport

/// Has documents run in other processes, which may trap or hang.
struct Supervisor {
  /// How many seeds one process runs.
  private static let block: UInt64 = 500

  let program: String

  /// Runs documents with so many steps in all.
  ///
  /// - Returns: Whether all went as they should.
  func run(steps: Int) throws -> Bool {
    let seeds = UInt64((steps + Runner.steps - 1) / Runner.steps)
    var first: UInt64 = 0
    while first < seeds {
      let count = min(Self.block, seeds - first)
      let (status, lines) = try start(["--seeds", "\(first)", "\(count)"])
      switch status {
      case 0: break
      case nil:
        try reportDeath(of: Self.lastSeed(in: lines) ?? first)
        return false
      default:
        // The line about the fault begins with its seed as those of the progress do, but goes on
        // behind a comma.
        print(lines.filter { !$0.hasPrefix("seed ") || $0.contains(",") }.joined(separator: "\n"))
        return false
      }
      first += count
      print("steps        \(first * UInt64(Runner.steps)) of random documents")
      fflush(nil)
    }
    return true
  }

  /// The seed that a process had come to.
  static func lastSeed(in lines: [Substring]) -> UInt64? {
    lines.last { $0.hasPrefix("seed ") }.flatMap { UInt64($0.dropFirst("seed ".count)) }
  }

  /// Prints the smallest document that can be found which ends its process.
  private func reportDeath(of seed: UInt64) throws {
    let file = FileManager.default.temporaryDirectory
      // Several may run at once on one machine, and share its temporary folder.
      .appending(path: "responder-soak-\(ProcessInfo.processInfo.processIdentifier).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let shrinker = DocumentShrinker { document in
      do {
        try document.lines().write(to: file, atomically: true, encoding: .utf8)
        return try start(["--document", file.path]).status == nil
      } catch {
        return false
      }
    }
    let document = RandomDocument.make(seed: seed, steps: Runner.steps)
    print("\(shrinker.shrink(document).lines())\nseed \(seed): the process trapped or hung")
  }

  /// Runs this program again.
  ///
  /// - Returns: Its status, `nil` where a signal ended it; and what it printed.
  func start(_ arguments: [String]) throws -> (status: Int32?, lines: [Substring]) {
    // A trap says itself what it was; the library's own report of it takes ten seconds.
    let process = try FinishedProcess(
      program,
      arguments,
      environment: ["SWIFT_BACKTRACE": "enable=no"]
    )
    let status: Int32? = if case .status(let status) = process.end { status } else { nil }
    return (status, process.said.split(separator: "\n"))
  }
}
