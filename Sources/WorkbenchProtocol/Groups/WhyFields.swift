import Sentences

/// What the answers of `hit.why` and `script.why` hold: reasons, and changes that help.
enum WhyFields {
  /// The errors that both may answer with.
  static let errors: [ErrorType] =
    SessionGroup.sessionErrors + [
      .objectUnknown, .objectWrongClass, .objectUnknownProperty, .objectWrongValue,
      .stimulusNoPlace, .stimulusRefused, .methodNeedsModule, .paramsUnknownMember,
      .paramsMissingMember, .paramsOutOfRange,
    ]

  static let results: [Field] =
    [
      .required(
        .wanted,
        .nullable(.string),
        Sentence("What was asked about; null where nothing was named.", zh: "问的是什么；没有指名时为 null。")
      ),
      .optional(
        .step,
        .named("askedStep"),
        Sentence("The step whose event it is, where it is one's.", zh: "事件属于哪一步，如果属于某一步的话。")
      ),
      .required(
        .stimulus,
        .nullable(.map(of: .any)),
        Sentence(
          "What was done: a stimulus with send and its parameters, or what the step does.",
          zh: "做了什么：刺激的 send 及其参数，或步骤所做的事。"
        )
      ),
      .optional(
        .place,
        .object([
          .required(.screen, .point, unit: "points", Sentence("On the screen.", zh: "在屏幕上。")),
          .optional(.view, .string, Sentence("The view of which it is a place.", zh: "位置所在的视图。")),
          .optional(
            .point,
            .point,
            unit: "points",
            Sentence("In the bounds of that view.", zh: "在那个视图的 bounds 里。")
          ),
        ]),
        Sentence("Where it was aimed.", zh: "它对准哪里。")
      ),
      .required(
        .got,
        .any,
        Sentence(
          "Who gets the event instead, or what the value is; null for nobody.",
          zh: "谁代之收到事件，或值是什么；无人则为 null。"
        )
      ),
      .required(.holds, .boolean, Sentence("Whether it is as wanted already.", zh: "是否已经如愿。")),
      .required(
        .reasons,
        .array(of: .named("reason")),
        Sentence("The obstacles, in the order met.", zh: "障碍，按遇到的顺序。")
      ),
      .optional(
        .record,
        .nullable(.count),
        Sentence("The record of the first reason.", zh: "第一个原因的记录。")
      ),
      .optional(
        .rule,
        .nullable(.string),
        Sentence("The rule of the first reason.", zh: "第一个原因的规则。")
      ),
      .required(.text, .string, Sentence("The first reason in one sentence.", zh: "第一个原因，用一句话说。")),
      .optional(
        .records,
        .array(of: .named("record")),
        Sentence("The event as it is, at the level route.", zh: "事件现在的样子，按 route 级别。")
      ),
      .required(
        .fixes,
        .array(of: .named("fix")),
        Sentence(
          "The changes that help: those that break nothing first, then fewer edits, at most eight.",
          zh: "有用的改动：什么都不破坏的在前，其次改动少的在前，最多八个。"
        )
      ),
      .optional(.tried, .count, Sentence("How many changes were tried.", zh: "试了多少个改动。")),
      .optional(
        .expectations,
        .count,
        Sentence("How many expectations of the document hold as it is.", zh: "文档现在有多少个预期成立。")
      ),
      .optional(
        .ask,
        .names,
        Sentence(
          "What can be asked about, nearest first, where nothing was named.",
          zh: "没有指名时可以问什么，最近的在前。"
        )
      ),
    ] + OriginFields.optionalCertainty + OriginFields.gaps + [OriginFields.origins]

  static let types: [NamedType] = [
    NamedType(
      "askedStep",
      Sentence("A step about which a question is.", zh: "问题所问的步骤。"),
      .object([
        .required(
          .index,
          .count,
          Sentence("The step's place in the script, from 0.", zh: "步骤在脚本里的位置，从 0 数起。")
        ),
        .required(.pointer, .string, Sentence("JSON pointer to the step.", zh: "指向步骤的 JSON 指针。")),
        .optional(.label, .string, Sentence("The step's label.", zh: "步骤的标签。")),
        .required(
          .action,
          .string,
          Sentence(
            "What the step does, as the document writes it, in one line.",
            zh: "这一步做什么，按文档的写法，一行。"
          )
        ),
        .phrase,
      ])
    ),
    NamedType(
      "sentence",
      Sentence(
        "A sentence as data, for programs that word it themselves.",
        zh: "以数据表示的句子，供自己措辞的程序使用。"
      ),
      .object([
        .required(
          .id,
          .string,
          Sentence("What it says; an id never changes its meaning.", zh: "它说什么；id 的含义从不改变。")
        ),
        .required(
          .args,
          .map(of: .any),
          Sentence("Of whom: names, numbers, words of the document.", zh: "说的是谁：名字、数字、文档里的词。")
        ),
      ])
    ),
    NamedType(
      "reason",
      Sentence(
        "A decision of the run at which it parts from one in which it is as wanted.",
        zh: "运行在这个决定处与如愿的运行分开。"
      ),
      .object([
        .required(
          .kind,
          .choice(["hit", "touch", "recognizer", "message", "action", "focus", "other"]),
          Sentence("What kind of decision it is.", zh: "是什么种类的决定。")
        ),
        .optional(.object, .nullable(.string), Sentence("Whose decision it is.", zh: "是谁的决定。")),
        .optional(
          .record,
          .nullable(.count),
          Sentence("Its record, at the level route.", zh: "它的记录，按 route 级别。")
        ),
        .optional(.rule, .nullable(.string), Sentence("Its rule.", zh: "它的规则。")),
        .required(.reason, .named("sentence"), Sentence("What it says.", zh: "它说什么。")),
        .required(
          .text,
          .string,
          Sentence("The same in the client's language.", zh: "同样的内容，用客户端的语言。")
        ),
        .optional(
          .line,
          .count,
          Sentence("The line of the document that makes it so, from 1.", zh: "文档里造成这样的那一行，从 1 数起。")
        ),
        .optional(
          .when,
          .array(of: .named("condition")),
          Sentence(
            "When it is in the way, where an imported document leaves that open.",
            zh: "它何时挡路，若导入的文档没有说明的话。"
          )
        ),
      ])
    ),
    NamedType(
      "fix",
      Sentence("A change after which it is as wanted.", zh: "做了之后就如愿的改动。"),
      .object([
        .required(
          .edits,
          .array(
            of: .object([
              .optional(.set, .map(of: .any), Sentence("What is assigned.", zh: "赋什么值。")),
              .optional(
                .step,
                .count,
                Sentence(
                  "The step of the script whose members are set, from 0.",
                  zh: "脚本中被设置成员的那一步，从 0 数起。"
                )
              ),
              .optional(
                .call,
                .string,
                Sentence("The method that is called instead.", zh: "改为调用的方法。")
              ),
              .optional(.on, .string, Sentence("Whose method it is.", zh: "谁的方法。")),
              .optional(.with, .array(of: .any), Sentence("Its arguments.", zh: "它的参数。")),
            ])
          ),
          Sentence("The changes, as a script writes them.", zh: "改动，按脚本的写法。")
        ),
        .required(
          .rank,
          .count,
          Sentence("Its place in the list, from 1.", zh: "它在列表里的位置，从 1 数起。")
        ),
        .required(
          .when,
          .choice(["launch", "step"]),
          Sentence(
            "Whether it is part of the document from the launch on, or done before the step.",
            zh: "它从启动起就是文档的一部分，还是在步骤之前做的。"
          )
        ),
        .required(
          .keeps,
          .count,
          Sentence("How many expectations that held still hold.", zh: "原来成立的预期有多少仍然成立。")
        ),
        .required(
          .breaks,
          .array(of: .named("broken")),
          Sentence("Those that held and hold no more.", zh: "原来成立而不再成立的。")
        ),
        .optional(
          .asAsked,
          .array(of: .named("broken")),
          Sentence(
            "Those that only recorded that it was not as is wanted now.",
            zh: "只是记下现状与所求不同的那些。"
          )
        ),
        .optional(
          .outcome,
          .named("outcome"),
          Sentence("What came of the same stimulus afterwards.", zh: "之后同样的刺激结果如何。")
        ),
        .required(
          .swift,
          .string,
          Sentence("The same in Swift, one statement a line.", zh: "同样的内容，用 Swift，每行一条语句。")
        ),
        .optional(
          .lldb,
          .string,
          Sentence(
            "The same for the debugger that holds the app, one command a line.",
            zh: "同样的内容，供停住应用的调试器使用，每行一条命令。"
          )
        ),
        .required(
          .text,
          .string,
          Sentence(
            "The change in one sentence, in the client's language.",
            zh: "用一句话说这个改动，用客户端的语言。"
          )
        ),
        .required(
          .sentence,
          .named("sentence"),
          Sentence("The same as data.", zh: "同样的内容，以数据表示。")
        ),
        .optional(
          .line,
          .count,
          Sentence(
            "The line of the document that it changes first, from 1.",
            zh: "它首先改动的文档行，从 1 数起。"
          )
        ),
        .optional(
          .records,
          .array(of: .named("record")),
          Sentence("The trace that proves it.", zh: "证明它的追踪。")
        ),
      ])
    ),
    NamedType(
      "broken",
      Sentence(
        "An expectation that held and does not hold after a change.",
        zh: "原来成立、改动之后不成立的预期。"
      ),
      .object([
        .required(.pointer, .string, Sentence("JSON pointer to it.", zh: "指向它的 JSON 指针。")),
        .optional(.step, .count, Sentence("The index of its step.", zh: "它所在步骤的序号。")),
        .required(
          .text,
          .string,
          Sentence("What happens instead: one sentence.", zh: "代之发生了什么：一句话。")
        ),
      ])
    ),
  ]
}
