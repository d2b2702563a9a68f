import Sentences

/// Questions about a scenario, answered before it runs.
enum QuizGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "quiz.list",
      "Lists the scenarios that ask questions.",
      results: [.required("quizzes", .array(of: .named("scenario")), "The scenarios.")]
    ),
    Method(
      "quiz.start",
      "Opens a session on a scenario that asks, and runs it up to the first question.",
      parameters: [
        .required("id", .string, "The scenario's id."),
        .optional("variant", .string, "The variant; without it, the first that asks."),
      ],
      results: [
        .required("session", .string, "The session's name."),
        .required("scenario", .string, "The scenario's id."),
        .required("title", .string, "The scenario's title."),
        .required("questions", .count, "How many questions it asks."),
        .required("question", .named("question"), "The first question."),
      ],
      errors: [
        .quizUnknown, .scenarioUnknown, .scenarioUnknownVariant, .scenarioUnreadable,
        .scenarioInvalid, .moduleUnknown, .moduleRefused, .moduleCrashed, .moduleTimeout,
        .sessionTooMany, .sessionFull, .sessionClosed,
      ] + ErrorType.ofRunning
    ),
    Method(
      "quiz.answer",
      "Takes the prediction, runs the steps that it is about, and compares.",
      parameters: [
        .session,
        .required("answer", .any, "The prediction: an option's id, an object, a number, a flag."),
      ],
      results: judgement,
      errors: SessionGroup.sessionErrors + [.quizNoQuestion, .quizWrongAnswer]
    ),
    Method(
      "quiz.give-up",
      "Runs the steps that the question is about and shows what happens.",
      parameters: [.session],
      results: judgement,
      errors: SessionGroup.sessionErrors + [.quizNoQuestion]
    ),
    Method(
      "quiz.next",
      "Goes on to the next question.",
      parameters: [.session],
      results: [
        .required("finished", .boolean, "Whether there was none."),
        .optional("question", .named("question"), "The question."),
        .required("right", .count, "How many were predicted right so far."),
        .required("wrong", .count, "How many were predicted wrong."),
        .required("shown", .count, "How many were given up."),
      ],
      errors: SessionGroup.sessionErrors + [.quizNoQuestion, .quizQuestionOpen]
    ),
  ]

  private static let judgement: [Field] = [
    .required("correct", .boolean, "Whether the prediction was right."),
    .optional("predicted", .any, "The prediction."),
    .required("actual", .any, "What happened."),
    .optional("belief", .nullable(.string), "The belief behind the option that was chosen."),
    .required("explanation", .string, "Why it happened."),
    .optional("rule", .nullable(.string), "The rule that decided."),
    .optional("record", .nullable(.count), "The first record at which the two part."),
    .optional("reason", .named("reason"), "The decision in which the answer lies, as data."),
    .records,
    .optional("outcome", .nullable(.named("outcome")), "What came of the steps."),
    .required("remaining", .count, "How many questions are left."),
  ]

  static let types: [NamedType] = [
    NamedType(
      "question",
      "A question about what is going to happen.",
      .object([
        .required("number", .count, "The question's number, from 1."),
        .required(
          "kind",
          .choice(["hit", "handledBy", "firstResponder", "returned", "fired"]),
          "What is asked for."
        ),
        .required("prompt", .string, "The question, in the client's language."),
        .required(
          "options",
          .array(
            of: .object([
              .required("id", .any, "What is given as the answer."),
              .required("text", .string, "How the option is shown."),
            ])
          ),
          "What may be chosen; empty where a number is asked for."
        ),
        .optional("steps", .names, "The steps that it is about, in a few words each."),
        .optional(
          "script",
          .array(of: .map(of: .any)),
          "The same steps, as the document writes them, without labels and expectations."
        ),
        .optional("tree", .array(of: .named("node")), "The views as they are."),
        .optional("hints", .count, "How many hints there are."),
      ])
    )
  ]
}
