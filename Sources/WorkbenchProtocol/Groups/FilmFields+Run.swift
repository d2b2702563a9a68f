import Sentences

// A run and its steps.

extension FilmFields {
  static let run = NamedType(
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
          "Moment, finger, phase and the place on the screen; then 1 while it is held back, 0 when "
            + "it is let go; the phase is that of the event, or gone once a finger that left is not "
            + "drawn any more.",
          zh: "瞬间、手指、阶段和屏幕上的位置；被暂缓时再加 1，放行时加 0；阶段是事件的阶段，离开的手指不再画出时为 gone。"
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

  static let step = NamedType(
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
      .optional(
        .ask,
        .named("film-ask"),
        Sentence(
          "The question that is asked at its last moment, about the steps that follow.",
          zh: "在它的最后一个瞬间提出的问题，问的是后面的步骤。"
        )
      ),
    ])
  )

  static let ask = NamedType(
    "film-ask",
    Sentence(
      "A question of the script, with its answer: feedback for whoever predicts, not proof.",
      zh: "脚本里的问题，连同答案：供预测的人核对，不作证明。"
    ),
    .object([
      .required(.prompt, text, Sentence("The question.", zh: "问题。")),
      .required(
        .options,
        .array(
          of: .object([
            .required(.id, .string, Sentence("What the answer is called.", zh: "答案的叫法。")),
            .required(.text, text, Sentence("How it is shown.", zh: "怎样显示。")),
            .optional(
              .belief,
              text,
              Sentence("The belief behind it, where it is wrong.", zh: "选错时，背后的想法。")
            ),
          ])
        ),
        Sentence("What may be chosen.", zh: "可以选什么。")
      ),
      .required(.right, .string, Sentence("The right answer, by its id.", zh: "正确答案，按其 id。")),
      .optional(.why, text, Sentence("Why it is so.", zh: "为什么是这样。")),
      .optional(
        .moment,
        .count,
        Sentence("The moment in which the answer lies.", zh: "答案所在的瞬间。")
      ),
    ])
  )
}
