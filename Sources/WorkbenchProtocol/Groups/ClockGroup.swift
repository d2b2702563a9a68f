import Sentences

/// The clock of a session, which moves only when told to.
enum ClockGroup: MethodGroup {
  static let methods: [Method] = [
    .clockAdvance
  ]
}

extension Method {
  public static let clockAdvance = Method(
    "clock.advance",
    Sentence(
      "Moves the clock and fires the timers that fall due, in order.",
      zh: "移动时钟，按顺序触发到期的定时器。"
    ),
    parameters: [
      .session,
      .required(
        .by,
        .oneOf([.number(in: 0...1_000_000), .choice(["idle"])]),
        unit: "seconds",
        Sentence(
          "How far, or idle: until nothing moves and no timer is due within a second.",
          zh: "走多远；或 idle：直到没有东西在动，一秒内也没有定时器到期。"
        )
      ),
      .level,
    ],
    results: [.records, .time],
    errors: SessionGroup.sessionErrors,
    traits: [.slices]
  )
}
