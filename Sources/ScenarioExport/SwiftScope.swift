import Catalogue
import ScenarioKit
import ScenarioSyntax

/// The code that a body becomes: whose method it is, and what its names stand for there.
struct SwiftScope {
  /// What is known of a name.
  struct Variable {
    let type: ValueType
    let isOptional: Bool
    /// Whether it is a set, which has no order.
    var isSet = false
    /// Whether the method gets where the value is, to change it there.
    var isPointer = false
  }

  /// The method whose body it is; `nil` for an action, a closure or a step.
  var declaration: SwiftDeclaration?
  var variables: [String: Variable] = [:]
  /// The class of `self`.
  var selfClass: String?
  /// What notes are named after: `self`, or whose delegate it is.
  var subject: String?
  /// The type of what is answered.
  var answer: ValueType?
  /// The variable that counts the calls, where one does.
  var counter: String?
  /// Whether the last answer of super is kept.
  var keepsAnswer = false
  /// Whether the code stands in the enum itself, where the objects' names need no prefix.
  var isInEnum = false

  init() {}

  /// The scope of the enum's own functions.
  static var inEnum: SwiftScope {
    var scope = SwiftScope()
    scope.isInEnum = true
    return scope
  }

  /// The statement that answers with a value.
  ///
  /// Where a document answers with the menu itself, Swift wants a configuration that makes it.
  func returning(_ value: SwiftValue) -> String {
    guard declaration?.answer == "UIContextMenuConfiguration?", value.text != "nil" else {
      return "return \(value.text)"
    }
    return "return UIContextMenuConfiguration(actionProvider: { _ in \(value.text) })"
  }

  /// The scope of a method of a class, or of a delegate.
  init(_ row: MethodRow, _ declaration: SwiftDeclaration, selfClass: String, isDelegate: Bool) {
    self.declaration = declaration
    self.selfClass = selfClass
    answer = row.answer
    subject = isDelegate ? declaration.parameters.first?.name : "self"
    for parameter in declaration.parameters {
      let type = row.parameters.first { $0.name == parameter.name }?.type
      variables[parameter.name] = Variable(
        type: type ?? .any,
        isOptional: parameter.type.hasSuffix("?"),
        isSet: parameter.type.hasPrefix("Set<"),
        isPointer: parameter.type.hasPrefix("UnsafeMutablePointer<")
      )
    }
  }
}

/// A Swift expression with what is known of its value.
struct SwiftValue {
  var text: String
  var type: ValueType
  /// Whether the whole may be `nil`.
  var isOptional = false
  var isSet = false
  /// Whether only what stands before its last part may be, which Swift's chains do not mark again.
  var isMarked = false

  /// The expression before a dot.
  var receiver: String { isOptional && !isMarked ? text + "?" : text }
}
