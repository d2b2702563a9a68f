public import Jansson
import Sentences

/// A message as it came, without its framing, and not read yet.
///
/// It shares the client's memory: whoever keeps it while more bytes come makes all of that be copied.
public struct WireText {
  /// The message's bytes.
  public let bytes: ArraySlice<UInt8>

  /// Takes over a message's bytes.
  public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// What it says.
  public func json() throws(ConnectionError) -> JSONValue {
    do throws(JSONError) {
      return try JSON.parse(bytes, limits: .reply)
    } catch {
      throw ConnectionError(
        .badMessage,
        Sentence(
          "what the workbench sent is no JSON: \(error.message) at \(error.offset)",
          zh: "工作台发来的不是 JSON：\(error.message)，在字节 \(error.offset) 处"
        )
      )
    }
  }
}
