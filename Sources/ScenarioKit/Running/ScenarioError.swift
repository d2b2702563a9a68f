import Catalogue
import Jansson
@_spi(Workbench) package import ResponderKit
import ScenarioSyntax
public import Sentences

/// Why something that was asked of a session could not be done.
public struct ScenarioError: Error, Hashable, Sendable {
  /// The stable name of the kind: a diagnostic's type, or a name that `raised` can use.
  public let type: String
  /// One sentence for people.
  public let message: Sentence
  /// JSON pointer into what was given, where it is about a part of it.
  public let pointer: String
  /// What is allowed at that place.
  public let allowed: [String]
  /// What to do about it.
  public let hint: Sentence?

  public init(
    type: String,
    message: Sentence,
    pointer: String = "",
    allowed: [String] = [],
    hint: Sentence? = nil
  ) {
    self.type = type
    self.message = message
    self.pointer = pointer
    self.allowed = allowed
    self.hint = hint
  }

  /// The same about what was given at a place of something larger.
  @_spi(Workbench) public func inside(_ place: String) -> ScenarioError {
    // Without a pointer it is about nothing inside what was given.
    guard !pointer.isEmpty else { return self }
    return ScenarioError(
      type: type,
      message: message,
      pointer: place + pointer,
      allowed: allowed,
      hint: hint
    )
  }

  init(_ diagnostic: Diagnostic) {
    self.init(
      type: diagnostic.type,
      message: diagnostic.message,
      pointer: diagnostic.pointer,
      allowed: diagnostic.allowed,
      hint: diagnostic.hint
    )
  }

  /// Tells what ended a run.
  package init(_ error: SimulationError) {
    self.init(type: error.kind.rawValue, message: Sentence(error.message))
  }

  static func unknown(
    _ type: DiagnosticType,
    _ name: String,
    among names: [String],
    _ message: Sentence
  ) -> ScenarioError {
    let names = names.sorted()
    return ScenarioError(
      type: type.rawValue,
      message: message,
      allowed: names,
      hint: NearestName.hint(for: name, among: names)
    )
  }

  static func noPlace(_ message: Sentence) -> ScenarioError {
    ScenarioError(type: SimulationError.Kind.noPlace.rawValue, message: message)
  }

  static func invalid(_ message: Sentence) -> ScenarioError {
    ScenarioError(type: SimulationError.Kind.invalidArgument.rawValue, message: message)
  }
}

extension SimulationError {
  /// Takes over why a body could not be run, which ends the run as UIKit would stop the app.
  ///
  /// - Parameters:
  ///   - error: What the body could not do.
  ///   - object: The object whose body it is.
  init(_ error: ScenarioError, at object: ObjectIndex?) {
    self.init(
      Kind(rawValue: error.type) ?? .invalidArgument,
      saying: Text(error.message),
      object: object
    )
  }
}
