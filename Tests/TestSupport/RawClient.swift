import Platform

import Synchronization
import WorkbenchFraming

/// A client that sends and receives bytes as the test says, whether they make sense or not.
///
/// Whatever outlasts patience is an error, so that a server that hangs fails its test.
public final class RawClient: Sendable {
  private let descriptor: Int32
  private let received = Mutex<[UInt8]>([])

  /// Connects to the socket at `path`; one that is not to wait fails where the server's backlog is
  /// full.
  public convenience init(_ path: String, isWaiting: Bool = true) throws {
    let descriptor = openUnixSocket()
    let flags = fcntl(descriptor, F_GETFL)
    if !isWaiting { _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
    defer { if !isWaiting { _ = fcntl(descriptor, F_SETFL, flags) } }
    guard withSocketAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
      let code = errno
      close(descriptor)
      throw TestError("connect \(path): \(errorText(code))")
    }
    self.init(descriptor: descriptor)
  }

  /// Takes over a socket that is connected.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    var timeout = timeval(tv_sec: patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, size)
  }

  deinit { close(descriptor) }

  /// Sends all bytes of a text.
  public func send(_ text: String) async throws {
    try await waiting { try self.sendNow(Array(text.utf8)) }
  }

  private func sendNow(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemSend(
          descriptor,
          buffer.baseAddress.map { $0 + sent },
          buffer.count - sent,
          Int32(MSG_NOSIGNAL)
        )
      }
      guard count > 0 else { throw TestError("send: \(errorText(errno))") }
      sent += count
    }
  }

  /// Sends as much as the system takes without waiting, and returns how much that was.
  public func sendWhatFits(_ bytes: [UInt8]) -> Int {
    max(0, systemSend(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)))
  }

  /// Says that nothing more will be sent.
  public func endInput() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Waits for a line and returns it without its end; nil when the connection ended.
  public func line() async throws -> String? {
    try await waiting {
      while true {
        if let line = self.takeLine() { return line }
        guard try self.receive() else { return nil }
      }
    }
  }

  private func takeLine() -> String? {
    received.withLock { received in
      guard let end = received.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { received.removeSubrange(...end) }
      return String(decoding: received[..<end], as: UTF8.self)
    }
  }

  /// Waits for the end of the connection and returns all that came before.
  public func rest() async throws -> String {
    try await waiting { while try self.receive() {} }
    return received.withLock { received in
      defer { received = [] }
      return String(decoding: received, as: UTF8.self)
    }
  }

  /// Whether bytes were received; false at the end of the connection.
  private func receive() throws -> Bool {
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count < 0, errno == ECONNRESET { return false }
    guard count >= 0 else { throw TestError("recv: \(errorText(errno))") }
    received.withLock { $0 += buffer[..<count] }
    return count > 0
  }
}

/// The C library's `send`, beside which a method of that name stands.
private func systemSend(
  _ descriptor: Int32,
  _ bytes: UnsafeRawPointer?,
  _ count: Int,
  _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}
