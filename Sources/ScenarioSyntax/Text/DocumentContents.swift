public import Jansson
import Synchronization

/// What a document says: the text of a file, or values that were made here, whose text is made when
/// somebody asks for it.
///
/// Whoever reads a document need not know which of the two it is.
public struct DocumentContents: Sendable {
  private enum Origin {
    case text([UInt8])
    case values(WrittenValues)
  }

  private let origin: Origin

  /// Takes a text, whatever it says.
  public init(_ bytes: [UInt8]) { origin = .text(bytes) }

  /// Takes values.
  public init(_ values: SealedJSON) { origin = .values(WrittenValues(values)) }

  /// The text.
  public var bytes: [UInt8] {
    switch origin {
    case .text(let bytes): bytes
    case .values(let values): values.bytes
    }
  }

  /// How many bytes the text has; of values at most.
  public var size: Int {
    switch origin {
    case .text(let bytes): bytes.count
    case .values(let values): values.values.size
    }
  }

  /// How much memory what is read of it takes, roughly, in bytes.
  ///
  /// An object of a text may be two bytes long, and has a thousand when it has been read.
  public var readBytes: Int {
    switch origin {
    case .text(let bytes): 20 * bytes.count + 1000 * bytes.count { $0 == UInt8(ascii: "{") }
    case .values: 20 * size
    }
  }

  /// What the text says as JSON.
  ///
  /// - Throws: Why it is no JSON, or more than a document may be.
  public func json() throws(JSONError) -> JSONValue {
    switch origin {
    case .text(let bytes): try JSON.parse(bytes, limits: .document)
    case .values(let values): values.values.value
    }
  }
}

extension DocumentContents: Equatable {
  /// Whether both are the same text or the same values; values are not compared with a text.
  public static func == (left: DocumentContents, right: DocumentContents) -> Bool {
    switch (left.origin, right.origin) {
    case (.text(let left), .text(let right)): left == right
    case (.values(let left), .values(let right)): left.values === right.values
    case (.text, .values), (.values, .text): false
    }
  }
}

/// Values with their text, once it was made.
private final class WrittenValues: Sendable {
  let values: SealedJSON
  private let text = Mutex<[UInt8]?>(nil)

  init(_ values: SealedJSON) { self.values = values }

  var bytes: [UInt8] {
    if let bytes = text.withLock({ $0 }) { return bytes }
    // Not under the lock: whoever makes it may pause, and be waited for by who would continue it.
    let bytes = values.value.serialized()
    text.withLock { $0 = bytes }
    return bytes
  }
}
