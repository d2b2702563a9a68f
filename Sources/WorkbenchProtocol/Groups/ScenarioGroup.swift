import Sentences

/// Scenario documents, before a session is opened on one.
enum ScenarioGroup: MethodGroup {
  static let methods: [Method] = [
    .scenarioList, .scenarioShow, .scenarioSearch, .scenarioCopy, .scenarioCheck, .scenarioExport,
    .scenarioOutline, .scenarioEdit,
  ]

  static let types: [NamedType] = own + OutlineFields.types + EditFields.types

  private static let own: [NamedType] = [
    NamedType(
      "scenario",
      Sentence("A scenario as a list shows it.", zh: "列表里的一个情景。"),
      .object(listed)
    ),
    NamedType(
      "found-scenario",
      Sentence("A scenario as a search shows it.", zh: "查找结果里的一个情景。"),
      .object(
        listed + [
          .required(
            .reasons,
            .array(
              of: .object([
                .required(
                  .in,
                  .choice([
                    "id", "title", "tag", "summary", "class", "member", "stimulus", "rule",
                    "object",
                  ]),
                  Sentence("What of the scenario has the word.", zh: "情景的哪一部分有这个词。")
                ),
                .required(.text, .string, Sentence("What stands there.", zh: "那里写的是什么。")),
              ])
            ),
            Sentence(
              "Where each word stands, the weightiest place of each.",
              zh: "每个词在哪里，各取最重要的一处。"
            )
          )
        ]
      )
    ),
    NamedType(
      "variant",
      Sentence("A variant of a scenario.", zh: "情景的一个变体。"),
      .object([
        .required(.id, .string, Sentence("The variant's id.", zh: "变体的 id。")),
        .optional(
          .title,
          .string,
          Sentence("The title, in the client's language where there is one.", zh: "标题，有的话用客户端的语言。")
        ),
      ])
    ),
  ]

  /// What lists tell of a scenario.
  private static let listed: [Field] = [
    .required(.id, .string, Sentence("The scenario's id: topic/name.", zh: "情景的 id：主题/名字。")),
    .required(
      .title,
      .string,
      Sentence("The title, in the client's language where there is one.", zh: "标题，有的话用客户端的语言。")
    ),
    .optional(
      .summary,
      .string,
      Sentence("The summary, in the client's language.", zh: "摘要，用客户端的语言。")
    ),
    .optional(.path, .string, Sentence("The document's file.", zh: "文档的文件。")),
    .optional(
      .variants,
      .array(of: .named("variant")),
      Sentence("The variants of the scenario.", zh: "情景的变体。")
    ),
    .optional(.claims, .names, Sentence("The claims that it judges.", zh: "它检验的论断。")),
    .optional(.tags, .names, Sentence("The tags that it carries.", zh: "它带的标签。")),
    .optional(.modules, .names, Sentence("The modules that it needs.", zh: "它需要的模块。")),
    .optional(.questions, .count, Sentence("How many questions it asks.", zh: "它问几个问题。")),
    .optional(
      .valid,
      .boolean,
      Sentence("False when the document has errors.", zh: "文档有错误时为 false。")
    ),
  ]
}

extension Method {
  public static let scenarioList = Method(
    "scenario.list",
    Sentence("Lists the scenarios that are found.", zh: "列出找到的情景。"),
    parameters: [
      .optional(.topic, .string, Sentence("Only those of this topic.", zh: "只要这个主题的。")),
      .optional(.tag, .string, Sentence("Only those with this tag.", zh: "只要带这个标签的。")),
      .optional(.claim, .string, Sentence("Only those about this claim.", zh: "只要关于这个论断的。")),
      .optional(
        .module,
        .string,
        Sentence("Only those that need this module.", zh: "只要需要这个模块的。")
      ),
    ],
    results: [
      .required(
        .scenarios,
        .array(of: .named("scenario")),
        Sentence("The scenarios, ordered by id.", zh: "情景，按 id 排列。")
      ),
      .optional(
        .searched,
        .names,
        Sentence("The folders that were looked into, in order.", zh: "查找过的目录，按顺序。")
      ),
    ]
  )

  public static let scenarioShow = Method(
    "scenario.show",
    Sentence("Gives a scenario's document as it is written.", zh: "原样给出情景的文档。"),
    // Not a text: who sends one has the document already.
    parameters: Array(Field.document.prefix(2)),
    results: [
      .required(
        .scenario,
        .named("scenario"),
        Sentence("What the list says about it.", zh: "列表里关于它的内容。")
      ),
      .required(.text, .string, Sentence("The document.", zh: "文档。")),
    ],
    errors: [.scenarioUnknown, .scenarioUnreadable],
    traits: [.givesText]
  )

  public static let scenarioSearch = Method(
    "scenario.search",
    Sentence(
      "Finds scenarios by words of their titles, summaries, rules, classes and members, best first.",
      zh: "按标题、摘要、规则、类和成员里的词查找情景，最相关的在前。"
    ),
    parameters: [
      .required(
        .words,
        .string,
        Sentence("What they should be about, in English or Chinese.", zh: "它们应该关于什么，英文或中文。")
      ),
      .defaulted(
        .limit,
        .integer(in: 1...1000),
        10,
        Sentence("How many are told at most.", zh: "最多告诉几个。")
      ),
    ],
    results: [
      .required(.words, .names, Sentence("The words that were looked for.", zh: "查找的词。")),
      .required(
        .instead,
        .array(
          of: .object([
            .required(.word, .string, Sentence("A word that is nowhere.", zh: "哪里都没有的词。")),
            .required(
              .by,
              .string,
              Sentence("The nearest one, which was looked for in its place.", zh: "代之以查找的最相近的词。")
            ),
          ])
        ),
        Sentence("Words that were taken for others.", zh: "被当作别的词的词。")
      ),
      .required(
        .unknown,
        .names,
        Sentence(
          "Words that are nowhere and have no near one: nothing was looked for in their place.",
          zh: "哪里都没有、也没有相近词的词：没有代之以别的词。"
        )
      ),
      .required(.found, .count, Sentence("How many there are in all.", zh: "一共有多少个。")),
      .required(
        .scenarios,
        .array(of: .named("found-scenario")),
        Sentence("The best of them.", zh: "其中最好的。")
      ),
    ]
  )

  public static let scenarioCopy = Method(
    "scenario.copy",
    Sentence(
      "Gives a scenario's document, or one variant of it, as the beginning of another.",
      zh: "给出情景的文档或它的一个变体，作为另一个的起点。"
    ),
    parameters: Field.document + [
      Field.variant,
      .optional(
        .as,
        .string,
        Sentence("The id of the other; without it, it has none.", zh: "另一个的 id；不写则没有 id。")
      ),
      .optional(
        .title,
        .oneOf([.string, .map(of: .string)]),
        Sentence(
          "The title of the other, or one for each language; without it, it keeps the title.",
          zh: "另一个的标题，或每种语言各一个；不写则保留原标题。"
        )
      ),
    ],
    results: [
      .required(.scenario, .string, Sentence("The scenario's id.", zh: "情景的 id。")),
      .required(
        .variant,
        .nullable(.string),
        Sentence("The variant whose changes were made.", zh: "采用了哪个变体的改动。")
      ),
      .required(.text, .string, Sentence("The document.", zh: "文档。")),
    ],
    errors: [
      .scenarioUnknown, .scenarioUnreadable, .scenarioInvalid, .scenarioUnknownVariant,
    ],
    traits: [.givesText]
  )

  public static let scenarioCheck = Method(
    "scenario.check",
    Sentence("Looks for faults in a document, without running it.", zh: "查找文档里的错误，不运行它。"),
    parameters: Field.document + [.modules],
    results: [
      .required(
        .valid,
        .boolean,
        Sentence(
          "Whether the document could be loaded, as far as can be told without what it needs.",
          zh: "文档能否加载，就不用它所需之物能判断的而言。"
        )
      ),
      .required(
        .diagnostics,
        .array(of: .named("diagnostic")),
        Sentence("All errors and warnings.", zh: "全部错误和警告。")
      ),
      .optional(
        .needs,
        .names,
        Sentence(
          "The modules that were not loaded; what only they could tell is not reported.",
          zh: "没有加载的模块；只有它们才知道的不报告。"
        )
      ),
    ],
    errors: [
      // A document of somebody's module is checked in a worker, which is a session for as long.
      .scenarioUnknown, .scenarioUnreadable, .sessionTooMany, .sessionClosed, .moduleRefused,
      .moduleCrashed, .moduleTimeout,
    ],
    traits: [.takesDocument, .slices]
  )

  public static let scenarioExport = Method(
    "scenario.export",
    Sentence(
      "Gives a variant of a scenario as a Swift file that builds it with UIKit on a device.",
      zh: "把情景的一个变体写成 Swift 文件，在设备上用 UIKit 构建它。"
    ),
    parameters: Field.document + [Field.variant],
    results: [
      .required(.scenario, .string, Sentence("The scenario's id.", zh: "情景的 id。")),
      .required(
        .variant,
        .nullable(.string),
        Sentence("The variant; null without variants.", zh: "变体；没有变体时为 null。")
      ),
      .required(.swift, .string, Sentence("The file.", zh: "文件。")),
    ],
    errors: [
      .scenarioUnknown, .scenarioUnreadable, .scenarioInvalid, .scenarioUnknownVariant,
      .scenarioNotExportable, .sessionTooMany, .sessionClosed, .moduleRefused, .moduleCrashed,
      .moduleTimeout,
    ],
    traits: [.takesDocument, .slices]
  )

  public static let scenarioOutline = Method(
    "scenario.outline",
    Sentence(
      "Tells what a document says where, also one that is half typed, without running it.",
      zh: "告诉文档的哪里写了什么，写了一半的也行，不运行它。"
    ),
    parameters: Field.document + [.modules],
    results: OutlineFields.results,
    errors: Method.scenarioCheck.errors,
    traits: [.takesDocument]
  )

  public static let scenarioEdit = Method(
    "scenario.edit",
    Sentence(
      "Gives the edits of a document's text that write changes into it, in the style of the text.",
      zh: "给出把改动写进文档的文本编辑，保持文本的风格。"
    ),
    parameters: Field.document + [.modules, .variant, EditFields.changes],
    results: EditFields.results,
    errors: Method.scenarioCheck.errors + ErrorType.ofRunning + [
      .scenarioInvalid, .scenarioUnknownVariant, .scriptUnknownStep,
    ],
    traits: [.takesDocument, .slices]
  )
}
