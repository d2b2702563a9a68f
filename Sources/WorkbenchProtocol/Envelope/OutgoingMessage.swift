public import Jansson
public import Sentences

/// Writes messages as one JSON value each, without framing.
///
/// The members of JSON-RPC are written by hand around the value, so that no
/// object is built for them and an id comes back as the bytes that it was.
public enum OutgoingMessage {
  /// The answer to a request that was carried out.
  public static func answer(_ id: RequestID, result: JSONValue) -> [UInt8] {
    var bytes: [UInt8] = []
    begin(answerTo: id, in: &bytes)
    result.write(to: &bytes)
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  /// Puts the answer to a request that was carried out in `bytes`, whose memory is used again.
  ///
  /// - Parameters:
  ///   - id: The request.
  ///   - result: What came of it, however long that is.
  ///   - limit: How long the answer may be, in bytes; little more than that is ever written.
  ///   - bytes: What becomes the answer.
  /// - Throws: `workbench.answer-too-long`.
  public static func answer(
    _ id: RequestID,
    result: JSONValue,
    limit: Int = Limit.answerBytes.value,
    in bytes: inout [UInt8]
  ) throws(WireError) {
    // The queue hands in the memory of its last answer: asking for it anew costs more than filling
    // it.
    bytes.removeAll(keepingCapacity: true)
    begin(answerTo: id, in: &bytes)
    guard result.write(to: &bytes, limit: limit - 1) else {
      throw WireError(
        .workbenchAnswerTooLong,
        Sentence("the answer has more than \(limit) bytes", zh: "回答超过 \(limit) 字节"),
        details: [WireDatum.Member(.limit, .integer(limit))]
      )
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func begin(answerTo id: RequestID, in bytes: inout [UInt8]) {
    bytes += "{\"jsonrpc\":\"2.0\",\"id\":".utf8
    bytes += id.bytes
    bytes += ",\"result\":".utf8
  }

  /// The answer to a request that was not, in the language of who asked.
  public static func failure(_ id: RequestID, _ error: WireError, in language: Language) -> [UInt8]
  {
    message(room: 512, "{\"jsonrpc\":\"2.0\",\"id\":") { bytes in
      bytes += id.bytes
      bytes += ",\"error\":".utf8
      error.json(in: language).write(to: &bytes)
    }
  }

  /// A notification.
  public static func notification(_ event: Event, _ params: JSONValue) -> [UInt8] {
    notification(named: event.name, params)
  }

  /// A notification of a name that the table need not have.
  public static func notification(named method: String, _ params: JSONValue) -> [UInt8] {
    message(room: 256, "{\"jsonrpc\":\"2.0\",\"method\":") { bytes in
      JSONValue(method).write(to: &bytes)
      bytes += ",\"params\":".utf8
      params.write(to: &bytes)
    }
  }

  /// A request, as clients write it.
  public static func request(
    _ id: RequestID,
    _ method: String,
    _ params: JSONValue?
  ) -> [UInt8] {
    message(room: 256, "{\"jsonrpc\":\"2.0\",\"id\":") { bytes in
      bytes += id.bytes
      bytes += ",\"method\":".utf8
      JSONValue(method).write(to: &bytes)
      guard let params else { return }
      bytes += ",\"params\":".utf8
      params.write(to: &bytes)
    }
  }

  private static func message(
    room: Int,
    _ start: String,
    _ write: (inout [UInt8]) -> Void
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    // Most messages fit, so that the bytes are not moved while they are written.
    bytes.reserveCapacity(room)
    bytes += start.utf8
    write(&bytes)
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }
}
