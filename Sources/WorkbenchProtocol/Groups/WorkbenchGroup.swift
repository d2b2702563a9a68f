import Sentences

/// The workbench itself: greeting, description, state, end; and what belongs to any request.
enum WorkbenchGroup: MethodGroup {
  static let methods: [Method] = [
    .hello, .describe, .stats, .shutdown,
  ]

  static let events: [Event] = [.cancelRequest, .progress, .workbenchStopping]

  static let types: [NamedType] = [
    NamedType(
      "diagnostic",
      Sentence("A fault in a document, or a doubt about it.", zh: "文档的错误，或对它的疑问。"),
      .object([
        .required(
          .severity,
          .choice(["error", "warning"]),
          Sentence("Whether it stops the document.", zh: "是否使文档无法使用。")
        ),
        .required(.type, .string, Sentence("The stable kind of fault.", zh: "错误种类的稳定名字。")),
        .required(.message, .string, Sentence("What is wrong: one sentence.", zh: "哪里不对：一句话。")),
        .optional(
          .file,
          .nullable(.string),
          Sentence("The file, or the name of the text.", zh: "文件，或文本的名字。")
        ),
        .required(.line, .count, Sentence("The line, from 1.", zh: "行，从 1 数起。")),
        .required(
          .column,
          .count,
          Sentence("The column in characters, from 1.", zh: "列，按字符，从 1 数起。")
        ),
        .required(.pointer, .string, Sentence("JSON pointer to the place.", zh: "指向该处的 JSON 指针。")),
        .optional(
          .range,
          .named("range"),
          Sentence("The value or the name at fault.", zh: "有错的值或名字。")
        ),
        .optional(.allowed, .names, Sentence("What may stand there.", zh: "那里可以写什么。")),
        .optional(.hint, .string, Sentence("What to do about it.", zh: "该怎么办。")),
      ])
    ),
    NamedType(
      "place",
      Sentence("A place on the screen.", zh: "屏幕上的位置。"),
      .oneOf([
        .point,
        .string,
        .object([
          .required(
            .in,
            .string,
            Sentence("The view in whose bounds the place lies.", zh: "位置在哪个视图的 bounds 里。")
          ),
          .optional(
            .point,
            .point,
            unit: "points",
            Sentence("The place in the view's bounds.", zh: "在视图的 bounds 里的位置。")
          ),
          .optional(
            .unit,
            .point,
            Sentence("The place as a share of the view's bounds.", zh: "以视图 bounds 的比例表示的位置。")
          ),
          .optional(.part, .string, Sentence("The part of a control.", zh: "控件的部分。")),
          .optional(
            .offset,
            .point,
            unit: "points",
            Sentence("How far from there the place is.", zh: "位置离那里多远。")
          ),
        ]),
      ])
    ),
  ]
}

extension Event {
  /// Asks that a request be stopped, which then answers with the error workbench.cancelled.
  public static let cancelRequest = Event(
    "$/cancelRequest",
    from: .client,
    Sentence(
      "Asks that a request be stopped, which then answers with the error workbench.cancelled.",
      zh: "请求停止一个请求，后者随即以错误 workbench.cancelled 回答。"
    ),
    parameters: [
      .required(
        .id,
        .oneOf([.string, .integer(), .null]),
        Sentence("The id of the request.", zh: "请求的 id。")
      )
    ]
  )

  /// Tells how far a long request has come, when its parameters gave a token.
  public static let progress = Event(
    "$/progress",
    from: .workbench,
    Sentence(
      "Tells how far a long request has come, when its parameters gave a token.",
      zh: "告诉长请求进行到哪里，如果它的参数给了标记。"
    ),
    parameters: [
      .required(
        .token,
        .oneOf([.string, .integer()]),
        Sentence("The token of the request.", zh: "请求的标记。")
      ),
      .required(
        .value,
        .object([
          .required(
            .done,
            .count,
            Sentence("How many parts of the work are done.", zh: "完成了多少部分。")
          ),
          .optional(.of, .count, Sentence("How many parts there are.", zh: "一共多少部分。")),
          .optional(.message, .string, Sentence("What is being done.", zh: "正在做什么。")),
        ]),
        Sentence("How far it has come.", zh: "进行到哪里。")
      ),
    ]
  )

  /// The daemon is about to end and takes no new requests.
  public static let workbenchStopping = Event(
    "workbench.stopping",
    from: .workbench,
    Sentence("The daemon is about to end and takes no new requests.", zh: "守护进程即将结束，不再接受新请求。"),
    parameters: [
      .required(.reason, .string, Sentence("Why it ends.", zh: "它为什么结束。")),
      .required(
        .grace,
        .number(),
        unit: "seconds",
        Sentence("How long open requests may still take.", zh: "未完成的请求还可以用多久。")
      ),
    ]
  )
}

extension Method {
  public static let hello = Method(
    "hello",
    Sentence(
      "Tells the workbench who asks and from where, and asks what it can do.",
      zh: "告诉工作台是谁、从哪里询问，并问它能做什么。"
    ),
    parameters: [
      .optional(
        .client,
        .object([
          .required(.name, .string, Sentence("The client's name.", zh: "客户端的名字。")),
          .optional(.version, .string, Sentence("The client's version.", zh: "客户端的版本。")),
          .optional(.pid, .count, Sentence("The client's process.", zh: "客户端的进程。")),
        ]),
        Sentence("Who asks.", zh: "谁在询问。")
      ),
      .optional(
        .cwd,
        .string,
        Sentence("The folder at which relative paths start.", zh: "相对路径的起始目录。")
      ),
      .optional(
        .paths,
        .object([
          .optional(
            .modules,
            .names,
            Sentence("Folders in which modules are looked for first.", zh: "最先查找模块的目录。")
          ),
          .optional(
            .scenarios,
            .names,
            Sentence("Folders in which scenarios are looked for first.", zh: "最先查找情景的目录。")
          ),
        ]),
        Sentence("Where the client keeps its own.", zh: "客户端把自己的东西放在哪里。")
      ),
      .optional(
        .language,
        .choice(["en", "zh-Hans"]),
        Sentence("The language of titles and explanations.", zh: "标题和解释所用的语言。")
      ),
      .optional(
        .protocol,
        .object([
          .required(
            .min,
            .count,
            Sentence("The oldest version that the client speaks.", zh: "客户端会的最旧版本。")
          ),
          .required(
            .max,
            .count,
            Sentence("The newest version that the client speaks.", zh: "客户端会的最新版本。")
          ),
        ]),
        Sentence("The versions of the protocol that the client speaks.", zh: "客户端会的协议版本。")
      ),
      .optional(
        .capabilities,
        .object([
          .optional(
            .required,
            .names,
            Sentence("What the client cannot do without.", zh: "客户端不可缺少的能力。")
          ),
          .optional(.optional, .names, Sentence("What the client would use.", zh: "客户端会用到的能力。")),
        ]),
        Sentence("What the client wants.", zh: "客户端想要什么。")
      ),
    ],
    results: [
      .required(
        .server,
        .object([
          .required(.name, .string, Sentence("The daemon's name.", zh: "守护进程的名字。")),
          .required(.version, .string, Sentence("The daemon's version.", zh: "守护进程的版本。")),
          .required(.build, .string, Sentence("Tells builds apart.", zh: "用来区分构建。")),
          .required(.pid, .count, Sentence("The daemon's process.", zh: "守护进程的进程。")),
          .required(
            .autoStarted,
            .boolean,
            Sentence("Whether a client started the daemon.", zh: "守护进程是否由客户端启动。")
          ),
        ]),
        Sentence("Who answers.", zh: "谁在回答。")
      ),
      .required(
        .protocol,
        .count,
        Sentence("The version of the protocol that is spoken.", zh: "所用协议的版本。")
      ),
      .required(
        .capabilities,
        .map(of: .boolean),
        Sentence("What the workbench can do, by name.", zh: "工作台能做什么，按名字。")
      ),
      .required(
        .limits,
        .map(of: .number()),
        Sentence("The limits that it enforces, by name.", zh: "它所执行的限制，按名字。")
      ),
    ],
    errors: [.helloProtocolMismatch, .helloMissingCapability]
  )

  public static let describe = Method(
    "describe",
    Sentence(
      "Describes the protocol, or one method of it, as JSON Schema.",
      zh: "把协议或它的一个方法描述为 JSON Schema。"
    ),
    parameters: [
      .optional(
        .method,
        .string,
        Sentence("The one method that is asked about.", zh: "所问的那个方法。")
      ),
      .optional(
        .session,
        .string,
        Sentence(
          "The session whose modules' stimuli belong to it, too; else the only one, if there is one.",
          zh: "其模块的刺激也算在内的会话；不写则为唯一的那个，如果只有一个的话。"
        )
      ),
    ],
    results: [
      .required(.protocol, .count, Sentence("The version of the protocol.", zh: "协议的版本。")),
      .required(
        .schema,
        .map(of: .any),
        Sentence("A JSON Schema 2020-12 document.", zh: "JSON Schema 2020-12 文档。")
      ),
    ],
    errors: [
      .sessionUnknown, .sessionUnclear, .sessionClosed, .moduleCrashed, .moduleTimeout,
    ],
    traits: [.reads]
  )

  public static let stats = Method(
    "stats",
    Sentence("Tells what the workbench is doing.", zh: "告诉工作台在做什么。"),
    results: [
      .required(.pid, .count, Sentence("The daemon's process.", zh: "守护进程的进程。")),
      .required(
        .uptime,
        .number(),
        unit: "seconds",
        Sentence("How long the daemon has been running.", zh: "守护进程运行了多久。")
      ),
      .required(
        .memory,
        .count,
        unit: "bytes",
        Sentence("How much memory is resident.", zh: "有多少内存驻留。")
      ),
      .required(
        .memoryBudget,
        .count,
        unit: "bytes",
        Sentence("How much memory the daemon may take.", zh: "守护进程最多可用多少内存。")
      ),
      .required(
        .connections,
        .count,
        Sentence("How many connections are open.", zh: "有多少连接打开。")
      ),
      .required(.sessions, .count, Sentence("How many sessions are open.", zh: "有多少会话打开。")),
      .required(.workers, .count, Sentence("How many workers run.", zh: "有多少工作进程在运行。")),
      .required(.modules, .count, Sentence("How many modules are loaded.", zh: "加载了多少模块。")),
      .required(.requests, .count, Sentence("How many requests were answered.", zh: "回答了多少请求。")),
      .required(
        .failures,
        .count,
        Sentence("How many of the answers were errors.", zh: "其中多少回答是错误。")
      ),
    ]
  )

  public static let shutdown = Method(
    "shutdown",
    Sentence("Answers what is in flight, then ends the daemon.", zh: "回答完进行中的请求，然后结束守护进程。"),
    parameters: [
      .optional(.reason, .string, Sentence("What other clients are told.", zh: "告诉其他客户端的话。"))
    ],
    results: [.required(.stopping, .boolean, Sentence("Always true.", zh: "总是 true。"))]
  )
}
