import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// The one table of requests, and what comes of it.
struct CommandTableTests {
  /// What the Debug Adapter Protocol makes of a capability: the requests that it allows, or the
  /// request that takes more by it.
  private static let meanings: [String: [String]] = [
    "supportsConfigurationDoneRequest": ["configurationDone"],
    "supportsFunctionBreakpoints": ["setFunctionBreakpoints"],
    "supportsConditionalBreakpoints": ["setBreakpoints"],
    "supportsHitConditionalBreakpoints": ["setBreakpoints"],
    "supportsLogPoints": ["setBreakpoints"],
    "supportsEvaluateForHovers": ["evaluate"], "supportsClipboardContext": ["evaluate"],
    "supportsStepBack": ["stepBack", "reverseContinue"],
    "supportsSetVariable": ["setVariable"], "supportsRestartFrame": ["restartFrame"],
    "supportsStepInTargetsRequest": ["stepInTargets"],
    "supportsCompletionsRequest": ["completions"], "supportsRestartRequest": ["restart"],
    "supportsExceptionInfoRequest": ["exceptionInfo"],
    "supportsExceptionFilterOptions": ["setExceptionBreakpoints"],
    "supportsDelayedStackTraceLoading": ["stackTrace"],
    "supportsSetExpression": ["setExpression"], "supportsTerminateRequest": ["terminate"],
    "supportsDisassembleRequest": ["disassemble"], "supportsCancelRequest": ["cancel"],
    "supportsBreakpointLocationsRequest": ["breakpointLocations"],
    "supportsSteppingGranularity": ["next", "stepIn", "stepOut", "stepBack"],
    "supportsInstructionBreakpoints": ["setInstructionBreakpoints"],
  ]

  /// What the protocol asks of every debugger.
  private static let unasked: Set = [
    "initialize", "launch", "attach", "disconnect", "setBreakpoints", "setExceptionBreakpoints",
    "threads", "stackTrace", "scopes", "variables", "continue", "pause", "next", "stepIn",
    "stepOut", "evaluate",
  ]

  @Test func `what is claimed is served, and what is served is claimed`() throws {
    let told = CommandTable.capabilities(.english)
    let claims = Set(told.members.filter { $0.value.bool == true }.map(\.key))
    #expect(claims == Set(Self.meanings.keys))
    let served = Set(CommandTable.all.map(\.name))
    let claimed = Set(claims.flatMap { Self.meanings[$0] ?? [] })
    #expect(served == claimed.union(Self.unasked))
    for command in CommandTable.all {
      for claim in command.claims {
        #expect(Self.meanings[claim]?.contains(command.name) == true, "\(claim)")
      }
    }
    #expect(served.count == CommandTable.all.count)
  }

  @Test(arguments: Language.allCases)
  func `the filters are told with their words`(language: Language) throws {
    let told = CommandTable.capabilities(language)["exceptionBreakpointFilters"]
    let filters = try #require(told).elements.map(\.self)
    #expect(filters.map { $0["filter"]?.string } == ExceptionFilter.allCases.map(\.rawValue))
    let usual = filters.filter { $0["default"]?.bool == true }.compactMap { $0["filter"]?.string }
    #expect(usual == ["discarded", "expectation", "raised"])
    #expect(filters.allSatisfy { $0["label"]?.string?.isEmpty == false })
    let conditional = filters.filter { $0["supportsCondition"]?.bool == true }
    #expect(conditional.compactMap { $0["filter"]?.string } == ["rule"])
    let description = conditional.first?["conditionDescription"]?.string
    #expect(description?.contains("hit-test.skips-*") == true)
  }

  @Test func `a request that is not served is refused by name, with the nearest`() {
    let error = #expect(throws: DebugError.self) { try CommandTable.command(named: "stepBak") }
    #expect(error?.code == .method)
    #expect(error?.message.english == "there is no request 'stepBak' here")
    #expect(error?.hint?.english == "Did you mean 'stepBack'?")
  }

  @Test(arguments: CommandTable.all.map(\.name))
  func `each request is refused in the phases that are not its own`(name: String) throws {
    let command = try CommandTable.command(named: name)
    #expect(!command.phases.isEmpty)
    for phase in Phase.allCases where !command.phases.contains(phase) {
      let refusal = phase.refusal(of: command)
      #expect(refusal.code == .request)
      #expect(refusal.message.english.contains(name))
      #expect(refusal.message.chinese.contains(name))
    }
  }

  @Test(arguments: CommandTable.all.map(\.name))
  func `arguments that are missing or of another type are named`(name: String) throws {
    let command = try CommandTable.command(named: name)
    for argument in command.arguments {
      let wrong: [JSONValue] = ["text", true, 1.5, 1, [:], []]
      let refused = wrong.filter { value in
        do throws(DebugError) {
          try argument.check([JSONKey(argument.name): value], of: name)
          return false
        } catch {
          #expect(error.code == .parameters)
          #expect(error.message.english.contains("'\(argument.name)' of \(name): expected "))
          return true
        }
      }
      // Each of them is of a type of its own, but for the numbers.
      #expect(refused.count == 5)
      if argument.isRequired {
        for arguments: JSONValue in [[:], [JSONKey(argument.name): .null]] {
          let error = #expect(throws: DebugError.self) {
            try argument.check(arguments, of: name)
          }
          #expect(error?.message.english.hasPrefix("\(name) needs ") == true)
        }
      } else {
        #expect(throws: Never.self) { try argument.check([:], of: name) }
      }
    }
  }

  @Test(arguments: CommandTable.all.map(\.name))
  func `before initialize nothing is done but to take leave`(name: String) {
    let bench = ObservedBench()
    let desk = Desk(bench)
    let response = desk.ask(name, ["program": "/desk/vault.json", "threadId": 1])
    let isFirst = ["initialize", "disconnect", "cancel"].contains(name)
    #expect((response["success"]?.bool == true) == isFirst)
    let told = "\(name) comes before initialize. Send initialize first."
    #expect(desk.fault(response) == (isFirst ? nil : told))
    #expect(bench.methods.isEmpty)
    #expect(desk.said.count { $0["type"]?.string == "response" } == 1)
  }

  @Test(arguments: CommandTable.all.map(\.name))
  func `after the end nothing is done but to take leave`(name: String) {
    let desk = Desk(ObservedBench())
    desk.launch(["stopOnEntry": false, "stopAtEnd": false])
    #expect(desk.events().suffix(2) == ["exited", "terminated"])
    let response = desk.ask(
      name,
      [
        "program": "/desk/vault.json", "threadId": 1, "frameId": 1, "variablesReference": 1,
        "expression": "panel", "name": "alpha", "value": "1", "text": "p", "column": 1, "line": 1,
        "source": ["path": "/desk/vault.json"], "breakpoints": [], "filters": [],
        "memoryReference": "r1", "instructionCount": 1, "session": "s1",
      ]
    )
    let isAllowed = ["disconnect", "cancel"].contains(name)
    #expect((response["success"]?.bool == true) == isAllowed)
    if !isAllowed { #expect(desk.fault(response)?.hasPrefix(name) == true) }
  }
}
