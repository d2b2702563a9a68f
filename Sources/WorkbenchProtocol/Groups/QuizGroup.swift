import Sentences

/// Questions about a scenario, answered before it runs.
enum QuizGroup: MethodGroup {
  static let methods: [Method] = [
    .quizList, .quizStart, .quizAnswer, .quizGiveUp, .quizNext,
  ]

  fileprivate static let judgement: [Field] = [
    .required(.correct, .boolean, Sentence("Whether the prediction was right.", zh: "预测是否正确。")),
    .optional(.predicted, .any, Sentence("The prediction.", zh: "预测。")),
    .required(.actual, .any, Sentence("What happened.", zh: "发生了什么。")),
    .optional(
      .belief,
      .nullable(.string),
      Sentence("The belief behind the option that was chosen.", zh: "所选选项背后的想法。")
    ),
    .required(.explanation, .string, Sentence("Why it happened.", zh: "为什么会这样。")),
    .optional(.rule, .nullable(.string), Sentence("The rule that decided.", zh: "起决定作用的规则。")),
    .optional(
      .record,
      .nullable(.count),
      Sentence("The first record at which the two part.", zh: "两者从这条记录开始分开。")
    ),
    .optional(
      .reason,
      .named("reason"),
      Sentence("The decision in which the answer lies, as data.", zh: "答案所在的决定，以数据表示。")
    ),
    .records,
    .optional(
      .outcome,
      .nullable(.named("outcome")),
      Sentence("What came of the steps.", zh: "这些步骤的结果。")
    ),
    .required(.remaining, .count, Sentence("How many questions are left.", zh: "还剩几个问题。")),
  ]

  static let types: [NamedType] = [
    NamedType(
      "question",
      Sentence("A question about what is going to happen.", zh: "关于将要发生什么的问题。"),
      .object([
        .required(
          .number,
          .count,
          Sentence("The question's number, from 1.", zh: "问题的序号，从 1 数起。")
        ),
        .required(
          .kind,
          .choice(["hit", "handledBy", "firstResponder", "returned", "fired"]),
          Sentence("What is asked for.", zh: "问的是什么。")
        ),
        .required(
          .prompt,
          .string,
          Sentence("The question, in the client's language.", zh: "问题，用客户端的语言。")
        ),
        .required(
          .options,
          .array(
            of: .object([
              .required(.id, .any, Sentence("What is given as the answer.", zh: "作为答案给出的内容。")),
              .required(.text, .string, Sentence("How the option is shown.", zh: "选项怎样显示。")),
            ])
          ),
          Sentence("What may be chosen; empty where a number is asked for.", zh: "可以选什么；问数字时为空。")
        ),
        .optional(
          .steps,
          .names,
          Sentence("The steps that it is about, in a few words each.", zh: "它所问的步骤，各用几个词。")
        ),
        .optional(
          .script,
          .array(of: .map(of: .any)),
          Sentence(
            "The same steps, as the document writes them, without labels and expectations.",
            zh: "同样的步骤，按文档的写法，不带标签和预期。"
          )
        ),
        .optional(
          .tree,
          .array(of: .named("node")),
          Sentence("The views as they are.", zh: "此时的视图。")
        ),
        .optional(.hints, .count, Sentence("How many hints there are.", zh: "有几个提示。")),
      ])
    )
  ]
}

extension Method {
  public static let quizList = Method(
    "quiz.list",
    Sentence("Lists the scenarios that ask questions.", zh: "列出会提问的情景。"),
    results: [
      .required(.quizzes, .array(of: .named("scenario")), Sentence("The scenarios.", zh: "情景。"))
    ]
  )

  public static let quizStart = Method(
    "quiz.start",
    Sentence(
      "Opens a session on a scenario that asks, and runs it up to the first question.",
      zh: "在会提问的情景上打开会话，运行到第一个问题。"
    ),
    parameters: [
      .required(.id, .string, Sentence("The scenario's id.", zh: "情景的 id。")),
      .optional(
        .variant,
        .string,
        Sentence("The variant; without it, the first that asks.", zh: "变体；不写则为第一个提问的。")
      ),
    ],
    results: [
      .required(.session, .string, Sentence("The session's name.", zh: "会话的名字。")),
      .required(.scenario, .string, Sentence("The scenario's id.", zh: "情景的 id。")),
      .required(.title, .string, Sentence("The scenario's title.", zh: "情景的标题。")),
      .required(.questions, .count, Sentence("How many questions it asks.", zh: "它问几个问题。")),
      .required(.question, .named("question"), Sentence("The first question.", zh: "第一个问题。")),
    ],
    errors: [
      .quizUnknown, .scenarioUnknown, .scenarioUnknownVariant, .scenarioUnreadable,
      .scenarioInvalid, .moduleUnknown, .moduleRefused, .moduleCrashed, .moduleTimeout,
      .sessionTooMany, .sessionFull, .sessionClosed,
    ] + ErrorType.ofRunning,
    traits: [.opensSession, .takesDocument]
  )

  public static let quizAnswer = Method(
    "quiz.answer",
    Sentence(
      "Takes the prediction, runs the steps that it is about, and compares.",
      zh: "接受预测，运行问题所问的步骤，再比较。"
    ),
    parameters: [
      .session,
      .required(
        .answer,
        .any,
        Sentence(
          "The prediction: an option's id, an object, a number, a flag.",
          zh: "预测：选项的 id、对象、数字、真假。"
        )
      ),
    ],
    results: QuizGroup.judgement,
    errors: SessionGroup.sessionErrors + [.quizNoQuestion, .quizWrongAnswer]
  )

  public static let quizGiveUp = Method(
    "quiz.give-up",
    Sentence(
      "Runs the steps that the question is about and shows what happens.",
      zh: "运行问题所问的步骤，显示发生了什么。"
    ),
    parameters: [.session],
    results: QuizGroup.judgement,
    errors: SessionGroup.sessionErrors + [.quizNoQuestion]
  )

  public static let quizNext = Method(
    "quiz.next",
    Sentence("Goes on to the next question.", zh: "转到下一个问题。"),
    parameters: [.session],
    results: [
      .required(.finished, .boolean, Sentence("Whether there was none.", zh: "是否已经没有了。")),
      .optional(.question, .named("question"), Sentence("The question.", zh: "问题。")),
      .required(
        .right,
        .count,
        Sentence("How many were predicted right so far.", zh: "至今预测对了几个。")
      ),
      .required(.wrong, .count, Sentence("How many were predicted wrong.", zh: "预测错了几个。")),
      .required(.shown, .count, Sentence("How many were given up.", zh: "放弃了几个。")),
    ],
    errors: SessionGroup.sessionErrors + [.quizNoQuestion, .quizQuestionOpen]
  )
}
