import Sentences

/// What answers say of documents that were imported: what objects are in the app, how sure an answer
/// is, and what could still change it.
enum OriginFields {
  /// The member that stands beside every answer that names objects.
  static let origins = Field.optional(
    .origins,
    .map(of: .named("origin")),
    Sentence(
      "What the named objects are in the app that the document was imported from, by id.",
      zh: "所指名的对象在被导入的应用中是什么，按 id 列出。"
    )
  )

  /// What the document does not show and that could change the answer; what it takes for granted.
  static let gaps: [Field] = [
    .optional(
      .unknown,
      .array(of: .named("doubt")),
      Sentence(
        "What the print does not show and that can change this answer, most likely first.",
        zh: "打印内容没有显示、而可能改变这个回答的事，最可能的在前。"
      )
    ),
    .optional(
      .assumed,
      .array(of: .named("assumption")),
      Sentence("What this answer takes for granted.", zh: "这个回答假定了什么。")
    ),
    .optional(
      .read,
      .object([
        .required(.windows, .count, Sentence("How many windows.", zh: "多少个窗口。")),
        .required(.views, .count, Sentence("How many other views.", zh: "多少个其他视图。")),
        .optional(
          .lines,
          .array(of: .count, count: 2...2),
          Sentence("The first and the last line that tells of them.", zh: "讲到它们的第一行和最后一行。")
        ),
      ]),
      Sentence("What was read of the print.", zh: "从打印内容读到了什么。")
    ),
    .optional(
      .reality,
      .object([
        .required(
          .hit,
          .nullable(.string),
          Sentence(
            "The view that the app itself hit there: the address of one that was not printed, null "
              + "for none.",
            zh: "应用自己在那里命中的视图：没有打印的视图则为地址，没有命中则为 null。"
          )
        ),
        .required(
          .agrees,
          .boolean,
          Sentence("Whether this answer allows for it.", zh: "这个回答是否与之相符。")
        ),
        .optional(
          .parts,
          .string,
          Sentence(
            "The first view of an app's class at which the two part: it may override.",
            zh: "两者分开之处的第一个属于应用的类的视图：它可能重写了方法。"
          )
        ),
      ]),
      Sentence(
        "What a test tool or a touch says was really hit, where it is of this place.",
        zh: "测试工具或触摸所说的实际命中，如果说的是这个位置。"
      )
    ),
  ]

  /// How sure it is who is hit.
  static let certainty: [Field] = [
    Field(.certainty, kind, .required, certaintySummary), cases,
  ]

  /// The same where not every answer is about a hit.
  static let optionalCertainty: [Field] = [
    Field(.certainty, kind, .optional, certaintySummary), cases,
  ]

  private static let kind = WireType.choice(["certain", "cases", "unknown"])

  private static let certaintySummary = Sentence(
    "Whether the document tells which view is hit; cases where it depends on what is not known.",
    zh: "文档是否足以说明命中哪个视图；取决于未知的事时为 cases。"
  )

  private static let cases = Field.optional(
    .cases,
    .array(of: .named("hitCase")),
    Sentence(
      "The views that may be hit, those with the fewest conditions first.",
      zh: "可能命中的视图，条件最少的在前。"
    )
  )

  static let types: [NamedType] = [
    NamedType(
      "origin",
      Sentence(
        "What an object is in the app that its document was imported from.",
        zh: "对象在文档所导入的应用中是什么。"
      ),
      .object([
        .optional(.class, .string, Sentence("Its class, as it was printed.", zh: "它的类，如所打印。")),
        .optional(
          .baseClass,
          .string,
          Sentence(
            "UIKit's class that it is of, where the model has another for it.",
            zh: "它所属的 UIKit 类，如果模型用的是别的类。"
          )
        ),
        .optional(.address, .string, Sentence("Where it lay in memory.", zh: "它在内存中的位置。")),
        .optional(
          .ib,
          .string,
          Sentence("Its id in Interface Builder.", zh: "它在 Interface Builder 里的 id。")
        ),
        .optional(
          .line,
          .count,
          Sentence("The line of the paste that tells of it, from 1.", zh: "粘贴内容中讲到它的那一行，从 1 数起。")
        ),
        .optional(.text, .string, Sentence("The text that it shows.", zh: "它显示的文字。")),
        .optional(.cut, .boolean, Sentence("Whether that text was cut.", zh: "那段文字是否被截断。")),
        .optional(.label, .string, Sentence("Its accessibility label.", zh: "它的无障碍标签。")),
        .optional(
          .identifier,
          .string,
          Sentence("Its accessibility identifier.", zh: "它的无障碍标识符。")
        ),
        .optional(
          .animations,
          .names,
          Sentence("What of it was being animated.", zh: "它的什么正在动画中。")
        ),
        .optional(.assumed, .names, Sentence("Properties that are assumed.", zh: "假定的属性。")),
        .optional(.unknown, .names, Sentence("Properties that nobody knows.", zh: "未知的属性。")),
      ])
    ),
    NamedType(
      "hitCase",
      Sentence("A view that may be hit, and when.", zh: "可能命中的视图，以及何时命中。"),
      .object([
        .required(
          .when,
          .array(of: .named("condition")),
          Sentence("What has to be so.", zh: "必须成立的事。")
        ),
        .required(
          .hit,
          .nullable(.string),
          Sentence("The view that is hit; null for none that is known.", zh: "命中的视图；没有已知的则为 null。")
        ),
      ])
    ),
    NamedType(
      "condition",
      Sentence("Something that nobody knows, and a value of it.", zh: "一件未知的事，以及它的一个值。"),
      .object([
        .required(.object, .string, Sentence("The object.", zh: "对象。")),
        .required(
          .property,
          .string,
          Sentence(
            "What of it: a property; order, subviews, or the edge at which the point lies.",
            zh: "它的什么：属性；order、subviews，或点所在的边界 edge。"
          )
        ),
        .required(
          .value,
          .any,
          Sentence(
            """
            The value: inside or outside for where it lies, front for an order, complete or missing \
            for subviews.
            """,
            zh: "值：位置为 inside 或 outside，顺序为 front，子视图为 complete 或 missing。"
          )
        ),
        .optional(.line, .count, Sentence("Its line of the paste.", zh: "它在粘贴内容中的行。")),
      ])
    ),
    NamedType(
      "doubt",
      Sentence("Something that a print does not show.", zh: "打印内容没有显示的事。"),
      .object([
        .required(
          .what,
          .string,
          Sentence("What it is; never changes its name.", zh: "是什么；名字从不改变。")
        ),
        .required(.objects, .names, Sentence("Of what objects.", zh: "关于哪些对象。")),
        .required(.text, .string, Sentence("The same as a sentence.", zh: "同样的内容，写成一句话。")),
        .optional(
          .ask,
          .string,
          Sentence("The command for the debugger that would tell.", zh: "能查明它的调试器命令。")
        ),
      ])
    ),
    NamedType(
      "assumption",
      Sentence("Something that an answer takes for granted.", zh: "回答所假定的事。"),
      .object([
        .required(
          .what,
          .string,
          Sentence("What it is; never changes its name.", zh: "是什么；名字从不改变。")
        ),
        .required(.objects, .names, Sentence("Of what objects.", zh: "关于哪些对象。")),
        .required(.because, .string, Sentence("What is assumed, and why.", zh: "假定了什么，为什么。")),
      ])
    ),
  ]
}
