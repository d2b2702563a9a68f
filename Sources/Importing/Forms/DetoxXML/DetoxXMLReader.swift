import Sentences

/// Reads what Detox's `generateViewHierarchyXml` returns: form H.
///
/// Elements stand back to front. Each but a window has the place of its bounds' corner in the
/// superview, and all numbers are cut to whole points.
struct DetoxXMLReader: FormReader {
  private var reading = PrintReading(.detoxXML)
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
    switch tag.kind {
    case .closing:
      open.end(tag.name)
    case .opening, .empty:
      begin(tag)
    }
  }

  private mutating func begin(_ tag: PastedTag) {
    guard open.count < FormLimits.depth else {
      return reading.notice(.limit, at: tag.offset, .tooDeep)
    }
    guard tag.name != "ViewHierarchy" else {
      if tag.kind == .opening { open.begin(tag.name, object: nil) }
      return
    }
    // Where nothing but a part of the name is there, nobody knows what broke off.
    // The name alone may be any beginning of one.
    guard tag.isClosed || !tag.attributes.isEmpty else {
      return reading.notice(.truncated, at: tag.offset, .cutHere)
    }
    let index = add(tag)
    // What breaks off inside has no end to wait for.
    if tag.kind == .opening, tag.isClosed { open.begin(tag.name, object: index) }
  }

  private mutating func add(_ tag: PastedTag) -> Int? {
    var attributes: [String: PastedLine] = [:]
    for (key, value) in tag.attributes { attributes[key] = value }
    var object = PastedObject(
      open.object == nil ? .window : .view,
      form: .detoxXML,
      className: attributes["class"]?.text ?? tag.name,
      at: tag.offset
    )
    object.parent = open.object
    object.wholeness = tag.isClosed ? .whole : .cut
    object.label = attributes["label"]?.text.unlessEmpty
    object.text = attributes["text"]?.text.unlessEmpty
    object.identifier = (attributes["testID"] ?? attributes["id"])?.text.unlessEmpty
    object.tag = attributes["tag"]?.integer
    object.alpha = attributes["alpha"]?.number
    place(&object, attributes)
    guard let index = reading.add(object) else { return nil }
    for (key, value) in tag.attributes { takeRest(key, value, of: index) }
    return index
  }

  private func place(_ object: inout PastedObject, _ attributes: [String: PastedLine]) {
    guard let width = attributes["width"]?.number, let height = attributes["height"]?.number
    else { return }
    if let x = attributes["x"]?.number, let y = attributes["y"]?.number {
      object.frame = PrintedRect(x: x, y: y, width: width, height: height)
    } else if object.kind == .window, object.wholeness == .whole {
      // Of a window only the size is printed.
      object.bounds = PrintedRect(x: 0, y: 0, width: width, height: height)
    }
  }

  private mutating func takeRest(_ key: String, _ value: PastedLine, of object: Int) {
    switch key {
    case "class", "label", "text", "testID", "id", "tag", "alpha", "width", "height", "x", "y",
      "focused":
      break
    case "visibility" where value.text == "visible":
      reading.objects[object].isHidden = false
    case "visibility" where value.text == "invisible":
      reading.objects[object].isHidden = true
    default:
      unknown.keep(key, value.text, at: value.offset, of: object, in: &reading)
    }
  }
}
