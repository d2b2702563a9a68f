import Sentences

// MARK: - What a paste answers

extension ErrorType {
  public static let importNotRecognised = ErrorType(
    "import.not-recognised",
    .failed,
    Sentence("Nothing in the input is a print of a known form.", zh: "输入里没有任何已知形式的打印。"),
    details: place
  )
  public static let importUnsupported = ErrorType(
    "import.unsupported",
    .failed,
    Sentence(
      "The input is known, and does not hold what would be needed.",
      zh: "认得这种输入，但它不含所需的内容。"
    ),
    details: place
  )
  public static let importSeveralRoots = ErrorType(
    "import.several-roots",
    .failed,
    Sentence(
      "The input has several trees of which one has to be chosen, or not the one that was.",
      zh: "输入里有几棵树，需要选择一棵；或没有所选的那棵。"
    ),
    details: place + [
      .optional(
        .roots,
        .array(
          of: .object([
            .required(.class, .string, Sentence("The class of the root.", zh: "根的类。")),
            .optional(.address, .string, Sentence("Its address.", zh: "它的地址。")),
            .required(.line, .count, Sentence("Its line.", zh: "它的行。")),
          ])
        ),
        Sentence("The roots that there are.", zh: "有哪些根。")
      )
    ]
  )
  public static let importDifferentMoments = ErrorType(
    "import.different-moments",
    .failed,
    Sentence(
      "The prints are of different moments of the app, and are not mixed.",
      zh: "这些打印来自应用的不同时刻，不能混在一起。"
    ),
    details: place
  )
  public static let importMissingParent = ErrorType(
    "import.missing-parent",
    .failed,
    Sentence("The input does not have what was asked for.", zh: "输入里没有所要的内容。"),
    details: place
  )
  public static let importNoGeometry = ErrorType(
    "import.no-geometry",
    .failed,
    Sentence("Where the views lie cannot be told.", zh: "无法得知视图的位置。"),
    details: place + [
      .optional(
        .report,
        .named("importReport"),
        Sentence("What was read, where that gives no tree.", zh: "读到了什么，如果其中没有视图树。")
      )
    ]
  )
  public static let importNotWellFormed = ErrorType(
    "import.not-well-formed",
    .failed,
    Sentence("The input is damaged: it is no XML or JSON.", zh: "输入已损坏：不是 XML 或 JSON。"),
    details: place
  )
  public static let importLimit = ErrorType(
    "import.limit",
    .failed,
    Sentence(
      "The input, or the document that it would become, is too large.",
      zh: "输入或它会变成的文档太大。"
    ),
    details: place
  )

  public static let objectAmbiguous = ErrorType(
    "object.ambiguous",
    .parameters,
    Sentence("Several objects are called so.", zh: "有几个对象都这样称呼。"),
    hint: Sentence("Name one by its address or id.", zh: "请用地址或 id 指定其中一个。"),
    details: [
      .required(
        .candidates,
        .array(
          of: .object([
            .required(.id, .string, Sentence("The object.", zh: "对象。")),
            .optional(.line, .count, Sentence("Its line of the paste.", zh: "它在粘贴内容里的行。")),
          ])
        ),
        Sentence("The objects.", zh: "这些对象。")
      )
    ]
  )

  private static let place: [Field] = [
    .required(.file, .string, Sentence("The file, or `-`.", zh: "文件，或 `-`。")),
    .required(.line, .count, Sentence("The line of the input.", zh: "输入的行。")),
    .required(.column, .count, Sentence("The column in that line.", zh: "该行的列。")),
  ]

  static let imports: [ErrorType] = [
    importNotRecognised, importUnsupported, importSeveralRoots, importDifferentMoments,
    importMissingParent, importNoGeometry, importNotWellFormed, importLimit, objectAmbiguous,
  ]
}
