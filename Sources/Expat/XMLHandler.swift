/// What an `XMLReader` tells of a text, in the order of the text.
///
/// Every method may stop the reading; nothing is told after that.
package protocol XMLHandler: AnyObject {
  /// An element begins.
  func began(_ element: XMLElement) -> XMLReading

  /// The innermost element that has begun ends.
  func ended(_ name: String) -> XMLReading

  /// Text of the innermost element, references resolved and line ends made `\n`.
  ///
  /// One text may come in any number of pieces, none of which cuts a character.
  func found(_ text: String) -> XMLReading
}

/// Whether a text is read on.
package enum XMLReading: Sendable {
  case goesOn
  case stops
}
