import Sentences

/// Scenario documents, before a session is opened on one.
enum ScenarioGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "scenario.list",
      "Lists the scenarios that are found.",
      parameters: [
        .optional("topic", .string, "Only those of this topic."),
        .optional("tag", .string, "Only those with this tag."),
        .optional("claim", .string, "Only those about this claim."),
        .optional("module", .string, "Only those that need this module."),
      ],
      results: [
        .required("scenarios", .array(of: .named("scenario")), "The scenarios, ordered by id."),
        .optional("searched", .names, "The folders that were looked into, in order."),
      ]
    ),
    Method(
      "scenario.show",
      "Gives a scenario's document as it is written.",
      parameters: Array(Field.document.prefix(2)),
      results: [
        .required("scenario", .named("scenario"), "What the list says about it."),
        .required("text", .string, "The document."),
      ],
      errors: [.scenarioUnknown, .scenarioUnreadable]
    ),
    Method(
      "scenario.search",
      "Finds scenarios by words of their titles, summaries, rules, classes and members, best first.",
      parameters: [
        .required("words", .string, "What they should be about, in English or Chinese."),
        .defaulted("limit", .integer(in: 1...1000), 10, "How many are told at most."),
      ],
      results: [
        .required("words", .names, "The words that were looked for."),
        .required(
          "instead",
          .array(
            of: .object([
              .required("word", .string, "A word that is nowhere."),
              .required("by", .string, "The nearest one, which was looked for in its place."),
            ])
          ),
          "Words that were taken for others."
        ),
        .required("found", .count, "How many there are in all."),
        .required("scenarios", .array(of: .named("found-scenario")), "The best of them."),
      ]
    ),
    Method(
      "scenario.copy",
      "Gives a scenario's document, or one variant of it, as the beginning of another.",
      parameters: Field.document + [
        Field.variant,
        .optional("as", .string, "The id of the other; without it, it has none."),
        .optional(
          "title",
          .oneOf([.string, .map(of: .string)]),
          "The title of the other, or one for each language; without it, it keeps the title."
        ),
      ],
      results: [
        .required("scenario", .string, "The scenario's id."),
        .required("variant", .nullable(.string), "The variant whose changes were made."),
        .required("text", .string, "The document."),
      ],
      errors: [
        .scenarioUnknown, .scenarioUnreadable, .scenarioInvalid, .scenarioUnknownVariant,
      ]
    ),
    Method(
      "scenario.check",
      "Looks for faults in a document, without running it.",
      parameters: Field.document + [.modules],
      results: [
        .required(
          "valid",
          .boolean,
          "Whether the document could be loaded, as far as can be told without what it needs."
        ),
        .required("diagnostics", .array(of: .named("diagnostic")), "All errors and warnings."),
        .optional(
          "needs",
          .names,
          "The modules that were not loaded; what only they could tell is not reported."
        ),
      ],
      errors: [
        .scenarioUnknown, .scenarioUnreadable, .sessionTooMany, .sessionClosed, .moduleRefused,
        .moduleCrashed, .moduleTimeout,
      ]
    ),
    Method(
      "scenario.export",
      "Gives a variant of a scenario as a Swift file that builds it with UIKit on a device.",
      parameters: Field.document + [Field.variant],
      results: [
        .required("scenario", .string, "The scenario's id."),
        .required("variant", .nullable(.string), "The variant; null without variants."),
        .required("swift", .string, "The file."),
      ],
      errors: [
        .scenarioUnknown, .scenarioUnreadable, .scenarioInvalid, .scenarioUnknownVariant,
        .scenarioNotExportable, .sessionTooMany, .sessionClosed, .moduleRefused, .moduleCrashed,
        .moduleTimeout,
      ]
    ),
  ]

  static let types: [NamedType] = [
    NamedType(
      "scenario",
      "A scenario as a list shows it.",
      .object(listed)
    ),
    NamedType(
      "found-scenario",
      "A scenario as a search shows it.",
      .object(
        listed + [
          .required(
            "reasons",
            .array(
              of: .object([
                .required(
                  "in",
                  .choice([
                    "id", "title", "tag", "summary", "class", "member", "stimulus", "rule",
                    "object",
                  ]),
                  "What of the scenario has the word."
                ),
                .required("text", .string, "What stands there."),
              ])
            ),
            "Where each word stands, the weightiest place of each."
          )
        ]
      )
    ),
    NamedType(
      "variant",
      "A variant of a scenario.",
      .object([
        .required("id", .string, "The variant's id."),
        .optional("title", .string, "The title, in the client's language where there is one."),
      ])
    ),
  ]

  /// What lists tell of a scenario.
  private static let listed: [Field] = [
    .required("id", .string, "The scenario's id: topic/name."),
    .required("title", .string, "The title, in the client's language where there is one."),
    .optional("summary", .string, "The summary, in the client's language."),
    .optional("path", .string, "The document's file."),
    .optional("variants", .array(of: .named("variant")), "The variants of the scenario."),
    .optional("claims", .names, "The claims that it judges."),
    .optional("tags", .names, "The tags that it carries."),
    .optional("modules", .names, "The modules that it needs."),
    .optional("questions", .count, "How many questions it asks."),
    .optional("valid", .boolean, "False when the document has errors."),
  ]
}
