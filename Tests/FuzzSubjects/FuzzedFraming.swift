import WorkbenchFraming
import WorkbenchProtocol

/// A stream of bytes: it is cut into the same messages whatever the chunks in which it comes.
public struct FuzzedFraming: FuzzSubject {
  public static let name = "framing"

  /// Small enough that a text of the fuzzer's can be too long.
  private static let limit = 256

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    let messages = [#"{"jsonrpc":"2.0","id":1,"method":"hello"}"#, "{}", ""]
    return messages.flatMap { message in
      let headers = "Content-Length: \(message.utf8.count)\r\n\r\n\(message)"
      return [[3] + Array("\(message)\n".utf8), [7] + Array(headers.utf8)]
    }
  }

  /// The first byte says how long a chunk is.
  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    guard let first = bytes.first else { return false }
    let stream = bytes.dropFirst()
    let chunk = max(1, Int(first))
    let whole = events(of: stream, chunk: stream.count)
    let pieces = events(of: stream, chunk: chunk)
    guard whole == pieces else {
      throw FuzzFault("in chunks of \(chunk): \(pieces), at once: \(whole)")
    }
    let longest = whole.compactMap { if case .message(let bytes) = $0 { bytes.count } else { nil } }
      .max()
    guard longest ?? 0 <= Self.limit else { throw FuzzFault("a message of \(longest ?? 0) bytes") }
    return longest != nil
  }

  /// What came of a stream.
  private enum Event: Equatable {
    case message([UInt8])
    /// Its sentence quotes what there is by then of the next bytes, which hangs on the chunks.
    case failure(String, isFatal: Bool)
  }

  private func events(of stream: ArraySlice<UInt8>, chunk: Int) -> [Event] {
    var framer = MessageFramer(limit: Self.limit)
    var events: [Event] = []
    func take() {
      while let event = framer.next() {
        switch event {
        case .message(let bytes): events.append(.message(Array(bytes)))
        case .failure(let error, let isFatal):
          events.append(.failure(error.type.name, isFatal: isFatal))
        }
      }
    }
    var rest = stream
    while !rest.isEmpty {
      Array(rest.prefix(chunk)).withUnsafeBytes { framer.append($0) }
      rest = rest.dropFirst(chunk)
      take()
    }
    framer.end()
    take()
    return events
  }
}
