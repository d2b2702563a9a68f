import Sentences

/// The types of a film: a run made ready for drawing.
///
/// What is there a hundred thousand times is written in columns, with numbers in place of names and
/// sentences; what stands in a column is told by the numbers of the film's lists.
enum FilmFields {
  static let types: [NamedType] = [
    object, rule, run, step, ask, moments, scene, view, recognizer, comparison,
  ]

  /// A text in every language: `en` and `zh-Hans`.
  static let text = WireType.map(of: .string)

  /// Numbers, as many as there are moments.
  static let column = WireType.array(of: .integer())

  /// Rows of which each begins with the number of a moment, from 1.
  static let rows = WireType.array(of: .array(of: .any))

  private static let object = NamedType(
    "film-object",
    Sentence("An object of a film, which its columns name by its place.", zh: "影片里的对象，列里用它的位置指它。"),
    .object([
      .required(.id, .string, Sentence("What records call it.", zh: "记录里的叫法。")),
      .required(.class, .string, Sentence("Its class.", zh: "它的类。")),
      .required(
        .kind,
        .choice([
          "view", "controller", "recognizer", "window", "scene", "application", "other",
        ]),
        Sentence("What it is.", zh: "它是什么。")
      ),
    ])
  )

  private static let rule = NamedType(
    "film-rule",
    Sentence("A rule of a film, which its columns name by its place.", zh: "影片里的规则，列里用它的位置指它。"),
    .object([
      .required(.id, .string, Sentence("The rule's id.", zh: "规则的 id。")),
      .required(.number, .count, Sentence("Its number, which stays.", zh: "它的号码，不会变。")),
      .required(.known, .string, Sentence("How well it is known.", zh: "它有多可靠。")),
      .required(.text, text, Sentence("What it says.", zh: "它说什么。")),
      .optional(
        .profile,
        .any,
        Sentence(
          "What the first run's profile sets it to, where it can be set.",
          zh: "可以设置时，第一次运行的配置把它设成什么。"
        )
      ),
    ])
  )

  private static let comparison = NamedType(
    "film-comparison",
    Sentence("Two runs of a film that are held against each other.", zh: "影片里互相对照的两次运行。"),
    .object([
      .required(
        .runs,
        .array(of: .count, count: 2...2),
        Sentence("Their places among the runs.", zh: "它们在各次运行里的位置。")
      ),
      .optional(
        .parts,
        .count,
        Sentence(
          "The first run's moment at which the two part; absent where they never do.",
          zh: "两者在第一次运行的哪个瞬间分开；从不分开则没有。"
        )
      ),
      .required(
        .pairs,
        .array(of: .array(of: .count, count: 2...2)),
        Sentence(
          "The moments that belong together, the first run's first; between two pairs both go on "
            + "alike.",
          zh: "对应的瞬间，第一次运行的在前；两对之间各自同样往前走。"
        )
      ),
    ])
  )
}
