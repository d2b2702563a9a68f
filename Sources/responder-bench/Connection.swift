import CBench
import Foundation

/// A connection to either side, which waits for each answer.
final class Connection {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = cbench_connect(path)
    guard descriptor >= 0 else { throw BenchError("nobody listens on \(path)") }
  }

  deinit { close(descriptor) }

  /// Sends a line and returns its answer, with the notifications that came before it.
  @discardableResult
  func ask(_ request: String) throws -> String {
    let lines = try String(unsafeUninitializedCapacity: 1 << 20) { buffer in
      let count = buffer.withMemoryRebound(to: CChar.self) {
        cbench_ask(descriptor, request, $0.baseAddress, $0.count)
      }
      guard count > 0 else { throw BenchError("there is no answer to \(request.prefix(80))") }
      return count
    }
    guard !lines.contains(#""error":{"code""#) else { throw BenchError("an error: \(lines)") }
    return lines
  }

  /// Sends a line and does not wait for its answer.
  func send(_ request: String) throws {
    guard cbench_send(descriptor, request) == 0 else { throw BenchError("the connection broke") }
  }

  /// Throws away what has come; returns whether that was the end of the answer.
  func drain() throws -> Bool {
    let ended = cbench_drain(descriptor)
    guard ended >= 0 else { throw BenchError("an error came, or the connection broke") }
    return ended == 1
  }

  /// Sends a request many times, so many in one write; returns the seconds and the lines received.
  func exchange(
    _ request: String,
    window: Int = 1,
    count: Int
  ) throws -> (seconds: Double, lines: Double) {
    let result = cbench_exchange(descriptor, request, Int32(window), Int32(count))
    guard result.seconds > 0 else { throw BenchError("the connection broke") }
    return (result.seconds, Double(result.lines))
  }
}
