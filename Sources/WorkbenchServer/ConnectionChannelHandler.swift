import Logging
import NIOCore
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// One connection: cuts what arrives into messages, and sends what its handler answers.
///
/// From the bytes to the answer everything happens in one call, on the connection's event loop.
/// Answers gather while a batch of requests is worked off and leave in one write. Nothing is read
/// from a client that has too many requests in flight or leaves too much unread.
final class ConnectionChannelHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// How far the connection is on its way to its end.
  private enum Phase {
    /// Requests are taken.
    case open

    /// No more input is wanted: what came is answered, then the connection ends.
    case ending

    /// Nothing is taken any more; what was sent is on its way out.
    case closing

    case closed
  }

  /// How long the end waits for a client to take notice, so that its own unread bytes do not make
  /// the kernel throw away our last words.
  private static let linger = TimeAmount.milliseconds(250)

  private let limits: ServerLimits
  private let logger: Logger
  private let makeHandler: (any MessageSink) -> any ConnectionHandler

  private var phase = Phase.open
  private var context: ChannelHandlerContext?
  /// The context's channel, for which that may be asked on the loop only.
  private var channel: (any Channel)?
  private var handler: (any ConnectionHandler)?
  private var framer = MessageFramer()
  private var outgoing = ByteBuffer()
  /// A message that is long, and those that were sent after it.
  private var backlog = Backlog()
  private var isCopyDue = false

  /// Whether messages are being taken, so that a flush follows anyway.
  private var isPumping = false
  private var isFlushDue = false
  private var isLookDue = false

  /// Whether the pipeline asked for bytes and was made to wait.
  private var isReadHeld = false
  private var isInputEnded = false

  /// Whether so much waits that somebody may have paused until `drained()`.
  private var isAboveHalf = false

  /// What the channel held back when it was last asked; nil when that may have changed.
  private var knownBuffered: Int?
  /// What it held back when it was last asked, which a coroutine must not do.
  private var lastBuffered = 0
  /// This, for what is to be done on the loop and is asked for on the thread of a coroutine.
  private var onLoop: NIOLoopBound<ConnectionChannelHandler>?
  private var stallWatch = WriteStallWatch()

  /// The next look at a client that reads slowly.
  private var stallLook: Scheduled<Void>?

  init(
    limits: ServerLimits,
    logger: Logger,
    makeHandler: @escaping (any MessageSink) -> any ConnectionHandler
  ) {
    self.limits = limits
    self.logger = logger
    self.makeHandler = makeHandler
  }

  // MARK: Input

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    channel = context.channel
    onLoop = NIOLoopBound(self, eventLoop: context.eventLoop)
  }

  func channelActive(context: ChannelHandlerContext) {
    logger.debug("connection opened")
    handler = makeHandler(self)
    context.fireChannelActive()
    // The server may have begun to stop before this connection was ready.
    if case .ending = phase { pump() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch phase {
    case .open, .ending:
      unwrapInboundIn(data).withUnsafeReadableBytes { framer.append($0) }
      pump()
    case .closing, .closed:
      break
    }
  }

  func read(context: ChannelHandlerContext) {
    switch phase {
    case .open where !mayTakeMore:
      isReadHeld = true
    // A client that goes on sending would never let the end come.
    case .ending:
      isReadHeld = true
    case .open, .closing, .closed:
      context.read()
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed as ChannelEvent:
      isInputEnded = true
      switch phase {
      case .open, .ending:
        framer.end()
        end()
      // The client is done as well: nobody is left to linger for.
      case .closing: context.close(promise: nil)
      case .closed: break
      }
    case is ChannelShouldQuiesceEvent:
      if case .open = phase { end() }
    default:
      context.fireUserInboundEventTriggered(event)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    logger.debug("connection closed")
    phase = .closed
    handler?.closed()
    // The handler holds its sink, which is this, so one of the two has to let go.
    handler = nil
    // A timer that is left would keep this object and its buffers until it fires.
    stallLook?.cancel()
    stallLook = nil
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    channel = nil
    // It holds this.
    onLoop = nil
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // A client that went away; there is nobody to tell.
    logger.debug("connection failed", metadata: ["error": "\(error)"])
    context.close(promise: nil)
  }

  /// Takes no more input, but answers what is here.
  private func end() {
    phase = .ending
    pump()
  }

  /// Hands over the messages that are complete, as far as the limits allow.
  private func pump() {
    guard !isPumping, let handler else { return }
    isPumping = true
    var isExhausted = false
    while isTaking, mayTakeMore {
      switch framer.next() {
      case .message(let message):
        message.withUnsafeBytes(handler.receive)
        // What gathers counts as unsent: a batch with long answers would come to the limit and stop
        // although its client reads.
        if outgoing.readableBytes >= limits.unsentBytes / 2 { flush() }
        continue
      case .failure(let error, let isFatal):
        handler.receiveFramingError(error)
        if isFatal { close(reason: error.message.english) }
        continue
      case nil:
        isExhausted = true
      }
      break
    }
    isPumping = false
    // Asked of the handler and not of the framer alone: long runs are still to be answered.
    if isExhausted, case .ending = phase, handler.requestsInFlight == 0 {
      close(reason: "the client has sent everything")
    }
    flush()
    if isReadHeld, case .open = phase, mayTakeMore {
      isReadHeld = false
      context?.read()
    }
    let isWaiting = !isExhausted || isReadHeld || phase == .ending
    if isWaiting, isTaking, handler.requestsInFlight > 0 { lookAgainSoon() }
  }

  /// Looks again whether the handler is done, because a notification ends without an answer.
  private func lookAgainSoon() {
    guard !isLookDue, let context else { return }
    isLookDue = true
    context.eventLoop.assumeIsolated().scheduleTask(in: Self.lookInterval) {
      self.isLookDue = false
      self.pump()
    }
  }

  private static let lookInterval = TimeAmount.milliseconds(20)

  private var isTaking: Bool {
    switch phase {
    case .open, .ending: true
    case .closing, .closed: false
    }
  }

  private var mayTakeMore: Bool {
    guard let handler, handler.requestsInFlight < limits.requestsInFlight else { return false }
    // The watermark of the channel lies at half of the limit, so that the exact number is needed
    // only for a client that is slow to read.
    return channel?.isWritable == true && uncopiedBytes < limits.unsentBytes / 2
      || unsentBytes < limits.unsentBytes
  }

  // MARK: Output

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable {
      if backlog.isEmpty { reportDrained() } else { copySoon() }
    }
    context.fireChannelWritabilityChanged()
  }

  private func flush() {
    isFlushDue = false
    guard let context, outgoing.readableBytes > 0 else { return }
    stallWatch.bytesQueued(outgoing.readableBytes)
    context.writeAndFlush(wrapOutboundOut(outgoing), promise: nil)
    // A buffer never shrinks by itself: each connection would keep the room of its longest answer.
    if outgoing.capacity > Self.keptCapacity {
      outgoing = ByteBuffer()
    } else {
      outgoing.clear()
    }
    watchForStall(context)
    // What the kernel takes at once need not have made the channel unwritable, and then NIO reports
    // no change.
    if isAboveHalf, backlog.isEmpty, context.channel.isWritable { reportDrained() }
  }

  /// How much buffer a connection keeps while it has nothing to say.
  private static let keptCapacity = 64 * 1024

  private func flushSoon() {
    guard !isPumping, !isFlushDue, let onLoop else { return }
    isFlushDue = true
    onLoop.eventLoop.execute { onLoop.value.pump() }
  }

  /// Tells the handler that it may go on, and takes requests again.
  private func reportDrained() {
    knownBuffered = nil
    // Not at once: this may run inside a write, and a handler that is told to go on writes again.
    context?.eventLoop.assumeIsolated().execute {
      if self.isAboveHalf {
        self.isAboveHalf = false
        self.handler?.drained()
      }
      self.pump()
    }
  }

  /// Watches a client that has not taken everything at once.
  ///
  /// Most do, and cost no timer: one would keep the connection's memory for as long as it runs.
  private func watchForStall(_ context: ChannelHandlerContext) {
    // While it was written to, the connection may have counted what waits, and may have ended: what
    // was counted is over then, and nothing would ever cancel a look.
    knownBuffered = nil
    guard phase != .closed, bufferedBytes > 0, stallWatch.start() else { return }
    lookForStallLater(context)
  }

  private func lookForStallLater(_ context: ChannelHandlerContext) {
    let interval = TimeAmount(limits.writeStall)
    stallLook = context.eventLoop.assumeIsolated().scheduleTask(in: interval) {
      self.lookForStall()
    }
  }

  private func lookForStall() {
    guard let context else { return }
    knownBuffered = nil
    switch stallWatch.look(pending: bufferedBytes) {
    case .rest: break
    case .continue: lookForStallLater(context)
    case .cutOff:
      logger.notice("connection cut off: the client has read nothing for too long")
      context.close(promise: nil)
    }
  }

  /// What the channel has not been able to give to the kernel, or a little more.
  ///
  /// It is asked for once between two writes, because a subscriber's every record asks.
  private var bufferedBytes: Int {
    if let knownBuffered { return knownBuffered }
    // Nothing is written while the loop waits for a coroutine, so that little can have changed.
    guard let channel, channel.eventLoop.inEventLoop else { return lastBuffered }
    let count = (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    knownBuffered = count
    lastBuffered = count
    return count
  }
}

extension ConnectionChannelHandler: MessageSink {
  func send(_ message: [UInt8]) {
    guard isTaking else { return }
    // Written out instead of calling the framer's `frame`, which makes an array of its own for each
    // message. No framing is decided yet where the very first byte is refused.
    let isLine = framer.framing != .contentLength
    if backlog.isEmpty, message.count <= Backlog.piece {
      if !isLine { outgoing.writeString(Self.head(of: message)) }
      outgoing.writeBytes(message)
      if isLine { outgoing.writeInteger(UInt8(ascii: "\n")) }
    } else {
      if !isLine { backlog.append(Array(Self.head(of: message).utf8)) }
      backlog.append(message)
      if isLine { backlog.append([UInt8(ascii: "\n")]) }
      copySoon()
    }
    if uncopiedBytes >= limits.unsentBytes / 2 || channel?.isWritable == false {
      isAboveHalf = true
    }
    flushSoon()
  }

  private static func head(of message: [UInt8]) -> String {
    "Content-Length: \(message.count)\r\n\r\n"
  }

  var unsentBytes: Int { uncopiedBytes + bufferedBytes }

  /// What the channel has not been given yet.
  private var uncopiedBytes: Int { outgoing.readableBytes + backlog.count }

  /// Goes on with what is too long to be copied at once, when the other connections had their turn.
  private func copySoon() {
    guard !isCopyDue, let onLoop else { return }
    isCopyDue = true
    onLoop.eventLoop.execute { onLoop.value.copy() }
  }

  private func copy() {
    isCopyDue = false
    // Goes on when the client has read.
    guard isTaking, channel?.isWritable == true, let piece = backlog.next() else { return }
    outgoing.writeBytes(piece)
    flush()
    if !backlog.isEmpty { copySoon() }
  }

  func close(reason: String) {
    guard isTaking, let onLoop else { return }
    logger.debug("connection closing", metadata: ["reason": "\(reason)"])
    // Before anything is written: nothing that is said from here on may follow the last words.
    phase = .closing
    guard onLoop.eventLoop.inEventLoop else {
      return onLoop.eventLoop.execute { onLoop.value.writeLastWords() }
    }
    writeLastWords()
  }

  private func writeLastWords() {
    guard let context else { return }
    while let piece = backlog.next() { outgoing.writeBytes(piece) }
    let written = context.eventLoop.makePromise(of: Void.self)
    stallWatch.bytesQueued(outgoing.readableBytes)
    context.writeAndFlush(wrapOutboundOut(outgoing), promise: written)
    outgoing = ByteBuffer()
    // Who never takes the last words would otherwise keep the connection for ever.
    watchForStall(context)
    written.futureResult.assumeIsolated().whenComplete { _ in self.finish() }
  }

  /// Ends the connection now that everything has been written.
  private func finish() {
    guard let context else { return }
    guard !isInputEnded, case .closing = phase else { return context.close(promise: nil) }
    context.close(mode: .output, promise: nil)
    // A read may have been held back, and without one the client's end is never heard. What it
    // still sends is dropped: closing with bytes unread would turn the end into a reset.
    context.read()
    context.eventLoop.assumeIsolated().scheduleTask(in: Self.linger) {
      self.context?.close(promise: nil)
    }
  }
}
