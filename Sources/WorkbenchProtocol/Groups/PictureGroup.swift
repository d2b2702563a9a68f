import Sentences

extension Field {
  /// What of the document's profile a film or a picture is run with instead.
  static let changedProfile = Field.optional(
    .profile,
    .map(of: .any),
    Sentence(
      "Changes to the document's profile: ios, toggles, numbers.",
      zh: "对文档配置的改动：ios、toggles、numbers。"
    )
  )

  /// The steps whose moments are wanted.
  static let wantedSteps = Field.optional(
    .steps,
    .array(of: .count, count: 2...2),
    Sentence(
      "The first and the last step of which the moments are wanted, by their places in the script.",
      zh: "要哪些步骤的瞬间：第一步和最后一步，按其在脚本里的位置。"
    )
  )
}

extension Method {
  public static let renderSvg = Method(
    "render.svg",
    Sentence(
      "Runs the script beside the session and draws one moment of it as an SVG.",
      zh: "在会话之外运行脚本，把其中一个瞬间画成 SVG。"
    ),
    parameters: [
      .session,
      .optional(
        .variant,
        .string,
        Sentence(
          "The id of one variant; else the first of which an expectation fails, or that has the rule, or the first.",
          zh: "一个变体的 id；否则是第一个有预期不符的、有该规则的，或第一个。"
        )
      ),
      .changedProfile, .level, .wantedSteps,
      .optional(
        .moment,
        .integer(),
        Sentence("The moment's number in its run, from 1.", zh: "瞬间在其运行里的号码，从 1 数起。")
      ),
      .optional(
        .step,
        .oneOf([.string, .integer()]),
        Sentence(
          "The step whose last decision is drawn: its place in the script, or its label.",
          zh: "画哪一步的最后一个决定：它在脚本里的位置，或它的标签。"
        )
      ),
      .optional(
        .record,
        .integer(),
        Sentence("The record in whose moment the picture is.", zh: "画哪条记录所在的瞬间。")
      ),
      .optional(
        .rule,
        .string,
        Sentence("The id of a rule: the first moment that it decides.", zh: "规则的 id：它首次起决定作用的瞬间。")
      ),
      .optional(
        .language,
        .choice(["en", "zh-Hans"]),
        Sentence("The language; else the connection's.", zh: "语言；否则是连接的语言。")
      ),
      .defaulted(
        .theme,
        .choice(["auto", "light", "dark"]),
        "auto",
        Sentence("The colours: as the reader's screen, light, or dark.", zh: "颜色：随读者的屏幕、浅色或深色。")
      ),
      .defaulted(
        .layout,
        .choice(["picture", "screen", "strip", "timeline"]),
        "picture",
        Sentence(
          "What is drawn: the screen with sentence, rule and way; the screen alone; the moments that tell the step side by side; the timeline in the place of the rule.",
          zh: "画什么：屏幕连同句子、规则和路径；只有屏幕；讲述这一步的瞬间并排；用时间线代替规则。"
        )
      ),
      .defaulted(
        .limit,
        .integer(in: 1...6),
        6,
        Sentence("How many moments a strip has at most.", zh: "并排的瞬间最多有多少个。")
      ),
      .defaulted(
        .layers,
        .boolean,
        false,
        Sentence("Whether views are drawn one behind the other.", zh: "视图是否一层层错开画。")
      ),
      .optional(
        .width,
        .integer(in: 50...10_000),
        unit: "pixels",
        Sentence("How wide the picture is.", zh: "图片多宽。")
      ),
      .progressToken,
    ],
    results: [
      .required(.text, .string, Sentence("The SVG.", zh: "SVG。")),
      .required(.moment, .count, Sentence("The moment that is drawn.", zh: "画的是哪个瞬间。")),
      .required(.count, .count, Sentence("How many moments its run has.", zh: "它的运行有多少个瞬间。")),
      .required(.variant, .nullable(.string), Sentence("Its run's variant.", zh: "它的运行的变体。")),
      .required(
        .passed,
        .boolean,
        Sentence(
          "Whether every expectation of the runs held and nothing stopped them.",
          zh: "各次运行的每个预期是否都成立，也没有被打断。"
        )
      ),
      .required(
        .steps,
        .array(
          of: .object([
            .required(
              .index,
              .integer(),
              Sentence("Its place in the script; -1 of the launch.", zh: "它在脚本里的位置；启动为 -1。")
            ),
            .required(.phrase, .string, Sentence("What it does.", zh: "它做什么。")),
            .required(
              .moment,
              .count,
              Sentence("The moment that decided what came of it.", zh: "决定它结果的瞬间。")
            ),
          ])
        ),
        Sentence("The launch and the steps of the run.", zh: "启动和运行的各步。")
      ),
    ],
    errors: SessionGroup.readingErrors + [
      .scenarioInvalid, .scenarioUnknownVariant, .scenarioUnreadable, .moduleRefused,
      .renderTooLong, .renderNoMoment, .renderImpossible, .ruleUnknown,
    ],
    traits: [.reads, .slices]
  )
}
