package import Sentences

/// Why a text is not read on, and where.
package struct XMLError: Error, Hashable, Sendable {
  /// The kinds of fault.
  package enum Kind: String, Sendable, CaseIterable {
    /// The text breaks the grammar.
    case notWellFormed

    /// The text ends before its first element does.
    case incomplete

    /// The text has a document type declaration.
    case documentType

    /// The text is, or says that it is, in another encoding than UTF-8.
    case encoding

    /// Elements lie deeper than the limit.
    case tooDeep

    /// An element has more attributes than the limit.
    case tooManyAttributes

    /// A tag is longer than the limit.
    case tagTooLong

    /// More combining marks follow one another than a text needs.
    case tooManyMarks

    /// There was not enough memory.
    case outOfMemory
  }

  package let kind: Kind

  /// One sentence for people, without the place.
  package let message: Sentence

  package let place: XMLPlace
}
