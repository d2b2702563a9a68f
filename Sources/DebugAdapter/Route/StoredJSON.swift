import Jansson

/// A JSON value as its text, which is small, and can be kept where values are sent.
struct StoredJSON: Sendable, Equatable {
  private let text: [UInt8]

  init(_ value: JSONValue) {
    text = value.serialized()
  }

  /// The value; null where the text is none, which an object or a list always is.
  var value: JSONValue { (try? JSON.parse(text)) ?? .null }
}
