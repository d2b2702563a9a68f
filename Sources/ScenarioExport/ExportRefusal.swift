import Catalogue
import ScenarioKit
import ScenarioSyntax

/// Why a variant of a document cannot be written as Swift, and where that stands.
public struct ExportRefusal: Error, Hashable, Sendable {
  /// One sentence for people.
  public let message: String
  /// JSON pointer to the part of the document that has no Swift.
  public let pointer: String
  public let line: Int
  public let column: Int
}
