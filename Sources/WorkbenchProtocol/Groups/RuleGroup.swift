/// The rules that decide, explained.
enum RuleGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "rule.explain",
      "Explains one rule.",
      parameters: [.required("id", .string, "The rule's id, as hit-test.skips-hidden.")],
      results: ruleFields + [
        .optional("scenarios", .names, "Scenarios in which it decides."),
        .optional("related", .names, "Rules that are read together with it."),
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
          "Only those of this section of the rulebook."
        )
      ],
      results: [.required("rules", .array(of: .named("rule")), "The rules, by number.")]
    ),
  ]

  private static let ruleFields: [Field] = [
    .required("id", .string, "The rule's id."),
    .required("number", .count, "The rule's number in the rulebook."),
    .optional("title", .nullable(.string), "The rule in a few words."),
    .required("text", .string, "What the rule says, in the client's language."),
    .required("section", .string, "The section of the rulebook in which it stands."),
    .optional("confidence", .string, "How well it is known."),
    .required(
      "state",
      .choice(["decides", "holds", "reports", "not-simulated"]),
      "Whether traces name it, tests hold it, diagnostics report it, or it is not simulated."
    ),
    .optional("reason", .nullable(.string), "Why it is not simulated."),
    .optional("module", .nullable(.string), "The module that explains it."),
    .optional("values", .array(of: .any), "What a profile may set it to, the default first."),
  ]

  static let types: [NamedType] = [
    NamedType("rule", "A rule as a list shows it.", .object(ruleFields))
  ]
}
