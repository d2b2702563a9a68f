import Sentences

// Members and types that rows of several groups have in common.

extension Field {
  /// Which session is meant.
  static let session = Field.optional(
    "session",
    .string,
    "The session, as session.open named it; may be left out when the connection opened just one."
  )

  /// The records that a command left.
  static let records = Field.required(
    "records",
    .array(of: .count, count: 2...2),
    "The first and the last record that it left."
  )

  /// Where the session's clock stands after a command.
  static let time = Field.required(
    "time",
    .number(),
    unit: "seconds",
    "Where the session's clock stands afterwards."
  )

  /// How much of a run is recorded.
  static let level = Field.defaulted(
    "level",
    .choice(WireType.levels),
    "route",
    "How much is recorded: what came of it, the route of each event, or every call."
  )

  /// By which name progress is told.
  static let progressToken = Field.optional(
    "progressToken",
    .oneOf([.string, .integer()]),
    "The token under which $/progress tells how far the run has come."
  )

  /// Which modules may be loaded for a document.
  static let modules = Field.defaulted(
    "modules",
    .choice(["all", "built-in"]),
    "all",
    "Which modules may be loaded for it: all that it names, in a worker, or only those built in."
  )

  /// Which variant of a scenario is run.
  static let variant = Field.optional("variant", .string, "The id of one variant.")

  /// The four ways in which a document is given: an id, a path, or a text and its name.
  static let document: [Field] = [
    .optional("id", .string, "The id of a scenario: topic/name."),
    .optional("path", .string, "The path of a file; a relative one starts at the client's folder."),
    .optional("text", .string, "The document itself."),
    .optional("name", .string, "The name of the text in diagnostics."),
  ]
}

extension WireType {
  /// How much of a run may be recorded, least first.
  static let levels = ["outcome", "route", "full"]

  /// A place on the screen, as a scenario document writes it.
  static let place = WireType.named("place")

  /// The names of objects.
  static let names = WireType.array(of: .string)
}
