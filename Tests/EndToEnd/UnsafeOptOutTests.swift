import Foundation
import Testing

/// Where the code opts out of what the compiler proves: each place has its reason above it, and
/// there is not one more than is counted here.
struct UnsafeOptOutTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// How many there are of each kind; who adds one says why here, too.
  private static let counts = [
    // A reference that is read at each step of a walk: simulations, their parts, and views that clear it.
    "unowned(unsafe)": 17,
    // A signal handler, which can wait for no lock, and the benchmark's one thread.
    "nonisolated(unsafe)": 4,
    // A value that is opened on its own executor only; and JSON that nobody can change any more, of
    // which any thread may hold a reference, since jansson counts those atomically. Code that is
    // carried out in pieces, of whose two threads one waits; and what is only let go of.
    "@unchecked Sendable": 5,
    // A symbol, and a class's metadata.
    "unsafeBitCast": 2,
    "unsafeDowncast": 0,
    "@preconcurrency": 0,
  ]

  private struct Place {
    let file: String
    let line: Int
    let kind: String
    let hasReason: Bool
  }

  private static func places() throws -> [Place] {
    var places: [Place] = []
    for folder in ["Sources", "plugins"] {
      let base = root.appending(path: folder)
      let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
      for name in names.sorted() where name.hasSuffix(".swift") {
        let text = try String(contentsOf: base.appending(path: name), encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        for (number, line) in lines.enumerated() {
          let code = line.components(separatedBy: "//")[0]
          for kind in counts.keys where code.contains(kind) {
            let file = "\(folder)/\(name)"
            let hasReason = hasReason(lines, above: number)
            places.append(Place(file: file, line: number + 1, kind: kind, hasReason: hasReason))
          }
        }
      }
    }
    return places
  }

  /// Whether the comment above a line, or above others of its kind that it stands among, says why.
  private static func hasReason(_ lines: [String], above number: Int) -> Bool {
    for line in lines[..<number].reversed() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("//") {
        if text.contains("Unsafe ") || text.contains("Unchecked ") { return true }
      } else if !counts.keys.contains(where: { text.contains($0) }) {
        return false
      }
    }
    return false
  }

  @Test func `every opt-out of a proof has its reason, and none is new`() throws {
    let places = try Self.places()
    for place in places where !place.hasReason {
      Issue.record("\(place.file):\(place.line): \(place.kind) without a reason above it")
    }
    for (kind, count) in Self.counts {
      #expect(places.count { $0.kind == kind } == count, "\(kind)")
    }
  }
}
