import Sentences

/// The trace: every decision, in order, while it is taken or later.
enum TraceGroup: MethodGroup {
  static let methods: [Method] = [
    .traceSubscribe, .traceUnsubscribe, .traceGet,
  ]

  static let events: [Event] = [.traceRecord, .traceGap, .traceCut, .traceClosed]

  static let types: [NamedType] = [
    NamedType(
      "record",
      Sentence("One decision, or one event, of a session.", zh: "会话的一个决定或一个事件。"),
      .object(
        [
          .required(
            .seq,
            .count,
            Sentence("Its number: gap-free within an epoch.", zh: "它的号码：在一个纪元内没有间断。")
          ),
          .optional(
            .parent,
            .nullable(.count),
            Sentence("The record inside which it lies.", zh: "包含它的记录。")
          ),
          .required(
            .time,
            .number(),
            unit: "seconds",
            Sentence("When it happened, by the session's clock.", zh: "它何时发生，按会话的时钟。")
          ),
          .required(
            .kind,
            .choice(RecordKind.allCases.map(\.rawValue)),
            Sentence("What happened.", zh: "发生了什么。")
          ),
          .optional(
            .at,
            .nullable(.string),
            Sentence("The object at which it happened.", zh: "发生之处的对象。")
          ),
          .optional(
            .rule,
            .nullable(.string),
            Sentence("The rule that decided.", zh: "起决定作用的规则。")
          ),
          .optional(
            .level,
            .choice(["outcome", "route"]),
            Sentence(
              "In a trace of level full, the shallower level that the record belongs to, if any.",
              zh: "在级别 full 的追踪里，记录所属的较浅级别，如果有的话。"
            )
          ),
        ] + TraceGroup.fieldsOfKinds + Field.outcome
      )
    )
  ]

  /// The members that records have by their kind.
  private static let fieldsOfKinds: [Field] = [
    .optional(
      .method,
      .string,
      Sentence("The method that was called, by its Swift base name.", zh: "被调用的方法，用 Swift 的基本名。")
    ),
    .optional(
      .answer,
      .any,
      Sentence("What was answered: an object, a flag, null.", zh: "返回了什么：对象、真假、null。")
    ),
    .optional(
      .point,
      .point,
      unit: "points",
      Sentence("The place, in the bounds of the object.", zh: "位置，在对象的 bounds 里。")
    ),
    .optional(
      .how,
      .string,
      Sentence(
        "Whose code answered: inherited, overridden and whether super was called.",
        zh: "是谁的代码回答的：继承的，或重写的以及是否调用了 super。"
      )
    ),
    .optional(.to, .nullable(.string), Sentence("The object to which it went.", zh: "它去往的对象。")),
    .optional(
      .from,
      .nullable(.string),
      Sentence("The object from which it came.", zh: "它来自的对象。")
    ),
    .optional(
      .sender,
      .nullable(.string),
      Sentence("The object on whose behalf it is done.", zh: "它代表哪个对象。")
    ),
    .optional(
      .by,
      .string,
      Sentence("The recognizer that holds, stops or is waited for.", zh: "扣留、阻止或被等待的识别器。")
    ),
    .optional(.window, .nullable(.string), Sentence("The window concerned.", zh: "相关的窗口。")),
    .optional(.view, .nullable(.string), Sentence("The view concerned.", zh: "相关的视图。")),
    .optional(
      .controller,
      .nullable(.string),
      Sentence("The controller concerned.", zh: "相关的控制器。")
    ),
    .optional(.action, .string, Sentence("The action.", zh: "动作。")),
    .optional(
      .event,
      .string,
      Sentence("The event's type, or the control's event.", zh: "事件的类型，或控件的事件。")
    ),
    .optional(.subtype, .string, Sentence("The event's subtype.", zh: "事件的子类型。")),
    .optional(
      .command,
      .string,
      Sentence(
        "The remote command, the key or button that is pressed, or the menu's command.",
        zh: "远程命令、按下的键或按钮，或菜单的命令。"
      )
    ),
    .optional(
      .phase,
      .names,
      Sentence(
        "What the shake does, or each touch or press, as began.",
        zh: "摇动的阶段，或各个触摸、按压的阶段，如 began。"
      )
    ),
    .optional(
      .touch,
      .array(of: .count),
      Sentence("The numbers of the fingers concerned.", zh: "相关手指的号码。")
    ),
    .optional(
      .touches,
      .array(
        of: .object([
          .required(.finger, .count, Sentence("The finger's number.", zh: "手指的号码。")),
          .required(.phase, .string, Sentence("What it does, as began.", zh: "它做什么，如 began。")),
          .required(
            .point,
            .point,
            unit: "points",
            Sentence("Where it is on the screen.", zh: "它在屏幕上的位置。")
          ),
        ])
      ),
      Sentence(
        "The fingers that change in an event of touches, as phase has them; others that are down rest.",
        zh: "触摸事件里改变的手指，次序同 phase；其他按着的手指不动。"
      )
    ),
    .optional(.tapCount, .count, Sentence("How many taps in a row it is.", zh: "这是连续第几次点按。")),
    .optional(.state, .any, Sentence("The state that was taken.", zh: "进入的状态。")),
    .optional(.stage, .string, Sentence("The stage of a controller's life.", zh: "控制器生命周期的阶段。")),
    .optional(.items, .names, Sentence("The items of a menu.", zh: "菜单的项目。")),
    .optional(
      .rect,
      .rectangle,
      unit: "points",
      Sentence(
        "Where it stands on the screen: a menu, the keyboard, a chosen button of an alert, the "
          + "question whether to undo.",
        zh: "它在屏幕上的位置：菜单、键盘、警告框中被选的按钮、是否撤销的提问。"
      )
    ),
    .optional(
      .name,
      .string,
      Sentence("The name of a notification, or of a document's note.", zh: "通知的名字，或文档备注的名字。")
    ),
    .optional(.value, .any, Sentence("The value concerned.", zh: "相关的值。")),
    .optional(
      .values,
      .map(of: .any),
      Sentence("The values of a document's note.", zh: "文档备注的值。")
    ),
    .optional(.due, .number(), unit: "seconds", Sentence("When a timer is due.", zh: "定时器何时到期。")),
    .optional(
      .reason,
      .string,
      Sentence("Why, where no rule has a name for it.", zh: "没有规则可以说明时的原因。")
    ),
    // Beside the English and not instead: a trace is the same whoever reads it.
    .optional(.reasonZh, .string, Sentence("The same in simplified Chinese.", zh: "同样的内容，用简体中文。")),
    .optional(
      .error,
      .string,
      Sentence("The error, as an expectation names it.", zh: "错误，按预期里的叫法。")
    ),
    .optional(
      .discarded,
      .boolean,
      Sentence("Whether no responder handled it.", zh: "是否没有响应者处理它。")
    ),
    .optional(
      .message,
      .string,
      Sentence("The message that was handled, or what went wrong.", zh: "被处理的消息，或出了什么错。")
    ),
    .optional(
      .messageZh,
      .string,
      Sentence("What went wrong, in simplified Chinese.", zh: "出了什么错，用简体中文。")
    ),
    .optional(.objects, .names, Sentence("The objects concerned, in order.", zh: "相关的对象，按顺序。")),
  ]
}

extension Event {
  /// A decision was taken.
  public static let traceRecord = Event(
    "trace.record",
    from: .workbench,
    Sentence("A decision was taken.", zh: "作出了一个决定。"),
    parameters: subscription + [
      .required(.record, .named("record"), Sentence("The record.", zh: "记录。"))
    ]
  )

  /// Records were left out, since the client did not keep up; trace.get gives them.
  public static let traceGap = Event(
    "trace.gap",
    from: .workbench,
    Sentence(
      "Records were left out, since the client did not keep up; trace.get gives them.",
      zh: "客户端跟不上，略去了一些记录；trace.get 可以给出。"
    ),
    parameters: subscription + [
      .required(.from, .count, Sentence("The first record that was left out.", zh: "略去的第一条记录。")),
      .required(.to, .count, Sentence("The last record that was left out.", zh: "略去的最后一条记录。")),
    ]
  )

  /// Records were taken back; the numbers after seq are given out again in the new epoch.
  public static let traceCut = Event(
    "trace.cut",
    from: .workbench,
    Sentence(
      "Records were taken back; the numbers after seq are given out again in the new epoch.",
      zh: "记录被收回；seq 之后的号码在新纪元里重新使用。"
    ),
    parameters: subscription + [
      .required(.epoch, .count, Sentence("The epoch from now on.", zh: "从现在起的纪元。")),
      .required(.seq, .count, Sentence("The last record that still holds.", zh: "仍然有效的最后一条记录。")),
    ]
  )

  /// A subscription has ended by itself.
  public static let traceClosed = Event(
    "trace.closed",
    from: .workbench,
    Sentence("A subscription has ended by itself.", zh: "订阅自己结束了。"),
    parameters: subscription + [
      .required(
        .reason,
        .choice(["slow", "session", "diverged"]),
        Sentence("Why it ended.", zh: "它为什么结束。")
      ),
      .required(.seq, .count, Sentence("The last record that was sent.", zh: "发送的最后一条记录。")),
    ]
  )

  private static let subscription: [Field] = [
    .required(.session, .string, Sentence("The session.", zh: "会话。")),
    .required(.subscription, .string, Sentence("The subscription.", zh: "订阅。")),
  ]
}

extension Method {
  public static let traceSubscribe = Method(
    "trace.subscribe",
    Sentence(
      "Has the records of a session sent as they come, each before the answer to its command.",
      zh: "让会话的记录随产生随发送，每条都在其命令的回答之前。"
    ),
    parameters: [
      .session,
      .level,
      .optional(
        .filter,
        .object([
          .optional(.kinds, .names, Sentence("Only records of these kinds.", zh: "只要这些种类的记录。")),
          .optional(.at, .names, Sentence("Only records at these objects.", zh: "只要这些对象处的记录。")),
          .optional(
            .rules,
            .names,
            Sentence("Only records that name these rules.", zh: "只要提到这些规则的记录。")
          ),
        ]),
        Sentence("Which records are wanted; without it, all.", zh: "要哪些记录；不写则全部。")
      ),
      .defaulted(
        .since,
        .oneOf([.count, .choice(["start", "now"])]),
        "now",
        Sentence("The record after which to begin.", zh: "从这条记录之后开始。")
      ),
      // `gap` holds nobody back, and loses nothing for good: `trace.get` has the rest.
      .defaulted(
        .policy,
        .choice(["pause", "gap", "close"]),
        "gap",
        Sentence("What happens when the client does not keep up.", zh: "客户端跟不上时怎么办。")
      ),
    ],
    results: [
      .required(.subscription, .string, Sentence("The subscription's name.", zh: "订阅的名字。")),
      .required(.seq, .count, Sentence("The last record there is.", zh: "现有的最后一条记录。")),
      .required(.epoch, .count, Sentence("The epoch of the trace.", zh: "追踪的纪元。")),
    ],
    errors: SessionGroup.readingErrors + [.traceTooManySubscriptions, .sessionReadOnly],
    traits: [.subscribes, .slices]
  )

  public static let traceUnsubscribe = Method(
    "trace.unsubscribe",
    Sentence(
      "Ends a subscription; nothing is sent for it after the answer.",
      zh: "结束订阅；回答之后不再为它发送什么。"
    ),
    parameters: [
      .required(.subscription, .string, Sentence("The subscription's name.", zh: "订阅的名字。"))
    ],
    results: [
      .required(.seq, .count, Sentence("The last record that was sent.", zh: "发送的最后一条记录。"))
    ],
    errors: [
      .traceUnknownSubscription, .sessionUnknown, .sessionUnclear, .sessionClosed, .moduleCrashed,
      .moduleTimeout,
    ],
    traits: [.reads]
  )

  public static let traceGet = Method(
    "trace.get",
    Sentence("Gives records of a session, old ones too.", zh: "给出会话的记录，旧的也给。"),
    parameters: [
      .session,
      .optional(
        .from,
        .count,
        Sentence(
          "The first record wanted; without it, the first there is.",
          zh: "要的第一条记录；不写则为现有的第一条。"
        )
      ),
      .optional(
        .to,
        .count,
        Sentence(
          "The last record wanted; without it, the last there is.",
          zh: "要的最后一条记录；不写则为现有的最后一条。"
        )
      ),
      .level,
      .optional(
        .epoch,
        .count,
        Sentence("The epoch that the numbers belong to.", zh: "号码所属的纪元。")
      ),
      .defaulted(
        .limit,
        .integer(in: 1...10_000),
        1000,
        Sentence("How many records at most.", zh: "最多多少条记录。")
      ),
    ],
    results: [
      .required(.records, .array(of: .named("record")), Sentence("The records.", zh: "记录。")),
      .required(.epoch, .count, Sentence("The epoch of the trace.", zh: "追踪的纪元。")),
      .optional(
        .more,
        .boolean,
        Sentence("Whether the limit left some out.", zh: "是否因限制而略去了一些。")
      ),
    ],
    errors: SessionGroup.readingErrors + [.traceStale],
    traits: [.reads, .slices]
  )
}
