import Sentences

/// What the answers of `hit.why` and `script.why` hold: reasons, and changes that help.
enum WhyFields {
  /// The errors that both may answer with.
  static let errors: [ErrorType] =
    SessionGroup.sessionErrors + [
      .objectUnknown, .objectWrongClass, .objectUnknownProperty, .objectWrongValue,
      .stimulusNoPlace, .stimulusRefused, .methodNeedsModule, .paramsUnknownMember,
      .paramsMissingMember, .paramsOutOfRange,
    ]

  static let results: [Field] = [
    .required("wanted", .nullable(.string), "What was asked about; null where nothing was named."),
    .optional("step", .named("askedStep"), "The step whose event it is, where it is one's."),
    .required(
      "stimulus",
      .nullable(.map(of: .any)),
      "What was done: a stimulus with send and its parameters, or what the step does."
    ),
    .optional(
      "place",
      .object([
        .required("screen", .point, unit: "points", "On the screen."),
        .optional("view", .string, "The view of which it is a place."),
        .optional("point", .point, unit: "points", "In the bounds of that view."),
      ]),
      "Where it was aimed."
    ),
    .required("got", .any, "Who gets the event instead, or what the value is; null for nobody."),
    .required("holds", .boolean, "Whether it is as wanted already."),
    .required("reasons", .array(of: .named("reason")), "The obstacles, in the order met."),
    .optional("record", .nullable(.count), "The record of the first reason."),
    .optional("rule", .nullable(.string), "The rule of the first reason."),
    .required("text", .string, "The first reason in one sentence."),
    .optional("records", .array(of: .named("record")), "The event as it is, at the level route."),
    .required(
      "fixes",
      .array(of: .named("fix")),
      "The changes that help: those that break nothing first, then fewer edits, at most eight."
    ),
    .optional("tried", .count, "How many changes were tried."),
    .optional("expectations", .count, "How many expectations of the document hold as it is."),
    .optional("ask", .names, "What can be asked about, nearest first, where nothing was named."),
  ]

  static let types: [NamedType] = [
    NamedType(
      "askedStep",
      "A step about which a question is.",
      .object([
        .required("index", .count, "The step's place in the script, from 0."),
        .required("pointer", .string, "JSON pointer to the step."),
        .optional("label", .string, "The step's label."),
        .required("action", .string, "What the step does, in a few words."),
      ])
    ),
    NamedType(
      "sentence",
      "A sentence as data, for programs that word it themselves.",
      .object([
        .required("id", .string, "What it says; an id never changes its meaning."),
        .required("args", .map(of: .any), "Of whom: names, numbers, words of the document."),
      ])
    ),
    NamedType(
      "reason",
      "A decision of the run at which it parts from one in which it is as wanted.",
      .object([
        .required(
          "kind",
          .choice(["hit", "touch", "recognizer", "message", "action", "focus", "other"]),
          "What kind of decision it is."
        ),
        .optional("object", .nullable(.string), "Whose decision it is."),
        .optional("record", .nullable(.count), "Its record, at the level route."),
        .optional("rule", .nullable(.string), "Its rule."),
        .required("reason", .named("sentence"), "What it says."),
        .required("text", .string, "The same in the client's language."),
        .optional("line", .count, "The line of the document that makes it so, from 1."),
      ])
    ),
    NamedType(
      "fix",
      "A change after which it is as wanted.",
      .object([
        .required(
          "edits",
          .array(
            of: .object([
              .optional("set", .map(of: .any), "What is assigned."),
              .optional("step", .count, "The step of the script whose members are set, from 0."),
              .optional("call", .string, "The method that is called instead."),
              .optional("on", .string, "Whose method it is."),
              .optional("with", .array(of: .any), "Its arguments."),
            ])
          ),
          "The changes, as a script writes them."
        ),
        .required("rank", .count, "Its place in the list, from 1."),
        .required(
          "when",
          .choice(["launch", "step"]),
          "Whether it is part of the document from the launch on, or done before the step."
        ),
        .required("keeps", .count, "How many expectations that held still hold."),
        .required("breaks", .array(of: .named("broken")), "Those that held and hold no more."),
        .optional(
          "asAsked",
          .array(of: .named("broken")),
          "Those that only recorded that it was not as is wanted now."
        ),
        .optional("outcome", .named("outcome"), "What came of the same stimulus afterwards."),
        .required("swift", .string, "The same in Swift, one statement a line."),
        .required("text", .string, "The change in one sentence, in the client's language."),
        .required("sentence", .named("sentence"), "The same as data."),
        .optional("records", .array(of: .named("record")), "The trace that proves it."),
      ])
    ),
    NamedType(
      "broken",
      "An expectation that held and does not hold after a change.",
      .object([
        .required("pointer", .string, "JSON pointer to it."),
        .optional("step", .count, "The index of its step."),
        .required("text", .string, "What happens instead: one sentence."),
      ])
    ),
  ]
}
