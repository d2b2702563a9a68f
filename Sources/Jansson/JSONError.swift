public import Sentences

/// Why a text is not the JSON that was asked for, and where.
public struct JSONError: Error, Equatable, Sendable {
  /// The kinds of fault.
  public enum Kind: String, Sendable, CaseIterable {
    /// The text is longer than the limit.
    case tooLarge
    /// Arrays and objects lie deeper inside one another than the limit.
    case tooDeep
    /// There are more arrays and objects than the limit.
    case tooManyContainers
    /// There are more values than the limit.
    case tooManyValues
    /// All objects have more members together than the limit.
    case tooManyMembers
    /// More combining marks follow one another than a text needs.
    case tooManyMarks
    /// The text breaks the grammar.
    case syntax
    /// The text ends before the value does.
    case incomplete
    /// Something follows the value.
    case trailingBytes
    /// The value is neither an object nor an array.
    case notContainer
    /// An object has two members of one name.
    case duplicateKey
    /// The bytes are not UTF-8.
    case invalidUTF8
    /// A string or key contains NUL.
    case nulCharacter
    /// A number does not fit.
    case numberOutOfRange
    /// There was not enough memory.
    case outOfMemory
  }

  /// What is wrong.
  public var kind: Kind

  /// One sentence for people, without the place.
  public var message: Sentence

  /// Where the fault is: bytes before it.
  public var offset: Int

  /// The line of the fault, from 1.
  public var line: Int

  /// The column of the fault in characters (code points), from 1.
  public var column: Int

  /// JSON pointer to the value or member in which the fault lies.
  public var pointer: String

  /// At most 40 bytes of the line around the fault, repaired to valid text.
  public var snippet: String

  /// Makes an error; `message` says what is wrong, without the place.
  public init(
    kind: Kind,
    message: Sentence,
    offset: Int,
    line: Int,
    column: Int,
    pointer: String = "",
    snippet: String = ""
  ) {
    self.kind = kind
    self.message = message
    self.offset = offset
    self.line = line
    self.column = column
    self.pointer = pointer
    self.snippet = snippet
  }
}
