import Foundation
import Jansson
import Sentences
import Synchronization
import WorkbenchFraming
import WorkbenchProtocol

/// What clients are tested against: a handler that knows a few methods of no use.
final class ToyHandler: ConnectionHandler {
  private let sink: any MessageSink
  private let executor: any Executor
  private let log: ToyWorkbench

  init(sink: any MessageSink, executor: any Executor, log: ToyWorkbench) {
    self.sink = sink
    self.executor = executor
    self.log = log
  }

  func receive(_ message: UnsafeRawBufferPointer) {
    do throws(RequestFault) {
      perform(try Request(reading: message))
    } catch {
      sink.send(OutgoingMessage.failure(error.id, error.error, in: .english))
    }
  }

  private func perform(_ request: Request) {
    guard let id = request.id else { return log.note("notified \(request.method)") }
    let params = request.params ?? .object()
    switch request.method {
    case "echo":
      sink.send(OutgoingMessage.answer(id, result: params))
    case "tell":
      for number in 0..<(params["count"]?.int ?? 1) {
        sink.send(OutgoingMessage.notification(named: "told", ["number": JSONValue(number)]))
      }
      sink.send(OutgoingMessage.answer(id, result: [:]))
    case "later":
      executor.execute { [sink] in sink.send(OutgoingMessage.answer(id, result: ["late": true])) }
    case "elsewhere":
      let remote = executor.remote
      nonisolated(unsafe) let sink = sink  // Used on the executor only.
      Thread.detachNewThread {
        remote.submit { sink.send(OutgoingMessage.answer(id, result: ["far": true])) }
      }
    case "silence":
      break
    case "bye":
      sink.send(OutgoingMessage.answer(id, result: [:]))
      sink.close(reason: "asked to")
    default:
      sink.send(
        OutgoingMessage.failure(
          id,
          WireError(.methodUnknown, Sentence(verbatim: "no method '\(request.method)'")),
          in: .english
        )
      )
    }
  }

  func receiveFramingError(_ error: WireError) {
    sink.send(OutgoingMessage.failure(.null, error, in: .english))
  }

  func drained() { log.note("drained") }

  func closed() { log.note("closed") }
}

/// Makes toy handlers, and remembers what happened to them.
final class ToyWorkbench: ConnectionHandlerFactory {
  private let notes = Mutex<[String]>([])

  var log: [String] { notes.withLock { $0 } }

  func note(_ text: String) { notes.withLock { $0.append(text) } }

  func makeHandler(
    sink: any MessageSink,
    executor: any Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler {
    ToyHandler(sink: sink, executor: executor, log: self)
  }
}

/// A connection's other end on a thread of its own: reads, handles, writes, all blocking.
///
/// It sends in pieces of `chunk` bytes, so that a client sees messages cut anywhere.
final class ToyServer: MessageSink {
  private let descriptor: Int32
  private let chunk: Int
  private var framer = MessageFramer()
  private var isOpen = true

  private init(_ descriptor: Int32, chunk: Int) {
    self.descriptor = descriptor
    self.chunk = chunk
  }

  /// Serves one end of a socket pair, and gives the other.
  static func start(_ workbench: ToyWorkbench, chunk: Int = .max) -> Int32 {
    let ends = makeSocketPair()
    let descriptor = ends[1]
    Thread.detachNewThread { ToyServer(descriptor, chunk: chunk).run(workbench) }
    return ends[0]
  }

  /// Two sockets, each of which gets what is sent to the other.
  static func makeSocketPair() -> [Int32] {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    #else
    socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
    #endif
    return ends
  }

  private func run(_ workbench: ToyWorkbench) {
    let executor = QueueExecutor()
    let handler = workbench.makeHandler(
      sink: self,
      executor: executor,
      peer: PeerInfo(user: 0, process: nil)
    )
    var room = [UInt8](repeating: 0, count: 1024)
    while isOpen {
      let count = read(descriptor, &room, room.count)
      guard count > 0 else { break }
      room[..<count].withUnsafeBytes { framer.append($0) }
      while isOpen, let event = framer.next() {
        switch event {
        case .message(let message): message.withUnsafeBytes(handler.receive)
        case .failure(let error, _): handler.receiveFramingError(error)
        }
        executor.runUntilIdle()
      }
    }
    Foundation.close(descriptor)
    handler.closed()
  }

  func send(_ message: [UInt8]) {
    var rest = framer.frame(message)[...]
    while !rest.isEmpty {
      let piece = Array(rest.prefix(chunk))
      #if os(Linux)
      let sent = Foundation.send(descriptor, piece, piece.count, Int32(MSG_NOSIGNAL))
      #else
      let sent = Foundation.send(descriptor, piece, piece.count, 0)
      #endif
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  var unsentBytes: Int { 0 }

  func close(reason: String) { isOpen = false }
}
