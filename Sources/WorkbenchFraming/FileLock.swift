import Platform
import Sentences

/// An exclusive lock on a file, which the kernel gives back when this process ends, however it does.
///
/// The file holds the process id of whoever has the lock. A lock on a file that was meanwhile
/// removed or replaced is no lock: that is found out and tried again, so that the holder may remove
/// the file.
public final class FileLock: Sendable {
  /// What came of trying to take a lock.
  public enum Attempt {
    case acquired(FileLock)

    /// Somebody else has it: the process, when it has written its id already.
    case held(by: Int32?)
  }

  private let path: String
  private let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Whether the file still lies at its path, so that nobody else can take the lock there.
  public var isInPlace: Bool { Self.isSame(descriptor, path) }

  /// Takes the lock if it is free.
  public static func attempt(_ path: String) throws(StartError) -> Attempt {
    try take(path, LOCK_EX | LOCK_NB)
  }

  /// Waits until the lock is free, and takes it.
  public static func acquire(_ path: String) throws(StartError) -> FileLock {
    while true {
      if case .acquired(let lock) = try take(path, LOCK_EX) { return lock }
    }
  }

  /// The process that has the lock; nil where nobody has it, or has not written its id yet.
  ///
  /// Makes no file and takes no lock that it keeps.
  public static func holder(of path: String) throws(StartError) -> Int32? {
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      guard errno != ENOENT, errno != ENOTDIR else { return nil }
      throw refusal(path, errno)
    }
    let lock = FileLock(path: path, descriptor: descriptor)
    // What somebody else wrote there may be the id of any process of ours.
    try verify(descriptor, path)
    return flock(descriptor, LOCK_SH | LOCK_NB) == 0 ? nil : lock.readProcess()
  }

  /// Removes the file; the lock is given back when the last reference goes.
  public func removeFile() {
    if isInPlace { unlink(path) }
  }

  private static func take(_ path: String, _ operation: Int32) throws(StartError) -> Attempt {
    while true {
      // Through no link, because the holder empties the file and writes to it. Closed in children,
      // because a lock of `flock` belongs to the open file: a child that inherited it would keep
      // the lock beyond our end.
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw refusal(path, errno) }
      // Made before the lock is had: it closes the descriptor whichever way this goes on.
      let lock = FileLock(path: path, descriptor: descriptor)
      // Before the lock is asked for: whoever owns the file could keep it locked, and `acquire`
      // would wait for them for ever.
      try verify(descriptor, path)
      // Not the lock of `fcntl`, which a process loses as soon as it closes any descriptor of the
      // file.
      var result = flock(descriptor, operation)
      while result != 0, errno == EINTR { result = flock(descriptor, operation) }
      guard result == 0 else {
        guard errno == EWOULDBLOCK else { throw refusal(path, errno) }
        return .held(by: lock.readProcess())
      }
      if isSame(descriptor, path) {
        lock.writeProcess()
        return .acquired(lock)
      }
    }
  }

  private static func verify(_ descriptor: Int32, _ path: String) throws(StartError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid()
    else {
      throw StartError(
        .permission,
        Sentence("the lock file \(path) is not a file of yours", zh: "锁文件 \(path) 不属于你"),
        hint: Sentence(
          "Remove it, or choose another path with --socket.",
          zh: "请删除它，或用 --socket 另选路径。"
        )
      )
    }
  }

  /// Whether the path still leads to the file that was opened.
  private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
    var opened = stat()
    var found = stat()
    return fstat(descriptor, &opened) == 0 && lstat(path, &found) == 0
      && opened.st_dev == found.st_dev && opened.st_ino == found.st_ino
  }

  private static func refusal(_ path: String, _ code: Int32) -> StartError {
    let text = Sentence(
      "cannot lock \(path): \(errorText(code))",
      zh: "无法锁定 \(path)：\(errorText(code))"
    )
    return switch code {
    case ELOOP:
      StartError(
        .permission,
        text,
        hint: Sentence("It is a symbolic link: remove it.", zh: "它是符号链接：请删除它。")
      )
    case EACCES, EPERM:
      StartError(
        .permission,
        text,
        hint: Sentence(
          "Make its folder writable for you, or choose another path with --socket.",
          zh: "请让自己可以写它所在的文件夹，或用 --socket 另选路径。"
        )
      )
    default:
      StartError(
        .cannotCreate,
        text,
        hint: Sentence("Choose another path with --socket.", zh: "请用 --socket 另选路径。")
      )
    }
  }

  private func writeProcess() {
    let line = Array("\(getpid())\n".utf8)
    // A shorter id would leave digits of a longer one before it.
    ftruncate(descriptor, 0)
    _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private func readProcess() -> Int32? {
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count > 0 else { return nil }
    let digits = buffer.prefix(count).prefix { (48...57).contains($0) }
    // None has the number 0, with which a signal is for everybody.
    return Int32(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
  }
}
