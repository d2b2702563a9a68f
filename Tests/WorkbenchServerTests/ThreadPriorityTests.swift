#if os(Linux)
import Foundation
import Platform
import Testing

/// How threads stand to each other where there is not a core for each.
struct ThreadPriorityTests {
  @Test("what yields is nicer than it was, whatever that was, as far as that goes")
  func yields() async {
    let niceness = await onThread {
      let before = Self.niceness
      yieldToOtherThreads()
      let after = Self.niceness
      yieldToOtherThreads()
      return [before, after, Self.niceness]
    }
    #expect(niceness == [0, 10, 20].map { min(niceness[0] + $0, 19) })
  }

  @Test("what yields has turns longer than anybody's", .enabled(if: Self.hasTurnsOfOnesOwn))
  func takesLongTurns() async {
    let turns = await onThread {
      let before = Self.turn
      yieldToOtherThreads()
      return [before, Self.turn]
    }
    #expect(turns[1] == 20_000_000)
    #expect(turns[0] ?? 0 < 20_000_000)
  }

  @Test("what runs at once is as nice as before")
  func runsAtOnce() async {
    let niceness = await onThread {
      yieldToOtherThreads()
      let before = Self.niceness
      runAtOnce()
      return Self.niceness - before
    }
    #expect(niceness == 0)
  }

  @Test("what runs at once has the shortest turns", .enabled(if: Self.hasTurnsOfOnesOwn))
  func takesShortTurns() async {
    let turn = await onThread {
      runAtOnce()
      return Self.turn
    }
    #expect(turn == 100_000)
  }

  private static var niceness: Int32 {
    getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
  }

  /// How long the thread's turns are, in nanoseconds, where the kernel tells.
  private static var turn: Int? {
    let text = try? String(contentsOfFile: "/proc/thread-self/sched", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("se.slice") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  /// Linux has them from 6.12 on.
  private static var hasTurnsOfOnesOwn: Bool {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return (version.majorVersion, version.minorVersion) >= (6, 12) && turn != nil
  }

  /// What `body` returns on a thread of its own, which ends with it.
  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}
#endif
