import Sentences

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
              .optional("bounds", .rectangle, unit: "points", "Its bounds."),
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
      results: WhyFields.results,
      errors: WhyFields.errors
    ),
  ]
}
