import Sentences

/// Running a scenario's script, whole or step by step.
enum ScriptGroup: MethodGroup {
  static let methods: [Method] = [
    .scriptRun, .scriptStep, .scriptBack, .scriptCompare, .scriptWhy,
  ]

  static let types: [NamedType] =
    WhyFields.types + [
      NamedType(
        "change",
        Sentence(
          "An assignment or a call that is made before a step of a script; one of set and call. "
            + "What is assigned before the first step to an object that the document declares is "
            + "said before the launch, as a variant says it.",
          zh: "在脚本的某一步之前做的赋值或调用；set 与 call 二者之一。在第一步之前对文档声明的对象所做的赋值，像变体那样在启动之前写入。"
        ),
        .object([
          .defaulted(
            .step,
            .count,
            0,
            Sentence("The step's place in the script, from 0.", zh: "步骤在脚本里的位置，从 0 数起。")
          ),
          .optional(
            .set,
            .map(of: .any),
            Sentence("References with property, and values.", zh: "带属性的引用及其值。")
          ),
          .optional(.call, .string, Sentence("The method's name.", zh: "方法的名字。")),
          .optional(
            .on,
            .any,
            Sentence("A reference to the object of a call.", zh: "指向被调用对象的引用。")
          ),
          .optional(.with, .array(of: .any), Sentence("The arguments of a call.", zh: "调用的参数。")),
        ])
      ),
      NamedType(
        "run",
        Sentence("One run of a script.", zh: "脚本的一次运行。"),
        .object([
          .required(
            .variant,
            .nullable(.string),
            Sentence("The variant; null without variants.", zh: "变体；没有变体时为 null。")
          ),
          .required(
            .passed,
            .boolean,
            Sentence(
              "Whether every expectation held and nothing stopped it.",
              zh: "是否每个预期都成立，也没有被打断。"
            )
          ),
          .required(
            .steps,
            .array(of: .named("step")),
            Sentence("The steps that ran.", zh: "运行了的步骤。")
          ),
          .required(
            .failures,
            .array(of: .named("failure")),
            Sentence("Expectations that did not hold.", zh: "没有成立的预期。")
          ),
          .optional(
            .error,
            .object([
              .required(
                .type,
                .string,
                Sentence("The error, as an expectation names it.", zh: "错误，按预期里的叫法。")
              ),
              .required(
                .message,
                .string,
                Sentence("What went wrong: one sentence.", zh: "出了什么错：一句话。")
              ),
              .optional(
                .pointer,
                .string,
                Sentence("JSON pointer to the step.", zh: "指向步骤的 JSON 指针。")
              ),
              .optional(.line, .count, Sentence("The step's line, from 1.", zh: "步骤所在的行，从 1 数起。")),
              .optional(
                .column,
                .count,
                Sentence("The step's column, from 1.", zh: "步骤所在的列，从 1 数起。")
              ),
              .optional(
                .record,
                .count,
                Sentence("The record at which it went wrong.", zh: "出错处的记录。")
              ),
            ]),
            Sentence("Why the run stopped before its end.", zh: "运行为什么提前停止。")
          ),
        ])
      ),
      NamedType(
        "comparison",
        Sentence("One run of a script in two ways.", zh: "脚本以两种方式的一次运行。"),
        .object([
          .required(
            .variant,
            .nullable(.string),
            Sentence("The variant; null without variants.", zh: "变体；没有变体时为 null。")
          ),
          .required(.parted, .boolean, Sentence("Whether the two part.", zh: "两者是否分开。")),
          .required(
            .steps,
            .count,
            Sentence(
              "How many steps came before, or in all, that decided the same.",
              zh: "之前（或总共）有几步的决定相同。"
            )
          ),
          .required(.decisions, .count, Sentence("How many decisions those are.", zh: "那是多少个决定。")),
          .optional(
            .parting,
            .object([
              .required(
                .by,
                .choice(["decision", "record", "time"]),
                Sentence(
                  "A decision on an event's way; else something else that is recorded; else only times.",
                  zh: "事件途中的决定；否则是其他记录；再否则只是时间。"
                )
              ),
              .optional(
                .step,
                .named("step"),
                Sentence(
                  "The step in which they part; none for the launch.",
                  zh: "它们在哪一步分开；启动时没有步骤。"
                )
              ),
              .required(
                .sides,
                .array(of: .named("side"), count: 2...2),
                Sentence(
                  "What either did in it, in the order of the profiles.",
                  zh: "两边在其中各做了什么，按配置的顺序。"
                )
              ),
            ]),
            Sentence("Where they part.", zh: "它们在哪里分开。")
          ),
        ])
      ),
      NamedType(
        "side",
        Sentence("What a run did in the step in which two runs part.", zh: "两次运行分开的那一步里，其中一次做了什么。"),
        .object([
          .required(
            .profile,
            .map(of: .any),
            Sentence("The profile under which it ran.", zh: "运行时的配置。")
          ),
          .optional(
            .variant,
            .string,
            Sentence(
              "The variant that ran, where the two are different ones.",
              zh: "运行的变体，如果两者不同的话。"
            )
          ),
          .optional(
            .changes,
            .array(of: .named("change")),
            Sentence("What was changed on the way.", zh: "途中的改动。")
          ),
          .required(
            .record,
            .nullable(.count),
            Sentence(
              "The record that differs; null past the last one.",
              zh: "不同的那条记录；超过最后一条则为 null。"
            )
          ),
          .required(
            .rule,
            .nullable(.string),
            Sentence("The rule that decided there.", zh: "在那里起决定作用的规则。")
          ),
          .optional(
            .outcome,
            .named("outcome"),
            Sentence("What came of the step's stimulus.", zh: "这一步的刺激结果如何。")
          ),
          .required(
            .records,
            .array(of: .named("record")),
            Sentence(
              "The step's records, at most 500 before the one that differs and 500 from it on; past "
                + "10000 in an answer, only one of each.",
              zh: "这一步的记录，最多为不同之处前 500 条和从它起 500 条；一个回答超过 10000 条后，各只取一条。"
            )
          ),
        ])
      ),
      NamedType(
        "step",
        Sentence("One step of a script, as it ran.", zh: "脚本运行了的一步。"),
        .object([
          .required(
            .index,
            .count,
            Sentence("The step's place in the script, from 0.", zh: "步骤在脚本里的位置，从 0 数起。")
          ),
          .required(
            .pointer,
            .string,
            Sentence("JSON pointer to the step.", zh: "指向步骤的 JSON 指针。")
          ),
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
          .required(
            .step,
            .map(of: .any),
            Sentence(
              "What it does, as the document writes it, without label and expectations.",
              zh: "它做什么，按文档的写法，不带标签和预期。"
            )
          ),
          .optional(
            .outcome,
            .named("outcome"),
            Sentence("What came of a stimulus.", zh: "刺激的结果。")
          ),
          .optional(.returned, .any, Sentence("What a call answered.", zh: "调用的返回值。")),
          .records,
        ])
      ),
      NamedType(
        "failure",
        Sentence("An expectation that did not hold.", zh: "没有成立的预期。"),
        .object([
          .required(
            .pointer,
            .string,
            Sentence("JSON pointer to the expectation.", zh: "指向预期的 JSON 指针。")
          ),
          .required(.line, .count, Sentence("Its line, from 1.", zh: "它的行，从 1 数起。")),
          .required(.column, .count, Sentence("Its column, from 1.", zh: "它的列，从 1 数起。")),
          .required(
            .key,
            .string,
            Sentence(
              "What was expected to hold, as hit or handledBy.",
              zh: "预期成立的是什么，如 hit 或 handledBy。"
            )
          ),
          .required(.expected, .any, Sentence("What the document says.", zh: "文档的说法。")),
          .required(.actual, .any, Sentence("What happened.", zh: "发生了什么。")),
          .required(.message, .string, Sentence("Both in one sentence.", zh: "两者合成一句话。")),
          .optional(
            .record,
            .nullable(.count),
            Sentence("The record at which the two part.", zh: "两者从这条记录开始分开。")
          ),
          .optional(
            .reason,
            .named("reason"),
            Sentence("The decision that made it so, where one did.", zh: "造成这样的决定，如果有的话。")
          ),
        ])
      ),
      NamedType(
        "outcome",
        Sentence("What came of a stimulus.", zh: "刺激的结果。"),
        .object(
          Field.outcome + [
            .required(
              .discarded,
              .boolean,
              Sentence("Whether no responder handled it.", zh: "是否没有响应者处理它。")
            ),
            .optional(
              .message,
              .string,
              Sentence(
                "The message that was handled, as touchesBegan.",
                zh: "被处理的消息，如 touchesBegan。"
              )
            ),
          ]
        )
      ),
    ]
}

extension Method {
  public static let scriptRun = Method(
    "script.run",
    Sentence(
      "Runs the script in every variant, each from a fresh launch, and judges its expectations.",
      zh: "在每个变体里运行脚本，各自重新启动，并判断预期。"
    ),
    parameters: [
      .session, .variant,
      .optional(
        .changes,
        .array(of: .named("change")),
        Sentence("What is changed: what would happen if.", zh: "改动：假如那样会怎样。")
      ),
      .level, .progressToken,
    ],
    results: [
      .required(
        .scenario,
        .nullable(.string),
        Sentence("The scenario's id, if it has one.", zh: "情景的 id，如果有的话。")
      ),
      .required(
        .passed,
        .boolean,
        Sentence("Whether every expectation of every run held.", zh: "每次运行的每个预期是否都成立。")
      ),
      .required(
        .runs,
        .array(of: .named("run")),
        Sentence("One run for each variant, or just one.", zh: "每个变体一次运行，或只有一次。")
      ),
    ],
    errors: SessionGroup.sessionErrors + [.scenarioUnknownVariant],
    traits: [.slices]
  )

  public static let scriptStep = Method(
    "script.step",
    Sentence("Runs the next step of the script.", zh: "运行脚本的下一步。"),
    parameters: [.session, .level],
    results: [
      .required(.step, .named("step"), Sentence("What the step did.", zh: "这一步做了什么。")),
      .required(
        .failures,
        .array(of: .named("failure")),
        Sentence("Expectations that did not hold.", zh: "没有成立的预期。")
      ),
      .required(.finished, .boolean, Sentence("Whether it was the last step.", zh: "是否是最后一步。")),
      .time,
    ],
    errors: SessionGroup.sessionErrors + [.scriptFinished],
    errorDetails: [
      .optional(
        .step,
        .named("step"),
        Sentence("What the step did before the error ended the script.", zh: "错误结束脚本之前这一步做了什么。")
      ),
      .optional(
        .failures,
        .array(of: .named("failure")),
        Sentence("Expectations that did not hold.", zh: "没有成立的预期。")
      ),
    ],
    traits: [.slices]
  )

  public static let scriptBack = Method(
    "script.back",
    Sentence(
      "Takes back the last steps by running all that came before them again.",
      zh: "收回最后几步：把之前的一切重新运行一遍。"
    ),
    parameters: [
      .session,
      .defaulted(
        .steps,
        .integer(in: 1...1_000_000),
        1,
        Sentence("How many steps are taken back.", zh: "收回几步。")
      ),
      .optional(
        .commands,
        .integer(in: 1...1_000_000),
        Sentence(
          "How many commands are taken back instead, steps of the script or not.",
          zh: "改为收回几个命令，不论是不是脚本的步骤。"
        )
      ),
    ],
    results: [
      .required(
        .next,
        .count,
        Sentence("The index of the step that would run next.", zh: "接下来要运行的步骤的序号。")
      ),
      .required(
        .epoch,
        .count,
        Sentence("The epoch of the trace, which has gone up.", zh: "追踪的纪元，它增加了。")
      ),
      .required(.seq, .count, Sentence("The last record of the trace.", zh: "追踪的最后一条记录。")),
      .time,
    ],
    errors: SessionGroup.sessionErrors + [.scriptAtStart],
    traits: [.slices]
  )

  public static let scriptCompare = Method(
    "script.compare",
    Sentence(
      "Runs the script in two ways and finds the first decision that differs.",
      zh: "用两种方式运行脚本，找出第一个不同的决定。"
    ),
    parameters: [
      .session,
      .optional(
        .profiles,
        .array(of: .map(of: .any), count: 2...2),
        Sentence(
          "Two changes to the document's profile: ios, toggles, numbers; {} changes nothing.",
          zh: "对文档配置的两组改动：ios、toggles、numbers；{} 表示不改。"
        )
      ),
      .optional(
        .changes,
        .array(of: .array(of: .named("change")), count: 2...2),
        Sentence(
          "Two lists of what is changed; [] changes nothing.",
          zh: "改动的两个列表；[] 表示不改。"
        )
      ),
      .optional(
        .variants,
        .names,
        Sentence(
          "Two variants, one for each run; not with variant.",
          zh: "两个变体，每次运行一个；不与 variant 同用。"
        )
      ),
      .optional(
        .against,
        .object(Field.document),
        Sentence("The document of the second run, where it is another.", zh: "第二次运行的文档，如果是另一个的话。")
      ),
      .variant, .level, .progressToken,
    ],
    results: [
      .required(
        .scenario,
        .nullable(.string),
        Sentence("The scenario's id, if it has one.", zh: "情景的 id，如果有的话。")
      ),
      .required(
        .parted,
        .boolean,
        Sentence("Whether the two part in any run.", zh: "两者是否在某次运行里分开。")
      ),
      .required(
        .runs,
        .array(of: .named("comparison")),
        Sentence("One for each variant, or just one.", zh: "每个变体一个，或只有一个。")
      ),
      .optional(
        .warnings,
        .array(of: .named("diagnostic")),
        Sentence("Doubts about the profiles.", zh: "对配置的疑问。")
      ),
    ],
    errors: [
      .sessionUnknown, .sessionUnclear, .sessionClosed, .scenarioInvalid, .scenarioUnknown,
      .scenarioUnreadable, .scenarioUnknownVariant, .moduleRefused, .moduleCrashed,
      .moduleTimeout,
    ] + ErrorType.ofRunning,
    traits: [.reads, .slices]
  )

  public static let scriptWhy = Method(
    "script.why",
    Sentence(
      "Finds why something is not as wanted in an event of the script, and what would change it.",
      zh: "找出某件事在脚本的一个事件里为什么没有如愿，以及怎样改变它。"
    ),
    parameters: [
      .session,
      .optional(
        .want,
        .string,
        Sentence(
          "An object that should get the event, an occurrence as list.didSelectRowAt, or a value as "
            + "panel.isHighlighted=true; without it, the first expectation that fails.",
          zh: "应该收到事件的对象，list.didSelectRowAt 这样的调用，或 panel.isHighlighted=true 这样的值；不写则为第一个不符的预期。"
        )
      ),
      .optional(
        .expectation,
        .string,
        Sentence("JSON pointer to an expectation that is asked about.", zh: "指向所问预期的 JSON 指针。")
      ),
      .optional(
        .step,
        .oneOf([.count, .string]),
        Sentence(
          "The step whose event is meant, by its place in the script from 0, or its label.",
          zh: "指哪一步的事件：它在脚本里从 0 数起的位置，或它的标签。"
        )
      ),
      .optional(
        .stimulus,
        .map(of: .any),
        Sentence("A step with send, sent now, instead of one.", zh: "一个带 send 的步骤，现在发送，代替脚本里的。")
      ),
      .optional(
        .times,
        .count,
        Sentence(
          "How often an occurrence is wanted; else at least once.",
          zh: "想要的调用应发生几次；不写则至少一次。"
        )
      ),
      .optional(
        .picture,
        .choice(["auto", "light", "dark"]),
        Sentence(
          "Draw the answer too, in these colours: as the reader's screen, light, or dark.",
          zh: "同时画出答案，用这些颜色：随读者的屏幕、浅色或深色。"
        )
      ),
      .progressToken,
    ],
    results: WhyFields.results + [
      .optional(
        .picture,
        .string,
        Sentence(
          "An SVG of the event as it is, and beside it with the first of the changes that help.",
          zh: "事件现状的 SVG，旁边是用第一个有用的改动之后的样子。"
        )
      )
    ],
    errors: WhyFields.errors + [.scriptUnknownStep, .paramsConflict, .renderTooLong],
    traits: [.reads, .slices]
  )
}
