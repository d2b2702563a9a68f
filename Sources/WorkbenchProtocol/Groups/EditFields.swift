import Sentences

/// What `scenario.edit` is asked for and answers.
enum EditFields {
  static let types: [NamedType] = [
    NamedType(
      "edit",
      Sentence("A part of a text, and what takes its place.", zh: "文本的一段，以及取代它的内容。"),
      .object([
        .required(
          .range,
          .named("range"),
          Sentence("What goes; empty where something is only put in.", zh: "去掉的部分；只插入时为空。")
        ),
        .required(.text, .string, Sentence("What stands there afterwards.", zh: "之后那里的内容。")),
      ])
    ),
    NamedType(
      "document-change",
      Sentence(
        "A change of a document: an assignment or a call before a step, or a place that gets a value "
          + "or is removed; one of set, call and pointer.",
        zh: "文档的一处改动：在某一步之前的赋值或调用，或者一个得到值或被删除的位置；set、call、pointer 三者之一。"
      ),
      .object(change)
    ),
  ]

  static let changes = Field.required(
    .changes,
    .array(of: .named("document-change")),
    Sentence(
      "What is changed, in order; of changes of one place the last counts.",
      zh: "改动，按顺序；同一处的改动以最后一个为准。"
    )
  )

  static let results: [Field] = [
    .required(
      .edits,
      .array(of: .named("edit")),
      Sentence(
        "Edits of the text, disjoint and in its order; all of them made give the new document.",
        zh: "对文本的编辑，互不重叠，按文本的顺序；全部完成即为新文档。"
      )
    ),
    .required(
      .in,
      .choice(["node", "script"]),
      Sentence(
        "script where a step of the script is put in or changed; else node, as all stands at nodes or "
          + "elsewhere outside of the script.",
        zh: "插入或改动了脚本的步骤时为 script；否则为 node：一切都写在节点或脚本之外的其他位置。"
      )
    ),
    .optional(
      .needs,
      .names,
      Sentence(
        "The modules that were not loaded: nothing was run, so that what is changed before a later "
          + "step stands in the script.",
        zh: "没有加载的模块：什么也没运行，所以在后面的步骤之前的改动写进脚本。"
      )
    ),
  ]

  private static let change: [Field] = [
    .optional(
      .step,
      .count,
      Sentence(
        "With set and call: the step before which it is made, by its place in the script from 0; "
          + "without it the first.",
        zh: "用于 set 和 call：在哪一步之前进行，即步骤在脚本里从 0 数起的位置；不写则为第一步。"
      )
    ),
    .optional(
      .set,
      .map(of: .any),
      Sentence(
        "References with property, and values; a name alone is a member of the step itself, which "
          + "null removes.",
        zh: "带属性的引用及其值；单独的名字是步骤自身的成员，null 将其删除。"
      )
    ),
    .optional(.call, .string, Sentence("The method's name.", zh: "方法的名字。")),
    .optional(
      .on,
      .any,
      Sentence("A reference to the object of a call.", zh: "指向被调用对象的引用。")
    ),
    .optional(.with, .array(of: .any), Sentence("The arguments of a call.", zh: "调用的参数。")),
    .optional(
      .pointer,
      .string,
      Sentence(
        "JSON pointer to a value of the document as it is, or to a new member of an object; - is the "
          + "place behind the last element.",
        zh: "指向文档现有值的 JSON 指针，或指向对象的新成员；- 表示最后一个元素之后的位置。"
      )
    ),
    .optional(.value, .any, Sentence("What stands there afterwards.", zh: "之后那里的值。")),
    .optional(
      .remove,
      .boolean,
      Sentence("True where the value goes, with its name.", zh: "为 true 时删除该值及其名字。")
    ),
  ]
}
