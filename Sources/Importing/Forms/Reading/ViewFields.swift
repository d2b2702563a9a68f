/// What UIKit's description of a view says of it, for every form that prints views.
enum ViewFields {
  /// Takes what a node prints.
  ///
  /// - Returns: The fields that no part of the program reads, in order.
  @discardableResult
  static func take(
    _ node: NodeText,
    into object: inout PastedObject
  ) -> [(key: String, value: PastedLine)] {
    take(node.fields, into: &object)
  }

  /// Takes some of the fields of a node.
  static func take(
    _ fields: [(key: String, value: PastedLine)],
    into object: inout PastedObject
  ) -> [(key: String, value: PastedLine)] {
    fields.filter { key, value in
      guard let key = ViewField.named[key] else { return true }
      let isRead = readGeometry(key, value, &object) ?? readState(key, value, &object)
      // What cannot be read might have said anything.
      if !isRead, object.wholeness == .whole { object.wholeness = .cut }
      return !isRead
    }
  }

  /// Takes a key that says where the view lies.
  ///
  /// - Returns: Whether the value could be read; nil where the key is another.
  private static func readGeometry(
    _ key: ViewField,
    _ value: PastedLine,
    _ object: inout PastedObject
  ) -> Bool? {
    // Read only of a key that has numbers.
    var numbers: PrintedNumbers? { PrintedNumbers(value) }
    switch key {
    case .frame: return set(&object.frame, numbers?.rect)
    case .bounds: return set(&object.bounds, numbers?.rect)
    case .center: return set(&object.center, numbers?.point)
    case .anchorPoint: return set(&object.anchorPoint, numbers?.point)
    case .transform: return set(&object.transform, numbers?.transform)
    case .contentOffset: return set(&object.contentOffset, numbers?.point)
    case .contentSize: return set(&object.contentSize, numbers?.size)
    case .adjustedContentInset: return set(&object.adjustedContentInset, numbers?.insets)
    default: return nil
    }
  }

  /// Takes a key that says what the view is called and how it is.
  ///
  /// - Returns: Whether the value could be read, or need not be.
  private static func readState(
    _ key: ViewField,
    _ value: PastedLine,
    _ object: inout PastedObject
  ) -> Bool {
    switch key {
    case .baseClass: return set(&object.baseClass, value.text.unlessEmpty)
    case .alpha: return set(&object.alpha, value.number)
    case .hidden: return set(&object.isHidden, value.flag)
    case .clipsToBounds: return set(&object.clipsToBounds, value.flag)
    case .userInteractionEnabled: return set(&object.isUserInteractionEnabled, value.flag)
    case .enabled: return set(&object.isEnabled, value.flag)
    case .tag: return set(&object.tag, value.integer)
    case .reactTag: return set(&object.reactTag, value.integer)
    case .accessibilityIdentifier: return set(&object.identifier, PrintedText(value).text)
    case .accessibilityLabel: return set(&object.label, PrintedText(value).text)
    case .text:
      let text = PrintedText(value)
      object.isTextCut = text.isCut
      return set(&object.text, text.text)
    case .gestureRecognizers:
      object.hasRecognizers = true
    case .animations:
      object.animations = value.animatedKeys
    default:
      break
    }
    return true
  }

  private static func set<Value>(_ property: inout Value?, _ value: Value?) -> Bool {
    guard let value else { return false }
    property = value
    return true
  }
}

extension PastedLine {
  /// The text in quotation marks as pages have them; nil where there are none.
  private var typographicallyUnquoted: PastedLine? {
    guard bytes.count >= 6 else { return nil }
    let (opening, closing) = (bytes.prefix(3), bytes.suffix(3))
    guard opening.starts(with: [0xE2, 0x80]), closing.starts(with: [0xE2, 0x80]),
      let first = opening.last, let last = closing.last,
      [0x98, 0x99].contains(first) && last == 0x99 || [0x9C, 0x9D].contains(first) && last == 0x9D
    else { return nil }
    return self[bytes.startIndex + 3..<bytes.endIndex - 3]
  }

  /// The text in a pair of quotes; all of it where there are none.
  var unquoted: PastedLine {
    if let inner = typographicallyUnquoted { return inner }
    guard bytes.count >= 2, let first = bytes.first, first == bytes.last,
      first == UInt8(ascii: "'") || first == UInt8(ascii: "\"")
    else { return self }
    return self[bytes.startIndex + 1..<bytes.endIndex - 1]
  }
}
