import Sentences

/// Asking of what a debugger, a test tool or a crash reporter printed.
enum ImportGroup: MethodGroup {
  static let methods: [Method] = [.scenarioImport, .importHow]

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
}
