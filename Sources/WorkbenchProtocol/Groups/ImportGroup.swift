import Sentences

/// Asking of what a debugger, a test tool or a crash reporter printed.
enum ImportGroup: MethodGroup {
  static let methods: [Method] = [.scenarioImport, .importHow, .objectResolve]

  static let types = ImportFields.types
}

extension Method {
  public static let scenarioImport = Method(
    "scenario.import",
    Sentence(
      "Makes a scenario document of a pasted view hierarchy or an Interface Builder file.",
      zh: "把粘贴的视图层级或 Interface Builder 文件变成情景文档。"
    ),
    parameters: ImportFields.parameters,
    results: ImportFields.results,
    errors: ImportFields.errors
  )

  public static let importHow = Method(
    "import.how",
    Sentence(
      "Lists the commands whose prints can be imported, and what each shows.",
      zh: "列出其打印可以导入的命令，以及各自显示什么。"
    ),
    results: [
      .required(
        .commands,
        .array(
          of: .object([
            .required(.tool, .string, Sentence("Where it is typed.", zh: "在哪里输入。")),
            .required(.text, .string, Sentence("The command.", zh: "命令。")),
            .required(.form, .string, Sentence("The form of what it prints.", zh: "它打印的形式。")),
            .required(.shows, .string, Sentence("What the print shows.", zh: "打印显示什么。")),
            .required(.lacks, .string, Sentence("What it cannot show.", zh: "它不能显示什么。")),
          ])
        ),
        Sentence(
          "The commands, by tool, in the order in which people try them.",
          zh: "命令，按工具，按人们尝试的顺序。"
        )
      )
    ]
  )

  public static let objectResolve = Method(
    "object.resolve",
    Sentence(
      "Tells which object is meant by an address, an identifier, a class or a text of the app.",
      zh: "告诉应用里的地址、标识符、类或文本指的是哪个对象。"
    ),
    parameters: [
      .session,
      .required(.wanted, .string, Sentence("What the object is called.", zh: "对象的称呼。")),
    ],
    results: [
      .required(.id, .string, Sentence("The object.", zh: "对象。")),
      .required(
        .kind,
        .choice(["address", "ib", "identifier", "class", "text", "id"]),
        Sentence("By which of its names it was found.", zh: "按它的哪种名字找到的。")
      ),
      .optional(
        .at,
        .nullable(.place),
        Sentence(
          "Where a tap on it is, for a view in a window: the middle of what lies in the window; null "
            + "where nobody knows where it lies.",
          zh: "在哪里点按它（窗口里的视图）：位于窗口内的那部分的中点；不知道它在哪里时为 null。"
        )
      ),
    ],
    errors: SessionGroup.readingErrors + [.objectUnknown, .objectAmbiguous],
    traits: [.reads, .slices]
  )
}
