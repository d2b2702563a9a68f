import Jansson
import Sentences
import Synchronization
import TestSupport
import WorkbenchFraming
import WorkbenchProtocol

@testable import Commands

/// A real workbench in the process of the test, with the built-in modules.
///
/// It is for one command, which asks the same whatever the width of its page: what it asked once it
/// is told again, and only the drawing is done anew.
final class WorkbenchInProcess: DaemonAccess {
  /// What came of a request, by all requests of its connection up to it.
  fileprivate struct Told: Sendable {
    let notifications: [(method: String, params: String)]
    let answer: Result<String, WireError>
  }

  private let told = Mutex<[String: Told]>([:])

  func connect(_ options: GlobalOptions) throws -> any WireClient {
    RememberingClient(self)
  }

  func replacement(
    for client: any WireClient,
    _ greeting: JSONValue,
    _ options: GlobalOptions
  ) throws -> (any WireClient)? { nil }

  fileprivate func told(_ history: String) -> Told? { told.withLock { $0[history] } }

  fileprivate func remember(_ what: Told, after history: String) {
    told.withLock { $0[history] = what }
  }

  fileprivate func connection() -> InProcessConnection {
    InProcessConnection(to: BuiltInWorkbench.shared)
  }
}

/// A client that asks the workbench only what nobody asked it before in the same order.
private final class RememberingClient: WireClient {
  private let memory: WorkbenchInProcess
  /// The requests so far.
  private var requests: [(method: String, params: JSONValue?)] = []
  private var history = ""
  /// Connected once something is asked for the first time.
  private var connection: InProcessConnection?
  private var answers: [RequestID: Result<String, WireError>] = [:]

  var notifications: [WireNotification] = []
  var onWire: ((WireDirection, [UInt8]) -> Void)?

  init(_ memory: WorkbenchInProcess) { self.memory = memory }

  func send(_ method: String, _ params: JSONValue?) throws -> RequestID {
    let id = RequestID(requests.count + 1)
    requests.append((method, params))
    history += "\(method) \(params ?? .null)\n"
    let told = try memory.told(history) ?? ask()
    for (method, params) in told.notifications {
      notifications.append(WireNotification(method: method, params: try JSON.parse(params)))
    }
    answers[id] = told.answer
    return id
  }

  /// Asks the workbench, after all that was remembered until now.
  private func ask() throws -> WorkbenchInProcess.Told {
    let connection = self.connection ?? memory.connection()
    if self.connection == nil {
      self.connection = connection
      for (method, params) in requests.dropLast() { _ = try? connection.call(method, params) }
      _ = connection.takeNotifications()
    }
    guard let (method, params) = requests.last else { preconditionFailure("nothing was asked") }
    let answer: Result<String, WireError>
    do {
      answer = .success("\(try connection.call(method, params))")
    } catch let error as WireError {
      answer = .failure(error)
    }
    let told = WorkbenchInProcess.Told(
      notifications: connection.takeNotifications().map { ($0.method, "\($0.params)") },
      answer: answer
    )
    memory.remember(told, after: history)
    return told
  }

  func answer(to id: RequestID) throws -> JSONValue {
    guard let answer = answers.removeValue(forKey: id) else {
      throw ConnectionError(.closed, Sentence(verbatim: "nothing was asked"))
    }
    return try JSON.parse(try answer.get())
  }

  func notify(_ method: String, _ params: JSONValue?) throws {}
  func sendRaw(_ bytes: [UInt8]) throws {}
  func nextText() throws -> WireText? { nil }
  func nextNotification() throws -> WireNotification? { nil }

  func close() {
    connection?.close()
    connection = nil
  }
}
