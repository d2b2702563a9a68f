import Sentences

/// Drawing what other methods answer.
enum RenderGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "render.text",
      "Draws a tree, a chain, a hit-test or a trace as text.",
      parameters: [
        .session,
        .required("what", .choice(["tree", "chain", "hit", "trace"]), "What is drawn."),
        .optional("from", .oneOf([.string, .count]), "A chain's first responder or first record."),
        .optional("to", .count, "A trace's last record."),
        .optional("at", .place, "The place of a hit-test."),
        .level,
        .defaulted("ascii", .boolean, false, "Whether only ASCII is used."),
        .defaulted("plain", .boolean, false, "Whether sentences are written instead of a drawing."),
        .defaulted("width", .integer(in: 20...1000), 80, "How many columns there are."),
      ],
      results: [.required("text", .string, "The drawing, with a newline after each line.")],
      errors: SessionGroup.readingErrors + [.renderImpossible]
    )
  ]
}
