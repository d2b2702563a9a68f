import Sentences

// What happens in a run: moments, the screen, recognizers.

extension FilmFields {
  static let moments = NamedType(
    "film-moments",
    Sentence("The moments, a column for each thing that is told of them.", zh: "各个瞬间，每种内容一列。"),
    .object([
      .required(
        .record,
        column,
        Sentence(
          "The record with which it begins, less the one before; -1 for none, after which the last one counts on.",
          zh: "它开始的记录，减去前一个的；-1 表示没有，之后仍从上一个数起。"
        )
      ),
      .required(
        .time,
        column,
        unit: "microseconds",
        Sentence("When, less the one before.", zh: "何时，减去前一个的。")
      ),
      .required(.depth, column, Sentence("In how many others it lies.", zh: "它在几层之内。")),
      .required(.kind, column, Sentence("The place of a kind.", zh: "种类的位置。")),
      .required(
        .at,
        column,
        Sentence("The place of an object; -1 for none.", zh: "对象的位置；没有则为 -1。")
      ),
      .required(.rule, column, Sentence("The place of a rule; -1 for none.", zh: "规则的位置；没有则为 -1。")),
      .required(.say, column, Sentence("The place of a phrase: a sentence.", zh: "短语的位置：一句话。")),
      .required(
        .short,
        column,
        Sentence("The place of a phrase: its short form.", zh: "短语的位置：简短的说法。")
      ),
    ])
  )

  static let scene = NamedType(
    "film-scene",
    Sentence("What of the screen is another from a moment on.", zh: "从某个瞬间起屏幕上有什么不同。"),
    .object([
      .required(.moment, .count, Sentence("The moment.", zh: "瞬间。")),
      .optional(
        .whole,
        .boolean,
        Sentence("Whether it is all of the screen, and nothing else stands.", zh: "是否为整个屏幕，此外没有别的。")
      ),
      .required(
        .views,
        .map(of: .nullable(.named("film-view"))),
        Sentence(
          "The views by the places of their objects; null for one that is gone.",
          zh: "各个视图，按其对象的位置；没有了的为 null。"
        )
      ),
      .optional(
        .order,
        column,
        Sentence("All views in the order in which they are drawn.", zh: "全部视图，按画的先后。")
      ),
      .optional(
        .screen,
        .numbers(2),
        unit: "points",
        Sentence("Width and height of the screen.", zh: "屏幕的宽和高。")
      ),
      .optional(
        .keyboard,
        .nullable(.rectangle),
        unit: "points",
        Sentence(
          "The frame of the keyboard, or of what stands in its place.",
          zh: "键盘的框，或占其位置的东西的框。"
        )
      ),
      .optional(
        .menu,
        .integer(),
        Sentence("The window of the menu that is up; -1 for none.", zh: "显示着的菜单的窗口；没有则为 -1。")
      ),
      .optional(
        .alert,
        .integer(),
        Sentence("The view of the alert in front; -1 for none.", zh: "最前面的警告框的视图；没有则为 -1。")
      ),
      .optional(
        .first,
        .integer(),
        Sentence("The first responder; -1 for none.", zh: "第一响应者；没有则为 -1。")
      ),
    ])
  )

  static let recognizer = NamedType(
    "film-recognizer",
    Sentence("A recognizer and what became of it.", zh: "识别器及其经过。"),
    .object([
      .required(.object, .count, Sentence("The recognizer.", zh: "识别器。")),
      .required(.view, .integer(), Sentence("Its view; -1 for none.", zh: "它的视图；没有则为 -1。")),
      .required(
        .needs,
        column,
        Sentence("The recognizers that must fail before it.", zh: "必须先失败的识别器。")
      ),
      .required(
        .changes,
        rows,
        Sentence("Moment, state, and by which other recognizer.", zh: "瞬间、状态，以及因为哪个识别器。")
      ),
    ])
  )
}
