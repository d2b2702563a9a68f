import Sentences

/// Reads the view hierarchy that Sentry attaches to a report: form S.
///
/// Windows and children stand back to front, each with its frame in its superview.
struct SentryReader: FormReader {
  private var lines: [PastedLine] = []

  init(_ block: PastedBlock) {}

  mutating func take(_ line: PastedLine) { lines.append(line) }

  mutating func finish() -> PrintReading {
    var hierarchy = SentryHierarchy(PastedJSON(lines))
    return hierarchy.read()
  }
}

/// A view hierarchy of Sentry's while it is read.
private struct SentryHierarchy {
  /// A frame of which only some of the numbers may be there.
  private struct Frame {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?

    var rect: PrintedRect? {
      guard let x, let y, let width, let height else { return nil }
      return PrintedRect(x: x, y: y, width: width, height: height)
    }
  }

  private let json: PastedJSON
  private var reading = PrintReading(.sentry)
  private var unknown = UnknownKeys()

  /// The object that a value of the text is.
  private var objects: [Int: Int] = [:]
  private var frames: [Frame] = []

  init(_ json: PastedJSON) {
    self.json = json
  }

  mutating func read() -> PrintReading {
    for (number, value) in json.values.enumerated() {
      if value.kind == .object, let list = list(of: value) {
        guard open(value, number, in: list) else { break }
      } else if let object = value.parent.flatMap({ objects[$0] }) {
        take(value, of: object)
      } else if value.key == "rendering_system", let system = json.string(value), !isUIKit(system) {
        reading.notice(.unsupported, at: json.offset(of: value), .notUIKit(system))
        reading.objects = []
        return reading
      }
    }
    for index in reading.objects.indices { reading.objects[index].frame = frames[index].rect }
    if let warning = json.warning { reading.warnings.append(warning) }
    return reading
  }

  /// The array that a view or window is an element of.
  private func list(of value: PastedJSON.Value) -> PastedJSON.Value? {
    guard let list = value.parent.map({ json.values[$0] }), list.kind == .array else { return nil }
    return list.key == "windows" || list.key == "children" ? list : nil
  }

  private func isUIKit(_ system: String) -> Bool {
    system.lowercased().split { !$0.isLetter }.contains("uikit")
  }

  private mutating func open(
    _ value: PastedJSON.Value,
    _ number: Int,
    in list: PastedJSON.Value
  ) -> Bool {
    var object = PastedObject(
      list.key == "windows" ? .window : .view,
      form: .sentry,
      className: "",
      at: json.offset(of: value)
    )
    object.parent = list.parent.flatMap { objects[$0] }
    object.wholeness = value.isWhole ? .whole : .cut
    guard let index = reading.add(object) else { return false }
    objects[number] = index
    frames.append(Frame())
    return true
  }

  private mutating func take(_ value: PastedJSON.Value, of object: Int) {
    let number = json.number(value)
    switch value.key {
    case "type": name(object, json.string(value))
    case "identifier": reading.objects[object].identifier = json.string(value)?.unlessEmpty
    case "view_controller": reading.objects[object].controller = json.string(value)?.unlessEmpty
    case "x": frames[object].x = number
    case "y": frames[object].y = number
    case "width": frames[object].width = number
    case "height": frames[object].height = number
    case "alpha": reading.objects[object].alpha = number
    case "visible": reading.objects[object].isHidden = json.flag(value).map { !$0 }
    case "children": complete(object)
    case let key?: keep(key, value, of: object)
    case nil: break
    }
  }

  private mutating func name(_ object: Int, _ type: String?) {
    guard let type else { return }
    reading.objects[object].className = type
    guard type == "SentryTruncatedViewHierarchy" else { return }
    // It stands for a whole subtree that the tool left out.
    reading.objects[object].wholeness = .gap
    reading.notice(.elided, at: reading.objects[object].offset, .truncatedBySentry)
  }

  /// A view whose children follow broke off in these, not in what is known of it.
  private mutating func complete(_ object: Int) {
    let known = reading.objects[object]
    guard known.wholeness == .cut, frames[object].rect != nil, known.alpha != nil,
      known.isHidden != nil
    else { return }
    reading.objects[object].wholeness = .whole
  }

  private mutating func keep(_ key: String, _ value: PastedJSON.Value, of object: Int) {
    guard value.isWhole else { return }
    let text = json.string(value) ?? json.printed(value).text
    unknown.keep(key, text, at: json.offset(of: value), of: object, in: &reading)
  }
}

extension Sentence {
  fileprivate static func notUIKit(_ system: String) -> Sentence {
    Sentence(
      "this is a hierarchy of '\(system)', not of UIKit; attach the one of an iOS app",
      zh: "这是“\(system)”的层级，不是 UIKit 的；请使用 iOS 应用的附件"
    )
  }

  fileprivate static var truncatedBySentry: Sentence {
    Sentence(
      "Sentry left out what lies deeper than 90 levels here",
      zh: "Sentry 在此略去了 90 层以下的内容"
    )
  }
}
