import DebugAdapter
import Jansson
import Platform
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// The daemon and the files as a debugger in an editor reaches them.
final class EditorSurroundings: DebugSurroundings {
  private let options: GlobalOptions
  private let log: WireLog?
  private var workbench: WorkbenchClient?

  /// Heard while the daemon is waited for.
  var companion: Companion?

  init(_ options: GlobalOptions, log: WireLog?) {
    self.options = options
    self.log = log
  }

  /// The connection to the daemon, once there is one.
  var client: BlockingClient? { workbench?.client as? BlockingClient }

  func language(ofEditor language: Language?) -> Language {
    options.lang.flatMap { Language(tag: $0) } ?? language ?? Host.current.language
  }

  func connect(_ language: Language) throws -> any WireClient {
    var options = options
    options.lang = language.rawValue
    let workbench: WorkbenchClient
    do {
      workbench = try WorkbenchClient(options)
    } catch let error as ConnectionError {
      throw error
    } catch {
      throw EditorSurroundings.refusal(error)
    }
    self.workbench = workbench
    client?.companion = companion
    if let log {
      let shown = workbench.client.onWire
      workbench.client.onWire = { direction, bytes in
        shown?(direction, bytes)
        log.write(bytes, direction == .toWorkbench ? .toWorkbench : .fromWorkbench)
      }
    }
    return workbench.client
  }

  /// Why there is no daemon, as a connection that could not be made.
  private static func refusal(_ error: any Error) -> ConnectionError {
    switch error {
    case let error as Complaint: ConnectionError(.system, error.message, hint: error.hint)
    case let error as StartError: ConnectionError(.system, error.message, hint: error.hint)
    case let error as WireError: ConnectionError(.system, error.message, hint: error.hint)
    default: ConnectionError(.system, Sentence(verbatim: "\(error)"))
    }
  }

  func greeting(_ language: Language) -> JSONValue { WorkbenchClient.hello(language) }

  func resolve(_ path: String) -> String? {
    let path = Files.absolute(path, from: Host.current.folder)
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  func read(_ path: String) throws(DebugError) -> [UInt8] {
    do {
      return try Files.read(path)
    } catch {
      let complaint = error as? Complaint
      throw DebugError(
        .parameters,
        complaint?.message ?? Sentence("cannot read \(path)", zh: "无法读取 \(path)"),
        hint: complaint?.hint
      )
    }
  }

  func stamp(_ path: String) -> [Int]? { Files.stamp(path) }
}
