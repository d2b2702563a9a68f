import Sentences

/// What an import takes, and what its report holds.
enum ImportFields {
  /// The parameters of an import.
  static let parameters: [Field] =
    [
      .optional(
        .path,
        .string,
        Sentence(
          "The path of a file; a relative one starts at the client's folder.",
          zh: "文件的路径；相对路径从客户端的目录算起。"
        )
      ),
      .optional(.text, .string, Sentence("What was pasted.", zh: "粘贴的内容。")),
      .optional(.name, .string, Sentence("What errors call the text.", zh: "错误里对文本的称呼。")),
      .optional(
        .form,
        .choice(PrintedForms.names),
        Sentence(
          "What it is a print of, where that cannot be told; subviews: a list is the subviews of one view.",
          zh: "它是什么的打印，如果看不出来；subviews：列表是同一个视图的子视图。"
        )
      ),
      .optional(
        .root,
        .string,
        Sentence("The address of the object below which everything matters.", zh: "只看这个地址的对象及其下面。")
      ),
      .optional(
        .with,
        .array(of: .string, count: 0...16),
        Sentence("Paths of files with more prints of the same moment.", zh: "同一时刻的更多打印所在的文件路径。")
      ),
    ] + ofInterfaces + [
      .optional(
        .ios,
        .integer(in: 12...99),
        Sentence("The version of iOS, for the document's profile.", zh: "iOS 版本，写进文档的配置。")
      ),
      .optional(
        .at,
        .place,
        Sentence("Where it is tapped; objects by any of their names.", zh: "点按哪里；对象可用它的任何名字。")
      ),
      .optional(
        .view,
        .string,
        Sentence(
          "Which object should get the tap, by any of its names.",
          zh: "哪个对象应该收到点按，可用它的任何名字。"
        )
      ),
      .defaulted(
        .scrub,
        .boolean,
        false,
        Sentence("Whether texts are replaced by their lengths.", zh: "是否把文本换成它的长度。")
      ),
      .defaulted(
        .report,
        .choice(["full", "brief"]),
        "full",
        Sentence(
          "Whether the report lists objects; a brief one has empty lists in their place, and costs less.",
          zh: "报告是否列出对象；brief 的报告在那些位置是空列表，开销更小。"
        )
      ),
    ]

  /// What is said about a storyboard or XIB.
  private static let ofInterfaces: [Field] = [
    .optional(
      .screen,
      .numbers(2),
      unit: "points",
      Sentence("The screen's width and height.", zh: "屏幕的宽和高。")
    ),
    .optional(
      .scene,
      .string,
      Sentence("The scene: an id, a storyboard identifier or a class.", zh: "场景：id、故事板标识符或类。")
    ),
    .optional(
      .traits,
      .string,
      Sentence("The size classes, width first: compact,regular.", zh: "尺寸类别，宽在前：compact,regular。")
    ),
    .optional(.owner, .string, Sentence("The class of a XIB's owner.", zh: "XIB 的所有者的类。")),
  ]

  /// The errors that an import may answer with.
  static let errors: [ErrorType] = ErrorType.imports + [.paramsConflict, .scenarioUnreadable]

  static let results: [Field] = [
    .required(
      .document,
      .nullable(.string),
      Sentence(
        "The scenario document; null where no tree of views is known.",
        zh: "情景文档；不知道视图树时为 null。"
      )
    ),
    report,
  ]

  static let report = Field.required(
    .report,
    .named("importReport"),
    Sentence("What was read.", zh: "读到了什么。")
  )

  static let types: [NamedType] = [
    ImportedObjectFields.type,
    NamedType(
      "importReport",
      Sentence(
        "What was read of a paste, what is assumed and what is unknown.",
        zh: "粘贴内容里读到的、假定的和未知的。"
      ),
      .object([
        .required(
          .forms,
          .array(
            of: .object([
              .required(.form, .string, Sentence("The form.", zh: "形式。")),
              .required(
                .lines,
                .array(of: .count, count: 2...2),
                Sentence("The first and the last line.", zh: "第一行和最后一行。")
              ),
              .required(.objects, .count, Sentence("How many objects it has.", zh: "它有多少对象。")),
            ])
          ),
          Sentence("The prints, in order.", zh: "打印，按顺序。")
        ),
        .required(.roots, .names, Sentence("What stands at the top.", zh: "在最上面的对象。")),
        .required(
          .objects,
          .array(of: .named("importedObject")),
          Sentence(
            "Every object that was read, also those that are no views.",
            zh: "读到的每个对象，包括不是视图的。"
          )
        ),
        .optional(
          .question,
          .object([
            .optional(.wanted, .string, Sentence("Which view was meant.", zh: "指的是哪个视图。")),
            .optional(.point, .numbers(2), Sentence("Where on the screen.", zh: "屏幕上的位置。")),
            .optional(.pointInView, .numbers(2), Sentence("Or where in the view.", zh: "或视图里的位置。")),
            .optional(
              .in,
              .string,
              Sentence("The view that pointInView is a place in.", zh: "pointInView 所在的视图。")
            ),
            .optional(
              .hit,
              .nullable(.string),
              Sentence(
                "Which view was really hit; null where none was.",
                zh: "实际命中的视图；没有命中任何视图则为 null。"
              )
            ),
          ]),
          Sentence("What a test tool or a touch asks.", zh: "测试工具或触摸所问的。")
        ),
        .optional(
          .asked,
          .object([
            .optional(.view, .string, Sentence("The object that view names.", zh: "view 所指的对象。")),
            .optional(.at, .place, Sentence("The place that at names.", zh: "at 所指的位置。")),
          ]),
          Sentence(
            "What the request asks about, by the ids of the document.",
            zh: "请求所问的，用文档里的 id 表示。"
          )
        ),
        .optional(
          .candidates,
          .array(of: .named("importedObject")),
          Sentence(
            "The accessibility elements at the place that is asked about, smallest first.",
            zh: "所问位置上的无障碍元素，最小的在前。"
          )
        ),
        .required(
          .warnings,
          .array(
            of: .object([
              .required(
                .type,
                .choice(ImportWarningTypes.names),
                Sentence(
                  """
                  The stable name. truncated: the print breaks off; elided: lines were left out; \
                  missing-parent: what it hangs on was not printed; unknown-field: it decides \
                  nothing; size-not-recoverable: a transform hides the size; list-not-tree and \
                  accessibility-only: no tree of views; design-time: it is so in the design.
                  """,
                  zh: """
                    固定的名字。truncated：打印中断；elided：有行被略去；missing-parent：它所属的没有打印；\
                    unknown-field：不参与判断；size-not-recoverable：变换掩盖了大小；list-not-tree 和 \
                    accessibility-only：没有视图树；design-time：设计时如此。
                    """
                )
              ),
              .required(.line, .count, Sentence("The line of the input.", zh: "输入的行。")),
              .required(.column, .count, Sentence("The column in that line.", zh: "该行的列。")),
              .required(.text, .string, Sentence("What is said.", zh: "说的是什么。")),
            ])
          ),
          Sentence("What could not be taken as it stands.", zh: "不能照原样采用的地方。")
        ),
        .required(
          .assumed,
          .array(
            of: .object([
              .required(.what, .string, Sentence("The property.", zh: "属性。")),
              .required(.objects, .names, Sentence("Of which objects.", zh: "哪些对象的。")),
              .required(.because, .string, Sentence("Why.", zh: "为什么。")),
            ])
          ),
          Sentence("What was taken for granted.", zh: "被当作理所当然的。")
        ),
        .required(
          .unknown,
          .array(
            of: .object([
              .required(
                .what,
                .string,
                Sentence("The property, or what is missing.", zh: "属性，或缺少的东西。")
              ),
              .required(.objects, .names, Sentence("Of which objects.", zh: "哪些对象的。")),
              .required(.text, .string, Sentence("What is not known.", zh: "不知道什么。")),
              .optional(.ask, .string, Sentence("The command that would tell.", zh: "能给出答案的命令。")),
            ])
          ),
          Sentence("What the paste does not tell.", zh: "粘贴内容没有说明的。")
        ),
      ])
    ),
  ]
}
