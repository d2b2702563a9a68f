/// What a property, a parameter or an answer can hold, and so how a document writes it.
indirect enum ValueType: Sendable {
  case flag
  case number
  case integer
  case text
  case point
  case size
  case rect
  /// A rectangle, or `"fill"` for the superview's bounds.
  case frame
  case insets
  case transform
  /// A transform that may also move along the axis that leaves the screen.
  case layerTransform
  case angle
  case time
  case range
  case indexPath
  /// How many there are.
  case count
  /// Sections of cells: `[ { "rows": [cells] } ]`, with the key and the class of the cells.
  case sections(of: String, String)
  case selector
  /// One of these names.
  case choice([String])
  /// One of these names, or a number.
  case scale([(name: String, value: Double)])
  /// One of these names, or a list of them.
  case options([String])
  /// A reference to an object of this class, or its node where it is declared.
  case object(String)
  case list(ValueType)
  /// A body that gets these parameters.
  case body([Parameter])
  /// The targets of a control: `[ { "for", "target", "action" } ]`, or `UIAction` nodes with `for`.
  case targets
  /// The targets of a recognizer: `[ { "target", "action" } ]`.
  case actions
  /// The value, or `null`.
  case optional(ValueType)
  /// Whatever is written.
  case any

  /// The longest time that may be written, in seconds; the protocol has the same limit.
  static let longestTime = 1_000_000.0

  /// The type as a sentence says it.
  var text: String {
    switch self {
    case .flag: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .text: "text"
    case .point: "a point [x, y]"
    case .size: "a size [width, height]"
    case .rect: "a rectangle [x, y, width, height]"
    case .frame: "a rectangle [x, y, width, height] or \"fill\""
    case .insets: "insets [top, left, bottom, right]"
    case .transform, .layerTransform: "a transform"
    case .angle: "an angle in radians, or as \"45deg\""
    case .time: "a time in seconds"
    case .range: "a range [location, length]"
    case .indexPath: "an index path [section, row]"
    case .count: "a whole number from 0"
    case .sections(let key, _): "a list of { \"\(key)\": [cells] }"
    case .selector: "an action such as \"save:\""
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .scale(let names): "a number or one of " + names.map(\.name).joined(separator: ", ")
    case .options(let names): "one or a list of " + names.joined(separator: ", ")
    case .object(let name): "an object of class \(name)"
    case .list(let element): "a list, each of it " + element.text
    case .body: "a list of actions"
    case .targets: "a list of { \"for\", \"target\", \"action\" }"
    case .actions: "a list of { \"target\", \"action\" }"
    case .optional(let wrapped): wrapped.text + " or null"
    case .any: "any value"
    }
  }

  /// The class of the objects it holds, where it holds objects.
  var className: String? {
    switch self {
    case .object(let name): name
    case .list(let element): element.className
    case .optional(let wrapped): wrapped.className
    default: nil
    }
  }

  /// Whether one value of the type is an object.
  var isObject: Bool {
    switch self {
    case .object: true
    case .optional(let wrapped): wrapped.isObject
    default: false
    }
  }
}

/// One parameter of a method.
struct Parameter: Sendable {
  let name: String
  let type: ValueType
  /// Whether a body may set it: what it then holds is the method's answer.
  let isInOut: Bool

  init(_ name: String, _ type: ValueType, isInOut: Bool = false) {
    self.name = name
    self.type = type
    self.isInOut = isInOut
  }
}
