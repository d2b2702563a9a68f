/// Reads the source of a screen as WebDriverAgent writes it.
struct ElementXMLReader: FormReader {
  private var reading = PrintReading(.accessibility)
  private var lines = TagLines()
  private var open = OpenElements()
  private var unknown = UnknownKeys()

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) {
    for tag in lines.take(line) { take(tag) }
  }

  mutating func finish() -> PrintReading {
    for tag in lines.finish() { take(tag) }
    if open.count > 0, let last = reading.objects.last {
      reading.notice(.truncated, at: last.offset, .cutHere)
    }
    return reading
  }

  private mutating func take(_ tag: PastedTag) {
    guard tag.kind != .closing else { return open.end(tag.name) }
    guard open.count < FormLimits.depth else {
      return reading.notice(.limit, at: tag.offset, .tooDeep)
    }
    // Where nothing but a part of the name is there, nobody knows what broke off.
    guard tag.isClosed || !tag.attributes.isEmpty else {
      return reading.notice(.truncated, at: tag.offset, .cutHere)
    }
    let index = tag.name == "AppiumAUT" ? nil : add(tag)
    if tag.kind == .opening, tag.isClosed { open.begin(tag.name, object: index) }
  }

  private mutating func add(_ tag: PastedTag) -> Int? {
    var object = PastedObject(
      .element,
      form: .accessibility,
      className: tag.name,
      at: tag.offset
    )
    object.parent = open.object
    object.wholeness = tag.isClosed ? .whole : .cut
    guard let index = reading.add(object) else { return nil }
    var numbers: [String: Double] = [:]
    for (key, value) in tag.attributes {
      switch key {
      case "x", "y", "width", "height": numbers[key] = value.number
      default: take(key, value, of: index)
      }
    }
    if let x = numbers["x"], let y = numbers["y"], let width = numbers["width"],
      let height = numbers["height"]
    {
      reading.objects[index].frameInWindow = PrintedRect(x: x, y: y, width: width, height: height)
    }
    // The tool calls an element by its label where it has no identifier.
    if reading.objects[index].identifier == reading.objects[index].label {
      reading.objects[index].identifier = nil
    }
    return index
  }

  private mutating func take(_ key: String, _ value: PastedLine, of index: Int) {
    let text = XMLText.text(of: value)
    switch key {
    case "name": reading.objects[index].identifier = text.unlessEmpty
    case "label": reading.objects[index].label = text.unlessEmpty
    case "value": reading.objects[index].text = text.unlessEmpty
    case "enabled": reading.objects[index].isEnabled = value.flag
    case "visible":
      // A guess of the tool's, which is kept apart from what is known.
      reading.objects[index].rest.append((key, text))
    case "type", "accessible", "index", "traits", "hint", "path", "dom", "valid", "selected",
      "focused", "placeholderValue", "nativeFrame", "bundleId", "processId", "minValue", "maxValue",
      "customActions":
      break
    default:
      unknown.keep(key, text, at: value.offset, of: index, in: &reading)
    }
  }
}
