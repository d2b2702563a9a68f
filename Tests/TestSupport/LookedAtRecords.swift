import Foundation

/// Which records of a run a test looks at that looks at them one by one.
///
/// To look at all of every scenario takes the better part of an hour in a debug build: with
/// `RESPONDER_EVERY_RECORD` in the environment they are all looked at, else some at equal distances.
public enum LookedAtRecords {
  private static let isEvery =
    ProcessInfo.processInfo.environment["RESPONDER_EVERY_RECORD"] != nil

  /// Returns the numbers to look at among those from 1 to `last`, about `count` of them.
  public static func numbers(upTo last: Int, about count: Int) -> StrideThrough<Int> {
    let distance = isEvery ? 1 : max(1, last / count)
    return stride(from: distance, through: last, by: distance)
  }
}
