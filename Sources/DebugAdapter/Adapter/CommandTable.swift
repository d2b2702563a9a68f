import Jansson
import Sentences
import WorkbenchProtocol

/// The requests that are served: what is not here is refused by name, and what an editor is told of
/// in answer to `initialize` comes from here.
enum CommandTable {
  static let all: [DebugCommand] = lifecycle + breakpoints + looking + moving + changing

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The row of a command.
  ///
  /// - Throws: That there is none, with the nearest name.
  static func command(named name: String) throws(DebugError) -> DebugCommand {
    guard let command = byName[name] else {
      throw DebugError(
        .method,
        Sentence("there is no request '\(name)' here", zh: "这里没有请求“\(name)”"),
        hint: NearestName.hint(for: name, among: all.map(\.name))
      ).quietly()
    }
    return command
  }

  /// What the debugger can do, as `initialize` answers it.
  static func capabilities(_ language: Language) -> JSONValue {
    let body = JSONValue.object()
    for claim in all.flatMap(\.claims) { body.set(claim, true) }
    body.set("completionTriggerCharacters", [".", "$"])
    let filters = ExceptionFilter.allCases.map { filter in
      let told: JSONValue = [
        .filter: JSONValue(filter.rawValue), .label: JSONValue(filter.label.text(in: language)),
        .description: JSONValue(filter.summary.text(in: language)),
        "default": JSONValue(filter.isDefault),
      ]
      if filter.takesCondition {
        told.set("supportsCondition", true)
        told.set("conditionDescription", filter.conditionSummary.text(in: language))
      }
      return told
    }
    body.set("exceptionBreakpointFilters", JSONValue(filters))
    return body
  }

  // MARK: - From the beginning to the end

  private static let always = Set(Phase.allCases)

  private static let lifecycle = [
    DebugCommand(
      "initialize",
      in: [.fresh],
      [
        .optional("locale", .text), .optional("linesStartAt1", .flag),
        .optional("columnsStartAt1", .flag), .optional("pathFormat", .text),
      ]
    ) { try $0.initialize($1) },
    DebugCommand(
      "launch",
      in: [.ready],
      [
        .required(.program, .text), .optional(.variant, .text), .optional(.profile, .object),
        .optional("stopOnEntry", .flag), .optional("stopAtEnd", .flag), .optional("stops", .text),
      ]
    ) { try $0.launch($1) },
    DebugCommand("attach", in: [.ready], [.required(.session, .text)]) { try $0.attach($1) },
    DebugCommand(
      "configurationDone",
      in: [.ready, .launched],
      claims: ["supportsConfigurationDoneRequest"]
    ) { adapter, _ in try adapter.configurationDone() },
    DebugCommand(
      "restart",
      in: [.launched, .stopped],
      [.optional(.arguments, .object)],
      claims: ["supportsRestartRequest"]
    ) { try $0.restart($1) },
    DebugCommand(
      "terminate",
      in: [.ready, .launched, .stopped],
      claims: ["supportsTerminateRequest"]
    ) { adapter, _ in adapter.terminate() },
    DebugCommand("disconnect", in: always) { adapter, _ in adapter.disconnect() },
    DebugCommand(
      "cancel",
      in: always,
      claims: ["supportsCancelRequest"]
    ) { _, _ in
      // What is carried out is given up by whoever reads what the editor says, before this.
      .done
    },
  ]

  // MARK: - Breakpoints

  private static let beforeTheEnd: Set<Phase> = [.ready, .launched, .stopped]

  private static let breakpoints = [
    DebugCommand(
      "setBreakpoints",
      in: beforeTheEnd,
      [.required(.source, .object), .optional(.breakpoints, .list)],
      claims: [
        "supportsConditionalBreakpoints", "supportsHitConditionalBreakpoints", "supportsLogPoints",
      ]
    ) { try $0.setBreakpoints($1) },
    DebugCommand(
      "breakpointLocations",
      in: beforeTheEnd,
      [
        .required(.source, .object), .required(.line, .number), .optional("endLine", .number),
        .optional(.column, .number), .optional("endColumn", .number),
      ],
      claims: ["supportsBreakpointLocationsRequest"]
    ) { try $0.breakpointLocations($1) },
    DebugCommand(
      "setFunctionBreakpoints",
      in: beforeTheEnd,
      [.required(.breakpoints, .list)],
      claims: ["supportsFunctionBreakpoints"]
    ) { try $0.setFunctionBreakpoints($1) },
    DebugCommand(
      "setInstructionBreakpoints",
      in: beforeTheEnd,
      [.required(.breakpoints, .list)],
      claims: ["supportsInstructionBreakpoints"]
    ) { try $0.setInstructionBreakpoints($1) },
    DebugCommand(
      "setExceptionBreakpoints",
      in: beforeTheEnd,
      [.required("filters", .list), .optional("filterOptions", .list)],
      claims: ["supportsExceptionFilterOptions"]
    ) { try $0.setExceptionBreakpoints($1) },
  ]

  // MARK: - Looking

  private static let looking = [
    DebugCommand("threads", in: [.launched, .stopped]) { adapter, _ in adapter.threads() },
    DebugCommand(
      "stackTrace",
      in: [.stopped],
      [
        .required(.threadId, .number), .optional("startFrame", .number),
        .optional("levels", .number),
      ],
      claims: ["supportsDelayedStackTraceLoading"]
    ) { try $0.stackTrace($1) },
    DebugCommand("scopes", in: [.stopped], [.required(.frameId, .number)]) { try $0.scopes($1) },
    DebugCommand(
      "variables",
      in: [.stopped],
      [
        .required(.variablesReference, .number), .optional(.start, .number),
        .optional("count", .number),
      ]
    ) { try $0.variables($1) },
    DebugCommand(
      "exceptionInfo",
      in: [.stopped],
      [.required(.threadId, .number)],
      claims: ["supportsExceptionInfoRequest"]
    ) { adapter, _ in try adapter.exceptionInfo() },
    DebugCommand(
      "disassemble",
      in: [.stopped],
      [
        .required("memoryReference", .text), .required("instructionCount", .number),
        .optional(.offset, .number), .optional("instructionOffset", .number),
      ],
      claims: ["supportsDisassembleRequest"]
    ) { try $0.disassemble($1) },
    DebugCommand(
      "evaluate",
      in: [.stopped],
      [
        .required(.expression, .text), .optional(.frameId, .number), .optional("context", .text),
      ],
      claims: ["supportsEvaluateForHovers", "supportsClipboardContext"]
    ) { try $0.evaluate($1) },
    DebugCommand(
      "completions",
      in: [.stopped],
      [.required(.text, .text), .required(.column, .number), .optional(.line, .number)],
      claims: ["supportsCompletionsRequest"]
    ) { try $0.completions($1) },
  ]

  // MARK: - Moving

  private static let step: [Argument] = [
    .required(.threadId, .number), .optional("granularity", .text),
  ]

  private static let moving = [
    DebugCommand("continue", in: [.stopped], [.required(.threadId, .number)]) { adapter, _ in
      adapter.proceed()
    },
    DebugCommand("pause", in: [.stopped], [.required(.threadId, .number)]) { _, _ in
      throw DebugError.time(
        Sentence("pause: nothing is being searched", zh: "pause：没有正在进行的查找")
      ).quietly()
    },
    DebugCommand("next", in: [.stopped], step, claims: ["supportsSteppingGranularity"]) {
      try $0.next($1)
    },
    DebugCommand("stepIn", in: [.stopped], step + [.optional("targetId", .number)]) {
      try $0.stepIn($1)
    },
    DebugCommand(
      "stepInTargets",
      in: [.stopped],
      [.required(.frameId, .number)],
      claims: ["supportsStepInTargetsRequest"]
    ) { try $0.stepInTargets($1) },
    DebugCommand("stepOut", in: [.stopped], step) { try $0.stepOut($1) },
    DebugCommand("stepBack", in: [.stopped], step, claims: ["supportsStepBack"]) {
      try $0.stepBack($1)
    },
    DebugCommand("reverseContinue", in: [.stopped], [.required(.threadId, .number)]) { adapter, _ in
      adapter.reverse()
    },
    DebugCommand(
      "restartFrame",
      in: [.stopped],
      [.required(.frameId, .number)],
      claims: ["supportsRestartFrame"]
    ) { try $0.restartFrame($1) },
  ]

  // MARK: - Changing

  private static let changing = [
    DebugCommand(
      "setVariable",
      in: [.stopped],
      [
        .required(.variablesReference, .number), .required(.name, .text), .required(.value, .text),
      ],
      claims: ["supportsSetVariable"]
    ) { try $0.setVariable($1) },
    DebugCommand(
      "setExpression",
      in: [.stopped],
      [
        .required(.expression, .text), .required(.value, .text), .optional(.frameId, .number),
      ],
      claims: ["supportsSetExpression"]
    ) { try $0.setExpression($1) },
  ]
}
