/// Which view is hit, and why not another.
enum HitGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "hit.test",
      "Asks which view is hit at a place, and lists every view that was asked.",
      parameters: [
        .session,
        .required("at", .place, "The place on the screen."),
      ],
      results: [
        .required("hit", .nullable(.string), "The view that is hit."),
        .required(
          "asked",
          .array(
            of: .object([
              .required("order", .count, "When it was asked, from 1."),
              .required("id", .string, "The view."),
              .required("depth", .count, "How deep it lies below the window."),
              .required(
                "point",
                .nullable(.point),
                unit: "points",
                "The place in its bounds; null for a view whose transform has no way back."
              ),
              .required(
                "answer",
                .oneOf([.string, .boolean, .null]),
                "The view that it answered; false when the point was outside."
              ),
              .optional("rule", .nullable(.string), "The rule that decided."),
              .optional("notAsked", .names, "Views in it that were not asked for that reason."),
            ])
          ),
          "The views, in the order in which they were asked."
        ),
      ],
      errors: SessionGroup.readingErrors
    ),
    Method(
      "hit.why",
      "Finds why an object does not get an event, and the smallest changes after which it does.",
      parameters: [
        .session,
        .required("want", .string, "The object that should get it."),
        .optional(
          "stimulus",
          .map(of: .any),
          "A step of a script with send; without it, a tap on the object, or a recognizer's view."
        ),
        .progressToken,
      ],
      results: [
        .required("wanted", .string, "The object that should get it."),
        .required("stimulus", .map(of: .any), "What was sent, with send and its parameters."),
        .required("got", .nullable(.string), "The object that gets it instead."),
        .optional("record", .nullable(.count), "The first record that goes the other way."),
        .optional("rule", .nullable(.string), "The rule that decided there."),
        .required("text", .string, "The reason in one sentence."),
        .required("fixes", .array(of: .named("fix")), "The changes that help, smallest first."),
        .optional("tried", .count, "How many changes were tried."),
      ],
      errors: SessionGroup.readingErrors
    ),
  ]

  static let types: [NamedType] = [
    NamedType(
      "fix",
      "A change after which the wanted object gets the event.",
      .object([
        .required(
          "edits",
          .array(
            of: .object([
              .optional("set", .map(of: .any), "What is assigned."),
              .optional("call", .string, "The method that is called instead."),
              .optional("on", .string, "Whose method it is."),
              .optional("with", .array(of: .any), "Its arguments."),
            ])
          ),
          "The changes, as a script writes them."
        ),
        .required("outcome", .named("outcome"), "What came of the same stimulus afterwards."),
        .required("text", .string, "The change in one sentence."),
        .optional("records", .array(of: .named("record")), "The trace that proves it."),
      ])
    )
  ]
}
