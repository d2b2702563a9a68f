extension OutgoingMessage {
  private static let notificationStart = Array("{\"jsonrpc\":\"2.0\",\"method\":".utf8)
  private static let answerStart = Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8)
  private static let errorStart = Array(",\"error\":".utf8)

  /// Whether a message that was written here is a notification, by the way in which it begins.
  public static func isNotification(_ message: some Sequence<UInt8>) -> Bool {
    // Told by the bytes: a record that only passes through on its way from a worker is not parsed.
    message.starts(with: notificationStart)
  }

  /// Whether a message that was written here tells that a request failed.
  public static func isFailure(_ message: [UInt8], of id: RequestID) -> Bool {
    let start = answerStart.count + id.bytes.count
    return message.count > start && message.starts(with: answerStart + id.bytes)
      && message[start...].starts(with: errorStart)
  }
}
