import Jansson
import Sentences
import WorkbenchProtocol

/// A session that runs in a worker, and the clients that use it.
///
/// Requests go to the worker as they came and answers come back as they are: the worker's session
/// has the name that the daemon gave out, so no byte is changed on the way. It is confined to the
/// executor of the connection that opened the session.
final class WorkerHome: SessionHome {
  private struct Waiting {
    let request: ForwardedRequest
    /// Whether the daemon asks for itself; then the answer goes to nobody.
    let isOwn: Bool
  }

  private struct Client {
    let port: ClientPort
    var context: ClientContext?
    /// Requests that went out, oldest first.
    var waiting: [Waiting] = []
    var subscriptions: [FollowedSubscription] = []
    var sent = 0
    var taken = 0
  }

  /// So much more must have been read before the worker is told of it.
  private static let step = 64 << 10

  /// More than this no worker sends to a client that has not read it: the longest answer, after
  /// subscriptions that came to their limit.
  private static let mostUnread = 128 << 20

  let id: String
  let executor: any Executor
  let board = SessionBoard()
  private(set) var requests = 0

  private let onEnd: (WorkerEnding) -> Void
  private let sightings: OverrideSightings
  /// The files of the worker's modules, by name.
  private let files: [String: String]
  private var worker: Worker?
  private var clients: [Int: Client] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Whose messages come now, and whose have been sent last.
  private var incoming = 0
  private var outgoing = 0
  private var nextNumber = 0

  /// Starts the worker.
  ///
  /// - Parameters:
  ///   - program: The daemon's own program.
  ///   - setup: What the worker is to do.
  ///   - timeout: How long it may be silent while a request waits.
  ///   - sightings: What is known of how overrides run, and what the worker sees of it.
  ///   - files: The files of the modules that it loads, by name.
  ///   - executor: The executor on which everything here is called.
  ///   - onEnd: Called once, when the worker has ended by itself.
  /// - Throws: `workbench.busy` at the limit of workers.
  init(
    program: String,
    setup: WorkerSetup,
    timeout: Duration,
    sightings: OverrideSightings,
    files: [String: String],
    executor: any Executor,
    onEnd: @escaping (WorkerEnding) -> Void
  ) throws(WireError) {
    id = setup.session
    self.executor = executor
    self.onEnd = onEnd
    self.sightings = sightings
    self.files = files
    let door = Door(self)
    let remote = executor.remote
    worker = try Worker(program: program, setup: setup, timeout: timeout) { delivery in
      remote.submit { door.home?.take(delivery) }
    }
  }

  deinit { worker?.stop() }

  /// Tells the worker how overrides of its modules have run elsewhere.
  func tellSightings() {
    for (module, path) in files { sightings.keep(module, only: FileStamp(path: path)) }
    say(.overrides(sightings.json))
  }

  /// The worker's process, while it runs.
  var process: Int? { worker?.process }

  // MARK: - To the worker

  func receive(_ request: ForwardedRequest, from port: ClientPort, _ client: ClientContext) {
    guard worker != nil else {
      let error = WireError(
        .sessionClosed,
        Sentence("the session \(id) has ended", zh: "会话 \(id) 已结束")
      )
      return port.send(OutgoingMessage.failure(request.id, error, in: client.language), of: id)
    }
    requests += 1
    let number = number(of: port)
    say(.client(number))
    // A request may hang on what its client said of itself: folder, paths and language.
    if clients[number]?.context != client {
      clients[number]?.context = client
      send(client.hello, from: number, isOwn: true)
    }
    send(request, from: number, isOwn: false)
  }

  func cancel(_ id: RequestID, from port: ClientPort) {
    guard let number = numbers[ObjectIdentifier(port)] else { return }
    say(.client(number))
    // Written out here, so that the id goes on with the very bytes it came with.
    let method = Event.cancelRequest.name
    let message = "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":{\"id\":"
    worker?.tell(Array(message.utf8) + id.bytes + "}}".utf8)
  }

  func drained(_ port: ClientPort) {
    guard let number = numbers[ObjectIdentifier(port)] else { return }
    // However little it is: the worker may be waiting for just these bytes.
    acknowledge(number, atLeast: 1)
    noteReaders()
  }

  func leave(_ port: ClientPort) {
    guard let number = numbers.removeValue(forKey: ObjectIdentifier(port)) else { return }
    clients[number] = nil
    say(.left(client: number))
    noteReaders()
  }

  func end() {
    guard worker != nil else { return }
    worker?.stop()
    finish(
      WireError(
        .sessionClosed,
        Sentence("the session \(id) ended while the request waited", zh: "请求等待时会话 \(id) 结束了")
      )
    )
  }

  private func number(of port: ClientPort) -> Int {
    if let number = numbers[ObjectIdentifier(port)] { return number }
    let number = nextNumber
    nextNumber += 1
    numbers[ObjectIdentifier(port)] = number
    clients[number] = Client(port: port)
    return number
  }

  private func send(_ request: ForwardedRequest, from number: Int, isOwn: Bool) {
    clients[number]?.waiting.append(Waiting(request: request, isOwn: isOwn))
    worker?.ask(request.id, request.bytes, for: number)
  }

  private func say(_ word: WorkerWord) {
    if case .client(let number) = word {
      // Said only when it changes: with a single client no word goes before its messages at all.
      guard number != outgoing else { return }
      outgoing = number
    }
    worker?.say(word)
  }

  /// Notes whether the worker has to wait until a client has read.
  private func noteReaders() {
    let limit = Limit.unsentBytes.value
    worker?.isAheadOfClient(clients.values.contains { $0.port.unsentBytes >= limit })
  }

  /// Tells the worker how much of what it sent a client has read.
  private func acknowledge(_ number: Int, atLeast step: Int = WorkerHome.step) {
    guard let client = clients[number] else { return }
    let taken = client.sent - client.port.unsentBytes
    guard taken - client.taken >= step else { return }
    clients[number]?.taken = taken
    say(.taken(client: number, bytes: taken))
  }

  // MARK: - From the worker

  private func take(_ delivery: Worker.Delivery) {
    guard worker != nil else { return }
    switch delivery {
    case .message(let bytes):
      worker?.took(bytes.count)
      take(bytes)
    case .ended(let ending):
      finish(ending.wireError)
      onEnd(ending)
    }
  }

  private func take(_ bytes: [UInt8]) {
    switch bytes.withUnsafeBytes({ WorkerWord($0) }) {
    case .client(let number): incoming = number
    case .session(let summary): board.put(summary)
    case .overrides(let seen): sightings.merge(seen, of: files)
    case .taken, .left: break
    case nil: deliver(bytes, to: incoming)
    }
  }

  private func deliver(_ bytes: [UInt8], to number: Int) {
    // A client that is gone has nothing to wait for.
    guard let client = clients[number] else { return }
    // A worker of ours stops by itself long before.
    guard client.sent - client.taken <= Self.mostUnread else {
      worker?.expel(for: .amount)
      return
    }
    // Answers to the daemon itself count, too, as they do in the worker: nobody reads them, so they
    // are read at once.
    clients[number]?.sent += bytes.count
    if OutgoingMessage.isNotification(bytes) {
      follow(bytes, of: number)
    } else if !client.waiting.isEmpty {
      let answered = clients[number]?.waiting.removeFirst()
      if answered?.isOwn == true { return acknowledge(number) }
      if let request = answered?.request { note(request, answeredBy: bytes, of: number) }
    }
    client.port.send(bytes, of: id)
    acknowledge(number)
    noteReaders()
  }

  // MARK: - The end

  /// Answers whoever waits, and tells subscribers that nothing more comes.
  private func finish(_ error: WireError) {
    // First, so that what the worker still sends, or what follows from these answers, finds it
    // ended.
    worker = nil
    for client in clients.values {
      let language = client.context?.language ?? .english
      for waiting in client.waiting where !waiting.isOwn {
        let failure = OutgoingMessage.failure(waiting.request.id, error, in: language)
        client.port.send(failure, of: id)
      }
      for subscription in client.subscriptions {
        client.port.send(subscription.closing, of: id)
      }
    }
    clients = [:]
    numbers = [:]
  }

  /// Remembers the subscriptions that a client has.
  private func note(_ request: ForwardedRequest, answeredBy bytes: [UInt8], of number: Int) {
    guard !OutgoingMessage.isFailure(bytes, of: request.id) else { return }
    switch request.method {
    case "trace.subscribe":
      guard let answer = try? JSON.parse(bytes, limits: .reply),
        let name = answer["result"]?[.subscription]?.string
      else { return }
      clients[number]?.subscriptions.append(FollowedSubscription(name, of: id))
    case "trace.unsubscribe":
      clients[number]?.subscriptions.removeAll { $0.name == request.subscription }
    default:
      break
    }
  }

  /// Remembers what each subscription got last, and which have ended.
  private func follow(_ bytes: [UInt8], of number: Int) {
    guard let subscriptions = clients[number]?.subscriptions else { return }
    for (place, subscription) in subscriptions.enumerated() {
      switch subscription.part(of: bytes) {
      case .record: clients[number]?.subscriptions[place].lastRecord = bytes
      case .end:
        clients[number]?.subscriptions.remove(at: place)
        return
      case nil: continue
      }
    }
  }

  /// Leads from the worker's thread back here.
  // Unchecked because the reference is only followed on the home's own executor.
  private final class Door: @unchecked Sendable {
    weak var home: WorkerHome?
    init(_ home: WorkerHome) { self.home = home }
  }
}
