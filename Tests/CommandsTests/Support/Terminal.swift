import Foundation
import Platform
import Synchronization
import TestSupport

/// The real program at a terminal: what is typed reaches it key by key, what it draws comes back.
final class Terminal: Sendable {
  private let process: ChildProcess
  private let master: Int32
  /// What was drawn and not waited for yet.
  private let drawn = Mutex<[UInt8]>([])

  /// Starts the program at a new terminal; it finds other programs in the place's search path, if no
  /// other is given.
  init(
    _ arguments: [String],
    at place: CommandLinePlace,
    columns: UInt16 = 80,
    searchPath: String? = nil
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, Self.setLock, &isLocked) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { throw TestError("there is no terminal to be had: \(errno)") }
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw TestError("open: \(errno)") }
    defer { close(slave) }
    var environment = place.environment
    environment["TERM"] = "xterm"
    environment["COLUMNS"] = ""
    if let searchPath { environment["PATH"] = searchPath }
    process = try ChildProcess(
      Programs.commandLine,
      arguments,
      environment: environment,
      descriptors: [0: slave, 1: slave]
    )
  }

  deinit { close(master) }

  /// What Linux calls `TIOCSPTLCK` and `TIOCGPTN`: they unlock a terminal's other side, and name it.
  private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)

  /// Types keys.
  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Waits until a text is drawn, and returns all that was drawn up to it.
  @discardableResult
  func wait(for text: String) async throws -> String {
    try await waiting {
      while true {
        let found = self.drawn.withLock { drawn -> String? in
          guard let range = drawn.firstRange(of: Array(text.utf8)) else { return nil }
          defer { drawn.removeSubrange(..<range.upperBound) }
          return String(decoding: drawn[..<range.upperBound], as: UTF8.self)
        }
        if let found { return found }
        try self.read()
      }
    }
  }

  /// Waits until the program has ended, and tells how.
  ///
  /// What it draws until then is read, since a terminal takes only so much that nobody looks at.
  func end() async throws -> ChildProcess.End {
    try await waiting { while (try? self.read()) != nil {} }
    return try await process.end()
  }

  /// Reads what has been drawn since.
  private func read() throws {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 4096)
    guard poll(&request, 1, 600_000) > 0 else {
      throw TestError("nothing more was drawn; so far: \(text)")
    }
    let count = systemRead(master, &buffer, buffer.count)
    guard count > 0 else {
      throw TestError("the program has ended; it drew: \(text)")
    }
    drawn.withLock { $0 += buffer[..<count] }
  }

  /// What was drawn and not waited for.
  private var text: String { drawn.withLock { String(decoding: $0, as: UTF8.self) } }
}

private let systemRead = read(_:_:_:)
