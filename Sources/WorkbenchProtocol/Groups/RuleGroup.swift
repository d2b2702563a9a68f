import Sentences

/// The rules that decide, explained.
enum RuleGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "rule.explain",
      "Explains one rule.",
      parameters: [.required("id", .string, "The rule's id, as hit-test.skips-hidden.")],
      results: ruleFields + [
        .optional("scenarios", .names, "Scenarios in which it decides.")
      ],
      errors: [.ruleUnknown]
    ),
    Method(
      "rule.list",
      "Lists the rules.",
      parameters: [
        .optional(
          "section",
          .oneOf([.string, .count]),
          "Only those of this section: its number, or what stands before the dot of their ids."
        )
      ],
      results: [
        .required("rules", .array(of: .named("rule")), "The rules, in the rulebook's order."),
        .required(
          "sections",
          .array(
            of: .object([
              .required("section", .string, "The section, as rules name it."),
              .required("title", .string, "What it is about, in the client's language."),
            ])
          ),
          "The sections that they stand in."
        ),
      ]
    ),
  ]

  private static let ruleFields: [Field] = [
    .required("id", .string, "The rule's id."),
    .required("number", .count, "The rule's number in the rulebook."),
    .required("text", .string, "What the rule says, in the client's language."),
    .required("section", .string, "The section of the rulebook in which it stands."),
    .optional("sectionTitle", .string, "What that is about, in the client's language."),
    .optional("confidence", .string, "How well it is known."),
    .optional(
      "sources",
      .array(
        of: .object([
          .required("key", .string, "The source as the rulebook cites it."),
          .required("text", .string, "What that is, in the client's language."),
        ])
      ),
      "Where it comes from."
    ),
    .required(
      "state",
      .choice(["decides", "holds", "reports", "not-simulated"]),
      "Whether traces name it, tests hold it, diagnostics report it, or it is not simulated."
    ),
    .optional("reason", .nullable(.string), "Why it is not simulated."),
    .optional("practice", .string, "What follows from it, in the client's language."),
    .optional(
      "places",
      .array(
        of: .object([
          .required("file", .string, "The file, from the folder of the model or of the project."),
          .optional("symbol", .string, "The name in it of what does it."),
        ])
      ),
      "Where in the code it is decided, kept or reported, or would be."
    ),
    .optional(
      "explanations",
      .array(
        of: .object([
          .required("module", .string, "The module."),
          .required("text", .string, "What it says, in the client's language."),
        ])
      ),
      "What modules that are not built in say about it."
    ),
    .optional("values", .array(of: .any), "What a profile may set it to, the default first."),
  ]

  static let types: [NamedType] = [
    NamedType("rule", "A rule as a list shows it.", .object(ruleFields))
  ]
}
