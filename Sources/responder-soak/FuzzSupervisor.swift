import Foundation
import FuzzSubjects

/// Has texts that nobody would write used in other processes, which may trap, hang or fill memory.
struct FuzzSupervisor {
  let program: String
  let subject: any FuzzSubject.Type

  /// How many seeds one process takes.
  private static let block: UInt64 = 200

  /// Goes on for so many seconds, from one seed to the next.
  ///
  /// Each sort of fault is told once, with a text that shows it, which is left in the temporary
  /// folder.
  ///
  /// - Returns: Whether no process came to a bad end, and enough texts could be loaded.
  func run(seconds: Int, from start: UInt64) throws -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    let supervisor = Supervisor(program: program)
    var first = start
    var faults: Set<String> = []
    var loaded = 0
    while ContinuousClock.now < end {
      let (status, lines) = try supervisor.start([
        "--fuzz-seeds", subject.name, "\(first)", "\(Self.block)",
      ])
      if status == 0 {
        loaded += lines.last.flatMap { Int($0.dropFirst("loaded ".count)) } ?? 0
        first += Self.block
        continue
      }
      let seed = Supervisor.lastSeed(in: lines) ?? first
      let told = lines.last { $0.contains("Fatal error") || $0.contains("error:") }
      let fault =
        told.map(String.init) ?? (status == nil ? "it hung or was killed" : "\(lines.last ?? "")")
      if faults.insert(fault).inserted { report(fault, seed) }
      // The process has left out the rest of the block, which begins behind the one to blame.
      first = seed + 1
    }
    print(
      "\(subject.name.padding(toLength: 12, withPad: " ", startingAt: 0)) \(first - start) "
        + "that nobody would write, of which \(loaded) could be loaded"
    )
    print("faults       \(faults.count) sorts")
    // Those that cannot be read show nothing of what comes after that.
    let isWorthIt = 20 * loaded > Int(first - start)
    if !isWorthIt { print("fewer than a twentieth could be loaded: are the modules there?") }
    // A leak checker ends a process before what it has printed is written.
    fflush(nil)
    return faults.isEmpty && isWorthIt
  }

  private func report(_ fault: String, _ seed: UInt64) {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "responder-fuzz-\(subject.name)-\(seed)"
    )
    let text = Fuzzer(subject).text(seed: seed)
    try? Data(text).write(to: file)
    print("seed \(seed): \(fault)\n  \(file.path)")
    // Where no terminal is, what is printed waits in a buffer, and a run may go on for hours.
    fflush(nil)
  }
}
