/// What is printed of a recognizer.
enum RecognizerField {
  /// The lists of recognizers in the print of one.
  enum List: String {
    /// Those that have to fail before it.
    case mustFail = "must-fail"

    /// Those that wait for it to fail.
    case mustFailFor = "must-fail-for"
  }

  /// Takes a value; false where no part of the program reads it.
  static func take(_ key: String, _ value: PastedLine, into object: inout PastedObject) -> Bool {
    switch key {
    case "baseClass": object.baseClass = value.text
    case "state": object.state = value.text
    case "enabled": object.isEnabled = value.flag
    case "cancelsTouchesInView": object.cancelsTouchesInView = value.flag
    case "delaysTouchesBegan": object.delaysTouchesBegan = value.flag
    case "delaysTouchesEnded": object.delaysTouchesEnded = value.flag
    case "numberOfTapsRequired": object.numberOfTapsRequired = value.integer
    case "numberOfTouchesRequired": object.numberOfTouchesRequired = value.integer
    case "minimumPressDuration": object.minimumPressDuration = value.number
    case "view": object.view = node(value)?.address ?? object.view
    case "target": object.actions = actions(value)
    default: return false
    }
    return true
  }

  /// Reads `<(action=selector, target=<Name 0x…>), …>`.
  private static func actions(
    _ value: PastedLine
  ) -> [(selector: String, target: String, targetClass: String)] {
    var actions: [(selector: String, target: String, targetClass: String)] = []
    var cursor = LineCursor(value)
    while cursor.move(to: "(action=") {
      _ = cursor.skip("(action=")
      let start = cursor.index
      guard cursor.move(to: ", target=") else { return actions }
      let selector = cursor.text(from: start)
      _ = cursor.skip(", target=")
      let target = node(value[cursor.index..<cursor.end])
      actions.append((selector, target?.address ?? "", target?.name ?? ""))
    }
    return actions
  }

  /// Reads `<Name 0x…` or `<Name: 0x…`.
  private static func node(_ value: PastedLine) -> (name: String, address: String?)? {
    guard let head = NodeHead(value.bytes, at: value.bytes.startIndex) else { return nil }
    return (value[head.name].text, head.address.map { value[$0].text.lowercased() })
  }
}
