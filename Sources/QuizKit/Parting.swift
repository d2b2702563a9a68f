@_spi(Workbench) public import ResponderKit

/// The first record on the way to the wanted object that went another way.
@_spi(Workbench) public struct Parting {
  /// The record's number at the level `route`.
  public let record: Int?
  /// The rule that decided there.
  public let rule: Rule?
  /// Whose answer it was.
  public let at: ObjectIndex?
  /// The reason in one sentence.
  public let text: String

  /// Finds where the records of a stimulus part from the way to `wanted`.
  ///
  /// - Parameters:
  ///   - records: What the stimulus emitted, at the level `route` or deeper.
  ///   - wanted: The object that should have got the event.
  ///   - got: Who got it, for the sentence.
  ///   - simulation: Where the objects live.
  public init(
    _ records: [TraceRecord],
    wanted: AnyObject,
    got: AnyObject?,
    in simulation: Simulation
  ) {
    let name = simulation.name(of: wanted)
    if let recognizer = wanted as? UIGestureRecognizer,
      let parting = Parting(recognizing: records, recognizer, simulation)
    {
      self = parting
      return
    }
    let view = wanted as? UIView ?? (wanted as? UIGestureRecognizer)?.view
    if let view,
      let parting = Parting(hitTest: records, view, simulation)
        ?? Parting(takenFrom: view, records, simulation)
    {
      self = parting
      return
    }
    if let dropped = records.first(where: {
      $0.kind == .touchDropped && $0.rule == .ignoreDropsNotDefers
    }) {
      self.init(dropped, "no view was looked for: the application ignores touches")
      return
    }
    let wantedIndex = simulation.index(of: wanted)
    if let dropped = records.first(where: { $0.kind == .touchDropped && $0.at == wantedIndex }) {
      self.init(dropped, "\(name) is hit, and the touch is kept from it")
      return
    }
    // Not a matter of hit-testing: the message stopped on its way, went on, or began elsewhere.
    let answers = records.filter { $0.kind == .answered }
    let stop = answers.first { $0.rule == .deliveryOverrideSwallows }
    if let passed = answers.first(where: { $0.at == wantedIndex && $0.rule?.passesOn == true }) {
      let handler = stop?.at.map { simulation.name(of: $0) + " handled it" } ?? "nobody handled it"
      self.init(passed, "\(name) got it first and passed it on; \(handler)")
      return
    }
    if let stop {
      self.init(
        stop,
        "\(stop.at.map { simulation.name(of: $0) } ?? "somebody") handled it and did not call "
          + "super, so it never came to \(name)"
      )
      return
    }
    let last = records.last { $0.kind == .discarded || $0.kind == .declined }
    self.init(
      last ?? records.first,
      got.map { "it went to \(simulation.name(of: $0)), and \(name) is not on the way from there" }
        ?? "\(name) is not on the way from the object where it began"
    )
  }

  init(_ record: TraceRecord?, _ text: String) {
    self.record = record.map { $0.seq[.route] }
    rule = record?.rule
    at = record?.at
    self.text = text
  }

  /// Walks the line from the window down to the view and stops at the first answer that left it.
  private init?(hitTest records: [TraceRecord], _ wanted: UIView, _ simulation: Simulation) {
    var line: [UIView] = []
    var current: UIView? = wanted
    while let view = current {
      line.insert(view, at: 0)
      current = view.superview
    }
    let answers = records.filter { $0.kind == .answered && $0.method == .hitTest }
    guard !answers.isEmpty else { return nil }
    let name = simulation.name(of: wanted)
    for (place, view) in line.enumerated() {
      let index = simulation.index(of: view)
      guard let answer = answers.first(where: { $0.at == index }) else {
        if place == 0 { return nil }
        // Not asked, because a view in front of it had taken the point.
        let siblings = Set(line[place - 1].subviews.map { simulation.index(of: $0) })
        let taker = answers.first { answer in
          answer.at.map { siblings.contains($0) } == true && answer.answeredView != nil
        }
        self.init(
          taker,
          "\(taker?.at.map { simulation.name(of: $0) } ?? "a view") lies in front of "
            + "\(simulation.name(of: view)) and took the point first, so \(name) was not asked"
        )
        return
      }
      if let hit = answer.answeredView {
        if hit == simulation.index(of: wanted) { return nil }
        let leadsOn = place + 1 < line.count
        if leadsOn { continue }
        let isInside = (simulation.object(at: hit) as? UIView)?.isDescendant(of: wanted) == true
        self.init(
          answer,
          "\(name) was asked" + (isInside ? ", and " : " and answered ")
            + simulation.name(of: hit) + (isInside ? " inside it is hit" : "")
        )
        return
      }
      self.init(
        answer,
        view === wanted
          ? "\(name) was asked and declined"
          : "\(simulation.name(of: view)) declined, so nothing inside it, \(name) included, was "
            + "asked"
      )
      return
    }
    return nil
  }
}

extension Rule {
  /// Whether a message went on to the next responder by this rule.
  fileprivate var passesOn: Bool {
    self == .deliveryDefaultForwardsToNext || self == .motionDefaultForwards
      || self == .deliverySuperContinues
  }
}

extension TraceRecord {
  /// The view that a hitTest record answered.
  var answeredView: ObjectIndex? {
    guard case .object(let view)? = fields.first(where: { $0.key == .answer })?.value else {
      return nil
    }
    return view
  }
}
