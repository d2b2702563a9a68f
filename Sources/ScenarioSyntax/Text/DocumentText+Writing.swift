public import Jansson

extension DocumentText {
  /// The text with one value written otherwise: the bytes of that value change, and no others.
  ///
  /// - Parameters:
  ///   - pointer: JSON pointer to the value.
  ///   - value: What stands there afterwards.
  /// - Returns: The bytes; nil where the text has no such value.
  public func replacing(_ pointer: String, by value: JSONValue) -> [UInt8]? {
    guard let range = map.range(of: pointer) else { return nil }
    return bytes[..<range.lowerBound] + value.serialized() + bytes[range.upperBound...]
  }
}

extension SyntaxTree {
  /// The document as text, laid out as the project's own are.
  var text: String { JSONLayout().text(of: root.json) }
}
