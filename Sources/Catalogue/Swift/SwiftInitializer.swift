/// How Swift makes an object of a class.
package struct SwiftInitializer: Sendable {
  /// One argument: its label, the property that says it, and what stands around the value.
  package struct Argument: Sendable {
    package let label: String
    /// `nil` where the argument is always the same.
    package let property: String?
    /// What is written of a value, which is `#` in it.
    package let form: String
    /// What stands there when the node says nothing; `nil` leaves the argument out.
    package let otherwise: String?

    /// The value of the property that is called as the argument.
    static func value(_ name: String, as form: String = "#", otherwise: String? = nil) -> Argument {
      Argument(label: name, property: name, form: form, otherwise: otherwise)
    }

    /// An argument of which documents say nothing.
    static func always(_ label: String, _ text: String) -> Argument {
      Argument(label: label, property: nil, form: "#", otherwise: text)
    }
  }

  /// Whether a view's frame is the first argument.
  package let takesFrame: Bool
  /// The arguments behind the frame.
  package let arguments: [Argument]

  init(takesFrame: Bool = false, _ arguments: [Argument] = []) {
    self.takesFrame = takesFrame
    self.arguments = arguments
  }
}
