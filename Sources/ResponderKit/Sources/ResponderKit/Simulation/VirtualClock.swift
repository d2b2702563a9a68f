/// Virtual time in whole microseconds, and the timers that wait in it.
///
/// Timers fire by due time, and those due at one instant in the order in which they were set.
///
/// Whole microseconds, because a sum of fractions of a second would depend on the order of adding.
struct VirtualClock {
  /// A timer that waits.
  struct Timer {
    let id: Int
    let due: Int64
    let name: String
    let object: ObjectIndex?
    let alarm: Alarm
  }

  /// What a timer is for.
  ///
  /// Recognizers set several for each touch, so that theirs are no closures, which take memory.
  enum Alarm {
    /// Runs this.
    case work(() -> Void)
    /// Wakes the recognizer, whose deadline has come.
    case recognizer
    /// Ends the recognizer's attempt, with which nothing goes on.
    case idleRecognizer
  }

  /// Microseconds since launch.
  private(set) var now: Int64 = 0

  private var timers: [Timer] = []
  private var nextID = 1

  /// The due time of the timer that fires next.
  var nextDue: Int64? { timers.first?.due }

  /// Sets a timer and returns its id.
  mutating func set(
    after delay: Int64,
    name: String,
    object: ObjectIndex?,
    alarm: Alarm
  ) -> Int {
    let id = nextID
    nextID += 1
    let timer = Timer(id: id, due: time(after: delay), name: name, object: object, alarm: alarm)
    // Binary search for the first later timer keeps those of one instant in order.
    var low = 0
    var high = timers.count
    while low < high {
      let middle = (low + high) / 2
      if timers[middle].due <= timer.due { low = middle + 1 } else { high = middle }
    }
    timers.insert(timer, at: low)
    return id
  }

  /// The time so many microseconds from now; the end of time where there is none so late.
  func time(after delay: Int64) -> Int64 { now.later(by: delay) }

  /// Takes a timer back; nothing happens when it has fired.
  mutating func cancel(_ id: Int) {
    if let place = timers.firstIndex(where: { $0.id == id }) { timers.remove(at: place) }
  }

  /// Moves time to the next timer that is due by `limit` and returns it, taken out.
  ///
  /// One at a time: what it does may set timers that are due before the next.
  mutating func popDue(by limit: Int64) -> Timer? {
    guard let first = timers.first, first.due <= limit else { return nil }
    timers.remove(at: 0)
    now = max(now, first.due)
    return first
  }

  /// Moves time forward; the caller has fired what was due before.
  mutating func advance(to time: Int64) {
    now = max(now, time)
  }
}

extension Int64 {
  /// The microseconds nearest to a number of seconds; the end of time for any that is later, and
  /// none for what is no number.
  init(microseconds seconds: Double) {
    let exact = (seconds * 1_000_000).rounded()
    self = Int64(exactly: exact) ?? (exact.isNaN ? 0 : exact > 0 ? .max : .min)
  }

  /// The time so many microseconds after this one; the end of time where there is none so late.
  func later(by delay: Int64) -> Int64 {
    let (time, isTooLate) = addingReportingOverflow(Swift.max(0, delay))
    return isTooLate ? .max : time
  }

  /// This many microseconds, in seconds.
  var seconds: Double { Double(self) / 1_000_000 }
}
