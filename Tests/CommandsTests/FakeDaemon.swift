import Jansson
import Rendering
import Sentences
import Synchronization
import WorkbenchFraming
import WorkbenchProtocol

@testable import Commands

/// A daemon that answers what a test wrote down, in the process of the test.
///
/// Replies are JSON text by method; one that begins with `!` is an error's `type message`, and an
/// empty one never comes. Records are notified before the answer to `script.run`, `quiz.answer` and
/// stimuli.
struct FakeDaemon: DaemonAccess {
  var replies: [String: String] = [:]
  var records: [String] = []
  let requests = Requests()

  /// What was asked, in order.
  final class Requests: Sendable {
    private let list = Mutex<[String]>([])
    func append(_ text: String) { list.withLock { $0.append(text) } }
    var all: [String] { list.withLock { $0 } }
  }

  func connect(_ options: GlobalOptions) throws -> any WireClient {
    InProcessConnection(to: Factory(daemon: self))
  }

  func replacement(
    for client: any WireClient,
    _ greeting: JSONValue,
    _ options: GlobalOptions
  ) throws -> (any WireClient)? { nil }

  private struct Factory: ConnectionHandlerFactory {
    let daemon: FakeDaemon

    func makeHandler(
      sink: any MessageSink,
      executor: any Executor,
      peer: PeerInfo
    ) -> any ConnectionHandler {
      Handler(daemon: daemon, sink: sink)
    }
  }

  private final class Handler: ConnectionHandler {
    let daemon: FakeDaemon
    let sink: any MessageSink

    init(daemon: FakeDaemon, sink: any MessageSink) {
      self.daemon = daemon
      self.sink = sink
    }

    func receive(_ message: UnsafeRawBufferPointer) {
      guard let request = try? Request(reading: message), let id = request.id else { return }
      daemon.requests.append("\(request.method) \(request.params ?? .null)")
      let reply = daemon.replies[request.method] ?? FakeDaemon.usual[request.method]
      guard let reply else {
        let error = WireError(
          .methodUnknown,
          Sentence(verbatim: "there is no method '\(request.method)'")
        )
        return sink.send(OutgoingMessage.failure(id, error, in: .english))
      }
      guard !reply.isEmpty else { return }
      if reply.hasPrefix("!") {
        let parts = reply.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
        let type = ErrorType.named(parts[0], code: -32602)
        let error = WireError(type, Sentence(verbatim: parts[1]))
        return sink.send(OutgoingMessage.failure(id, error, in: .english))
      }
      if FakeDaemon.leavingRecords.contains(request.method) {
        for record in daemon.records {
          guard let record = try? JSON.parse(record) else { continue }
          let params: JSONValue = ["session": "s1", "subscription": "t1", "record": record]
          sink.send(OutgoingMessage.notification(.traceRecord, params))
        }
      }
      guard let result = try? JSON.parse(reply) else { return }
      sink.send(OutgoingMessage.answer(id, result: result))
    }

    func receiveFramingError(_ error: WireError) {}
    func drained() {}
    func closed() {}
  }

  private static let leavingRecords: Set = ["script.run", "quiz.answer", "touch.tap"]

  /// What every daemon answers.
  private static let usual = [
    "hello": """
    {"server":{"name":"responderd","version":"0","build":"b","pid":7,"autoStarted":true},\
    "protocol":1,"capabilities":{},"limits":{}}
    """,
    "session.open": """
    {"session":"s1","scenario":"cards/hidden","title":"A hidden banner","variants":[],\
    "objects":["window","root"],"warnings":[]}
    """,
    "session.attach": #"{"session":{"session":"s1","commands":0}}"#,
    "session.close": #"{"closed":"s1"}"#,
    "trace.subscribe": #"{"subscription":"t1","seq":0,"epoch":0}"#,
    "scenario.list": """
    {"scenarios":[{"id":"cards/hidden","title":"A hidden banner","claims":["C07"]},\
    {"id":"cards/order","title":"Which card is in front","tags":["order"]},\
    {"id":"focus/early","title":"Focus too early","questions":2}]}
    """,
  ]
}

/// What a command wrote and exited with.
struct CommandResult {
  var status: Int32
  var output: String
  var errors: String
}

/// Runs a command against a daemon of the test.
func run(
  _ arguments: String...,
  daemon: FakeDaemon = FakeDaemon(),
  environment: [String: String] = [:],
  input: [String] = [],
  isTerminal: Bool = false
) -> CommandResult {
  let output = Transcript()
  let errors = Transcript()
  let holder = LineHolder(lines: input)
  let host = Host(
    environment: environment,
    folder: "/nowhere",
    write: { output.append($0.text) },
    talk: { errors.append($0.text) },
    readLine: { holder.next() },
    inputIsTerminal: isTerminal,
    outputIsTerminal: isTerminal,
    errorIsTerminal: isTerminal,
    wrapsErrors: isTerminal,
    daemons: daemon
  )
  let status = Host.$current.withValue(host) { Program.run(arguments) }
  return CommandResult(status: status, output: output.text, errors: errors.text)
}

/// Text that is written piece by piece.
final class Transcript: Sendable {
  private let pieces = Mutex("")
  func append(_ text: String) { pieces.withLock { $0 += text } }
  var text: String { pieces.withLock { $0 } }
}

/// Lines that are read one by one.
final class LineHolder: Sendable {
  private let lines: Mutex<[String]>
  init(lines: [String]) { self.lines = Mutex(lines) }
  func next() -> String? { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}
