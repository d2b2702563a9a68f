package import Sentences

/// Why a module could not be written or built: what happened, and the next step.
package struct ModuleError: Error, Equatable {
  /// What kind of trouble it is; the exit status follows from it.
  package enum Kind: Equatable, Sendable {
    /// The command was used wrongly.
    case usage
    /// The module's own files are not right.
    case badInput
    /// Something that building needs is not there.
    case unavailable
    /// A file or folder cannot be written.
    case permission
  }

  package var kind: Kind

  /// What is wrong and where: lower case, without a period.
  package var message: Sentence

  /// What to do about it: a full sentence.
  package var hint: Sentence?

  /// What the compiler said, with the file and line of each error; empty when it was not asked.
  package var compilerOutput: String

  init(_ kind: Kind, _ message: Sentence, hint: Sentence? = nil, compilerOutput: String = "") {
    self.kind = kind
    self.message = message
    self.hint = hint
    self.compilerOutput = compilerOutput
  }
}
