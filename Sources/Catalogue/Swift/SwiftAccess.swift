/// How Swift writes and reads a property that documents name: by its name, unless the row says more.
package struct SwiftAccess: Sendable {
  /// How a value is given to an object; `#` stands for the value and `@` for the object.
  package enum Writing: Sendable {
    case assigned
    /// One statement.
    case statement(String)
    /// Statements for each element of a list.
    case each([String])
    /// Given when the object is made.
    case initializer
    /// The numbers of the cases of an enum.
    case numbers(String)
    /// The targets of a control.
    case controlTargets
    /// A recognizer's target, written with its action.
    case target
    /// A recognizer's targets.
    case recognizerTargets
    /// UIKit has no way to say it, for this reason.
    case impossible(String)
    /// The cells of a list, given by a data source that the file declares.
    case source
    /// The views that a cell adds to itself when it is made.
    case ownSubviews
    /// True of the device, not of the code: a person sees to it before, by doing this.
    case device(String)
    /// It only draws: the code that shows who gets an event does without.
    case drawn
  }

  package let writing: Writing
  /// What stands behind the object and a dot, which is `@` in it; `nil` is the property's name.
  let reading: String?
  /// Whether Swift can read it; some are only for documents to write.
  package let isReadable: Bool
  /// Whether Swift's property may be `nil` although documents always find a value.
  let isOptional: Bool
  /// Whether it is a set in UIKit, which documents see as a list.
  package let isSet: Bool

  init(
    writing: Writing = .assigned,
    reading: String? = nil,
    isReadable: Bool = true,
    isOptional: Bool = false,
    isSet: Bool = false
  ) {
    self.writing = writing
    self.reading = reading
    self.isReadable = isReadable
    self.isOptional = isOptional
    self.isSet = isSet
  }
}

extension Property {
  /// Returns how Swift reads it from an object.
  package func read(from receiver: String) -> String {
    receiver + "." + (swift.reading ?? name).replacing("@", with: receiver)
  }

  /// Whether Swift's property may be `nil`.
  package var isOptional: Bool {
    if case .optional = type { return true }
    return swift.isOptional
  }
}
