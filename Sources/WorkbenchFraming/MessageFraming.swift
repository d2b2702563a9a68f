/// How messages are told apart in a stream of bytes.
public enum MessageFraming: Sendable, CaseIterable {
  /// One JSON value per line.
  case lines
  /// Headers with `Content-Length` in bytes, an empty line, and as many bytes.
  case contentLength

  /// Frames one message, which must hold no newline when the framing is by lines.
  public func frame(_ message: consuming [UInt8]) -> [UInt8] {
    switch self {
    case .lines:
      // The message is consumed so that the newline can be put behind it without copying it.
      message.append(UInt8(ascii: "\n"))
      return message
    case .contentLength:
      return Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }
  }
}
