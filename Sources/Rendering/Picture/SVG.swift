/// Writes the elements of a drawing, one on a line.
///
/// Names are constants, and whatever else is put in is escaped: nothing of a film becomes markup.
struct SVG {
  typealias Attributes = KeyValuePairs<Attribute, String?>

  /// The name of an attribute, which is never made of data.
  struct Attribute: ExpressibleByStringLiteral {
    let name: StaticString

    init(stringLiteral name: StaticString) { self.name = name }

    // What is called like a member of the wire has a constant, so that nobody takes one for the other.
    static let `class`: Attribute = "class"
    static let id: Attribute = "id"
    static let width: Attribute = "width"
  }

  private(set) var text = ""

  // MARK: - Elements

  /// Writes an element without content; attributes without a value are left out.
  mutating func add(_ name: StaticString, _ attributes: Attributes) {
    begin(name, attributes)
    text += "/>\n"
  }

  /// Opens an element, which `close` ends.
  mutating func open(_ name: StaticString, _ attributes: Attributes = [:]) {
    begin(name, attributes)
    text += ">\n"
  }

  /// Ends an element.
  mutating func close(_ name: StaticString) { text += "</\(name)>\n" }

  /// Writes an element with a text; where that was cut, with all of it in a title.
  mutating func add(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    text shown: String,
    whole: String? = nil
  ) {
    begin(name, attributes)
    text += ">" + shown.inMarkup
    if let whole { text += "<title>\(whole.inMarkup)</title>" }
    text += "</\(name)>\n"
  }

  /// Writes a style, which holds nothing of a film.
  mutating func addStyle(_ style: String) { text += "<style>\n\(style)</style>\n" }

  private mutating func begin(_ name: StaticString, _ attributes: Attributes) {
    text += "<\(name)"
    for (attribute, value) in attributes {
      if let value { text += " \(attribute.name)=\"\(value.inMarkup)\"" }
    }
  }

  // MARK: - Values

  /// A length, with three decimals at most; what is infinite or no number is nowhere to be drawn.
  static func length(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return number((value * 1000 + 0.5).rounded(.down) / 1000)
  }

  /// Where a text or a mark stands, on which nothing else depends: with one decimal at most.
  static func place(_ value: Double) -> String {
    value.isFinite ? number((value * 10).rounded() / 10) : "0"
  }

  /// A length that need not be told where it is nothing.
  static func offset(_ value: Double) -> String? {
    let text = length(value)
    return text == "0" ? nil : text
  }

  /// A factor, with six decimals at most.
  static func number(_ value: Double) -> String { value.isFinite ? value.shortest : "0" }
}

extension SVG {
  /// Writes a rectangle; sides are never negative.
  mutating func rect(_ frame: Rectangle, _ name: String, rx: Double = 0) {
    add(
      "rect",
      [
        .class: name, "x": SVG.offset(frame.x), "y": SVG.offset(frame.y),
        .width: SVG.length(max(0, frame.width)), "height": SVG.length(max(0, frame.height)),
        "rx": rx > 0 ? SVG.length(rx) : nil,
      ]
    )
  }

  mutating func line(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    _ name: String? = nil
  ) {
    add(
      "line",
      [
        .class: name, "x1": SVG.offset(x1), "y1": SVG.length(y1), "x2": SVG.offset(x2),
        "y2": SVG.length(y2),
      ]
    )
  }

  mutating func circle(_ x: Double, _ y: Double, _ r: Double, _ name: String? = nil) {
    add(
      "circle",
      [
        .class: name, "cx": x == 0 ? nil : SVG.place(x), "cy": SVG.place(y),
        "r": SVG.place(max(0, r)),
      ]
    )
  }

  mutating func path(_ d: String, _ name: String? = nil) { add("path", [.class: name, "d": d]) }

  mutating func say(
    _ text: FittedText,
    _ x: Double,
    _ y: Double,
    _ name: String? = nil,
    size: Double? = nil
  ) {
    guard !text.shown.isEmpty else { return }
    add(
      "text",
      [
        .class: name, "x": x == 0 ? nil : SVG.place(x), "y": SVG.place(y),
        "font-size": size.map(SVG.length),
      ],
      text: text.shown,
      whole: text.whole
    )
  }

  mutating func say(_ text: String, _ x: Double, _ y: Double, _ name: String? = nil) {
    say(FittedText(all: text), x, y, name)
  }

  /// Writes a number into a disc, narrower where it has more than the two digits that fit.
  mutating func say(
    _ number: Int,
    _ x: Double,
    _ y: Double,
    _ name: String?,
    within width: Double
  ) {
    let isLong = number > 99
    add(
      "text",
      [
        .class: name, "x": x == 0 ? nil : SVG.place(x), "y": SVG.place(y),
        "textLength": isLong ? SVG.length(width) : nil,
        "lengthAdjust": isLong ? "spacingAndGlyphs" : nil,
      ],
      text: "\(number)"
    )
  }

  /// Writes one of the marks, its middle at a place.
  mutating func mark(
    _ mark: PictureMark,
    _ x: Double,
    _ y: Double,
    scale: Double = 1,
    _ name: String? = nil
  ) {
    add("path", [.class: name, "d": mark.path(x, y, scale)])
  }

  /// The path through some points.
  static func outline(_ points: [Point]) -> String {
    "M" + points.map { "\(length($0.x)) \(length($0.y))" }.joined(separator: "L")
  }
}
