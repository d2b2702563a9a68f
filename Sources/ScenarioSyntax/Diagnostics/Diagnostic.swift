public import Jansson
public import Sentences

/// One fault of a document: what it is, where it stands, and what would be right there.
public struct Diagnostic: Error, Hashable, Sendable {
  /// Whether the fault keeps the document from being loaded.
  public enum Severity: String, Sendable {
    case error, warning
  }

  public let severity: Severity
  /// The stable name of the kind of fault, a `DiagnosticType`.
  public let type: String
  /// One sentence for people, without the place.
  public let message: Sentence
  /// The document's file, as it was named when it was read.
  public let file: String
  /// The value or the name at fault; where the text is no JSON the place at which it stops being it.
  public let range: SourceRange
  /// JSON pointer to the value or member at fault.
  public let pointer: String
  /// The names that are allowed at this place.
  public let allowed: [String]
  /// What is allowed there beside names, in words.
  public let forms: [Sentence]
  /// What to do about it, such as the nearest name.
  public let hint: Sentence?

  /// The line, from 1.
  public var line: Int { range.start.line }
  /// The column in characters, from 1.
  public var column: Int { range.start.column }
}

extension Diagnostic: CustomStringConvertible {
  /// The fault as compilers write it: `file:line:column: error: message [type]`.
  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message) [\(type)]"
  }
}
