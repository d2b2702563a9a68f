import Expat

/// One object of an Interface Builder file.
struct InterfaceObject: Sendable {
  /// The name of the element.
  let tag: String

  let id: String

  /// Where it begins in the file, in bytes.
  let offset: Int

  /// The place of the object that holds it.
  let parent: Int?

  /// The element in which it stands, such as `subviews`.
  let container: String

  /// The property of its parent that it is.
  var key: String? { self["key"] }

  /// The number of its scene; nil in a XIB.
  let scene: Int?

  let attributes: [XMLAttribute]

  /// The place after the last object that it holds, however deep.
  var end: Int

  var frame: PrintedRect?
  var autoresizing = Autoresizing()
  var connections: [InterfaceConnection] = []
  var constraints: [InterfaceConstraint] = []
  var variations: [InterfaceVariation] = []
  var runtimeAttributes: [RuntimeAttribute] = []

  /// The text between tags, of a button's normal state or of its configuration.
  var innerText: String?

  /// Titles of segments.
  var segments: [String] = []

  /// Edges of a recognizer.
  var edges: [String] = []

  /// What accessibility calls it.
  var label: String?
  var identifier: String?

  /// The value of an attribute, as written.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The class as people read it: the app's own, with its module, else nil.
  var customClass: String? {
    self["customClass"].map { name in
      self["customModule"].map { "\($0).\(name)" } ?? name
    }
  }
}

/// Which of a view's distances follow the size of its superview.
struct Autoresizing: OptionSet, Sendable {
  let rawValue: Int

  static let minX = Autoresizing(rawValue: 1)
  static let width = Autoresizing(rawValue: 2)
  static let maxX = Autoresizing(rawValue: 4)
  static let minY = Autoresizing(rawValue: 8)
  static let height = Autoresizing(rawValue: 16)
  static let maxY = Autoresizing(rawValue: 32)

  /// The attributes of `<autoresizingMask>`.
  static let named: [(name: String, value: Autoresizing)] = [
    ("flexibleMinX", .minX), ("widthSizable", .width), ("flexibleMaxX", .maxX),
    ("flexibleMinY", .minY), ("heightSizable", .height), ("flexibleMaxY", .maxY),
  ]
}

/// Something that an object is connected to.
struct InterfaceConnection: Sendable {
  enum Kind: String, Sendable {
    case action
    case outlet
    case outletCollection
    case segue
  }

  let kind: Kind

  /// The id of the object at the other end.
  let destination: String

  /// The selector of an action, the property of an outlet, or the kind of a segue.
  let name: String

  /// The control event of an action, or the relationship of a segue.
  let detail: String?

  let offset: Int
}

/// A constraint, as far as it can contradict a frame.
struct InterfaceConstraint: Sendable {
  let id: String?

  /// The id of the view; nil for the one that holds the constraint.
  let item: String?

  let isHeight: Bool

  /// The width or height; nil for any other constraint, and where it varies.
  var constant: Double?
}

/// What is different for some size classes.
struct InterfaceVariation: Sendable {
  /// `default`, or size classes.
  let key: String

  let attributes: [XMLAttribute]

  /// What is put in or left out, by id, in order: of `subviews` and of `constraints`.
  var masks: [(list: String, id: String, isIncluded: Bool)] = []
}

/// A property that is set by name when the object has been made.
struct RuntimeAttribute: Sendable {
  enum Value: Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case numbers([Double])

    /// A colour, an image or something else that no document holds.
    case other
  }

  let keyPath: String
  var value: Value
  let offset: Int
}
