import Foundation
import Jansson
import Logging
import Sentences
import TestSupport
import Testing
@testable import Workbench
import WorkbenchFraming
import WorkbenchProtocol
import WorkbenchServer

/// The ways in which one suite reaches a workbench.
enum Transport: String, CaseIterable, Sendable {
  case inProcessLines, inProcessHeaders, socketLines, socketHeaders

  var framing: MessageFraming {
    switch self {
    case .inProcessLines, .socketLines: .lines
    case .inProcessHeaders, .socketHeaders: .contentLength
    }
  }

  /// Runs `body` with a client of a fresh workbench.
  func withClient(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (CheckedClient) async throws -> Void
  ) async throws {
    switch self {
    case .inProcessLines, .inProcessHeaders:
      let client = InProcessConnection(to: TestWorkbench.make(), framing: framing)
      try await body(CheckedClient(client))
      client.close()
    case .socketLines, .socketHeaders:
      // As a daemon has them.
      try await withSocket(to: TestWorkbench.make(lanes: TestWorkbench.lanes())) { path in
        let client = try BlockingClient(
          connectingTo: path,
          framing: framing,
          timeout: .seconds(600)
        )
        try await body(CheckedClient(client))
        client.close()
      }
    }
  }

  private func withSocket(
    to workbench: Workbench,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (String) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      let server = Server(logger: logger)
      let socket = try ListeningSocket.open(at: SocketPath(option: folder + "/socket"))
      let (isReady, ready) = AsyncStream.makeStream(of: Void.self)
      let service = Task {
        try await server.run(socket, factory: workbench) { ready.finish() }
      }
      for await _ in isReady {}
      defer { server.stop() }
      try await body(folder + "/socket")
      server.stop()
      try await service.value
      socket.removeFiles()
    }
  }
}

/// Workbenches for tests, with the built-in modules of the build folder.
enum TestWorkbench {
  /// The folder of the project.
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The modules, loaded once for all tests: a Swift library is never unloaded.
  static let modules: ModuleSet = {
    let path = ModuleSearchPath(
      dataFolder: nil,
      executableFolder: Programs.folder
    )
    return ModuleSet(host: ModuleHost(path), searchPath: path)
  }()

  /// Threads for what takes long.
  static func lanes() throws -> [Confined<any WorkbenchProtocol.Executor>] {
    try LaneLoops.begin(count: 2)
  }

  static func make(
    lanes: [Confined<any WorkbenchProtocol.Executor>] = [],
    background: (any RemoteExecutor)? = nil,
    sessions: String? = nil
  ) -> Workbench {
    Workbench(
      identity: Workbench.Identity(build: "test", process: 1, autoStarted: false),
      modules: modules,
      installation: Installation(executable: Programs.folder + "/responderd"),
      lanes: lanes,
      background: background,
      sessions: sessions
    ) { _ in }
  }
}

/// A client that holds every answer against the table.
final class CheckedClient {
  let wire: any WireClient
  private let table: MethodTable

  init(_ wire: any WireClient) {
    self.wire = wire
    var table = MethodTable.standard
    for method in TestWorkbench.modules.methods { table.add(method) }
    self.table = table
  }

  /// Calls a method and returns its result.
  ///
  /// - Throws: `WireError` when the workbench answers with one; what is not as the table says.
  @discardableResult
  func call(_ method: String, _ params: JSONValue? = nil) throws -> JSONValue {
    do {
      let result = try wire.call(method, params)
      if let row = table.method(method) { try table.validateResult(result, of: row) }
      return result
    } catch let error as WireError {
      let row = table.method(method)
      try table.validateError(error.json(in: .english), of: row)
      if let row, !row.mayAnswer(error.type) {
        Issue.record("\(method) answers \(error.type.name), which its row does not name")
      }
      throw error
    }
  }

  /// Opens a session on a document given as JSON.
  func open(_ document: JSONValue, _ more: JSONValue = .object()) throws -> JSONValue {
    let params = JSONValue.object()
    params.set("text", String(decoding: document.serialized(), as: UTF8.self))
    for (key, value) in more.members { params.set(key, value) }
    return try call("session.open", params)
  }
}
