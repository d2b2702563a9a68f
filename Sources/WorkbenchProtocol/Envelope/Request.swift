public import Jansson

/// The id of a request, as the bytes that came.
///
/// An answer carries the same bytes: an editor that sent `"7"` must not get 7.
public struct RequestID: Hashable, Sendable {
  /// A string, an integer or null, as JSON text.
  public let bytes: [UInt8]

  /// The id of an answer to what had none that could be read.
  public static let null = RequestID(bytes: Array("null".utf8))

  /// An id that is a whole number.
  public init(_ number: Int) {
    bytes = Array(String(number).utf8)
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The id that `params` of `$/cancelRequest` speak of, in the form in which it most likely came.
  public init(_ value: JSONValue) {
    bytes = value.serialized()
  }
}

/// A request, or a notification, as it stands in one message.
public struct Request {
  /// The id; nil when this is a notification, which is never answered.
  public var id: RequestID?

  /// The method that is asked for.
  public var method: String

  /// The parameters, an object; nil when there are none.
  public var params: JSONValue?

  /// Makes a request out of its parts.
  public init(id: RequestID?, method: String, params: JSONValue?) {
    self.id = id
    self.method = method
    self.params = params
  }
}

/// Why a message is no request, and under which id to say so.
public struct RequestFault: Error, Equatable, Sendable {
  /// The id, null when there was none that could be read.
  public var id: RequestID

  /// What is wrong.
  public var error: WireError

  /// Makes a fault.
  public init(id: RequestID, error: WireError) {
    self.id = id
    self.error = error
  }
}
