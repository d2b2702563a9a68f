package import Jansson

/// What may be written to a terminal: nothing in it is obeyed but what we put there ourselves.
///
/// It is made of a drawing, of JSON, or of an interpolation, in which what is put in is written out
/// and what stands around it is ours. There is no other way to print.
package struct Printout: Sendable, ExpressibleByStringInterpolation {
  /// The bytes for the terminal, as text.
  package let text: String

  /// The lines of a page that are there to be copied, without their tones: these alone may be wider
  /// than the page.
  package private(set) var copied: [String] = []

  /// A page; its colours are the only escape sequences.
  package init(_ page: Page) {
    text = page.text
    copied = page.copied.map { page.lines[$0].string }
  }

  /// A drawing, in a style.
  package init(_ drawing: some Drawing, _ style: Style) {
    var page = Page(style)
    drawing.draw(on: &page)
    self.init(page)
  }

  /// A JSON value and a newline; what a terminal would obey in its strings stands as `\\u001b`.
  package init(json value: JSONValue, indent: Int) {
    var text = ""
    for scalar in String(decoding: value.serialized(indent: indent), as: UTF8.self).unicodeScalars {
      guard scalar.isObeyed, scalar != "\n" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      // All that is obeyed lies below U+10000, so that four digits do without a pair.
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    self.text = text + "\n"
  }

  /// Lines as another program, or a person, wrote them.
  package init(lines: String) {
    text = lines.printable(keepingLines: true)
  }

  /// A file's contents: unchanged for programs, readable for people.
  package init(file contents: String, toTerminal: Bool) {
    text = toTerminal ? contents.printable(keepingLines: true) : contents
  }

  package init(stringLiteral value: String) {
    text = value
  }

  package init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ value: String) { text += value.printable() }

    package mutating func appendInterpolation(_ value: Int) { text += String(value) }

    // Was written out when it was made; its own line ends and colours have to stay.
    package mutating func appendInterpolation(_ printout: Printout) { text += printout.text }
  }
}
