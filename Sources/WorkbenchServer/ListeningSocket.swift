import Platform

import NIOConcurrencyHelpers
import Sentences
public import WorkbenchFraming

/// The listening socket of the one daemon at a path.
///
/// Opening goes lock, probe, and only then unlink and bind: the holder of the lock alone may touch
/// what lies at the path, and a socket behind which anybody answers is left alone even by the
/// holder.
public final class ListeningSocket: Sendable {
  /// What a look at the socket's file found, and what was done.
  enum Place: Equatable {
    /// Clients find the socket, or its file is somebody else's to make.
    case kept

    /// The socket's file was gone: there is another in its place, with a descriptor of its own.
    case madeAnew

    /// Another daemon serves the path.
    case taken(by: Int32?)
  }

  /// What lies in the file system, and is made again when somebody removes it.
  private struct Files {
    var descriptor: Int32
    var lock: FileLock?
    var identity: FileIdentity?
  }

  /// Where the socket lies; empty for one that has no path.
  public let path: String

  /// How many clients may wait to be taken on before one more is refused by the system.
  static let backlog: Int32 = 512

  /// Where to make the socket again; nil for one whose file is somebody else's.
  private let socketPath: SocketPath?
  private let files: NIOLockedValueBox<Files>

  /// Takes over a socket that is listening already, whose file is somebody else's to remove.
  init(inherited descriptor: Int32, path: String, lock: FileLock?) {
    self.path = path
    socketPath = nil
    files = NIOLockedValueBox(Files(descriptor: descriptor, lock: lock, identity: nil))
  }

  private init(_ socketPath: SocketPath, descriptor: Int32, lock: FileLock) {
    path = socketPath.path
    self.socketPath = socketPath
    files = NIOLockedValueBox(
      Files(descriptor: descriptor, lock: lock, identity: FileIdentity(of: socketPath.path))
    )
  }

  /// The socket, bound and listening; whoever serves it closes it.
  var descriptor: Int32 { files.withLockedValue { $0.descriptor } }

  /// Becomes the one daemon at `socketPath`, or says who is.
  ///
  /// A daemon that holds the lock but takes nobody on is about to end, or has just begun: it is
  /// waited for until one of them is certain, at most for so many milliseconds as `patience`.
  public static func open(
    at socketPath: SocketPath,
    patience: Int = 6000
  ) throws(StartError) -> ListeningSocket {
    try socketPath.prepareFolder()
    let path = socketPath.path
    // The patience is longer than the grace after which a daemon that stops ends in any case.
    let lock = try awaitLock(at: socketPath.lockPath, for: path, patience: patience)
    do throws(StartError) {
      try removeStaleSocket(at: path)
      let descriptor = try bindAndListen(at: path)
      return ListeningSocket(socketPath, descriptor: descriptor, lock: lock)
    } catch {
      lock.removeFile()
      throw error
    }
  }

  /// Listens, or listens on, with room for all who may wait.
  @discardableResult
  func listenWithBacklog() -> Bool { listen(descriptor, Self.backlog) == 0 }

  /// Removes the socket's file, unless it is no longer ours, and the lock's.
  public func removeFiles() {
    files.withLockedValue { files in
      // The socket first: while the lock is held nobody else binds the path between look and
      // removal.
      if let identity = files.identity, identity == FileIdentity(of: path) { unlink(path) }
      files.lock?.removeFile()
    }
  }

  /// Looks whether clients still find the socket, and makes it again where it was removed.
  ///
  /// What cleans up old files removes what a daemon serves, too: it would go on with nobody able to
  /// reach it, and the next command would start another beside it.
  ///
  /// - Throws: Why the socket cannot be made again.
  func lookAtFile() throws(StartError) -> Place {
    guard let socketPath else { return .kept }
    var files = files.withLockedValue { $0 }
    guard files.identity != FileIdentity(of: path) else { return .kept }
    if files.lock?.isInPlace != true {
      try socketPath.prepareFolder()
      switch try FileLock.attempt(socketPath.lockPath) {
      case .held(let process): return .taken(by: process)
      case .acquired(let lock): files.lock = lock
      }
    }
    // Kept even where the rest fails, so that nobody else comes in between.
    self.files.withLockedValue { $0.lock = files.lock }
    try Self.removeStaleSocket(at: path)
    files.descriptor = try Self.bindAndListen(at: path)
    files.identity = FileIdentity(of: path)
    self.files.withLockedValue { $0 = files }
    return .madeAnew
  }

  private static func awaitLock(
    at lockPath: String,
    for path: String,
    patience: Int
  ) throws(StartError) -> FileLock {
    let step = 10
    for _ in 0..<patience / step {
      do throws(StartError) {
        return try acquireLock(at: lockPath, for: path)
      } catch {
        guard error.status == .busy, !isServed(path) else { throw error }
      }
      usleep(UInt32(step) * 1000)
    }
    // Once more, for the error that names the daemon which holds it.
    return try acquireLock(at: lockPath, for: path)
  }

  /// Whether somebody takes connections on.
  private static func isServed(_ path: String) -> Bool {
    let probe = openUnixSocket()
    // Unknown counts as served: then the lock's holder is named, and nothing is waited for.
    guard probe >= 0 else { return true }
    defer { close(probe) }
    // A blocking `connect` would wait for as long as the backlog is full.
    _ = fcntl(probe, F_SETFL, O_NONBLOCK)
    // Anything but these two comes of somebody who listens: a full backlog, for one.
    return withSocketAddress(path) { connect(probe, $0, $1) } == 0
      || errno != ECONNREFUSED && errno != ENOENT
  }

  static func acquireLock(at lockPath: String, for path: String) throws(StartError) -> FileLock {
    switch try FileLock.attempt(lockPath) {
    case .acquired(let lock): return lock
    case .held(let process): throw alreadyServed(path, by: process)
    }
  }

  /// Removes a socket that a daemon left behind when it was killed.
  private static func removeStaleSocket(at path: String) throws(StartError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw StartError(
        .cannotCreate,
        Sentence("\(path) exists and is not a socket", zh: "\(path) 已存在，且不是套接字"),
        hint: Sentence(
          "Remove it, or choose another path with --socket.",
          zh: "请删除它，或用 --socket 另选路径。"
        )
      )
    }
    let probe = openUnixSocket()
    guard probe >= 0 else { throw refusal(Sentence("open a socket for", zh: "打开套接字"), path, errno) }
    defer { close(probe) }
    _ = fcntl(probe, F_SETFL, O_NONBLOCK)
    guard withSocketAddress(path, { connect(probe, $0, $1) }) != 0 else {
      throw alreadyServed(path, by: PeerCredentials(of: probe)?.process)
    }
    switch errno {
    case ECONNREFUSED:
      guard unlink(path) == 0 || errno == ENOENT else {
        throw refusal(Sentence("remove", zh: "删除"), path, errno)
      }
    case ENOENT:
      break
    // Somebody listens, and as many as fit are waiting already.
    case EAGAIN:
      throw alreadyServed(path, by: nil)
    case let code:
      // Perhaps it passes: what somebody may still be serving is not removed.
      throw refusal(Sentence("probe", zh: "探测"), path, code)
    }
  }

  private static func bindAndListen(at path: String) throws(StartError) -> Int32 {
    let descriptor = openUnixSocket()
    guard descriptor >= 0 else {
      throw refusal(Sentence("open a socket for", zh: "打开套接字"), path, errno)
    }
    // On Linux the file is made with the socket's own mode; elsewhere there is a moment in which
    // only the folder protects it.
    fchmod(descriptor, 0o600)
    guard withSocketAddress(path, { bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0,
      listen(descriptor, Self.backlog) == 0
    else {
      let code = errno
      close(descriptor)
      throw refusal(Sentence("bind", zh: "绑定"), path, code)
    }
    return descriptor
  }

  private static func alreadyServed(_ path: String, by process: Int32?) -> StartError {
    let who = process.map { Sentence(" (pid \($0))", zh: "（pid \($0)）") } ?? .nothing
    return StartError(
      .busy,
      Sentence(
        "a daemon is already running\(who) on \(path)",
        zh: "\(path) 上已有守护进程在运行\(who)"
      ),
      hint: Sentence(
        "Stop it with: responder daemon stop, or choose another path with --socket.",
        zh: "请停止它：responder daemon stop，或用 --socket 另选路径。"
      )
    )
  }

  private static func refusal(_ verb: Sentence, _ path: String, _ code: Int32) -> StartError {
    let text = Sentence(
      "cannot \(verb) \(path): \(errorText(code))",
      zh: "无法\(verb) \(path)：\(errorText(code))"
    )
    let hint = Sentence(
      "Choose a path in a folder of your own with --socket.",
      zh: "请用 --socket 选自己文件夹里的路径。"
    )
    return switch code {
    case EACCES, EPERM: StartError(.permission, text, hint: hint)
    // The path was free a moment ago: somebody who takes no lock has bound it.
    case EADDRINUSE: alreadyServed(path, by: nil)
    default: StartError(.cannotCreate, text, hint: hint)
    }
  }
}
