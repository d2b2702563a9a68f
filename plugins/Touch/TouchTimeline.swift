import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

/// What the fingers of one stimulus do, and when: built first, then played.
///
/// Times are microseconds from the stimulus's beginning. What happens at one time is one event, so
/// two fingers that move together share theirs.
struct TouchTimeline {
  /// More moves of all its fingers together than this are refused before any is made.
  static let limit = 10_000

  /// One event.
  struct Event {
    let time: Int64
    var changes: [TouchChange]
  }

  /// The events, by time.
  private(set) var events: [Event] = []

  /// Adds what one finger does at a time, after what happens at that time already.
  mutating func add(_ change: TouchChange, at time: Int64) {
    // Most changes come in order, so the place is found from the end.
    var place = events.count
    while place > 0, events[place - 1].time > time { place -= 1 }
    if place > 0, events[place - 1].time == time {
      events[place - 1].changes.append(change)
    } else {
      events.insert(Event(time: time, changes: [change]), at: place)
    }
  }

  /// Adds a finger's way along places, at even speed, with an event every so often.
  ///
  /// The last event is at the end of the way, or is left to whatever the finger does then.
  mutating func addMoves(
    of finger: Int,
    along way: Way,
    from start: Int64,
    lasting duration: Int64,
    every interval: Int64,
    includesEnd: Bool,
    options: TouchOptions
  ) {
    guard duration > 0 else {
      if includesEnd { add(options.change(finger, .moved, at: way.point(at: 1)), at: start) }
      return
    }
    // A rest of a few microseconds comes from rounding and is no event of its own.
    for time in stride(from: interval, to: duration - interval / 1000, by: Int(interval)) {
      let point = way.point(at: Double(time) / Double(duration))
      add(options.change(finger, .moved, at: point), at: start + time)
    }
    if includesEnd {
      add(options.change(finger, .moved, at: way.point(at: 1)), at: start + duration)
    }
  }

  /// Adds a finger's rest at the end of its way, and its lift.
  ///
  /// The lift comes one interval after the last move, or after the rest where that is longer. A
  /// finger that rests has slowed down before: its rest begins with two moves of no way.
  mutating func addRest(
    of finger: Int,
    at place: CGPoint,
    from start: Int64,
    lasting rest: Int64,
    every interval: Int64,
    options: TouchOptions
  ) {
    let lift = max(rest, interval)
    if rest > 0 {
      let step = min(interval, max(1, lift / 3))
      for time in [step, 2 * step] {
        add(options.change(finger, .moved, at: place), at: start + time)
      }
    }
    add(options.change(finger, .ended, at: place), at: start + lift)
  }

  /// Refuses what would be more moves than a stimulus may make.
  ///
  /// - Parameters:
  ///   - fingers: How many fingers move alike.
  ///   - seconds: How long they move.
  ///   - interval: The time between two moves of a finger, in seconds.
  ///   - context: What the stimulus is sent to.
  /// - Throws: The refusal.
  static func check(
    fingers: Int = 1,
    _ seconds: Double,
    every interval: Double,
    in context: StimulusContext
  ) throws {
    let who = fingers == 1 ? "a finger" : "\(fingers) fingers"
    try check(
      Double(fingers) * seconds / interval,
      Text(
        "\(who) that move for \(seconds) s with an event every \(interval) s",
        zh: "\(fingers) 根手指移动 \(seconds) 秒、每 \(interval) 秒一个事件，"
      ),
      in: context
    )
  }

  /// Refuses moves that are too many, with words for where they come from.
  static func check(_ moves: Double, _ what: Text, in context: StimulusContext) throws {
    guard moves <= Double(limit) else {
      throw context.refusal(
        Text(
          "\(what.en) would be more than the \(limit) moves that one stimulus may make: move for a "
            + "shorter time, or raise 'every'",
          zh: "\(what.zhHans ?? what.en)会超过一次刺激允许的 \(limit) 次移动："
            + "请缩短移动的时间，或调大“every”"
        )
      )
    }
  }

  /// Sends the events, letting virtual time pass between them.
  func play(in context: StimulusContext) throws {
    let start = context.simulation.now
    for event in events {
      context.simulation.advance(to: start + event.time)
      guard context.simulation.dispatcher.failure == nil else { return }
      try context.simulation.touches.send(event.changes)
    }
  }
}
