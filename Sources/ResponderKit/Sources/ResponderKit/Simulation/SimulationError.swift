/// An error at which UIKit would stop the app, or a limit of the model.
///
/// It ends the run and not the process: a host shows it, or finds that a document expected it.
@_spi(Workbench) public struct SimulationError: Error, Sendable {
  /// The names that an expectation's `raised` can use.
  public enum Kind: String, Sendable, CaseIterable {
    case unrecognizedSelector
    case responderCycle
    case foreignObject
    case callDepth
    case tooManyCalls
    case tooManyTimers
    case tooManyObjects
    case viewsTooDeep
    case tooManyMarks
    case viewCycle
    case controllerHierarchy
    case invalidPresentation
    case noPlace = "no-place"
    case invalidArgument
    case cancelled
  }

  /// What went wrong.
  public let kind: Kind
  /// One sentence that names the objects, in every language.
  public let message: Text
  /// The object at which it happened.
  public let object: ObjectIndex?
  /// The rule that makes it an error, where one does.
  public let rule: Rule?

  /// Says what went wrong; both languages stand side by side at the place that says it.
  public init(
    _ kind: Kind,
    _ english: String,
    zh chinese: String,
    object: ObjectIndex? = nil,
    rule: Rule? = nil
  ) {
    self.init(kind, saying: Text(english, zh: chinese), object: object, rule: rule)
  }

  /// Takes over a sentence that was said elsewhere.
  public init(_ kind: Kind, saying message: Text, object: ObjectIndex? = nil, rule: Rule? = nil) {
    self.kind = kind
    self.message = message
    self.object = object
    self.rule = rule
  }
}
