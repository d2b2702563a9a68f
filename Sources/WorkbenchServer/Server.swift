import Platform

public import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import WorkbenchFraming
public import WorkbenchProtocol

/// Serves a listening Unix socket until it is told to stop, or nobody has used it for long.
public final class Server: Sendable {
  private struct Shared {
    var machine: ServerStateMachine
    var channels: [ObjectIdentifier: any Channel] = [:]
    var listener: (any Channel)?
    var refused = 0
    var isIdleCheckDue = false
  }

  private let configuration: ServerConfiguration
  private let logger: Logger
  private let group: MultiThreadedEventLoopGroup

  /// The loop that takes connections on, which no request ever holds.
  let doorkeeper = MultiThreadedEventLoopGroup(numberOfThreads: 1)
  private let start = ContinuousClock.now

  /// Ends, without an element, when the server is to end.
  private let ended: AsyncStream<Never>
  private let end: AsyncStream<Never>.Continuation

  /// Guarded by a lock that the thread sanitizer knows, as it does not know `Mutex`.
  private let shared: NIOLockedValueBox<Shared>
  private let spare = SpareDescriptor()

  public init(configuration: ServerConfiguration = ServerConfiguration(), logger: Logger) {
    self.configuration = configuration
    self.logger = logger
    group = MultiThreadedEventLoopGroup(numberOfThreads: configuration.loopCount)
    for loop in [doorkeeper.next()] + group.makeIterator() { loop.execute { runAtOnce() } }
    (ended, end) = AsyncStream.makeStream()
    shared = NIOLockedValueBox(
      Shared(
        machine: ServerStateMachine(
          connectionLimit: configuration.limits.connections,
          idleLimit: configuration.idleLimit,
          now: .zero
        )
      )
    )
  }

  deinit {
    // Not at the end of `run`: until then somebody may still hand work to an event loop.
    group.shutdownGracefully { _ in }
    doorkeeper.shutdownGracefully { _ in }
  }

  /// How many connections are being served.
  public var connections: Int {
    shared.withLockedValue { $0.machine.connections }
  }

  /// Serves `socket` with handlers made by `factory`; returns when it has stopped.
  ///
  /// `whenReady` is called when clients are being answered. The socket's files are the caller's to
  /// remove. A server runs once.
  public func run(
    _ socket: ListeningSocket,
    factory: any ConnectionHandlerFactory,
    whenReady: () -> Void = {}
  ) async throws {
    let listener = try await listen(on: socket, factory: factory)
    shared.withLockedValue { $0.listener = listener }
    if let idleLimit = configuration.idleLimit { checkIdle(factory, after: idleLimit) }
    let look = SocketWatch(socket, every: configuration.socketLook, logger)
    let watch = Task {
      let isSuperseded = await look.run {
        try await self.replaceListener(on: socket, factory: factory)
      }
      if isSuperseded { self.superseded() }
    }
    whenReady()
    for await _ in ended {}
    watch.cancel()
    await watch.value
    closeEverything()
  }

  /// Lets what was begun end, then stops; told so a second time, stops at once.
  public func stop() {
    // Decided and listed in one step: a connection is either among these or refused as too late.
    let (action, listener, channels) = shared.withLockedValue {
      ($0.machine.stopRequested(), $0.listener, Array($0.channels.values))
    }
    switch action {
    case .drain:
      logger.info("stopping", metadata: ["connections": "\(channels.count)"])
      // Whoever sees its connection end may count on it that nobody is let in any more: the
      // next daemon, which is started then, would take this one for one that serves.
      let quiesce: @Sendable () -> Void = {
        for channel in channels {
          channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        }
      }
      if let listener {
        listener.close().whenComplete { _ in quiesce() }
      } else {
        quiesce()
      }
      // Not timed by an event loop: it may be one that never comes back that is waited for.
      Task {
        try await Task.sleep(for: configuration.limits.stopGrace)
        graceExpired()
      }
    case .stop:
      end.finish()
    case .nothing:
      break
    }
  }

  // MARK: Listening

  private func listen(
    on socket: ListeningSocket,
    factory: any ConnectionHandlerFactory
  ) async throws -> any Channel {
    let half = configuration.limits.unsentBytes / 2
    let executors = LoopExecutors(of: group)
    let bootstrap = ServerBootstrap(group: doorkeeper, childGroup: group)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptFailureHandler(spare: self.spare))
        }
      }
      // Without it NIO closes a connection as soon as the client has no more to send, as `nc` and
      // `socat` say at the end of their input, and the answers are lost.
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      // NIO reads up to four buffers before it asks again, so that holding back `read` would come
      // late.
      .childChannelOption(.maxMessagesPerRead, value: 1)
      // NIO's own shrinks to 64 bytes while messages are short, and a long one then takes many
      // reads.
      .childChannelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 4096, initial: 4096, maximum: 65536)
      )
      // Both marks at half of the limit, because `drained` is promised from there on.
      .childChannelOption(
        .writeBufferWaterMark,
        value: ChannelOptions.Types.WriteBufferWaterMark(low: half, high: half)
      )
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try self.accept(channel, factory: factory, executors: executors)
        }
      }
    let channel = try await bootstrap.withBoundSocket(socket.descriptor).get()
    // NIO has listened anew, with a backlog of its own.
    socket.listenWithBacklog()
    return channel
  }

  /// Takes connections on at the socket that was made in the place of one that is gone.
  private func replaceListener(
    on socket: ListeningSocket,
    factory: any ConnectionHandlerFactory
  ) async throws {
    let new = try await listen(on: socket, factory: factory)
    let old = shared.withLockedValue { shared in
      // Told to stop meanwhile, which closed the one that it knew.
      guard shared.machine.isServing else { return Optional(new) }
      defer { shared.listener = new }
      return shared.listener
    }
    old?.close(promise: nil)
  }

  /// Takes nobody on any more, and ends when those who are here have gone.
  private func superseded() {
    let (action, listener) = shared.withLockedValue { ($0.machine.superseded(), $0.listener) }
    listener?.close(promise: nil)
    if action == .stop { end.finish() }
  }

  private func accept(
    _ channel: any Channel,
    factory: any ConnectionHandlerFactory,
    executors: LoopExecutors
  ) throws {
    guard !spare.isGivenAway else { return drop(channel) }
    let peer = try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(
      of: NIOBSDSocket.Handle.self
    ) { descriptor in
      // NIO leaves it open to children, and a worker would keep a connection open that is closed.
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      return PeerCredentials(of: descriptor)
    }
    var logger = logger
    logger[metadataKey: "peer"] = peer??.process.map { "\($0)" }
    let handler: ConnectionChannelHandler
    switch admit(channel, peer: peer ?? nil) {
    case .admitted(let peer):
      let executor = executors.executor(of: channel.eventLoop)
      handler = ConnectionChannelHandler(limits: configuration.limits, logger: logger) { sink in
        factory.makeHandler(sink: sink, executor: executor, peer: peer)
      }
      channel.closeFuture.whenComplete { _ in self.connectionClosed(channel, factory) }
    case .refused(let error):
      logger.notice("connection refused", metadata: ["reason": "\(error.message)"])
      handler = ConnectionChannelHandler(limits: configuration.limits, logger: logger) { sink in
        RefusingHandler(error, sink: sink)
      }
      // Whoever is refused is told so on its first message, and has a moment to send one.
      let deadline = channel.eventLoop.scheduleTask(in: Self.refusalTime) {
        channel.close(promise: nil)
      }
      channel.closeFuture.whenComplete { _ in
        deadline.cancel()
        self.shared.withLockedValue { $0.refused -= 1 }
      }
    case .dropped:
      return channel.close(promise: nil)
    }
    try channel.pipeline.syncOperations.addHandler(handler)
  }

  /// Closes a connection that was accepted only to have it out of the way.
  private func drop(_ channel: any Channel) {
    logger.warning("connection dropped: no descriptors are left")
    channel.closeFuture.whenComplete { _ in self.spare.restore() }
    channel.close(promise: nil)
  }

  private static let refusalTime = TimeAmount.seconds(2)

  /// How many connections may be waiting to be told that they are not served.
  private static let refusalLimit = 64

  // MARK: Admission

  private enum Admission {
    case admitted(PeerInfo)
    case refused(WireError)

    /// So many are being refused that this one is closed without a word.
    case dropped
  }

  private func admit(_ channel: any Channel, peer: PeerCredentials?) -> Admission {
    shared.withLockedValue { shared in
      let refusal: WireError
      if let peer, peer.isAdmitted {
        switch shared.machine.connectionOpened() {
        case .admit:
          shared.channels[ObjectIdentifier(channel)] = channel
          return .admitted(PeerInfo(user: peer.user, process: peer.process))
        case .refuse(.tooManyConnections(let limit)): refusal = .tooManyConnections(limit: limit)
        case .refuse(.stopping): refusal = .stopping
        }
      } else {
        refusal = .foreignUser(peer?.user)
      }
      guard shared.refused < Self.refusalLimit else { return .dropped }
      shared.refused += 1
      return .refused(refusal)
    }
  }

  private func connectionClosed(_ channel: any Channel, _ factory: any ConnectionHandlerFactory) {
    let action = shared.withLockedValue { shared in
      shared.channels[ObjectIdentifier(channel)] = nil
      return shared.machine.connectionClosed(now: now)
    }
    switch action {
    case .nothing: break
    case .checkIdle(let delay): checkIdle(factory, after: delay)
    case .stop: end.finish()
    }
  }

  // MARK: Ending

  private var now: Duration { ContinuousClock.now - start }

  private func checkIdle(_ factory: any ConnectionHandlerFactory, after delay: Duration) {
    // One look at a time: clients that come and go one by one would each leave a timer behind.
    let isDue = shared.withLockedValue { shared in
      defer { shared.isIdleCheckDue = true }
      return shared.isIdleCheckDue
    }
    guard !isDue else { return }
    group.next().scheduleTask(in: TimeAmount(delay)) {
      // Asked before the lock is taken, because the factory has locks of its own.
      let isKeptAlive = !factory.isIdle
      let action = self.shared.withLockedValue { shared in
        shared.isIdleCheckDue = false
        return shared.machine.idleTimePassed(now: self.now, isKeptAlive: isKeptAlive)
      }
      switch action {
      case .nothing: break
      case .checkIdle(let delay): self.checkIdle(factory, after: delay)
      case .stop:
        self.logger.info("stopping: nobody has been here for the idle time")
        self.end.finish()
      }
    }
  }

  private func graceExpired() {
    guard shared.withLockedValue({ $0.machine.graceExpired() }) == .stop else { return }
    logger.notice("stopping: some connections did not end in time")
    end.finish()
  }

  /// Closes whatever is open, without waiting: code of a module may hold an event loop for ever.
  private func closeEverything() {
    let (listener, channels) = shared.withLockedValue { ($0.listener, Array($0.channels.values)) }
    listener?.close(promise: nil)
    for channel in channels { channel.close(promise: nil) }
  }
}

/// The executor of each event loop, for use on that loop only.
private struct LoopExecutors: Sendable {
  private let boxes: [ObjectIdentifier: NIOLoopBoundBox<LoopExecutor?>]

  init(of group: MultiThreadedEventLoopGroup) {
    var boxes: [ObjectIdentifier: NIOLoopBoundBox<LoopExecutor?>] = [:]
    for eventLoop in group.makeIterator() {
      boxes[ObjectIdentifier(eventLoop)] = .makeEmptyBox(eventLoop: eventLoop)
    }
    self.boxes = boxes
  }

  /// Must be called on `eventLoop`.
  func executor(of eventLoop: any EventLoop) -> LoopExecutor {
    guard let box = boxes[ObjectIdentifier(eventLoop)] else { return LoopExecutor(on: eventLoop) }
    if let executor = box.value { return executor }
    let executor = LoopExecutor(on: eventLoop)
    box.value = executor
    return executor
  }
}
