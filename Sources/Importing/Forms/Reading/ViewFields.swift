/// What UIKit's description of a view says of it.
enum ViewFields {
  /// Takes what a node prints.
  ///
  /// - Returns: The fields that no part of the program reads, in order.
  @discardableResult
  static func take(
    _ node: NodeText,
    into object: inout PastedObject
  ) -> [(key: String, value: PastedLine)] {
    node.fields.filter { !take($0.key, $0.value, into: &object) }
  }

  private static func take(
    _ key: String,
    _ value: PastedLine,
    into object: inout PastedObject
  ) -> Bool {
    takeGeometry(key, value, into: &object) || takeName(key, value, into: &object)
      || takeState(key, value, into: &object)
  }

  private static func takeGeometry(
    _ key: String,
    _ value: PastedLine,
    into object: inout PastedObject
  ) -> Bool {
    switch key {
    case "frame": object.frame = value.printedFrame ?? object.frame
    case "anchorPoint":
      object.anchorPoint = value.numbers(2).map { PrintedPoint(x: $0[0], y: $0[1]) }
    case "transform":
      object.transform = value.numbers(6).map {
        PrintedTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
      }
    case "contentOffset":
      object.contentOffset = value.numbers(2).map { PrintedPoint(x: $0[0], y: $0[1]) }
    case "contentSize":
      object.contentSize = value.numbers(2).map { PrintedSize(width: $0[0], height: $0[1]) }
    case "adjustedContentInset": object.adjustedContentInset = value.numbers(4)
    default: return false
    }
    return true
  }

  private static func takeName(
    _ key: String,
    _ value: PastedLine,
    into object: inout PastedObject
  ) -> Bool {
    switch key {
    case "baseClass": object.baseClass = value.text
    case "tag": object.tag = value.integer
    case "reactTag": object.reactTag = value.integer
    case "text":
      let text = value.unquoted.text
      // UIKit prints 25 characters and what stands for the others.
      object.isTextCut = text.count == 28 && text.hasSuffix("...")
      object.text = object.isTextCut ? String(text.dropLast(3)) : text
    default: return false
    }
    return true
  }

  private static func takeState(
    _ key: String,
    _ value: PastedLine,
    into object: inout PastedObject
  ) -> Bool {
    switch key {
    case "hidden": object.isHidden = value.flag
    case "alpha": object.alpha = value.number
    case "userInteractionEnabled": object.isUserInteractionEnabled = value.flag
    case "clipsToBounds": object.clipsToBounds = value.flag
    case "gestureRecognizers": object.hasRecognizers = true
    case "animations": object.animations = animations(value)
    case "opaque", "autoresize", "autoresizesSubviews", "tintColor", "backgroundColor", "layer":
      break
    default: return false
    }
    return true
  }

  /// Reads `{ position=<…>; opacity=<…>; }`.
  private static func animations(_ value: PastedLine) -> [String] {
    var paths: [String] = []
    var cursor = LineCursor(value)
    guard cursor.skip(UInt8(ascii: "{")) else { return [] }
    while true {
      cursor.skip { $0.isBlank || $0 == UInt8(ascii: ";") }
      let start = cursor.index
      cursor.skip { $0.isNamePart || $0 == UInt8(ascii: "-") }
      guard cursor.index > start, cursor.byte == UInt8(ascii: "=") else { return paths }
      paths.append(cursor.text(from: start))
      var values = NodeValues(value.bytes, isLenient: true)
      cursor.index = values.end(from: cursor.index + 1).index
    }
  }
}

extension PastedLine {
  /// The rectangle that `(x y; w h)` is.
  var printedFrame: PrintedRect? {
    numbers(4).map { PrintedRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// That many numbers in a pair of brackets, with blanks, commas and semicolons between them.
  func numbers(_ count: Int) -> [Double]? {
    var cursor = LineCursor(self)
    guard let first = cursor.byte, "([{".utf8.contains(first) else { return nil }
    cursor.index += 1
    var numbers: [Double] = []
    while numbers.count < count, let number = cursor.number() {
      numbers.append(number)
      cursor.skip { $0.isBlank || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
    }
    guard numbers.count == count, let last = cursor.byte, ")]}".utf8.contains(last),
      cursor.index + 1 == cursor.end
    else { return nil }
    return numbers
  }

  /// The text in a pair of quotes; all of it where there are none.
  var unquoted: PastedLine {
    guard bytes.count >= 2, let first = bytes.first, first == bytes.last,
      first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
    else { return self }
    return self[bytes.startIndex + 1..<bytes.endIndex - 1]
  }
}
