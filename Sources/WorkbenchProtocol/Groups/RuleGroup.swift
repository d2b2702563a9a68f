import Sentences

/// The rules that decide, explained.
enum RuleGroup: MethodGroup {
  static let methods: [Method] = [
    .ruleExplain, .ruleList,
  ]

  fileprivate static let ruleFields: [Field] = [
    .required(.id, .string, Sentence("The rule's id.", zh: "规则的 id。")),
    .required(.number, .count, Sentence("The rule's number in the rulebook.", zh: "规则在规则书里的号码。")),
    .required(
      .text,
      .string,
      Sentence("What the rule says, in the client's language.", zh: "规则说什么，用客户端的语言。")
    ),
    .required(
      .section,
      .string,
      Sentence("The section of the rulebook in which it stands.", zh: "它在规则书的哪一节。")
    ),
    .optional(
      .sectionTitle,
      .string,
      Sentence("What that is about, in the client's language.", zh: "那一节关于什么，用客户端的语言。")
    ),
    .optional(.confidence, .string, Sentence("How well it is known.", zh: "它有多可靠。")),
    .optional(
      .sources,
      .array(
        of: .object([
          .required(
            .key,
            .string,
            Sentence("The source as the rulebook cites it.", zh: "规则书引用的来源。")
          ),
          .required(
            .text,
            .string,
            Sentence("What that is, in the client's language.", zh: "那是什么，用客户端的语言。")
          ),
        ])
      ),
      Sentence("Where it comes from.", zh: "它来自哪里。")
    ),
    .required(
      .state,
      .choice(["decides", "holds", "reports", "not-simulated"]),
      Sentence(
        "Whether traces name it, tests hold it, diagnostics report it, or it is not simulated.",
        zh: "是追踪里会出现、由测试保证、由诊断报告，还是没有模拟。"
      )
    ),
    .optional(.reason, .nullable(.string), Sentence("Why it is not simulated.", zh: "为什么没有模拟。")),
    .optional(
      .practice,
      .string,
      Sentence("What follows from it, in the client's language.", zh: "由它得出什么，用客户端的语言。")
    ),
    .optional(
      .places,
      .array(
        of: .object([
          .required(
            .file,
            .string,
            Sentence(
              "The file, from the folder of the model or of the project.",
              zh: "文件，从模型或项目的目录算起。"
            )
          ),
          .optional(
            .symbol,
            .string,
            Sentence("The name in it of what does it.", zh: "其中做这件事的名字。")
          ),
        ])
      ),
      Sentence(
        "Where in the code it is decided, kept or reported, or would be.",
        zh: "它在代码的何处决定、保证或报告，或者本应在何处。"
      )
    ),
    .optional(
      .explanations,
      .array(
        of: .object([
          .required(.module, .string, Sentence("The module.", zh: "模块。")),
          .required(
            .text,
            .string,
            Sentence("What it says, in the client's language.", zh: "它说什么，用客户端的语言。")
          ),
        ])
      ),
      Sentence(
        "What the modules that the daemon has loaded say about it; those of users run in workers.",
        zh: "守护进程加载的模块对它的说法；用户的模块在工作进程里运行，不在其中。"
      )
    ),
    .optional(
      .values,
      .array(of: .any),
      Sentence("What a profile may set it to, the default first.", zh: "配置可以把它设成什么，默认值在最前。")
    ),
  ]

  static let types: [NamedType] = [
    NamedType("rule", Sentence("A rule as a list shows it.", zh: "列表里的一条规则。"), .object(ruleFields))
  ]
}

extension Method {
  public static let ruleExplain = Method(
    "rule.explain",
    Sentence("Explains one rule.", zh: "解释一条规则。"),
    parameters: [
      .required(
        .id,
        .string,
        Sentence(
          "The rule's id, as hit-test.skips-hidden.",
          zh: "规则的 id，如 hit-test.skips-hidden。"
        )
      )
    ],
    results: RuleGroup.ruleFields + [
      .optional(.scenarios, .names, Sentence("Scenarios in which it decides.", zh: "它起作用的情景。"))
    ],
    errors: [.ruleUnknown]
  )

  public static let ruleList = Method(
    "rule.list",
    Sentence("Lists the rules.", zh: "列出规则。"),
    parameters: [
      .optional(
        .section,
        .oneOf([.string, .count]),
        Sentence(
          "Only those of this section: its number, or what stands before the dot of their ids.",
          zh: "只要这一节的：它的号码，或规则 id 里点号之前的部分。"
        )
      )
    ],
    results: [
      .required(
        .rules,
        .array(of: .named("rule")),
        Sentence("The rules, in the rulebook's order.", zh: "规则，按规则书的顺序。")
      ),
      .required(
        .sections,
        .array(
          of: .object([
            .required(
              .section,
              .string,
              Sentence("The section, as rules name it.", zh: "节，按规则的叫法。")
            ),
            .required(
              .title,
              .string,
              Sentence("What it is about, in the client's language.", zh: "它关于什么，用客户端的语言。")
            ),
          ])
        ),
        Sentence("The sections that they stand in.", zh: "它们所在的节。")
      ),
    ]
  )
}
