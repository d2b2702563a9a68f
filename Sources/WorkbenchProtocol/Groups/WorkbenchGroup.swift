import Sentences

/// The workbench itself: greeting, description, state, end; and what belongs to any request.
enum WorkbenchGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "hello",
      "Tells the workbench who asks and from where, and asks what it can do.",
      parameters: [
        .optional(
          "client",
          .object([
            .required("name", .string, "The client's name."),
            .optional("version", .string, "The client's version."),
            .optional("pid", .count, "The client's process."),
          ]),
          "Who asks."
        ),
        .optional("cwd", .string, "The folder at which relative paths start."),
        .optional(
          "paths",
          .object([
            .optional("modules", .names, "Folders in which modules are looked for first."),
            .optional("scenarios", .names, "Folders in which scenarios are looked for first."),
          ]),
          "Where the client keeps its own."
        ),
        .optional(
          "language",
          .choice(["en", "zh-Hans"]),
          "The language of titles and explanations."
        ),
        .optional(
          "protocol",
          .object([
            .required("min", .count, "The oldest version that the client speaks."),
            .required("max", .count, "The newest version that the client speaks."),
          ]),
          "The versions of the protocol that the client speaks."
        ),
        .optional(
          "capabilities",
          .object([
            .optional("required", .names, "What the client cannot do without."),
            .optional("optional", .names, "What the client would use."),
          ]),
          "What the client wants."
        ),
      ],
      results: [
        .required(
          "server",
          .object([
            .required("name", .string, "The daemon's name."),
            .required("version", .string, "The daemon's version."),
            .required("build", .string, "Tells builds apart."),
            .required("pid", .count, "The daemon's process."),
            .required("autoStarted", .boolean, "Whether a client started the daemon."),
          ]),
          "Who answers."
        ),
        .required("protocol", .count, "The version of the protocol that is spoken."),
        .required("capabilities", .map(of: .boolean), "What the workbench can do, by name."),
        .required("limits", .map(of: .number()), "The limits that it enforces, by name."),
      ],
      errors: [.helloProtocolMismatch, .helloMissingCapability]
    ),
    Method(
      "describe",
      "Describes the protocol, or one method of it, as JSON Schema.",
      parameters: [
        .optional("method", .string, "The one method that is asked about."),
        .optional(
          "session",
          .string,
          "The session whose modules' stimuli belong to it, too; else the only one, if there is one."
        ),
      ],
      results: [
        .required("protocol", .count, "The version of the protocol."),
        .required("schema", .map(of: .any), "A JSON Schema 2020-12 document."),
      ],
      errors: [
        .sessionUnknown, .sessionUnclear, .sessionClosed, .moduleCrashed, .moduleTimeout,
      ]
    ),
    Method(
      "stats",
      "Tells what the workbench is doing.",
      results: [
        .required("pid", .count, "The daemon's process."),
        .required("uptime", .number(), unit: "seconds", "How long the daemon has been running."),
        .required("memory", .count, unit: "bytes", "How much memory is resident."),
        .required("connections", .count, "How many connections are open."),
        .required("sessions", .count, "How many sessions are open."),
        .required("workers", .count, "How many workers run."),
        .required("modules", .count, "How many modules are loaded."),
        .required("requests", .count, "How many requests were answered."),
        .required("failures", .count, "How many of the answers were errors."),
      ]
    ),
    Method(
      "shutdown",
      "Answers what is in flight, then ends the daemon.",
      parameters: [.optional("reason", .string, "What other clients are told.")],
      results: [.required("stopping", .boolean, "Always true.")]
    ),
  ]

  static let events: [Event] = [
    Event(
      "$/cancelRequest",
      from: .client,
      "Asks that a request be stopped, which then answers with the error workbench.cancelled.",
      parameters: [
        .required("id", .oneOf([.string, .integer(), .null]), "The id of the request.")
      ]
    ),
    Event(
      "$/progress",
      from: .workbench,
      "Tells how far a long request has come, when its parameters gave a token.",
      parameters: [
        .required("token", .oneOf([.string, .integer()]), "The token of the request."),
        .required(
          "value",
          .object([
            .required("done", .count, "How many parts of the work are done."),
            .optional("of", .count, "How many parts there are."),
            .optional("message", .string, "What is being done."),
          ]),
          "How far it has come."
        ),
      ]
    ),
    Event(
      "workbench.stopping",
      from: .workbench,
      "The daemon is about to end and takes no new requests.",
      parameters: [
        .required("reason", .string, "Why it ends."),
        .required("grace", .number(), unit: "seconds", "How long open requests may still take."),
      ]
    ),
  ]

  static let types: [NamedType] = [
    NamedType(
      "diagnostic",
      "A fault in a document, or a doubt about it.",
      .object([
        .required("severity", .choice(["error", "warning"]), "Whether it stops the document."),
        .required("type", .string, "The stable kind of fault."),
        .required("message", .string, "What is wrong: one sentence."),
        .optional("file", .nullable(.string), "The file, or the name of the text."),
        .required("line", .count, "The line, from 1."),
        .required("column", .count, "The column in characters, from 1."),
        .required("pointer", .string, "JSON pointer to the place."),
        .optional("allowed", .names, "What may stand there."),
        .optional("hint", .string, "What to do about it."),
      ])
    ),
    NamedType(
      "place",
      "A place on the screen.",
      .oneOf([
        .point,
        .string,
        .object([
          .required("in", .string, "The view in whose bounds the place lies."),
          .optional("point", .point, unit: "points", "The place in the view's bounds."),
          .optional("unit", .point, "The place as a share of the view's bounds."),
          .optional("part", .string, "The part of a control."),
          .optional("offset", .point, unit: "points", "How far from there the place is."),
        ]),
      ])
    ),
  ]
}
