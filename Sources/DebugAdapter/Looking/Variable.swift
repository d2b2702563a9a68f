import Jansson
import Rendering
import WorkbenchProtocol

/// Something with a value that an editor shows on a line.
struct Variable {
  let name: String

  /// The value as a document writes it.
  let text: String

  let type: String?

  /// What is in it; nil for nothing.
  var handle: Handle?

  /// The reference under which it can be read and set.
  var path: String?

  private var isLazy = false
  private var isReadOnly = false

  /// A value that has nothing in it.
  init(_ name: String, text: String, type: String?) {
    self.name = name
    self.text = text
    self.type = type
  }

  /// A value of the wire: a plain one, one of several numbers, or the name of one object or several.
  init(_ name: String, _ value: JSONValue, _ debuggee: Debuggee, at record: Int) {
    self.name = name
    let isText = Variable.texts.contains(name)
    switch value.kind {
    case .null:
      (text, type) = ("null", nil)
    case .boolean:
      (text, type) = (value.typed, "Bool")
    case .integer, .real:
      (text, type) = (value.typed, "Double")
    case .string:
      let string = value.string ?? ""
      let isObject = !isText && debuggee.names(object: string)
      (text, type) = (isObject ? string : value.typed, isObject ? nil : "String")
      if isObject { handle = .object(string, at: record) }
    case .array:
      (text, type) = (value.typed, nil)
      let names = value.strings
      if value.count == 0 {
        handle = nil
      } else if value.elements.allSatisfy(\.isNumber) {
        handle = .parts(value, of: nil)
      } else if names.count == value.count, !isText, names.allSatisfy(debuggee.names) {
        handle = .objects(names, at: record)
      } else {
        handle = .value(value)
      }
    case .object:
      (text, type) = (value.typed, nil)
      handle = value.count > 0 ? .value(value) : nil
    }
  }

  /// An object by its name.
  init(_ name: String, object: String, type: String?, at record: Int) {
    self.init(name, text: object, type: type)
    handle = .object(object, at: record)
  }

  /// A view of the tree, with the views in it.
  init(node: JSONValue, at record: Int) {
    let id = node[.id]?.string ?? ""
    let type = node[.class]?.string
    let frame = node[.frame].map { " " + $0.typed } ?? ""
    self.init(id, text: (type ?? "") + frame, type: type)
    let children = Array((node[.children] ?? .array()).elements)
    handle = children.isEmpty ? .object(id, at: record) : .nodes(children, of: id, at: record)
    path = id
    isReadOnly = true
  }

  /// A property that code computes.
  init(computed property: String, of object: String, at record: Int) {
    self.init(property, text: "…", type: nil)
    handle = .computed(property, of: object, at: record)
    path = "\(object).\(property)"
    isLazy = true
    isReadOnly = true
  }

  /// The same, of which an editor knows that it cannot be set.
  func readOnly() -> Variable {
    var variable = self
    variable.isReadOnly = true
    return variable
  }

  /// What an editor draws it by.
  var hint: JSONValue? {
    let hint = JSONValue.object()
    if isReadOnly { hint.set("attributes", ["readOnly"]) }
    if isLazy { hint.set("lazy", true) }
    return hint.count > 0 ? hint : nil
  }

  /// Properties whose text is never the name of an object.
  private static let texts: Set = [
    "text", "title", "placeholder", "accessibilityIdentifier", "accessibilityLabel",
    "accessibilityValue", "accessibilityHint", "attributedText", "prompt", "message", "input",
    "event", "subtype", "command", "phase", "kind", "method", "how", "rule", "reason", "level",
  ]

  /// The properties that decide who gets an event, in the order in which UIKit asks for them.
  static let deciding: [String: Int] = Dictionary(
    uniqueKeysWithValues: [
      "isHidden", "alpha", "isUserInteractionEnabled", "frame", "bounds", "isEnabled", "state",
      "isMultipleTouchEnabled", "isExclusiveTouch", "clipsToBounds", "superview", "subviews",
      "gestureRecognizers", "view", "cancelsTouchesInView", "delaysTouchesBegan",
      "delaysTouchesEnded", "numberOfTapsRequired", "isFirstResponder", "canBecomeFirstResponder",
      "next",
    ]
    .enumerated().map { ($1, $0) }
  )
}

extension DebugAdapter {
  /// A variable as the protocol has it; what is in it gets a number.
  mutating func json(of variable: Variable) -> JSONValue {
    let told: JSONValue = [.name: JSONValue(variable.name), .value: JSONValue(variable.text)]
    if editor.showsTypes, let type = variable.type { told.set(.type, type) }
    told.set(.variablesReference, variable.handle.map { handles.add($0) } ?? 0)
    if let path = variable.path { told.set("evaluateName", path) }
    if let hint = variable.hint { told.set(.presentationHint, hint) }
    return told
  }
}
