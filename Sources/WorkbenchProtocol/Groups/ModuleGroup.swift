import Sentences

/// Modules: what is loaded, from where, and what was refused.
enum ModuleGroup: MethodGroup {
  static let methods: [Method] = [
    .moduleList, .moduleInfo,
  ]

  static let types: [NamedType] = [
    NamedType(
      "refusal",
      Sentence("One reason for which a module may not be loaded.", zh: "模块不能加载的一个原因。"),
      .object([
        .required(.field, .string, Sentence("What differs.", zh: "哪里不同。")),
        .required(
          .message,
          .string,
          Sentence("Why that is refused: one sentence.", zh: "为什么拒绝：一句话。")
        ),
        .optional(.found, .string, Sentence("What the module has.", zh: "模块有的是什么。")),
        .optional(.expected, .string, Sentence("What it would need.", zh: "它需要的是什么。")),
        .optional(.fix, .string, Sentence("What to do about it.", zh: "该怎么办。")),
      ])
    ),
    NamedType(
      "module",
      Sentence("A scenario module.", zh: "情景模块。"),
      .object([
        .required(.name, .string, Sentence("The module's name.", zh: "模块的名字。")),
        .required(
          .state,
          .choice(["loaded", "found", "refused"]),
          Sentence(
            "Whether it is loaded in the daemon, will be loaded by a worker, or was refused.",
            zh: "它已加载在守护进程里、将由工作进程加载，还是被拒绝。"
          )
        ),
        .required(
          .builtIn,
          .boolean,
          Sentence("Whether it came with the daemon.", zh: "它是否随守护进程而来。")
        ),
        .optional(.file, .string, Sentence("The library's file.", zh: "库文件。")),
        .optional(.summary, .string, Sentence("What it brings: one sentence.", zh: "它带来什么：一句话。")),
        .optional(.stimuli, .names, Sentence("The stimuli that it brings.", zh: "它带来的刺激。")),
        .optional(
          .classes,
          .array(of: .named("module-class")),
          Sentence("The classes that it brings.", zh: "它带来的类。")
        ),
        .optional(.rules, .names, Sentence("The rules that it explains.", zh: "它解释的规则。")),
        .optional(.scenarios, .names, Sentence("The scenarios that it brings.", zh: "它带来的情景。")),
        .optional(
          .refusals,
          .array(of: .named("refusal")),
          Sentence("Why it was refused.", zh: "它为什么被拒绝。")
        ),
      ])
    ),
    NamedType(
      "sandbox",
      Sentence(
        "What keeps a worker, in which modules run that did not come with the daemon.",
        zh: "限制工作进程的东西；不随守护进程而来的模块在其中运行。"
      ),
      .object([
        .required(
          .setting,
          .choice(["required", "preferred", "off"]),
          Sentence(
            "Whether such modules run where a part of it is missing, or without any of it.",
            zh: "缺少其中一部分时这样的模块是否运行，或者完全不用沙箱。"
          )
        ),
        .required(
          .promises,
          .names,
          Sentence("What it promises here, such as files.", zh: "它在这里保证什么，例如 files。")
        ),
        .required(
          .missing,
          .names,
          Sentence("What this kernel does not let it promise.", zh: "这个内核不让它保证什么。")
        ),
      ])
    ),
    NamedType(
      "module-class",
      Sentence("A class of a module.", zh: "模块的一个类。"),
      .object([
        .required(.name, .string, Sentence("The class's name in documents.", zh: "这个类在文档里的名字。")),
        .required(
          .superclass,
          .string,
          Sentence("The class of UIKit from which it comes.", zh: "它所继承的 UIKit 类。")
        ),
        .optional(.actions, .names, Sentence("The actions that it implements.", zh: "它实现的动作。")),
        .optional(
          .overrides,
          .array(
            of: .object([
              .required(.method, .string, Sentence("The method.", zh: "方法。")),
              .optional(
                .callsSuper,
                .nullable(.boolean),
                Sentence(
                  "Whether super was called when it ran; null while nobody knows.",
                  zh: "运行时是否调用了 super；没人知道时为 null。"
                )
              ),
            ])
          ),
          Sentence("The methods that it overrides.", zh: "它重写的方法。")
        ),
      ])
    ),
  ]
}

extension Method {
  public static let moduleList = Method(
    "module.list",
    Sentence(
      "Lists the modules that are loaded, or were found and refused.",
      zh: "列出已加载的模块，以及找到但被拒绝的模块。"
    ),
    results: [
      .required(.modules, .array(of: .named("module")), Sentence("The modules.", zh: "模块。")),
      .optional(
        .searched,
        .names,
        Sentence("The folders that were looked into, in order.", zh: "查找过的目录，按顺序。")
      ),
      .required(.sandbox, .named("sandbox"), Sentence("What keeps workers.", zh: "限制工作进程的沙箱。")),
      .required(
        .isolation,
        .choice(["modules", "outside"]),
        Sentence(
          "Whose sessions have a worker: those with modules of one's own, or those of documents from outside too.",
          zh: "哪些会话有工作进程：modules 只限用到自带模块的，outside 还包括外来文档的。"
        )
      ),
    ]
  )

  public static let moduleInfo = Method(
    "module.info",
    Sentence("Tells everything about one module.", zh: "告诉一个模块的全部情况。"),
    parameters: [.required(.name, .string, Sentence("The module's name.", zh: "模块的名字。"))],
    results: [
      .required(.module, .named("module"), Sentence("The module.", zh: "模块。")),
      .optional(
        .sandbox,
        .named("sandbox"),
        Sentence(
          "What keeps the worker in which it runs, unless it came with the daemon.",
          zh: "限制它所在工作进程的沙箱；随守护进程而来的模块没有。"
        )
      ),
    ],
    errors: [
      // What is not loaded here a worker tells, which is a session for as long as the question
      // takes.
      .moduleUnknown, .moduleRefused, .moduleCrashed, .moduleTimeout, .sessionTooMany,
      .sessionClosed,
    ]
  )
}
