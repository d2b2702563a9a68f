/// An object of the app as one print tells of it.
///
/// A paste has thousands of objects, each with some fifty properties, of which hardly any is printed:
/// copies share them until one is changed.
@dynamicMemberLookup
struct PastedObject: Sendable {
  /// What it is in the app.
  enum Kind: String, Sendable {
    case window
    case view
    case controller
    case recognizer
    case touch
    case element
    case guide
    case object
  }

  /// How far a controller's view has come, as `_printHierarchy` has it.
  enum Appearance: String, Sendable {
    case appearing
    case appeared
    case disappearing
    case disappeared
  }

  /// How much of the object's print is there.
  enum Wholeness: Sendable {
    case whole

    /// The print ends in the middle: whatever would have come is not known.
    case cut

    /// A description of the app's own, or a level that was left out: nothing is known of it.
    case unknown

    /// Lines that were left out: whoever stood there, it may have taken any point.
    case gap
  }

  /// What the print tells.
  var fields: PastedFields {
    get { shared[0] }
    _modify { yield &shared[0] }
  }

  /// An array of one: arrays share what they hold until one that does not alone have it is changed.
  private var shared: [PastedFields]

  init(_ kind: Kind, form: Form, className: String, at offset: Int) {
    shared = [PastedFields(kind, form: form, className: className, at: offset)]
  }

  subscript<Value>(dynamicMember field: WritableKeyPath<PastedFields, Value>) -> Value {
    get { shared[0][keyPath: field] }
    _modify { yield &fields[keyPath: field] }
  }

  subscript<Value>(dynamicMember field: KeyPath<PastedFields, Value>) -> Value {
    shared[0][keyPath: field]
  }
}
