import Sentences

/// The types of a film: a run made ready for drawing.
///
/// What is there a hundred thousand times is written in columns, with numbers in place of names and
/// sentences; what stands in a column is told by the numbers of the film's lists.
enum FilmFields {
  static let types: [NamedType] = [object, rule, run, step, moments, scene, view, recognizer]

  /// A text in every language: `en` and `zh-Hans`.
  static let text = WireType.map(of: .string)

  /// Numbers, as many as there are moments.
  private static let column = WireType.array(of: .integer())

  /// Rows of which each begins with the number of a moment, from 1.
  private static let rows = WireType.array(of: .array(of: .any))

  private static let object = NamedType(
    "film-object",
    Sentence("An object of a film, which its columns name by its place.", zh: "影片里的对象，列里用它的位置指它。"),
    .object([
      .required(.id, .string, Sentence("What records call it.", zh: "记录里的叫法。")),
      .required(.class, .string, Sentence("Its class.", zh: "它的类。")),
      .required(
        .kind,
        .choice([
          "view", "controller", "recognizer", "window", "scene", "application", "other",
        ]),
        Sentence("What it is.", zh: "它是什么。")
      ),
    ])
  )

  private static let rule = NamedType(
    "film-rule",
    Sentence("A rule of a film, which its columns name by its place.", zh: "影片里的规则，列里用它的位置指它。"),
    .object([
      .required(.id, .string, Sentence("The rule's id.", zh: "规则的 id。")),
      .required(.number, .count, Sentence("Its number, which stays.", zh: "它的号码，不会变。")),
      .required(.known, .string, Sentence("How well it is known.", zh: "它有多可靠。")),
      .required(.text, text, Sentence("What it says.", zh: "它说什么。")),
      .optional(
        .profile,
        .any,
        Sentence(
          "What the first run's profile sets it to, where it can be set.",
          zh: "可以设置时，第一次运行的配置把它设成什么。"
        )
      ),
    ])
  )

  private static let run = NamedType(
    "film-run",
    Sentence("One run of a film, or of what a page holds of it.", zh: "影片的一次运行，或一页里有的那部分。"),
    .object([
      .required(
        .run,
        .count,
        Sentence("Its place among the runs, from 0.", zh: "它在各次运行里的位置，从 0 数起。")
      ),
      .optional(.variant, .nullable(.string), Sentence("The variant.", zh: "变体。")),
      .optional(.title, text, Sentence("The variant's title.", zh: "变体的标题。")),
      .optional(
        .profile,
        .map(of: .any),
        Sentence("The profile under which it runs.", zh: "它在哪个配置下运行。")
      ),
      .optional(
        .passed,
        .boolean,
        Sentence("Whether every expectation held and nothing stopped it.", zh: "是否每个预期都成立，也没有被打断。")
      ),
      .optional(
        .failure,
        .object([
          .required(
            .pointer,
            .string,
            Sentence("JSON pointer to what was expected.", zh: "指向预期的 JSON 指针。")
          ),
          .required(
            .step,
            .integer(),
            Sentence("The step's place in the script.", zh: "步骤在脚本里的位置。")
          ),
          .required(.expected, text, Sentence("What was expected.", zh: "预期的是什么。")),
          .required(.actual, text, Sentence("What happened.", zh: "发生了什么。")),
          .required(.moment, .count, Sentence("The moment at which they part.", zh: "两者分开的瞬间。")),
        ]),
        Sentence("The first expectation that did not hold.", zh: "第一个没有成立的预期。")
      ),
      .optional(
        .error,
        .object([
          .required(
            .type,
            .string,
            Sentence("The error, as an expectation names it.", zh: "错误，按预期里的叫法。")
          ),
          .required(.message, text, Sentence("What went wrong.", zh: "出了什么错。")),
        ]),
        Sentence("What stopped the run, where something did.", zh: "如果运行被打断，是什么打断了它。")
      ),
      .optional(
        .screen,
        .numbers(2),
        unit: "points",
        Sentence("Width and height of the screen at the launch.", zh: "启动时屏幕的宽和高。")
      ),
      .optional(
        .count,
        .count,
        Sentence("How many moments the whole run has.", zh: "整个运行有多少个瞬间。")
      ),
      .optional(
        .steps,
        .array(of: .named("film-step")),
        Sentence("The launch and the steps that ran.", zh: "启动和运行了的步骤。")
      ),
      .required(.moments, .named("film-moments"), Sentence("The moments.", zh: "各个瞬间。")),
      .required(
        .scenes,
        .array(of: .named("film-scene")),
        Sentence(
          "What changes on the screen, and from time to time all of it.",
          zh: "屏幕上的变化，隔一段是整个屏幕。"
        )
      ),
      .required(
        .touches,
        rows,
        Sentence(
          "Moment, finger, phase and the place on the screen; then 1 while it is held back, 0 when it is let go.",
          zh: "瞬间、手指、阶段和屏幕上的位置；被暂缓时再加 1，放行时加 0。"
        )
      ),
      .required(
        .roles,
        rows,
        Sentence(
          "Moment, and changes: [] takes all roles away, [object] those of one, [object, role, number?] gives one.",
          zh: "瞬间和变化：[] 去掉全部角色，[对象] 去掉一个的，[对象, 角色, 序号?] 给出一个。"
        )
      ),
      .required(
        .ways,
        rows,
        Sentence(
          "Moment, and the chain from its start to its end; -1 where the app's code says who is next.",
          zh: "瞬间，和从头到尾的响应者链；由应用代码决定下一个时为 -1。"
        )
      ),
      .required(
        .recognizers,
        .array(of: .named("film-recognizer")),
        Sentence(
          "The recognizers that change, in the order of their first change.",
          zh: "有变化的识别器，按首次变化的先后。"
        )
      ),
    ])
  )

  private static let step = NamedType(
    "film-step",
    Sentence("The launch, or a step of the script.", zh: "启动，或脚本的一步。"),
    .object([
      .required(
        .index,
        .integer(),
        Sentence("Its place in the script; -1 of the launch.", zh: "它在脚本里的位置；启动为 -1。")
      ),
      .required(.pointer, .string, Sentence("JSON pointer to it.", zh: "指向它的 JSON 指针。")),
      .optional(.label, .string, Sentence("The label.", zh: "标签。")),
      .required(
        .phrase,
        .count,
        Sentence("What it does: the place of a phrase.", zh: "它做什么：短语的位置。")
      ),
      .required(.first, .count, Sentence("Its first moment.", zh: "它的第一个瞬间。")),
      .required(.last, .count, Sentence("Its last moment.", zh: "它的最后一个瞬间。")),
      .required(
        .outcome,
        .integer(),
        Sentence("What came of it: the place of a phrase; -1 for nothing.", zh: "结果：短语的位置；没有则为 -1。")
      ),
    ])
  )

  private static let moments = NamedType(
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

  private static let scene = NamedType(
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

  private static let view = NamedType(
    "film-view",
    Sentence("What is drawn of a view.", zh: "一个视图画出来的样子。"),
    .object([
      .required(
        .matrix,
        .numbers(6),
        Sentence(
          "What takes its bounds to the screen: a, b, c, d, tx, ty.",
          zh: "把它的 bounds 变到屏幕：a、b、c、d、tx、ty。"
        )
      ),
      .required(.bounds, .rectangle, unit: "points", Sentence("Its bounds.", zh: "它的 bounds。")),
      .required(.in, .integer(), Sentence("Its superview; -1 of a window.", zh: "它的父视图；窗口为 -1。")),
      .optional(
        .clip,
        .count,
        Sentence("The nearest view above that cuts it off.", zh: "上方最近的、会裁掉它的视图。")
      ),
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
        .slot,
        .point,
        unit: "points",
        Sentence("Where its label stands: the top left corner.", zh: "它的标签的位置：左上角。")
      ),
      .optional(
        .slot2,
        .point,
        unit: "points",
        Sentence("The same for a label that is 30 points high.", zh: "同上，用于 30 点高的标签。")
      ),
    ])
  )

  private static let recognizer = NamedType(
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
