import Jansson
import Rendering
package import Sentences
package import WorkbenchFraming
import WorkbenchProtocol

/// A debugger of scenarios without bytes: a command goes in, an answer and events come out.
///
/// It walks the recorded trace of a session, to which the workbench adds while the script is run
/// further. Nothing here waits for anything but the workbench.
package struct DebugAdapter {
  /// How a debugger came to its end.
  package enum Ending {
    /// The editor has taken leave; the status is what the process should exit with.
    case disconnected(status: Int)
    /// The workbench is gone.
    case lost(ConnectionError)
  }

  /// What the editor says while the debugger is at work.
  package let interruption = Interruption()

  /// How it ended; nil while it has not.
  package internal(set) var ending: Ending?

  let surroundings: any DebugSurroundings
  var phase = Phase.fresh
  var editor = EditorTraits()
  /// What the editor wants to stop at, kept where the session finds it when its trace is cut.
  let shelf = BreakpointShelf()
  /// The session that is walked.
  var debuggee: Debuggee?
  /// Why the debugger stands where it does, where somebody asked to stop there.
  var stop: Stop?
  /// What the editor was given names for since the debugger moved last.
  var handles = Handles()
  /// The frames of where the debugger stands, once they were asked for.
  var frames: [RouteFrame]?
  /// What the editor asked breakpoints for before anything was debugged.
  var documents: [String: Program] = [:]
  /// Whether the editor has told all its breakpoints.
  var isConfigured = false
  /// Whether it was said that the file is no longer what is debugged.
  var hasToldChange = false
  /// What the process should exit with.
  var status = 0
  /// How many searches there were.
  var searches = 0

  private var connected: (link: WorkbenchLink, modules: [String])?

  /// Makes a debugger to which nothing was said.
  package init(_ surroundings: any DebugSurroundings) {
    self.surroundings = surroundings
  }

  /// The language in which is spoken.
  package var language: Language { surroundings.language(ofEditor: editor.language) }

  var words: Words { Words(language: language) }

  /// Carries out a request and says what comes of it: its answer first, then what it causes.
  package mutating func handle(_ request: DebugRequest, say: (DebugReply) -> Void) {
    var isAnswered = false
    do {
      let outcome = try perform(request)
      say(.answer(body: outcome.body))
      isAnswered = true
      for event in outcome.events { say(.event(event)) }
      try outcome.then?(&self) { say(.event($0)) }
    } catch let error as ConnectionError {
      lose(error, isAnswered, say)
    } catch {
      let error = (error as? DebugError) ?? (error as? WireError).map { DebugError($0) }
      let told = error ?? .failed(Sentence(verbatim: "\(error as Any)"))
      if isAnswered {
        say(.event(.output(words.say(told.text), .important)))
        // Whoever was answered that something moves waits to hear where it came to stand.
        stay { say(.event($0)) }
      } else {
        say(.failure(told))
      }
    }
    interruption.isSearching = false
    interruption.settle()
  }

  private mutating func perform(_ request: DebugRequest) throws -> Outcome {
    let command = try CommandTable.command(named: request.command)
    guard command.phases.contains(phase) else { throw phase.refusal(of: command) }
    for argument in command.arguments {
      try argument.check(request.arguments, of: command.name)
    }
    return try command.perform(&self, request.arguments)
  }

  /// Takes in what the workbench has said while nothing was asked, or that it is gone: not `isOpen`.
  package mutating func hear(isOpen: Bool, say: (DebugReply) -> Void) {
    do {
      guard isOpen else {
        throw ConnectionError(
          .closed,
          Sentence("the workbench closed the connection", zh: "工作台关闭了连接")
        )
      }
      try debuggee?.hear()
    } catch let error as ConnectionError {
      lose(error, true, say)
    } catch {
      // What could not be fetched is fetched, or told of, with the next request.
    }
  }

  /// Says that the workbench is gone, with which everything ends.
  private mutating func lose(
    _ error: ConnectionError,
    _ isAnswered: Bool,
    _ say: (DebugReply) -> Void
  ) {
    guard phase != .over else { return }
    let told = DebugError.failed(error.message, hint: error.hint)
    if !isAnswered { say(.failure(told)) }
    say(.event(.output(words.say(told.text), .important)))
    if debuggee != nil, phase != .ended { say(.event(.terminated)) }
    phase = .over
    ending = .lost(error)
    debuggee = nil
    connected = nil
  }

  // MARK: - The workbench

  /// The workbench, greeted by who asks and with the folders of its modules.
  ///
  /// It is sought when it is first needed: the greeting tells the editor's language.
  mutating func workbench(modules: [String]? = nil) throws -> WorkbenchLink {
    if let connected, modules == nil || modules == connected.modules { return connected.link }
    let link =
      try connected?.link
      ?? WorkbenchLink(try surroundings.connect(language), interruption)
    let greeting = surroundings.greeting(language)
    greeting.set(.capabilities, [.required: JSONValue(DebugAdapter.requirements)])
    if let modules, !modules.isEmpty {
      let paths = greeting[.paths]?.copy() ?? .object()
      let folders = modules + (paths[.modules]?.strings ?? [])
      paths.set(.modules, JSONValue(folders))
      greeting.set(.paths, paths)
    }
    do {
      try link.call(.hello, greeting)
    } catch let error as WireError where error.type == .helloMissingCapability {
      throw DebugAdapter.tooOld(error)
    }
    connected = (link, modules ?? [])
    return link
  }

  /// What a workbench has to be able to do.
  private static let requirements = [
    "record-level", "object-past", "scenario-language", "compare-changes",
  ]

  private static func tooOld(_ error: WireError) -> DebugError {
    .failed(
      Sentence(
        "the daemon is too old for the debugger: \(error.message)",
        zh: "守护进程太旧，无法用于调试器：\(error.message)"
      ),
      hint: Sentence(
        "responder daemon restart starts the one that belongs to this program.",
        zh: "responder daemon restart 会启动属于这个程序的守护进程。"
      )
    )
  }
}
