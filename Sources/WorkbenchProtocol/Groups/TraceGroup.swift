import Sentences

/// The trace: every decision, in order, while it is taken or later.
enum TraceGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "trace.subscribe",
      "Has the records of a session sent as they come, each before the answer to its command.",
      parameters: [
        .session,
        .level,
        .optional(
          "filter",
          .object([
            .optional("kinds", .names, "Only records of these kinds."),
            .optional("at", .names, "Only records at these objects."),
            .optional("rules", .names, "Only records that name these rules."),
          ]),
          "Which records are wanted; without it, all."
        ),
        .defaulted(
          "since",
          .oneOf([.count, .choice(["start", "now"])]),
          "now",
          "The record after which to begin."
        ),
        .defaulted(
          "policy",
          .choice(["pause", "gap", "close"]),
          "gap",
          "What happens when the client does not keep up."
        ),
      ],
      results: [
        .required("subscription", .string, "The subscription's name."),
        .required("seq", .count, "The last record there is."),
        .required("epoch", .count, "The epoch of the trace."),
      ],
      errors: SessionGroup.readingErrors + [.traceTooManySubscriptions, .sessionReadOnly]
    ),
    Method(
      "trace.unsubscribe",
      "Ends a subscription; nothing is sent for it after the answer.",
      parameters: [.required("subscription", .string, "The subscription's name.")],
      results: [.required("seq", .count, "The last record that was sent.")],
      errors: [
        .traceUnknownSubscription, .sessionUnknown, .sessionUnclear, .sessionClosed, .moduleCrashed,
        .moduleTimeout,
      ]
    ),
    Method(
      "trace.get",
      "Gives records of a session, old ones too.",
      parameters: [
        .session,
        .optional("from", .count, "The first record wanted; without it, the first there is."),
        .optional("to", .count, "The last record wanted; without it, the last there is."),
        .level,
        .optional("epoch", .count, "The epoch that the numbers belong to."),
        .defaulted("limit", .integer(in: 1...10_000), 1000, "How many records at most."),
      ],
      results: [
        .required("records", .array(of: .named("record")), "The records."),
        .required("epoch", .count, "The epoch of the trace."),
        .optional("more", .boolean, "Whether the limit left some out."),
      ],
      errors: SessionGroup.readingErrors + [.traceStale]
    ),
  ]

  static let events: [Event] = [
    Event(
      "trace.record",
      from: .workbench,
      "A decision was taken.",
      parameters: subscription + [.required("record", .named("record"), "The record.")]
    ),
    Event(
      "trace.gap",
      from: .workbench,
      "Records were left out, since the client did not keep up; trace.get gives them.",
      parameters: subscription + [
        .required("from", .count, "The first record that was left out."),
        .required("to", .count, "The last record that was left out."),
      ]
    ),
    Event(
      "trace.cut",
      from: .workbench,
      "Records were taken back; the numbers after seq are given out again in the new epoch.",
      parameters: subscription + [
        .required("epoch", .count, "The epoch from now on."),
        .required("seq", .count, "The last record that still holds."),
      ]
    ),
    Event(
      "trace.closed",
      from: .workbench,
      "A subscription has ended by itself.",
      parameters: subscription + [
        .required("reason", .choice(["slow", "session", "diverged"]), "Why it ended."),
        .required("seq", .count, "The last record that was sent."),
      ]
    ),
  ]

  private static let subscription: [Field] = [
    .required("session", .string, "The session."),
    .required("subscription", .string, "The subscription."),
  ]

  static let types: [NamedType] = [
    NamedType(
      "record",
      "One decision, or one event, of a session.",
      .object(
        [
          .required("seq", .count, "Its number: gap-free within an epoch."),
          .optional("parent", .nullable(.count), "The record inside which it lies."),
          .required(
            "time",
            .number(),
            unit: "seconds",
            "When it happened, by the session's clock."
          ),
          .required("kind", .choice(kinds), "What happened."),
          .optional("at", .nullable(.string), "The object at which it happened."),
          .optional("rule", .nullable(.string), "The rule that decided."),
        ] + TraceGroup.fieldsOfKinds
      )
    )
  ]

  /// What a record may say that happened.
  static let kinds = [
    "event-queued", "event-sent", "window-chosen", "asked", "answered", "declined",
    "touch-delivered", "touch-held", "touch-dropped", "touch-cancelled", "recognizer-offered",
    "recognizer-refused", "recognizer-changed", "recognizer-waiting", "recognizer-prevented",
    "forwarded", "handled", "discarded", "control-event", "cell-changed", "action-searched",
    "action-sent", "first-responder-asked", "first-responder-refused", "first-responder-changed",
    "scrolled", "menu-built", "controller-lifecycle", "keyboard", "timer-set", "timer-fired",
    "notification", "outcome", "error",
  ]

  /// The members that records have by their kind.
  private static let fieldsOfKinds: [Field] = [
    .optional("method", .string, "The method that was called, by its Swift base name."),
    .optional("answer", .any, "What was answered: an object, a flag, null."),
    .optional("point", .point, unit: "points", "The place, in the bounds of the object."),
    .optional(
      "how",
      .string,
      "Whose code answered: inherited, overridden and whether super was called."
    ),
    .optional("to", .nullable(.string), "The object to which it went."),
    .optional("from", .nullable(.string), "The object from which it came."),
    .optional("sender", .nullable(.string), "The object on whose behalf it is done."),
    .optional("by", .string, "The recognizer that holds, stops or is waited for."),
    .optional("window", .nullable(.string), "The window concerned."),
    .optional("view", .nullable(.string), "The view concerned."),
    .optional("controller", .nullable(.string), "The controller concerned."),
    .optional("action", .string, "The action."),
    .optional("event", .string, "The event's type, or the control's event."),
    .optional("subtype", .string, "The event's subtype."),
    .optional(
      "command",
      .string,
      "The remote command, the key or button that is pressed, or the menu's command."
    ),
    .optional("phase", .oneOf([.string, .names]), "The phase of the touch, or of each."),
    .optional("touch", .oneOf([.count, .names]), "The finger, from 1, or the fingers."),
    .optional("tapCount", .count, "How many taps in a row it is."),
    .optional("state", .any, "The state that was taken."),
    .optional("stage", .string, "The stage of a controller's life."),
    .optional("items", .names, "The items of a menu."),
    .optional("name", .string, "The name of a notification, or of a document's note."),
    .optional("value", .any, "The value concerned."),
    .optional("values", .map(of: .any), "The values of a document's note."),
    .optional("due", .number(), unit: "seconds", "When a timer is due."),
    .optional("reason", .string, "Why, where no rule has a name for it."),
    .optional("reasonZh", .string, "The same in simplified Chinese."),
    .optional("error", .string, "The error, as an expectation names it."),
    .optional(
      "hit",
      .oneOf([.string, .null, .map(of: .nullable(.string))]),
      "The view that was hit."
    ),
    .optional("handledBy", .nullable(.string), "The responder that handled it."),
    .optional("path", .names, "The responders that it went through, in order."),
    .optional("discarded", .boolean, "Whether no responder handled it."),
    .optional("recognizedBy", .names, "The recognizers that recognized, in order."),
    .optional("returned", .any, "What the call or the action answered."),
    .optional("message", .string, "The message that was handled, or what went wrong."),
    .optional("messageZh", .string, "What went wrong, in simplified Chinese."),
    .optional("objects", .names, "The objects concerned, in order."),
  ]
}
