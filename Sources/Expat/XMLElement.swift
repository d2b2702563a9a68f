/// A place in a text.
package struct XMLPlace: Hashable, Sendable {
  /// How many bytes stand before it.
  package let offset: Int

  /// The line, from 1.
  package let line: Int

  /// The column in characters (code points), from 1.
  package let column: Int
}

/// One attribute of an element, its references resolved.
package struct XMLAttribute: Hashable, Sendable {
  package let name: String
  package let value: String
}

/// The start of an element: `<name attribute="value">`.
package struct XMLElement: Hashable, Sendable {
  /// The name as written, with whatever stands before a colon.
  package let name: String

  /// The attributes in the order of the text; no two have one name.
  package let attributes: [XMLAttribute]

  /// Where its `<` stands.
  package let place: XMLPlace

  /// The value of the attribute of that name.
  package subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
