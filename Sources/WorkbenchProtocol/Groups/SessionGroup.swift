import Sentences

/// Sessions: a scenario's objects, alive, with the journal of what was done to them.
enum SessionGroup: MethodGroup {
  static let methods: [Method] = [
    .sessionOpen, .sessionClose, .sessionList, .sessionReset, .sessionAttach, .sessionRecord,
    .sessionReplay,
  ]

  /// What may be wrong with the session that is asked about, or come of running its journal again,
  /// as is done for what code computes and for records that are no longer in memory.
  static let readingErrors: [ErrorType] =
    [
      .sessionUnknown, .sessionUnclear, .sessionClosed, .moduleCrashed, .moduleTimeout,
      .sessionLost, .replayDiverged,
    ] + ErrorType.ofRunning

  /// What may be wrong with the session that a command is meant for, or come of running it.
  static let sessionErrors: [ErrorType] =
    readingErrors + [
      .sessionReadOnly, .sessionFull, .sessionUnwritten,
    ]

  static let types: [NamedType] = [
    NamedType(
      "session",
      Sentence("A session as a list shows it.", zh: "列表里的一个会话。"),
      .object([
        .required(.session, .string, Sentence("The session's name.", zh: "会话的名字。")),
        .required(
          .scenario,
          .nullable(.string),
          Sentence("The scenario's id, if it has one.", zh: "情景的 id，如果有的话。")
        ),
        .required(.title, .string, Sentence("The scenario's title.", zh: "情景的标题。")),
        .optional(
          .variant,
          .nullable(.string),
          Sentence("The variant that is built.", zh: "构建的变体。")
        ),
        .required(
          .own,
          .boolean,
          Sentence("Whether this connection opened it.", zh: "是否由这个连接打开。")
        ),
        .required(
          .keep,
          .boolean,
          Sentence("Whether it outlives the connection that opened it.", zh: "它是否在打开它的连接结束后仍保留。")
        ),
        .optional(
          .worker,
          .nullable(.count),
          Sentence("The process of its worker, if it has one.", zh: "它的工作进程，如果有的话。")
        ),
        .required(
          .commands,
          .count,
          Sentence("How many commands the journal holds.", zh: "日志里有多少个命令。")
        ),
        .required(.seq, .count, Sentence("The last record of the trace.", zh: "追踪的最后一条记录。")),
        .required(.epoch, .count, Sentence("The epoch of the trace.", zh: "追踪的纪元。")),
        .time,
        .optional(
          .recovery,
          .choice(["recovering", "recovered", "lost"]),
          Sentence(
            "How far a session that an earlier daemon kept has come: it is run again, until when the "
              + "trace counts as empty; it is there; or it cannot be run again.",
            zh: "先前的守护进程保留的会话恢复到了哪一步：正在重新运行（此前轨迹按空计）；已经恢复；无法重新运行。"
          )
        ),
      ])
    )
  ]
}

extension Method {
  public static let sessionOpen = Method(
    "session.open",
    Sentence("Builds a scenario's objects and launches its app.", zh: "构建情景的对象并启动它的应用。"),
    parameters: Field.document + [
      .optional(
        .import,
        .object(ImportFields.parameters),
        Sentence("What is imported, in place of a document.", zh: "导入什么，代替文档。")
      ),
      .variant,
      .defaulted(
        .keep,
        .boolean,
        false,
        Sentence(
          "Whether the session outlives the connection that opens it.",
          zh: "会话是否在打开它的连接结束后仍保留。"
        )
      ),
      .optional(
        .profile,
        .map(of: .any),
        Sentence(
          "Changes to the document's profile: ios, toggles, numbers.",
          zh: "对文档配置的改动：ios、toggles、numbers。"
        )
      ),
      .level, .modules,
    ],
    results: [
      .required(.session, .string, Sentence("The session's name.", zh: "会话的名字。")),
      .required(
        .scenario,
        .nullable(.string),
        Sentence("The scenario's id, if it has one.", zh: "情景的 id，如果有的话。")
      ),
      .required(
        .title,
        .string,
        Sentence("The scenario's title, in the client's language.", zh: "情景的标题，用客户端的语言。")
      ),
      .optional(
        .summary,
        .string,
        Sentence("What it is about, in the client's language.", zh: "它关于什么，用客户端的语言。")
      ),
      .required(
        .variants,
        .array(of: .named("variant")),
        Sentence("The variants of the scenario.", zh: "情景的变体。")
      ),
      .required(
        .objects,
        .names,
        Sentence("The ids of the objects, in the order of the document.", zh: "对象的 id，按文档的顺序。")
      ),
      .required(
        .warnings,
        .array(of: .named("diagnostic")),
        Sentence("Doubts about the document.", zh: "对文档的疑问。")
      ),
      .optional(
        .report,
        .named("importReport"),
        Sentence("What was read of what is imported.", zh: "从导入内容里读到了什么。")
      ),
    ],
    errors: ImportFields.errors + [
      .scenarioUnknown, .scenarioUnreadable, .scenarioInvalid, .scenarioUnknownVariant,
      .moduleUnknown, .moduleRefused, .moduleNeeded, .moduleCrashed, .moduleTimeout,
      .sessionTooMany, .sessionClosed, .sessionUnwritten,
    ] + ErrorType.ofRunning,
    traits: [.opensSession, .takesDocument, .slices]
  )

  public static let sessionClose = Method(
    "session.close",
    Sentence("Ends a session.", zh: "结束会话。"),
    parameters: [.session],
    results: [
      .required(.closed, .string, Sentence("The session that has ended.", zh: "结束了的会话。"))
    ],
    errors: [
      .sessionUnknown, .sessionUnclear, .sessionReadOnly, .sessionClosed, .moduleCrashed,
      .moduleTimeout,
    ]
  )

  public static let sessionList = Method(
    "session.list",
    Sentence("Lists the sessions that are open.", zh: "列出打开的会话。"),
    results: [
      .required(.sessions, .array(of: .named("session")), Sentence("The sessions.", zh: "会话。"))
    ],
    traits: [.reads, .slices]
  )

  public static let sessionReset = Method(
    "session.reset",
    Sentence("Puts a session back to where it was just after the launch.", zh: "让会话回到刚启动之后。"),
    parameters: [.session, .variant],
    results: [
      .required(
        .epoch,
        .count,
        Sentence("The epoch of the trace, which has gone up.", zh: "追踪的纪元，它增加了。")
      ),
      .required(.seq, .count, Sentence("The last record of the launch.", zh: "启动的最后一条记录。")),
      .time,
    ],
    errors: SessionGroup.sessionErrors + [.scenarioUnknownVariant],
    traits: [.slices]
  )

  public static let sessionAttach = Method(
    "session.attach",
    Sentence("Lets this connection read another's session.", zh: "让这个连接读取另一个连接的会话。"),
    parameters: [.required(.session, .string, Sentence("The session's name.", zh: "会话的名字。"))],
    results: [.required(.session, .named("session"), Sentence("The session.", zh: "会话。"))],
    // No other: the directory is asked and not the session, which may be at work or in a worker.
    errors: [.sessionUnknown],
    traits: [.reads]
  )

  public static let sessionRecord = Method(
    "session.record",
    Sentence(
      "Gives the session as a recording: document, journal, and hash of the trace.",
      zh: "把会话作为录制给出：文档、日志和追踪的哈希。"
    ),
    parameters: [.session],
    results: [
      .required(
        .text,
        .string,
        Sentence("The recording, to be written to a file.", zh: "录制，供写入文件。")
      ),
      .required(
        .commands,
        .count,
        Sentence("How many commands the journal holds.", zh: "日志里有多少个命令。")
      ),
      .required(.hash, .string, Sentence("The hash of the trace.", zh: "追踪的哈希。")),
    ],
    errors: SessionGroup.readingErrors,
    traits: [.reads, .slices]
  )

  public static let sessionReplay = Method(
    "session.replay",
    Sentence(
      "Opens a session and runs a recording's commands in it again.",
      zh: "打开会话，把录制里的命令在其中重新运行。"
    ),
    parameters: [
      .optional(.path, .string, Sentence("The recording's file.", zh: "录制的文件。")),
      .optional(.text, .string, Sentence("The recording itself.", zh: "录制本身。")),
      .defaulted(
        .keep,
        .boolean,
        false,
        Sentence("Whether the session outlives the connection.", zh: "会话是否在连接结束后仍保留。")
      ),
      .progressToken,
    ],
    results: [
      .required(.session, .string, Sentence("The new session's name.", zh: "新会话的名字。")),
      .required(.commands, .count, Sentence("How many commands were run.", zh: "运行了多少个命令。")),
      .required(
        .hash,
        .string,
        Sentence("The hash of the trace, which is the recording's.", zh: "追踪的哈希，与录制的相同。")
      ),
      .time,
    ],
    errors: [
      .replayInvalid, .replayDiverged, .scenarioUnreadable, .scenarioInvalid,
      .scenarioUnknownVariant, .sessionTooMany, .sessionFull, .sessionUnwritten, .sessionClosed,
      .moduleUnknown, .moduleRefused, .moduleCrashed, .moduleTimeout,
    ] + ErrorType.ofRunning,
    traits: [.opensSession, .takesRecording, .slices]
  )
}
