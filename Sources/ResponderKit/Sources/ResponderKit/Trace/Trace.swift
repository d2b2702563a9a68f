/// Numbers the records of a simulation and hands them to whoever listens.
///
/// The trace keeps nothing itself: a host keeps what it needs. A record is made only where its
/// level is running, so that a deeper level costs a shallower one nothing.
///
/// It is the dispatcher's, and only the model emits. Records come in the order in which things
/// happened, a call's opening before what happens in it and its closing after.
@_spi(Workbench) public struct Trace {
  /// The deepest level that is emitted.
  public var level: TraceLevel = .outcome

  /// Takes each record as it is emitted.
  ///
  /// Called in the midst of the run, when no storage of the model is being accessed: it keeps or
  /// sends the record. Whoever wants to look at the model meanwhile does so by
  /// `Dispatcher.aside(_:)`.
  public var sink: ((TraceRecord) -> Void)?

  /// One bit for each rule that decided since they were last taken; a set would cost more than
  /// the decisions themselves.
  private var decidedBits = InlineArray<16, UInt64>(repeating: 0)

  /// Makes a trace that counts from one and emits outcomes.
  public init() {}

  private var counts: (Int32, Int32, Int32) = (0, 0, 0)
  private var open: [TraceRecord.Position] = []

  /// The number of the newest record.
  public var position: TraceRecord.Position { TraceRecord.Position(counts: counts) }

  /// Whether a record of `level` would be emitted.
  @inline(__always)
  func emits(_ level: TraceLevel) -> Bool { level <= self.level }

  /// Remembers that a rule decided, for expectations about rules.
  ///
  /// At the place of the decision, whether or not the level has a record for it.
  mutating func note(_ rule: Rule?) {
    guard let rule else { return }
    decidedBits[Int(rule.number >> 6) & 15] |= 1 &<< UInt64(rule.number & 63)
  }

  /// The rules that decided since they were last taken, whether or not a record was emitted.
  public var decided: Set<Rule> {
    var rules: Set<Rule> = []
    for place in decidedBits.indices {
      var bits = decidedBits[place]
      while bits != 0 {
        rules.insert(Rule(UInt16(place * 64 + bits.trailingZeroBitCount)))
        bits &= bits - 1
      }
    }
    return rules
  }

  /// Returns the rules that decided since this was last called.
  public mutating func takeDecided() -> Set<Rule> {
    defer { decidedBits = InlineArray(repeating: 0) }
    return decided
  }

  /// Counts a new record and returns it; the caller has checked `emits(_:)`, and hands it to the
  /// sink when the trace is not being changed any more.
  mutating func record(
    _ kind: TraceRecord.Kind,
    level: TraceLevel,
    time: Int64,
    at: ObjectIndex?,
    rule: Rule?,
    method: Method?,
    fields: [TraceField]
  ) -> TraceRecord {
    // Counted for each level at once, so that a record has the same number however deep the trace
    // goes.
    if level <= .outcome { counts.0 += 1 }
    if level <= .route { counts.1 += 1 }
    counts.2 += 1
    return TraceRecord(
      seq: position,
      parent: open.last ?? TraceRecord.Position(),
      time: time,
      kind: kind,
      level: level,
      at: at,
      rule: rule,
      method: method,
      fields: fields
    )
  }

  /// Makes the newest record the parent of those to come, at the levels it was emitted at.
  ///
  /// A level has only the parents that it has records of: what nests in a record of the deepest
  /// level hangs, at a shallower one, on the nearest record around it that exists there.
  mutating func push(level: TraceLevel) {
    // Levels at which this record was not emitted keep the parent that they had.
    var parent = open.last ?? TraceRecord.Position()
    if level <= .outcome { parent.counts.0 = counts.0 }
    if level <= .route { parent.counts.1 = counts.1 }
    parent.counts.2 = counts.2
    open.append(parent)
  }

  /// Ends what the matching `push(level:)` began.
  mutating func pop() { open.removeLast() }
}
