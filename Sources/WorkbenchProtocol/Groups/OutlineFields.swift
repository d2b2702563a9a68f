import Sentences

/// What the answer of `scenario.outline` holds.
enum OutlineFields {
  static let types: [NamedType] = [
    NamedType(
      "position",
      Sentence("A place in a text.", zh: "文本里的一处。"),
      .object([
        .required(.line, .count, Sentence("The line, from 1.", zh: "行，从 1 数起。")),
        .required(
          .column,
          .count,
          Sentence("The column in characters (code points), from 1.", zh: "列，按字符（码点），从 1 数起。")
        ),
        .required(
          .offset,
          .count,
          unit: "bytes",
          Sentence("How much of the text stands before it.", zh: "它之前的文本有多长。")
        ),
      ])
    ),
    NamedType(
      "range",
      Sentence("A part of a text.", zh: "文本的一段。"),
      .object([
        .required(.start, .named("position"), Sentence("Its first character.", zh: "它的第一个字符。")),
        .required(.end, .named("position"), Sentence("Just past its last.", zh: "紧接最后一个字符之后。")),
      ])
    ),
    NamedType(
      "outline-object",
      Sentence("An object that a text declares.", zh: "文本声明的一个对象。"),
      .object(object)
    ),
    NamedType(
      "outline-step",
      Sentence("A step of a text's script.", zh: "文本的脚本里的一步。"),
      .object(step)
    ),
    NamedType(
      "outline-name",
      Sentence("A name, where a text gives it or means it.", zh: "文本给出或用到的一个名字。"),
      .object(name)
    ),
  ]

  static let results: [Field] = [
    .required(
      .kind,
      .choice(["scenario"]),
      Sentence("What the text is read as.", zh: "文本按什么来读。")
    ),
    .required(
      .needs,
      .names,
      Sentence(
        "The modules that it names and that are not loaded; names that only they know are missing.",
        zh: "它提到而没有加载的模块；只有它们知道的名字不在其中。"
      )
    ),
    .required(
      .objects,
      .array(of: .named("outline-object")),
      Sentence("The objects that stand in no other one, in order.", zh: "不在其他对象里的对象，按顺序。")
    ),
    .required(
      .steps,
      .array(of: .named("outline-step")),
      Sentence("The steps of all variants.", zh: "所有变体的步骤。")
    ),
    .required(
      .variants,
      .array(
        of: .object([
          .required(.id, .string, Sentence("The variant's id.", zh: "变体的 id。")),
          pointer, range,
          idRange,
        ])
      ),
      Sentence("The variants that have an id.", zh: "有 id 的变体。")
    ),
    .required(
      .names,
      .array(of: .named("outline-name")),
      Sentence("The names, in the order of the text.", zh: "名字，按文本的顺序。")
    ),
    .optional(
      .more,
      .boolean,
      Sentence(
        "True where it would be too long: what comes behind is left out, names first.",
        zh: "太长时为 true：后面的被略去，先略去名字。"
      )
    ),
  ]

  private static let pointer = Field.required(
    .pointer,
    .string,
    Sentence("JSON pointer to the value.", zh: "指向该值的 JSON 指针。")
  )
  private static let range = Field.required(
    .range,
    .named("range"),
    Sentence("The value.", zh: "该值。")
  )
  private static let rangeWithKey = Field.required(
    .range,
    .named("range"),
    Sentence("The value, from its key on where it has one.", zh: "该值，有键的话从键开始。")
  )
  private static let idRange = Field.required(
    .idRange,
    .named("range"),
    Sentence("The characters of the id.", zh: "id 的字符。")
  )
  private static let action = Field.required(
    .action,
    .string,
    Sentence("The action.", zh: "动作。")
  )

  private static let object: [Field] = [
    .optional(.id, .string, Sentence("The id, as it is written.", zh: "id，照原样。")),
    .optional(.idRange, .named("range"), Sentence("The characters of the id.", zh: "id 的字符。")),
    .optional(
      .name,
      .string,
      Sentence(
        "What records call it at launch; missing where that is its class and a number.",
        zh: "启动时记录里怎么称呼它；如果是类名加编号则没有。"
      )
    ),
    .required(.class, .string, Sentence("Its class.", zh: "它的类。")),
    pointer, range,
    .optional(
      .overrides,
      .array(
        of: .object([
          .required(
            .method,
            .string,
            Sentence("The method, as records name it.", zh: "方法，如记录所称。")
          ),
          pointer, rangeWithKey,
        ])
      ),
      Sentence("The methods that the text overrides.", zh: "文本重写的方法。")
    ),
    .optional(
      .targets,
      .array(of: .object([action, pointer, rangeWithKey])),
      Sentence(
        "The actions that it sends: entries of its targets, or the member that says the action.",
        zh: "它发送的动作：targets 里的各项，或写出动作的成员。"
      )
    ),
    .optional(
      .implements,
      .array(of: .object([action, pointer, rangeWithKey])),
      Sentence("The actions that it implements.", zh: "它实现的动作。")
    ),
    .required(
      .children,
      .array(of: .named("outline-object")),
      Sentence(
        "What stands in it; what a variant puts there stands at that variant's place.",
        zh: "其中的对象；变体放进去的，位置在那个变体里。"
      )
    ),
  ]

  private static let step: [Field] = [
    .required(.index, .count, Sentence("Its number in the script, from 0.", zh: "它在脚本里的序号，从 0 起。")),
    pointer, range,
    .required(
      .text,
      .string,
      Sentence("What it does, as the text writes it, in one line.", zh: "它做什么，按文本的写法，一行。")
    ),
    .phrase,
    .optional(.label, .string, Sentence("The label.", zh: "标签。")),
    .required(
      .when,
      .names,
      Sentence("The variants that run it; none for all.", zh: "运行它的变体；全部则为空。")
    ),
    .required(
      .asked,
      .boolean,
      Sentence(
        "Whether a question before it, up to the next expectation, is about what it does.",
        zh: "它之前的问题（直到下一个预期）是否问到它。"
      )
    ),
    .required(
      .expectations,
      .array(
        of: .object([
          .required(.key, .string, Sentence("The kind of expectation.", zh: "预期的种类。")),
          pointer, rangeWithKey,
        ])
      ),
      Sentence("What it expects: each thing that can fail.", zh: "它预期什么：每一件可能不成立的事。")
    ),
  ]

  private static let name: [Field] = [
    .required(
      .kind,
      .choice([
        "action", "choice", "class", "label", "matcher", "method", "module", "note", "number",
        "object", "occurrence", "parameter", "property", "rule", "stimulus", "toggle", "variable",
        "variant",
      ]),
      Sentence("What is named.", zh: "是什么的名字。")
    ),
    .required(.name, .string, Sentence("The name, as it is written.", zh: "名字，照原样。")),
    .required(
      .declares,
      .boolean,
      Sentence("Whether the name is given here.", zh: "名字是否在这里给出。")
    ),
    .required(
      .pointer,
      .string,
      Sentence(
        "JSON pointer to the value that has it, or whose key does.",
        zh: "指向值的 JSON 指针，名字在这个值或它的键里。"
      )
    ),
    .required(.key, .boolean, Sentence("Whether the key has it.", zh: "是否在键里。")),
    .required(
      .range,
      .named("range"),
      Sentence(
        "The characters of the name; of a string with escapes all between its quotes.",
        zh: "名字的字符；带转义的字符串则为引号之间的全部。"
      )
    ),
  ]
}
