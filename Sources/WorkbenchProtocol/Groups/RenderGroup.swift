import Sentences

/// Drawing what other methods answer.
enum RenderGroup: MethodGroup {
  static let methods: [Method] = [
    .renderText, .renderFilm, .renderSvg,
  ]

  static let types: [NamedType] = FilmFields.types
}

extension Method {
  public static let renderText = Method(
    "render.text",
    Sentence("Draws a tree, a chain, a hit-test or a trace as text.", zh: "把树、链、命中测试或追踪画成文字。"),
    parameters: [
      .session,
      .required(
        .what,
        .choice(["tree", "chain", "hit", "trace"]),
        Sentence("What is drawn.", zh: "画什么。")
      ),
      .optional(
        .from,
        .oneOf([.string, .count]),
        Sentence("A chain's first responder or first record.", zh: "链的第一个响应者，或第一条记录。")
      ),
      .optional(.to, .count, Sentence("A trace's last record.", zh: "追踪的最后一条记录。")),
      .optional(.at, .place, Sentence("The place of a hit-test.", zh: "命中测试的位置。")),
      .level,
      .defaulted(
        .ascii,
        .boolean,
        false,
        Sentence("Whether only ASCII is used.", zh: "是否只用 ASCII。")
      ),
      .defaulted(
        .plain,
        .boolean,
        false,
        Sentence("Whether sentences are written instead of a drawing.", zh: "是否写句子而不画图。")
      ),
      .defaulted(
        .width,
        .integer(in: 20...1000),
        80,
        Sentence("How many columns there are.", zh: "有多少列。")
      ),
    ],
    results: [
      .required(
        .text,
        .string,
        Sentence("The drawing, with a newline after each line.", zh: "画好的文字，每行后有换行。")
      )
    ],
    errors: SessionGroup.readingErrors + [.renderImpossible],
    traits: [.reads, .slices]
  )
}
