import Sentences

// What is drawn of a view, by a film and by a tree of views.

extension FilmFields {
  static let view = NamedType(
    "film-view",
    Sentence("What is drawn of a view.", zh: "一个视图画出来的样子。"),
    .object(
      place(.required) + [
        .required(.in, .integer(), Sentence("Its superview; -1 of a window.", zh: "它的父视图；窗口为 -1。")),
        clip(.count),
      ] + looks
    )
  )

  /// What a node in a tree of views has of that: the others are its superview and its subviews.
  static let pictured: [Field] = place(.optional) + [clip(.string)] + looks

  /// Where a view lies.
  private static func place(_ presence: Field.Presence) -> [Field] {
    [
      Field(
        .matrix,
        .numbers(6),
        presence,
        Sentence(
          "What takes its bounds to the screen: a, b, c, d, tx, ty.",
          zh: "把它的 bounds 变到屏幕：a、b、c、d、tx、ty。"
        )
      ),
      Field(
        .bounds,
        .rectangle,
        presence,
        unit: "points",
        Sentence("Its bounds.", zh: "它的 bounds。")
      ),
    ]
  }

  /// What cuts it off, told by its place or its name.
  private static func clip(_ type: WireType) -> Field {
    .optional(
      .clip,
      type,
      Sentence("The nearest view above that cuts it off.", zh: "上方最近的、会裁掉它的视图。")
    )
  }

  /// What a view looks like, beside where it lies.
  static let looks: [Field] = [
    .optional(
      .z,
      .number(),
      Sentence("How far to the front its layer is drawn.", zh: "它的图层画得多靠前。")
    ),
    .optional(
      .hidden,
      .boolean,
      Sentence(
        "Whether it, or what it lies in, is hidden or too transparent to be hit.",
        zh: "它或它所在的视图是否隐藏，或透明得命中不了。"
      )
    ),
    .optional(
      .alpha,
      .number(),
      Sentence("Its alpha, where that is not 1.", zh: "它的 alpha，不是 1 时才有。")
    ),
    .optional(.off, .boolean, Sentence("Whether its interaction is off.", zh: "是否关闭了交互。")),
    .optional(.disabled, .boolean, Sentence("Whether it is disabled.", zh: "是否停用。")),
    .optional(
      .over,
      .names,
      Sentence("The methods that the document overrides.", zh: "文档重写的方法。")
    ),
    .optional(
      .scroll,
      .numbers(2),
      unit: "points",
      Sentence("The size of the content that it scrolls.", zh: "它所滚动的内容的大小。")
    ),
    .optional(
      .look,
      .choice([
        "button", "field", "text", "label", "image", "slider", "switch", "segments", "stepper",
        "alert",
        "cell", "bar",
      ]),
      Sentence("What it looks like.", zh: "它是什么样子。")
    ),
    .optional(.text, .string, Sentence("What stands in it.", zh: "上面写着什么。")),
    .optional(
      .value,
      .number(),
      Sentence(
        "A slider's share, a stepper's value, a selected segment.",
        zh: "滑块的比例、步进器的值、选中的分段。"
      )
    ),
    .optional(.on, .boolean, Sentence("Whether a switch is on.", zh: "开关是否打开。")),
    .optional(.lit, .boolean, Sentence("Whether it is highlighted.", zh: "是否高亮。")),
    .optional(.selected, .boolean, Sentence("Whether it is selected.", zh: "是否选中。")),
    .optional(
      .colour,
      .string,
      Sentence(
        "The color behind its content, as #rrggbb or #rrggbbaa; drawn thinly.",
        zh: "内容后面的颜色，写作 #rrggbb 或 #rrggbbaa；画得很淡。"
      )
    ),
    .optional(
      .slot,
      .point,
      unit: "points",
      Sentence("Where its label stands: the top left corner.", zh: "它的标签的位置：左上角。")
    ),
    .optional(
      .slot2,
      .point,
      unit: "points",
      Sentence(
        "The same for a label that is 48 points high, for screens drawn small.",
        zh: "同上，用于 48 点高的标签（屏幕画得小时）。"
      )
    ),
  ]
}
