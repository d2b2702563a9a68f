import Sentences

// Members and types that rows of several groups have in common.

extension Field {
  /// Which session is meant.
  static let session = Field.optional(
    .session,
    .string,
    Sentence(
      "The session, as session.open named it; may be left out when the connection opened just one.",
      zh: "会话，由 session.open 命名；连接只打开了一个时可以不写。"
    )
  )

  /// The records that a command left.
  static let records = Field.required(
    .records,
    .array(of: .count, count: 2...2),
    Sentence("The first and the last record that it left.", zh: "它留下的第一条和最后一条记录。")
  )

  /// Where the session's clock stands after a command.
  static let time = Field.required(
    .time,
    .number(),
    unit: "seconds",
    Sentence("Where the session's clock stands afterwards.", zh: "之后会话时钟的位置。")
  )

  /// What a step of a script does, as one says it.
  static let phrase = Field.required(
    .phrase,
    .string,
    Sentence("What it does, as one says it: tap buy at 90,70.", zh: "它做什么，用人话说：轻点 buy 的 90,70 处。")
  )

  /// What came of an event, as a stimulus answers it and the trace records it.
  static let outcome: [Field] = [
    .optional(
      .hit,
      .oneOf([.string, .null, .map(of: .nullable(.string))]),
      Sentence(
        "The view that was hit; for several fingers by their numbers.",
        zh: "命中的视图；多根手指则按它们的号码。"
      )
    ),
    .optional(
      .handledBy,
      .nullable(.string),
      Sentence("The responder that handled it.", zh: "处理它的响应者。")
    ),
    .optional(
      .path,
      .names,
      Sentence("The responders that it went through, in order.", zh: "它经过的响应者，按顺序。")
    ),
    .optional(
      .recognizedBy,
      .names,
      Sentence("The recognizers that recognized, in order.", zh: "识别成功的识别器，按顺序。")
    ),
    .optional(
      .returned,
      .any,
      Sentence("What the call or the action answered.", zh: "调用或动作的返回值。")
    ),
  ]

  /// How much of a run is recorded.
  static let level = Field.defaulted(
    .level,
    .choice(WireType.levels),
    "route",
    Sentence(
      "How much is recorded: what came of it, the route of each event, or every call.",
      zh: "记录多少：结果、每个事件的路线，或每次调用。"
    )
  )

  /// By which name progress is told.
  static let progressToken = Field.optional(
    .progressToken,
    .oneOf([.string, .integer()]),
    Sentence(
      "The token under which $/progress tells how far the run has come.",
      zh: "$/progress 用这个标记告诉运行到了哪里。"
    )
  )

  /// Which modules may be loaded for a document.
  static let modules = Field.defaulted(
    .modules,
    .choice(["all", "built-in"]),
    "all",
    Sentence(
      "Which modules may be loaded for it: all that it names, in a worker, or only those built in.",
      zh: "可以为它加载哪些模块：它提到的全部（在工作进程里），或只有内置的。"
    )
  )

  /// Which variant of a scenario is run.
  static let variant = Field.optional(
    .variant,
    .string,
    Sentence("The id of one variant.", zh: "一个变体的 id。")
  )

  /// The four ways in which a document is given: an id, a path, or a text and its name.
  static let document: [Field] = [
    .optional(.id, .string, Sentence("The id of a scenario: topic/name.", zh: "情景的 id：主题/名字。")),
    .optional(
      .path,
      .string,
      Sentence(
        "The path of a file; a relative one starts at the client's folder.",
        zh: "文件的路径；相对路径从客户端的目录算起。"
      )
    ),
    .optional(.text, .string, Sentence("The document itself.", zh: "文档本身。")),
    .optional(.name, .string, Sentence("The name of the text in diagnostics.", zh: "文本在诊断里的名字。")),
  ]
}

extension WireType {
  /// How much of a run may be recorded, least first.
  static let levels = ["outcome", "route", "full"]

  /// A place on the screen, as a scenario document writes it.
  static let place = WireType.named("place")

  /// The names of objects.
  static let names = WireType.array(of: .string)
}
