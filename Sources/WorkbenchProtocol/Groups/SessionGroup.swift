import Sentences

/// Sessions: a scenario's objects, alive, with the journal of what was done to them.
enum SessionGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "session.open",
      "Builds a scenario's objects and launches its app.",
      parameters: Field.document + [
        .variant,
        .defaulted(
          "keep",
          .boolean,
          false,
          "Whether the session outlives the connection that opens it."
        ),
        .optional(
          "profile",
          .map(of: .any),
          "Changes to the document's profile: ios, toggles, numbers."
        ),
        .level, .modules,
      ],
      results: [
        .required("session", .string, "The session's name."),
        .required("scenario", .nullable(.string), "The scenario's id, if it has one."),
        .required("title", .string, "The scenario's title, in the client's language."),
        .optional("summary", .string, "What it is about, in the client's language."),
        .required("variants", .array(of: .named("variant")), "The variants of the scenario."),
        .required("objects", .names, "The ids of the objects, in the order of the document."),
        .required("warnings", .array(of: .named("diagnostic")), "Doubts about the document."),
      ],
      errors: [
        .scenarioUnknown, .scenarioUnreadable, .scenarioInvalid, .scenarioUnknownVariant,
        .moduleUnknown, .moduleRefused, .moduleNeeded, .moduleCrashed, .moduleTimeout,
        .sessionTooMany, .sessionClosed,
      ] + ErrorType.ofRunning
    ),
    Method(
      "session.close",
      "Ends a session.",
      parameters: [.session],
      results: [.required("closed", .string, "The session that has ended.")],
      errors: [
        .sessionUnknown, .sessionUnclear, .sessionReadOnly, .sessionClosed, .moduleCrashed,
        .moduleTimeout,
      ]
    ),
    Method(
      "session.list",
      "Lists the sessions that are open.",
      results: [.required("sessions", .array(of: .named("session")), "The sessions.")]
    ),
    Method(
      "session.reset",
      "Puts a session back to where it was just after the launch.",
      parameters: [.session, .variant],
      results: [
        .required("epoch", .count, "The epoch of the trace, which has gone up."),
        .required("seq", .count, "The last record of the launch."),
        .time,
      ],
      errors: sessionErrors + [.scenarioUnknownVariant]
    ),
    Method(
      "session.attach",
      "Lets this connection read another's session.",
      parameters: [.required("session", .string, "The session's name.")],
      results: [.required("session", .named("session"), "The session.")],
      errors: [.sessionUnknown]
    ),
    Method(
      "session.record",
      "Gives the session as a recording: document, journal, and hash of the trace.",
      parameters: [.session],
      results: [
        .required("text", .string, "The recording, to be written to a file."),
        .required("commands", .count, "How many commands the journal holds."),
        .required("hash", .string, "The hash of the trace."),
      ],
      errors: readingErrors
    ),
    Method(
      "session.replay",
      "Opens a session and runs a recording's commands in it again.",
      parameters: [
        .optional("path", .string, "The recording's file."),
        .optional("text", .string, "The recording itself."),
        .defaulted("keep", .boolean, false, "Whether the session outlives the connection."),
        .progressToken,
      ],
      results: [
        .required("session", .string, "The new session's name."),
        .required("commands", .count, "How many commands were run."),
        .required("hash", .string, "The hash of the trace, which is the recording's."),
        .time,
      ],
      errors: [
        .replayInvalid, .replayDiverged, .scenarioUnreadable, .scenarioInvalid,
        .scenarioUnknownVariant, .sessionTooMany, .sessionFull, .sessionClosed, .moduleUnknown,
        .moduleRefused, .moduleCrashed, .moduleTimeout,
      ] + ErrorType.ofRunning
    ),
  ]

  /// What may be wrong with the session that is asked about, or come of running its journal again,
  /// as is done for what code computes and for records that are no longer in memory.
  static let readingErrors: [ErrorType] =
    [
      .sessionUnknown, .sessionUnclear, .sessionClosed, .moduleCrashed, .moduleTimeout,
      .replayDiverged,
    ] + ErrorType.ofRunning

  /// What may be wrong with the session that a command is meant for, or come of running it.
  static let sessionErrors: [ErrorType] = readingErrors + [.sessionReadOnly, .sessionFull]

  static let types: [NamedType] = [
    NamedType(
      "session",
      "A session as a list shows it.",
      .object([
        .required("session", .string, "The session's name."),
        .required("scenario", .nullable(.string), "The scenario's id, if it has one."),
        .required("title", .string, "The scenario's title."),
        .optional("variant", .nullable(.string), "The variant that is built."),
        .required("own", .boolean, "Whether this connection opened it."),
        .required("keep", .boolean, "Whether it outlives the connection that opened it."),
        .optional("worker", .nullable(.count), "The process of its worker, if it has one."),
        .required("commands", .count, "How many commands the journal holds."),
        .required("seq", .count, "The last record of the trace."),
        .required("epoch", .count, "The epoch of the trace."),
        .time,
      ])
    )
  ]
}
