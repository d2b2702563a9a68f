import Sentences

/// Looking at the objects of a session, and changing them.
enum ObjectGroup: MethodGroup {
  static let methods: [Method] = [
    .objectGet, .objectSet, .objectCall, .objectTree, .objectChain,
  ]

  static let types: [NamedType] = [
    NamedType(
      "objectValues",
      Sentence("An object, with the values of its properties.", zh: "对象，以及它的属性的值。"),
      .object(readObject(.required))
    ),
    NamedType(
      "treeRecognizer",
      Sentence(
        "A gesture recognizer of a view; what is as usual is left out.",
        zh: "视图的手势识别器；与平常相同的不写。"
      ),
      .object([
        .required(.id, .string, Sentence("The recognizer.", zh: "识别器。")),
        .required(.class, .string, Sentence("Its class.", zh: "它的类。")),
        .declared,
        .optional(
          .own,
          .boolean,
          Sentence("Whether it is UIKit's, as that of a scroll view.", zh: "它是否是 UIKit 自己的，如滚动视图的。")
        ),
        .optional(.isEnabled, .boolean, Sentence("False for a disabled one.", zh: "禁用的为 false。")),
        .optional(.taps, .count, Sentence("How many taps it wants.", zh: "它要几次点按。")),
        .optional(.touches, .count, Sentence("How many fingers it wants.", zh: "它要几根手指。")),
        .optional(
          .cancelsTouchesInView,
          .boolean,
          Sentence("False where the view keeps its touches.", zh: "视图保留自己的触摸时为 false。")
        ),
        .optional(
          .delaysTouchesBegan,
          .boolean,
          Sentence("True where the view's touches are held.", zh: "视图的触摸被扣留时为 true。")
        ),
        .optional(
          .waitsFor,
          .names,
          Sentence("The recognizers that must fail before.", zh: "必须先失败的识别器。")
        ),
        .optional(.delegate, .string, Sentence("Its delegate.", zh: "它的代理。")),
        .optional(
          .targets,
          .array(of: .named("treeTarget")),
          Sentence("Whom it sends actions.", zh: "它把动作发给谁。")
        ),
      ])
    ),
    NamedType(
      "treeTarget",
      Sentence("An action that is sent.", zh: "发送的一个动作。"),
      .object([
        .optional(
          .for,
          .names,
          Sentence("The control events for which it is sent.", zh: "为哪些控件事件发送。")
        ),
        .required(
          .target,
          .nullable(.string),
          Sentence("To whom; null along the responder chain.", zh: "发给谁；null 表示沿响应者链。")
        ),
        .required(.action, .string, Sentence("The action.", zh: "动作。")),
      ])
    ),
    NamedType(
      "node",
      Sentence("A view with what is in it.", zh: "视图及其内容。"),
      .object(
        [
          .required(.id, .string, Sentence("The view.", zh: "视图。")),
          .required(.class, .string, Sentence("Its class.", zh: "它的类。")),
          .declared,
          .required(
            .frame,
            .rectangle,
            unit: "points",
            Sentence("Its frame in its superview.", zh: "它在父视图里的 frame。")
          ),
          .optional(
            .flags,
            .map(of: .any),
            Sentence(
              "What decides about events, as hidden, alpha, interaction.",
              zh: "决定事件的属性，如 hidden、alpha、interaction。"
            )
          ),
          .optional(
            .screen,
            .rectangle,
            unit: "points",
            Sentence("Where its bounds lie on the screen.", zh: "它的 bounds 在屏幕上的位置。")
          ),
          .optional(
            .sticksOut,
            .object([
              .required(.of, .string, Sentence("Its superview.", zh: "它的父视图。")),
              .required(
                .by,
                .point,
                unit: "points",
                Sentence("How far, across and down.", zh: "横向和纵向超出多少。")
              ),
            ]),
            Sentence(
              "That it reaches over the bounds of its superview, where no touch comes to it.",
              zh: "它超出父视图的 bounds，那里收不到触摸。"
            )
          ),
          .optional(
            .coveredBy,
            .string,
            Sentence("A view in front that takes every point in it.", zh: "前面盖住它每一点的视图。")
          ),
          .optional(
            .recognizers,
            .array(of: .named("treeRecognizer")),
            Sentence("Its gesture recognizers.", zh: "它的手势识别器。")
          ),
          .optional(
            .targets,
            .array(of: .named("treeTarget")),
            Sentence("Whom it sends actions.", zh: "它把动作发给谁。")
          ),
          .optional(
            .actions,
            .names,
            Sentence("The actions that it implements by the document.", zh: "文档为它实现的动作。")
          ),
          .optional(
            .controller,
            .nullable(.string),
            Sentence("The controller whose view it is.", zh: "以它为视图的控制器。")
          ),
          .optional(
            .controllerActions,
            .names,
            Sentence("The actions that the controller implements.", zh: "控制器实现的动作。")
          ),
          .optional(
            .controllerOverrides,
            .names,
            Sentence("The methods that the controller overrides.", zh: "控制器重写的方法。")
          ),
          .optional(.title, .nullable(.string), Sentence("The text that it shows.", zh: "它显示的文字。")),
          .required(
            .children,
            .array(of: .named("node")),
            Sentence("Its subviews, back to front.", zh: "它的子视图，从后到前。")
          ),
        ] + FilmFields.pictured
      )
    ),
  ]

  /// The members that tell of an object that was read; the first of them are there or not, as
  /// `presence` says.
  static func readObject(_ presence: Field.Presence) -> [Field] {
    [
      Field(
        .id,
        .string,
        presence,
        Sentence("The object's id, or the shortest reference to it.", zh: "对象的 id，或指向它的最短引用。")
      ),
      Field(.class, .string, presence, Sentence("The object's class.", zh: "对象的类。")),
      Field(
        .values,
        .map(of: .any),
        presence,
        Sentence("The properties' values.", zh: "属性的值。")
      ),
      .declared,
      .optional(
        .lazy,
        .names,
        Sentence(
          "With record: the properties that code computes, whose values are there only when "
            + "properties names them.",
          zh: "有 record 时：由代码计算的属性，只有 properties 写了它们才有值。"
        )
      ),
    ]
  }
}

extension Field {
  /// Where an object stands in the document.
  fileprivate static let declared = Field.optional(
    .pointer,
    .string,
    Sentence(
      "JSON pointer to where the document declares it, if it does.",
      zh: "指向文档声明它之处的 JSON 指针，如果文档声明了它。"
    )
  )

  /// The record at which something is read.
  fileprivate static let pastRecord = Field.optional(
    .record,
    .integer(in: 1...WireType.integers.upperBound),
    Sentence(
      "The record at which to read: everything as it was when that one was written.",
      zh: "在哪条记录处读取：一切如写下那条记录时一样。"
    )
  )

  /// The level that counts it.
  fileprivate static let pastLevel = Field.defaulted(
    .level,
    .choice(WireType.levels),
    "route",
    Sentence("The level by whose numbers record is meant.", zh: "record 按哪个级别的号码。")
  )
}

extension Method {
  public static let objectGet = Method(
    "object.get",
    Sentence("Reads properties of an object.", zh: "读取对象的属性。"),
    parameters: [
      .session,
      .optional(
        .id,
        .string,
        Sentence("A reference, as buy or root.subviews[1].", zh: "引用，如 buy 或 root.subviews[1]。")
      ),
      .optional(
        .ids,
        .array(of: .string, count: 1...1000),
        Sentence("Several references, instead of one.", zh: "几个引用，代替一个。")
      ),
      .optional(
        .properties,
        .names,
        Sentence("The properties; without it, all that the class has.", zh: "要读的属性；不写则为类的全部属性。")
      ),
      .pastRecord, .pastLevel, .progressToken,
    ],
    results: ObjectGroup.readObject(.optional) + [
      .optional(
        .objects,
        .array(of: .named("objectValues")),
        Sentence(
          "The objects, where several were asked for, in that order.",
          zh: "要了几个对象时的各对象，按所要的顺序。"
        )
      )
    ],
    errors: SessionGroup.readingErrors,
    traits: [.reads, .slices]
  )

  public static let objectSet = Method(
    "object.set",
    Sentence("Assigns properties, as the script's set does.", zh: "给属性赋值，与脚本的 set 相同。"),
    parameters: [
      .session,
      .required(
        .set,
        .oneOf([.map(of: .any), .array(of: .map(of: .any))]),
        Sentence(
          "References with property, and values; a list of such objects is assigned in turn.",
          zh: "带属性的引用及其值；写成这样的对象的列表则依次赋值。"
        )
      ),
      .level,
    ],
    results: [.records, .time],
    errors: SessionGroup.sessionErrors,
    traits: [.slices]
  )

  public static let objectCall = Method(
    "object.call",
    Sentence(
      "Calls a method of an object, as the script's call does.",
      zh: "调用对象的方法，与脚本的 call 相同。"
    ),
    parameters: [
      .session,
      .required(.call, .string, Sentence("The method's name.", zh: "方法的名字。")),
      .required(.on, .any, Sentence("A reference to the object.", zh: "指向对象的引用。")),
      .optional(
        .with,
        .array(of: .any),
        Sentence("The arguments; trailing ones may be left out.", zh: "参数；末尾的可以不写。")
      ),
      .level,
    ],
    results: [
      .required(.returned, .any, Sentence("What the method answered.", zh: "方法的返回值。")),
      .optional(
        .outcome,
        .nullable(.named("outcome")),
        Sentence("What came of it.", zh: "结果如何。")
      ),
      .records,
      .time,
    ],
    errors: SessionGroup.sessionErrors,
    traits: [.slices]
  )

  public static let objectTree = Method(
    "object.tree",
    Sentence("Gives the windows with their views, back to front.", zh: "给出各窗口及其视图，从后到前。"),
    parameters: [
      .session,
      .optional(.root, .string, Sentence("Only the tree below this view.", zh: "只要这个视图以下的树。")),
      .defaulted(
        .as,
        .choice(["nodes", "recursive-description"]),
        "nodes",
        Sentence(
          "recursive-description adds the views as UIKit prints them, as text.",
          zh: "recursive-description 另加视图的文本，与 UIKit 打印的一样。"
        )
      ),
      .defaulted(
        .detail,
        .choice(["events", "picture"]),
        "events",
        Sentence(
          "picture adds to each view what a picture shows of it, with the members of film-view.",
          zh: "picture 给每个视图加上图里画出的内容，成员与 film-view 相同。"
        )
      ),
      .pastRecord, .pastLevel, .progressToken,
    ],
    results: [
      .required(
        .roots,
        .array(of: .named("node")),
        Sentence("The windows, back to front.", zh: "窗口，从后到前。")
      ),
      .optional(
        .text,
        .string,
        Sentence(
          "The views as recursiveDescription prints them.",
          zh: "recursiveDescription 所打印的视图。"
        )
      ),
      OriginFields.origins,
    ],
    errors: SessionGroup.readingErrors,
    traits: [.reads, .slices]
  )

  public static let objectChain = Method(
    "object.chain",
    Sentence("Follows next from a responder to the end.", zh: "从一个响应者沿 next 走到底。"),
    parameters: [
      .session,
      .required(
        .from,
        .string,
        Sentence("A reference to the first responder of the chain.", zh: "指向链上第一个响应者的引用。")
      ),
      .pastRecord, .pastLevel, .progressToken,
    ],
    results: [
      .required(
        .chain,
        .array(
          of: .object([
            .required(.id, .string, Sentence("The responder.", zh: "响应者。")),
            .required(.class, .string, Sentence("Its class.", zh: "它的类。")),
            .optional(
              .rule,
              .nullable(.string),
              Sentence("The rule that says which comes next.", zh: "说明下一个是谁的规则。")
            ),
          ])
        ),
        Sentence("The responders, the asked one first.", zh: "各响应者，被问的在最前。")
      ),
      .optional(
        .cycle,
        .nullable(.string),
        Sentence("The responder at which the chain comes again.", zh: "链条重复之处的响应者。")
      ),
      OriginFields.origins,
    ],
    errors: SessionGroup.readingErrors,
    traits: [.reads, .slices]
  )
}
