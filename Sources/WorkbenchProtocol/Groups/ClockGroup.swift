import Sentences

/// The clock of a session, which moves only when told to.
enum ClockGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "clock.advance",
      "Moves the clock and fires the timers that fall due, in order.",
      parameters: [
        .session,
        .required(
          "by",
          .oneOf([.number(in: 0...1_000_000), .choice(["idle"])]),
          unit: "seconds",
          "How far, or idle: until nothing moves and no timer is due within a second."
        ),
        .level,
      ],
      results: [.records, .time],
      errors: SessionGroup.sessionErrors
    )
  ]
}
