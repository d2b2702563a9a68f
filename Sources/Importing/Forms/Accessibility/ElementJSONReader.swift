/// Reads the elements that `idb ui describe-all` and `maestro hierarchy` print as JSON.
struct ElementJSONReader: FormReader {
  private var lines: [PastedLine] = []

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) { lines.append(line) }

  mutating func finish() -> PrintReading {
    var elements = JSONElementTree(PastedJSON(lines))
    return elements.read()
  }
}

/// Elements of a JSON text while they are read.
private struct JSONElementTree {
  private let json: PastedJSON
  private var reading = PrintReading(.accessibility)
  private var unknown = UnknownKeys()

  /// The element that a value of the text is, or tells of: `attributes` and `frame` are objects.
  private var elements: [Int: Int] = [:]

  /// Frames of which some numbers have been read, by element.
  private var partial: [Int: [String: Double]] = [:]

  init(_ json: PastedJSON) {
    self.json = json
  }

  mutating func read() -> PrintReading {
    for (number, value) in json.values.enumerated() {
      if value.kind == .object, isElement(value) {
        guard open(value, number) else { break }
      } else if let element = value.parent.flatMap({ elements[$0] }) {
        take(value, number, of: element)
      }
    }
    if let warning = json.warning { reading.warnings.append(warning) }
    return reading
  }

  private func isElement(_ value: PastedJSON.Value) -> Bool {
    guard let parent = value.parent.map({ json.values[$0] }) else { return true }
    return parent.kind == .array && (parent.parent == nil || parent.key == "children")
  }

  private mutating func open(_ value: PastedJSON.Value, _ number: Int) -> Bool {
    var element = PastedObject(
      .element,
      form: .accessibility,
      className: "element",
      at: json.offset(of: value)
    )
    element.parent = value.parent.flatMap { elements[$0] }
    element.wholeness = value.isWhole ? .whole : .cut
    guard let index = reading.add(element) else { return false }
    elements[number] = index
    return true
  }

  private mutating func take(_ value: PastedJSON.Value, _ number: Int, of element: Int) {
    let text = json.string(value)
    switch value.key {
    // Maestro nests what idb writes side by side.
    case "attributes", "frame":
      // What stands in them tells of the element.
      elements[number] = element
    case "children":
      elements[number] = element
      // What breaks off behind it does so in what lies in it.
      if reading.objects[element].frameInWindow != nil {
        reading.objects[element].wholeness = .whole
      }
    case "type": reading.objects[element].className = text ?? reading.objects[element].className
    case "AXLabel", "accessibilityText": setIfThere(\.label, text, of: element)
    case "AXUniqueId", "resource-id": setIfThere(\.identifier, text, of: element)
    case "AXValue", "text": setIfThere(\.text, text, of: element)
    case "enabled": reading.objects[element].isEnabled = json.flag(value)
    case "AXFrame": takeFrame(text.map { PastedLine(Array($0.utf8)[...]).rect } ?? nil, of: element)
    case "bounds": takeFrame(text.flatMap(Self.bounds), of: element)
    case "x", "y", "width", "height": takeNumber(value, of: element)
    case "title", "help", "role", "subrole", "role_description", "content_required", "pid",
      "custom_actions", "traits", "value", "hintText", "class", "package", "clickable", "focused",
      "checked", "selected", "scrollable", "ignoreBoundsFiltering", "error", "treeVisitor":
      break
    case let key? where value.isWhole && value.kind == .scalar:
      let printed = text ?? json.printed(value).text
      unknown.keep(key, printed, at: json.offset(of: value), of: element, in: &reading)
    default:
      break
    }
  }

  private mutating func setIfThere(
    _ property: WritableKeyPath<PastedObject, String?>,
    _ text: String?,
    of element: Int
  ) {
    guard let text, !text.isEmpty else { return }
    reading.objects[element][keyPath: property] = text
  }

  private mutating func takeFrame(_ frame: PrintedRect?, of element: Int) {
    guard let frame else { return }
    reading.objects[element].frameInWindow = frame
  }

  /// Takes one of the four numbers of a `frame`, which repeats `AXFrame` as an object.
  private mutating func takeNumber(_ value: PastedJSON.Value, of element: Int) {
    guard let number = json.number(value), let parent = value.parent,
      json.values[parent].key == "frame"
    else { return }
    var frame = partial[element] ?? [:]
    frame[value.key ?? ""] = number
    partial[element] = frame
    if let x = frame["x"], let y = frame["y"], let width = frame["width"],
      let height = frame["height"]
    {
      takeFrame(PrintedRect(x: x, y: y, width: width, height: height), of: element)
    }
  }

  /// Reads `[x1,y1][x2,y2]`.
  private static func bounds(_ text: String) -> PrintedRect? {
    var cursor = LineCursor(PastedLine(Array(text.utf8)[...]))
    guard let (x1, y1) = corner(&cursor), let (x2, y2) = corner(&cursor), cursor.isAtEnd else {
      return nil
    }
    return PrintedRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  private static func corner(_ cursor: inout LineCursor) -> (Double, Double)? {
    guard cursor.skip(UInt8(ascii: "[")), let x = cursor.number(), cursor.skip(UInt8(ascii: ",")),
      let y = cursor.number(), cursor.skip(UInt8(ascii: "]"))
    else { return nil }
    return (x, y)
  }
}
