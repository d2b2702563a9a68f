/// What the keys of a view's description say of it.
struct ViewFields {
  private var unknown = UnknownKeys()

  /// Writes what fields say into the object at a place, and keeps what it does not know.
  mutating func read(
    _ fields: [(key: String, value: PastedLine)],
    into place: Int,
    of reading: inout PrintReading
  ) {
    for (key, value) in fields {
      let isKnown =
        Self.readGeometry(key, value, &reading.objects[place])
        ?? Self.readState(key, value, &reading.objects[place])
      switch isKnown {
      case true?:
        break
      case false?:
        // What cannot be read might have said anything.
        if reading.objects[place].wholeness == .whole { reading.objects[place].wholeness = .cut }
        unknown.keep(key, value.text, at: value.offset, of: place, in: &reading)
      case nil:
        unknown.keep(key, value.text, at: value.offset, of: place, in: &reading)
      }
    }
  }

  /// Takes a key that says where the view lies.
  ///
  /// - Returns: Whether the value could be read; nil where the key is another.
  private static func readGeometry(
    _ key: String,
    _ value: PastedLine,
    _ object: inout PastedObject
  ) -> Bool? {
    let numbers = PrintedNumbers(value)
    switch key {
    case "frame": return set(&object.frame, numbers?.rect)
    case "bounds": return set(&object.bounds, numbers?.rect)
    case "center": return set(&object.center, numbers?.point)
    case "anchorPoint": return set(&object.anchorPoint, numbers?.point)
    case "transform": return set(&object.transform, numbers?.transform)
    case "contentOffset": return set(&object.contentOffset, numbers?.point)
    case "contentSize": return set(&object.contentSize, numbers?.size)
    case "adjustedContentInset": return set(&object.adjustedContentInset, numbers?.insets)
    default: return nil
    }
  }

  /// Takes a key that says what the view is called and how it is.
  private static func readState(
    _ key: String,
    _ value: PastedLine,
    _ object: inout PastedObject
  ) -> Bool? {
    switch key {
    case "baseClass": return set(&object.baseClass, value.isEmpty ? nil : value.text)
    case "alpha": return set(&object.alpha, value.number)
    case "hidden": return set(&object.isHidden, value.flag)
    case "clipsToBounds": return set(&object.clipsToBounds, value.flag)
    case "userInteractionEnabled": return set(&object.isUserInteractionEnabled, value.flag)
    case "enabled": return set(&object.isEnabled, value.flag)
    case "tag": return set(&object.tag, value.integer)
    case "reactTag": return set(&object.reactTag, value.integer)
    case "accessibilityIdentifier": return set(&object.identifier, PrintedText(value).text)
    case "accessibilityLabel": return set(&object.label, PrintedText(value).text)
    case "text":
      let text = PrintedText(value)
      object.isTextCut = text.isCut
      return set(&object.text, text.text)
    case "gestureRecognizers":
      object.hasRecognizers = true
    case "animations":
      object.animations = value.animatedKeys
    case "opaque", "autoresize", "autoresizesSubviews", "tintColor", "backgroundColor", "layer":
      break
    default:
      return nil
    }
    return true
  }

  private static func set<Value>(_ property: inout Value?, _ value: Value?) -> Bool {
    guard let value else { return false }
    property = value
    return true
  }
}
