import Platform
import Sentences

/// A connected Unix stream socket, with what the system's calls leave to be done: partial reads
/// and writes, signals in between, a peer that went away.
final class BlockingSocket {
  /// What a socket can be ready for.
  struct Readiness: OptionSet {
    let rawValue: Int16

    /// There are bytes to read, or the other side has closed.
    static let input = Readiness(rawValue: Int16(POLLIN))
    /// There is room to write.
    static let output = Readiness(rawValue: Int16(POLLOUT))
  }

  private static let chunk = 64 * 1024

  private var descriptor: Int32
  // Kept, because a command that follows a trace reads thousands of times.
  private var room = [UInt8](repeating: 0, count: BlockingSocket.chunk)

  init(descriptor: Int32) {
    self.descriptor = descriptor
    #if !os(Linux)
    // Here `send` takes no flag for it, and a peer that is gone would end the process by a signal.
    var on: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  convenience init(connectingTo path: String) throws(ConnectionError) {
    let length = path.utf8.count
    guard length <= SocketPath.limit else {
      throw ConnectionError(
        .pathTooLong,
        Sentence(
          "the socket path is \(length) bytes long, the limit is \(SocketPath.limit): \(path)",
          zh: "套接字路径长 \(length) 字节，上限是 \(SocketPath.limit)：\(path)"
        ),
        hint: Sentence(
          "Choose a shorter path with --socket or RESPONDER_SOCKET.",
          zh: "请用 --socket 或 RESPONDER_SOCKET 选短一些的路径。"
        ),
        code: ENAMETOOLONG
      )
    }
    let descriptor = openUnixSocket()
    guard descriptor >= 0 else {
      throw ConnectionError(
        .system,
        Sentence("cannot make a socket: \(errorText(errno))", zh: "无法创建套接字：\(errorText(errno))"),
        code: errno
      )
    }
    var result = withSocketAddress(path) { connect(descriptor, $0, $1) }
    var code = errno
    if result != 0, code == EINTR {
      // The connection goes on being made; it is there when the socket can be written.
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      while poll(&entry, 1, -1) < 0, errno == EINTR {}
      var size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
      result = code == 0 ? 0 : -1
    }
    guard result == 0 else {
      _ = systemClose(descriptor)
      throw BlockingSocket.refusal(path, code)
    }
    if let refusal = BlockingSocket.refusal(of: PeerCredentials(of: descriptor), at: path) {
      _ = systemClose(descriptor)
      throw refusal
    }
    self.init(descriptor: descriptor)
  }

  /// Why whoever listens is not spoken with: who may bind a socket where we look for ours would be
  /// told all that we say, and believed in all that it answers.
  static func refusal(of peer: PeerCredentials?, at path: String) -> ConnectionError? {
    guard let peer, !peer.isAdmitted else { return nil }
    return ConnectionError(
      .permission,
      Sentence(
        "the socket at \(path) is served by user \(peer.user), and you are user \(geteuid())",
        zh: "\(path) 处的套接字由用户 \(peer.user) 提供服务，而你是用户 \(geteuid())"
      ),
      hint: Sentence(
        "Choose one of your own with --socket.",
        zh: "请用 --socket 选自己的。"
      ),
      code: EPERM
    )
  }

  deinit {
    close()
  }

  /// The process at the other end, where the system says.
  var peerProcess: Int32? { PeerCredentials(of: descriptor)?.process }

  func close() {
    guard descriptor >= 0 else { return }
    _ = systemClose(descriptor)
    descriptor = -1
  }

  func finishSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Waits until the socket is ready for one of `wanted`, and hears the companion meanwhile.
  func wait(
    for wanted: Readiness,
    _ deadline: ContinuousClock.Instant?,
    _ isInterrupted: (() -> Bool)?,
    hearing companion: Companion? = nil
  ) throws(ConnectionError) -> Readiness {
    while true {
      let ready = try waitOnce(for: wanted, deadline, isInterrupted, hearing: companion)
      if let ready { return ready }
    }
  }

  /// Waits until the socket is ready, or its companion was heard; nil where it was only that.
  func waitOnce(
    for wanted: Readiness,
    _ deadline: ContinuousClock.Instant?,
    _ isInterrupted: (() -> Bool)?,
    hearing companion: Companion?
  ) throws(ConnectionError) -> Readiness? {
    while true {
      guard descriptor >= 0 else {
        throw ConnectionError(
          .closed,
          Sentence("the connection is closed", zh: "连接已经关闭"),
          code: EBADF
        )
      }
      var entries = [pollfd(fd: descriptor, events: wanted.rawValue, revents: 0)]
      if let entry = companion?.entry { entries.append(entry) }
      let count = poll(
        &entries,
        nfds_t(entries.count),
        BlockingSocket.milliseconds(until: deadline)
      )
      if count > 0 {
        // The companion first, so that one that has much to hear does not keep it waiting.
        if entries.count > 1, entries[1].revents != 0 { companion?.hear() }
        guard entries[0].revents != 0 else { return nil }
        // What was heard may be that the connection is no longer wanted.
        guard descriptor >= 0 else { continue }
        // An error or the end is found out by reading or writing.
        let ready = Readiness(rawValue: entries[0].revents).intersection(wanted)
        return ready.isEmpty ? wanted : ready
      }
      if count == 0 {
        throw ConnectionError(
          .timedOut,
          Sentence("the workbench did not answer in time", zh: "工作台没有及时回答"),
          code: ETIMEDOUT
        )
      }
      let code = errno
      guard code == EINTR || code == EAGAIN else { throw BlockingSocket.failure(code) }
      if isInterrupted?() == true {
        throw ConnectionError(
          .interrupted,
          Sentence("the wait was interrupted", zh: "等待被中断"),
          code: code
        )
      }
    }
  }

  /// Writes as much as the system takes at once.
  func send(_ bytes: UnsafeRawBufferPointer) throws(ConnectionError) -> Int {
    // The socket itself blocks. A send that waited for all its bytes to be taken would wait for
    // ever on a workbench that reads no more until its own answers are read.
    #if os(Linux)
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    #else
    let flags = MSG_DONTWAIT
    #endif
    let count = systemSend(descriptor, bytes.baseAddress, bytes.count, flags)
    if count >= 0 { return count }
    guard BlockingSocket.isMomentary(errno) else { throw BlockingSocket.failure(errno) }
    return 0
  }

  /// Reads what is there; answers false when the other side has closed.
  func receive(_ body: (UnsafeRawBufferPointer) -> Void) throws(ConnectionError) -> Bool {
    let count = room.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    guard count >= 0 else {
      let code = errno
      if BlockingSocket.isMomentary(code) { return true }
      // The end of a workbench that closed while bytes of ours were still unread.
      if code == ECONNRESET { return false }
      throw BlockingSocket.failure(code)
    }
    room.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    return count > 0
  }

  private static func isMomentary(_ code: Int32) -> Bool {
    code == EINTR || code == EAGAIN || code == EWOULDBLOCK
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let (seconds, attoseconds) = (ContinuousClock.now.duration(to: deadline)).components
    // Rounded up, so that a short wait does not become a busy one.
    return Int32(clamping: max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
  }

  private static func failure(_ code: Int32) -> ConnectionError {
    switch code {
    case EPIPE, ECONNRESET:
      ConnectionError(
        .closed,
        Sentence("the workbench closed the connection", zh: "工作台关闭了连接"),
        code: code
      )
    default:
      ConnectionError(
        .system,
        Sentence("the connection failed: \(errorText(code))", zh: "连接失败：\(errorText(code))"),
        code: code
      )
    }
  }

  private static func refusal(_ path: String, _ code: Int32) -> ConnectionError {
    switch code {
    case ENOENT, ENOTDIR:
      ConnectionError(
        .noSocket,
        Sentence("there is no socket at \(path)", zh: "\(path) 处没有套接字"),
        hint: Sentence(
          "Start a daemon: responder daemon start.",
          zh: "请启动守护进程：responder daemon start。"
        ),
        code: code
      )
    case ECONNREFUSED:
      ConnectionError(
        .refused,
        Sentence("nobody listens at \(path)", zh: "\(path) 处没有人监听"),
        hint: Sentence(
          "Start a daemon: responder daemon start.",
          zh: "请启动守护进程：responder daemon start。"
        ),
        code: code
      )
    case EACCES, EPERM:
      ConnectionError(
        .permission,
        Sentence(
          "the socket at \(path) may not be used: \(errorText(code))",
          zh: "不能使用 \(path) 处的套接字：\(errorText(code))"
        ),
        hint: Sentence(
          "It belongs to another user; choose one of your own with --socket.",
          zh: "它属于别的用户；请用 --socket 选自己的。"
        ),
        code: code
      )
    default:
      ConnectionError(
        .system,
        Sentence(
          "cannot connect to \(path): \(errorText(code))",
          zh: "无法连接 \(path)：\(errorText(code))"
        ),
        code: code
      )
    }
  }
}

private let systemClose = close(_:)
private let systemSend = send(_:_:_:_:)
