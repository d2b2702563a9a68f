import Sentences

/// What a report says of an object of a paste.
enum ImportedObjectFields {
  static let type = NamedType(
    "importedObject",
    Sentence(
      """
      An object of a paste, as far as it was printed. References are addresses, else ids; \
      rectangles are x, y, width and height in points.
      """,
      zh: "粘贴内容里的一个对象，只有打印出来的部分。引用是地址，否则是 id；矩形是 x、y、宽和高，单位为点。"
    ),
    .object(names + state + relations)
  )

  private static let names: [Field] = [
    .optional(.id, .string, Sentence("Its id in the document.", zh: "它在文档里的 id。")),
    .required(
      .kind,
      .choice([
        "window", "view", "controller", "recognizer", "touch", "element", "guide", "object",
      ]),
      Sentence("What it is in the app.", zh: "它在应用里是什么。")
    ),
    .required(.form, .string, Sentence("The form of its print.", zh: "它的打印形式。")),
    .required(.class, .string, Sentence("Its class, as people read it.", zh: "它的类，按人读的写法。")),
    .required(.raw, .string, Sentence("Its class, as printed.", zh: "它的类，按打印的写法。")),
    .optional(.baseClass, .string, Sentence("The class that it is based on.", zh: "它所基于的类。")),
    .optional(.address, .string, Sentence("Where it lay in memory.", zh: "它在内存中的位置。")),
    .optional(
      .ib,
      .string,
      Sentence("Its id in Interface Builder.", zh: "它在 Interface Builder 里的 id。")
    ),
    .required(.line, .count, Sentence("Its line of the input.", zh: "它在输入里的行。")),
    .optional(.text, .string, Sentence("The text that it shows.", zh: "它显示的文本。")),
    .optional(.cut, .boolean, Sentence("Whether the text was cut.", zh: "文本是否被截断。")),
    .optional(.label, .string, Sentence("Its accessibility label.", zh: "它的无障碍标签。")),
    .optional(.identifier, .string, Sentence("Its accessibility identifier.", zh: "它的无障碍标识符。")),
    .optional(.tag, .integer(), Sentence("Its tag.", zh: "它的 tag。")),
    .optional(
      .reactTag,
      .integer(),
      Sentence("React Native's number for it.", zh: "React Native 给它的编号。")
    ),
  ]

  private static let state: [Field] = [
    .optional(.frame, .rectangle, Sentence("The printed frame.", zh: "打印出来的 frame。")),
    .optional(.bounds, .rectangle, Sentence("The printed bounds.", zh: "打印出来的 bounds。")),
    .optional(.center, .numbers(2), Sentence("The printed center.", zh: "打印出来的 center。")),
    .optional(.hidden, .boolean, Sentence("Whether it is hidden.", zh: "它是否隐藏。")),
    .optional(.alpha, .number(), Sentence("How opaque it is, from 0 to 1.", zh: "它的不透明度，从 0 到 1。")),
    .optional(.disabled, .boolean, Sentence("Whether it is disabled.", zh: "它是否停用。")),
    .optional(
      .animations,
      .names,
      Sentence("The key paths of running animations.", zh: "正在运行的动画的键路径。")
    ),
    .optional(
      .state,
      .string,
      Sentence("Of a controller or a recognizer, as printed.", zh: "控制器或手势识别器的状态，按打印的写法。")
    ),
    .optional(.enabled, .boolean, Sentence("Whether a recognizer is enabled.", zh: "手势识别器是否启用。")),
    .optional(
      .cancelsTouchesInView,
      .boolean,
      Sentence("Whether a recognizer cancels the view's touches.", zh: "手势识别器是否取消视图的触摸。")
    ),
    .optional(
      .numberOfTouchesRequired,
      .integer(),
      Sentence("How many fingers a recognizer needs.", zh: "手势识别器需要几根手指。")
    ),
    .optional(.phase, .string, Sentence("The phase of a touch.", zh: "触摸的阶段。")),
    .optional(.tapCount, .integer(), Sentence("How many taps a touch is.", zh: "触摸是第几次点按。")),
    .optional(
      .location,
      .numbers(2),
      Sentence("Where in the window a touch is.", zh: "触摸在窗口中的位置。")
    ),
  ]

  private static let relations: [Field] = [
    .optional(.superview, .string, Sentence("The view that it lies in.", zh: "它所在的视图。")),
    .optional(
      .parent,
      .string,
      Sentence("Of a controller or an element the one that it is printed in.", zh: "控制器或元素所在的上一层。")
    ),
    .optional(.next, .string, Sentence("The next responder.", zh: "下一个响应者。")),
    .optional(
      .view,
      .string,
      Sentence("The view of a controller, a recognizer or a touch.", zh: "控制器、手势识别器或触摸的视图。")
    ),
    .optional(
      .controller,
      .string,
      Sentence("The controller whose view it is.", zh: "拥有这个视图的控制器。")
    ),
    .optional(.window, .string, Sentence("The window.", zh: "窗口。")),
    .optional(
      .fails,
      .array(
        of: .object([
          .required(
            .what,
            .choice(["disabled", "outside-scroll-view", "ambiguous-identifier"]),
            Sentence(
              """
              disabled: no tap does anything; outside-scroll-view: it is scrolled away there; \
              ambiguous-identifier: another has the same.
              """,
              zh: """
                disabled：点击不起作用；outside-scroll-view：它在那里已滚出可见范围；\
                ambiguous-identifier：另一个元素的标识符与它相同。
                """
            )
          ),
          .optional(
            .line,
            .count,
            Sentence("The line of the scroll view or of the other.", zh: "滚动视图或另一个元素所在的行。")
          ),
        ])
      ),
      Sentence("Why no test taps a candidate there.", zh: "测试点不到这个候选元素的原因。")
    ),
    .optional(.presentedBy, .string, Sentence("Who presents a controller.", zh: "呈现这个控制器的控制器。")),
    .optional(
      .requires,
      .names,
      Sentence("The recognizers that have to fail first.", zh: "必须先失败的手势识别器。")
    ),
  ]
}
