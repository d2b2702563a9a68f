import Sentences

extension Method {
  public static let renderFilm = Method(
    "render.film",
    Sentence(
      "Runs the script beside the session and gives the run ready for drawing, page by page.",
      zh: "在会话之外运行脚本，逐页给出可以画的运行。"
    ),
    parameters: [
      .session, .variant, .changedProfile,
      .optional(
        .compare,
        .array(of: .string, count: 2...2),
        Sentence(
          "Two variants that are run side by side; the film has these two runs.",
          zh: "并排运行的两个变体；影片就有这两次运行。"
        )
      ),
      .optional(
        .profiles,
        .array(of: .map(of: .any), count: 2...2),
        Sentence(
          "Changes to the document's profile for either of two runs that are held against each "
            + "other; of every variant, unless variant or compare names some.",
          zh: "互相对照的两次运行各自对文档配置的改动；没有 variant 或 compare 时每个变体都对照。"
        )
      ),
      .level, .wantedSteps,
      .defaulted(
        .from,
        .integer(in: 1...WireType.integers.upperBound),
        1,
        Sentence(
          "The first moment of the page, counted through all runs.",
          zh: "这一页的第一个瞬间，所有运行连着数。"
        )
      ),
      .defaulted(
        .limit,
        .integer(in: 1...10_000),
        10_000,
        Sentence("How many moments a page has at most.", zh: "一页最多有多少个瞬间。")
      ),
      .progressToken,
    ],
    results: [
      .required(.film, .integer(in: 1...1), Sentence("The format of the film.", zh: "影片的格式。")),
      .optional(
        .scenario,
        .nullable(.string),
        Sentence("The scenario's id, if it has one.", zh: "情景的 id，如果有的话。")
      ),
      .optional(.title, FilmFields.text, Sentence("The title.", zh: "标题。")),
      .optional(.summary, FilmFields.text, Sentence("What it is about.", zh: "它讲什么。")),
      .optional(.build, .string, Sentence("What made it.", zh: "由什么做出。")),
      .optional(.level, .choice(WireType.levels), Sentence("How much is told.", zh: "讲了多少。")),
      .optional(
        .phrases,
        .array(of: .array(of: .string, count: 2...2)),
        Sentence("Every text once, in English and simplified Chinese.", zh: "每段文字一次，英文和简体中文。")
      ),
      .optional(.objects, .array(of: .named("film-object")), Sentence("The objects.", zh: "对象。")),
      .optional(
        .rules,
        .array(of: .named("film-rule")),
        Sentence("The rules that decide.", zh: "起决定作用的规则。")
      ),
      .optional(
        .kinds,
        .array(of: .array(of: .string, count: 2...2)),
        Sentence(
          "The kinds of moments, each with its direction: down, up, yes, no, none.",
          zh: "瞬间的种类，各带方向：down、up、yes、no、none。"
        )
      ),
      .optional(
        .roleNames,
        .names,
        Sentence("What a view or responder can be at a moment.", zh: "视图或响应者在某个瞬间可以是什么。")
      ),
      .required(
        .runs,
        .array(of: .named("film-run")),
        Sentence("The runs, as far as the page has something of them.", zh: "各次运行，这一页里有的。")
      ),
      .optional(
        .compare,
        .array(of: .named("film-comparison")),
        Sentence("The runs that are held against each other.", zh: "互相对照的运行。")
      ),
      .optional(
        .next,
        .count,
        Sentence("The first moment of the next page, where there is one.", zh: "下一页的第一个瞬间，如果有的话。")
      ),
    ],
    errors: SessionGroup.readingErrors + [
      .scenarioInvalid, .scenarioUnknownVariant, .scenarioUnreadable, .moduleRefused,
      .renderTooLong, .renderNoMoment,
    ],
    traits: [.reads, .slices]
  )
}
