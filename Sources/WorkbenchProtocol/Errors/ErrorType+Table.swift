// The table of errors, one group after the other. A row's name and code never change; its
// sentences may. A new row stands in its group and in the list of the group.

// MARK: - Bytes that are no message

extension ErrorType {
  public static let framingUnknownStart = ErrorType(
    "framing.unknown-start",
    .parse,
    "The first byte of a connection begins no known framing.",
    hint: "Begin with { for one JSON value per line, or with Content-Length."
  )
  public static let framingLineTooLong = ErrorType(
    "framing.line-too-long",
    .parse,
    "A line is longer than a request may be.",
    hint: "The rest of the line was skipped; the next line is read again.",
    details: [.required("limit", .count, unit: "bytes", "The limit.")]
  )
  public static let framingHeaderTooLong = ErrorType(
    "framing.header-too-long",
    .parse,
    "The headers of a message are longer than allowed.",
    details: [.required("limit", .count, unit: "bytes", "The limit.")]
  )
  public static let framingBadHeader = ErrorType(
    "framing.bad-header",
    .parse,
    "What stands where a header should is none.",
    hint: "Content-Length counts bytes, not characters; look at the message before."
  )
  public static let framingNoLength = ErrorType(
    "framing.no-content-length",
    .parse,
    "The headers end and no Content-Length was among them."
  )
  public static let framingBodyTooLong = ErrorType(
    "framing.body-too-long",
    .parse,
    "Content-Length is more than a request may have.",
    details: [.required("limit", .count, unit: "bytes", "The limit.")]
  )
  public static let framingIncomplete = ErrorType(
    "framing.incomplete",
    .parse,
    "The connection ended inside a message."
  )

  public static let jsonTooLarge = json(
    "json.too-large",
    "The text is longer than allowed."
  )
  public static let jsonTooDeep = json(
    "json.too-deep",
    "Arrays and objects lie deeper inside one another than allowed."
  )
  public static let jsonTooManyContainers = json(
    "json.too-many-containers",
    "There are more arrays and objects than allowed."
  )
  public static let jsonTooManyValues = json(
    "json.too-many-values",
    "There are more values than allowed."
  )
  public static let jsonSyntax = json(
    "json.syntax",
    "The text breaks the grammar of JSON."
  )
  public static let jsonIncomplete = json(
    "json.incomplete",
    "The text ends before the value does."
  )
  public static let jsonTrailingBytes = json(
    "json.trailing-bytes",
    "Something follows the value.",
    hint: "Send one JSON value per line."
  )
  public static let jsonNotContainer = json(
    "json.not-container",
    "The value is neither an object nor an array."
  )
  public static let jsonDuplicateKey = json(
    "json.duplicate-key",
    "An object has two members of one name."
  )
  public static let jsonInvalidUTF8 = json(
    "json.invalid-utf8",
    "The bytes are not UTF-8."
  )
  public static let jsonNulCharacter = json(
    "json.nul-character",
    "A string or a name contains NUL."
  )
  public static let jsonNumberOutOfRange = json(
    "json.number-out-of-range",
    "A number does not fit."
  )
  public static let jsonOutOfMemory = json(
    "json.out-of-memory",
    "There was not enough memory to read the text."
  )

  /// A fault of a text, whose `data` says where it is.
  private static func json(_ name: String, _ summary: String, hint: String? = nil) -> ErrorType {
    ErrorType(
      name,
      .parse,
      summary,
      hint: hint,
      details: [
        .required("offset", .count, unit: "bytes", "How many bytes stand before the fault."),
        .required("line", .count, "The line of the fault, from 1."),
        .required("column", .count, "The column of the fault in characters, from 1."),
        .required("near", .string, "The text around the fault."),
      ]
    )
  }

  static let bytes: [ErrorType] = [
    framingUnknownStart, framingLineTooLong, framingHeaderTooLong, framingBadHeader,
    framingNoLength, framingBodyTooLong, framingIncomplete, jsonTooLarge, jsonTooDeep,
    jsonTooManyContainers, jsonTooManyValues, jsonSyntax, jsonIncomplete, jsonTrailingBytes,
    jsonNotContainer, jsonDuplicateKey, jsonInvalidUTF8, jsonNulCharacter, jsonNumberOutOfRange,
    jsonOutOfMemory,
  ]
}

// MARK: - Messages that are no request, and requests that ask for nothing known

extension ErrorType {
  public static let requestBatch = ErrorType(
    "request.batch",
    .request,
    "The message is an array.",
    hint: "Send one object per line; many may be sent without waiting for the answers."
  )
  public static let requestMissingMember = ErrorType(
    "request.missing-member",
    .request,
    "The request lacks a member that JSON-RPC 2.0 demands."
  )
  public static let requestUnknownMember = ErrorType(
    "request.unknown-member",
    .request,
    "The request has a member that JSON-RPC 2.0 does not know."
  )
  public static let requestInvalidVersion = ErrorType(
    "request.invalid-version",
    .request,
    "The member jsonrpc is not \"2.0\"."
  )
  public static let requestInvalidMethod = ErrorType(
    "request.invalid-method",
    .request,
    "The member method is no string."
  )
  public static let requestInvalidId = ErrorType(
    "request.invalid-id",
    .request,
    "The id is neither a string, nor an integer, nor null."
  )
  public static let requestInvalidParams = ErrorType(
    "request.invalid-params",
    .request,
    "The member params is no object.",
    hint: "Parameters are given by name."
  )
  public static let requestTooManyInFlight = ErrorType(
    "request.too-many-in-flight",
    .failed,
    "More requests were sent without reading answers than a connection may have open.",
    hint: "Read the answers to earlier requests first."
  )
  public static let requestUnexpectedAnswer = ErrorType(
    "request.unexpected-answer",
    .request,
    "The message is an answer, and the workbench never asks."
  )

  public static let methodUnknown = ErrorType(
    "method.unknown",
    .method,
    "There is no method of this name.",
    hint: "The method describe lists them all."
  )
  public static let methodNeedsModule = ErrorType(
    "method.needs-module",
    .method,
    "The stimulus is brought by a module that is not loaded.",
    details: [
      .optional("module", .string, "The module that would bring it."),
      .optional("searched", .array(of: .string), "Where modules were looked for."),
    ]
  )

  public static let paramsMissingMember = ErrorType(
    "params.missing-member",
    .parameters,
    "A member that must be there is not."
  )
  public static let paramsUnknownMember = ErrorType(
    "params.unknown-member",
    .parameters,
    "There is a member that the method does not have."
  )
  public static let paramsWrongType = ErrorType(
    "params.wrong-type",
    .parameters,
    "A value is of another type than the member."
  )
  public static let paramsOutOfRange = ErrorType(
    "params.out-of-range",
    .parameters,
    "A number, or the length of a list, is outside its range."
  )
  public static let paramsUnknownValue = ErrorType(
    "params.unknown-value",
    .parameters,
    "A word is none of those allowed."
  )
  public static let paramsConflict = ErrorType(
    "params.conflict",
    .parameters,
    "Members that exclude each other are there, or none of them."
  )

  static let requests: [ErrorType] = [
    requestBatch, requestMissingMember, requestUnknownMember, requestInvalidVersion,
    requestInvalidMethod, requestInvalidId, requestInvalidParams, requestTooManyInFlight,
    requestUnexpectedAnswer, methodUnknown, methodNeedsModule, paramsMissingMember,
    paramsUnknownMember, paramsWrongType, paramsOutOfRange, paramsUnknownValue, paramsConflict,
  ]
}

// MARK: - What a workbench answers

extension ErrorType {
  public static let workbenchCancelled = ErrorType(
    "workbench.cancelled",
    .cancelled,
    "The request was cancelled while it ran.",
    details: [.optional("step", .count, "The step of the script at which it stopped.")]
  )
  public static let workbenchStopping = ErrorType(
    "workbench.stopping",
    .failed,
    "The workbench is shutting down and takes nothing new.",
    hint: "Connect again; the command line starts a new workbench by itself."
  )
  public static let workbenchBusy = ErrorType(
    "workbench.busy",
    .failed,
    "The workbench has as many connections or workers as it may.",
    hint: "Try again when one has ended."
  )
  public static let workbenchForbidden = ErrorType(
    "workbench.forbidden",
    .failed,
    "The peer may not do this."
  )
  public static let workbenchInternal = ErrorType(
    "workbench.internal",
    .internal,
    "The workbench made a mistake.",
    hint: "Please report it, with what responder doctor prints."
  )
  public static let helloProtocolMismatch = ErrorType(
    "hello.protocol-mismatch",
    .parameters,
    "Client and workbench have no version of the protocol in common.",
    details: [
      .required("supported", .array(of: .count), "The versions that the workbench speaks.")
    ]
  )
  public static let helloMissingCapability = ErrorType(
    "hello.missing-capability",
    .parameters,
    "The client requires what the workbench does not have."
  )

  public static let moduleUnknown = ErrorType(
    "module.unknown",
    .parameters,
    "No module of this name was found.",
    details: [.optional("searched", .array(of: .string), "Where modules were looked for.")]
  )
  public static let moduleRefused = ErrorType(
    "module.refused",
    .failed,
    "A module was found and may not be loaded.",
    details: [
      .optional("file", .string, "The module's file."),
      .optional("reasons", .array(of: .named("refusal")), "Everything that differs."),
    ]
  )
  public static let moduleCrashed = ErrorType(
    "module.crashed",
    .failed,
    "Code of a module ended the worker that ran it.",
    hint: "The session is closed; open it again after mending the module.",
    details: [
      .optional("signal", .string, "The signal that ended the worker."),
      .optional("status", .integer(), "The status with which the worker ended."),
      .optional("limit", .string, "The limit of hello that it ran into, where it did."),
      .optional("method", .string, "The method that was running, as object.method."),
      .optional("records", .array(of: .named("record")), "The last records of the trace."),
    ]
  )
  public static let moduleTimeout = ErrorType(
    "module.timeout",
    .failed,
    "Code of a module did not return in time.",
    hint: "The session is closed; look for a loop in the method that was running.",
    details: [
      .optional("seconds", .number(), unit: "seconds", "How long it was waited for."),
      .optional("method", .string, "The method that was running, as object.method."),
      .optional("records", .array(of: .named("record")), "The last records of the trace."),
    ]
  )

  public static let moduleNeeded = ErrorType(
    "module.needed",
    .failed,
    "The document needs modules that are not built in, and the request wants none loaded.",
    hint: "Leave the member modules out to have them loaded in a worker.",
    details: [.required("modules", .array(of: .string), "The modules that it needs.")]
  )

  public static let scenarioUnknown = ErrorType(
    "scenario.unknown",
    .parameters,
    "No scenario has this id.",
    hint: "The method scenario.list lists them all."
  )
  public static let scenarioUnreadable = ErrorType(
    "scenario.unreadable",
    .failed,
    "The file of a scenario cannot be read."
  )
  public static let scenarioInvalid = ErrorType(
    "scenario.invalid",
    .failed,
    "The document of a scenario has errors and was not loaded.",
    details: [
      .required("diagnostics", .array(of: .named("diagnostic")), "All its errors and warnings.")
    ]
  )
  public static let scenarioUnknownVariant = ErrorType(
    "scenario.unknown-variant",
    .parameters,
    "The scenario has no variant of this id."
  )
  public static let scenarioNotExportable = ErrorType(
    "scenario.not-exportable",
    .failed,
    "The scenario has something that cannot be written as code for a device.",
    details: [
      .required("pointer", .string, "JSON pointer to what it is, in the document."),
      .required("line", .count, "The line of the document."),
      .required("column", .count, "The column in that line."),
    ]
  )

  static let workbench: [ErrorType] = [
    workbenchCancelled, workbenchStopping, workbenchBusy, workbenchForbidden, workbenchInternal,
    helloProtocolMismatch, helloMissingCapability, moduleUnknown, moduleRefused, moduleNeeded,
    moduleCrashed, moduleTimeout, scenarioUnknown, scenarioUnreadable, scenarioInvalid,
    scenarioUnknownVariant, scenarioNotExportable,
  ]
}

// MARK: - What a session answers

extension ErrorType {
  public static let sessionUnknown = ErrorType(
    "session.unknown",
    .parameters,
    "No session has this name, or it has ended."
  )
  public static let sessionUnclear = ErrorType(
    "session.unclear",
    .parameters,
    "The request names no session, and the connection opened none or several.",
    hint: "Name one with the member session."
  )
  public static let sessionReadOnly = ErrorType(
    "session.read-only",
    .failed,
    "The session belongs to another connection.",
    hint: "What only reads is allowed; open a session of your own to change it."
  )
  public static let sessionTooMany = ErrorType(
    "session.too-many",
    .failed,
    "There are as many sessions as the workbench may have.",
    hint: "Close one with session.close."
  )
  public static let sessionFull = ErrorType(
    "session.full",
    .failed,
    "The journal of the session is as long as it may be; nothing is lost.",
    hint: "Reset the session, or open another."
  )
  public static let sessionClosed = ErrorType(
    "session.closed",
    .failed,
    "The session ended while the request waited."
  )
  public static let replayInvalid = ErrorType(
    "replay.invalid",
    .failed,
    "What should be replayed is no recording of this build's format."
  )
  public static let replayDiverged = ErrorType(
    "replay.diverged",
    .failed,
    "The same commands gave another trace than before.",
    hint: "A module keeps state outside its objects, or has changed since.",
    details: [
      .required("record", .count, "The first record that differs."),
      .optional(
        "through",
        .count,
        "The last record that may be the first; only for traces with more than 131,072 records."
      ),
      .optional("command", .count, "The command of the journal that ended in another way, from 1."),
      .optional("was", .named("record"), "The record as it was."),
      .optional("is", .named("record"), "The record as it is now."),
    ]
  )
  public static let scriptFinished = ErrorType(
    "script.finished",
    .failed,
    "The script has no step left.",
    hint: "Go back with script.back, or reset the session."
  )
  public static let scriptAtStart = ErrorType(
    "script.at-start",
    .failed,
    "There are fewer steps to take back."
  )
  public static let scriptUnknownStep = ErrorType(
    "script.unknown-step",
    .parameters,
    "The script has no such step, or the variant does not run it."
  )

  public static let objectUnknown = ErrorType(
    "object.unknown",
    .parameters,
    "The reference leads to no object."
  )
  public static let objectUnknownProperty = ErrorType(
    "object.unknown-property",
    .parameters,
    "The object's class has no property of this name."
  )
  public static let objectUnknownMethod = ErrorType(
    "object.unknown-method",
    .parameters,
    "The object's class has no method of this name."
  )
  public static let objectReadOnly = ErrorType(
    "object.read-only",
    .parameters,
    "The property can only be read."
  )
  public static let objectWrongValue = ErrorType(
    "object.wrong-value",
    .parameters,
    "The property or argument takes no such value."
  )
  public static let objectWrongClass = ErrorType(
    "object.wrong-class",
    .parameters,
    "The object is of another class than is needed."
  )

  public static let stimulusNoPlace = ErrorType(
    "stimulus.no-place",
    .failed,
    "A stimulus is aimed at what is not on the screen."
  )
  public static let stimulusRefused = ErrorType(
    "stimulus.refused",
    .failed,
    "A stimulus does not fit the state, as a lift without a finger."
  )
  public static let simulationRaised = ErrorType(
    "simulation.raised",
    .failed,
    "The app did what would have stopped it on a device.",
    details: [
      .required("raised", .string, "The error, as an expectation names it."),
      .optional("record", .count, "The record at which it happened."),
      .optional("objects", .array(of: .string), "The objects concerned, as the links of a cycle."),
    ]
  )
  public static let simulationLimit = ErrorType(
    "simulation.limit",
    .failed,
    "A command went over a limit of the simulation and was stopped.",
    details: [
      .required("limit", .string, "The limit, as hello names it."),
      .optional("record", .count, "The record at which it happened."),
      .optional("objects", .array(of: .string), "The objects concerned, as the links of a cycle."),
    ]
  )

  public static let traceUnknownSubscription = ErrorType(
    "trace.unknown-subscription",
    .parameters,
    "The connection has no subscription of this name."
  )
  public static let traceTooManySubscriptions = ErrorType(
    "trace.too-many-subscriptions",
    .failed,
    "The connection has as many subscriptions as it may."
  )
  public static let traceStale = ErrorType(
    "trace.stale",
    .stale,
    "The records asked for were taken back since.",
    details: [.required("epoch", .count, "The epoch of the trace now.")]
  )
  public static let ruleUnknown = ErrorType(
    "rule.unknown",
    .parameters,
    "No rule has this id.",
    hint: "The method rule.list lists them all."
  )
  public static let quizUnknown = ErrorType(
    "quiz.unknown",
    .parameters,
    "No scenario of this id asks a question.",
    hint: "The method quiz.list lists those that do."
  )
  public static let quizNoQuestion = ErrorType(
    "quiz.no-question",
    .failed,
    "No question is open.",
    hint: "Begin with quiz.start, and go on with quiz.next."
  )
  public static let quizQuestionOpen = ErrorType(
    "quiz.question-open",
    .failed,
    "The open question has not been answered yet.",
    hint: "Answer it with quiz.answer, or give up with quiz.give-up."
  )
  public static let quizWrongAnswer = ErrorType(
    "quiz.wrong-answer",
    .parameters,
    "The answer is none that the question could have."
  )
  public static let renderImpossible = ErrorType(
    "render.impossible",
    .parameters,
    "What is asked for cannot be drawn in this form."
  )

  static let sessions: [ErrorType] = [
    sessionUnknown, sessionUnclear, sessionReadOnly, sessionTooMany, sessionFull, sessionClosed,
    replayInvalid, replayDiverged, scriptFinished, scriptAtStart, scriptUnknownStep, objectUnknown,
    objectUnknownProperty, objectUnknownMethod, objectReadOnly, objectWrongValue,
    objectWrongClass, stimulusNoPlace, stimulusRefused, simulationRaised, simulationLimit,
    traceUnknownSubscription, traceTooManySubscriptions, traceStale, ruleUnknown, quizUnknown,
    quizNoQuestion, quizQuestionOpen, quizWrongAnswer, renderImpossible,
  ]

  /// What any request may be answered with, and so stands in no method's row.
  public static let ofAnyRequest: [ErrorType] =
    bytes + requests + [
      workbenchCancelled, workbenchStopping, workbenchBusy, workbenchForbidden, workbenchInternal,
    ]

  /// What may be wrong with a reference, a value or a place, or come of running the app's code.
  static let ofRunning: [ErrorType] = [
    objectUnknown, objectUnknownProperty, objectUnknownMethod, objectReadOnly, objectWrongValue,
    objectWrongClass, stimulusNoPlace, stimulusRefused, simulationRaised, simulationLimit,
  ]

  /// Every error that a workbench may answer with.
  public static let all: [ErrorType] = bytes + requests + workbench + sessions
}
