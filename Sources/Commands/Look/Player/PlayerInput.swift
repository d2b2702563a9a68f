import ArgumentParser
import Rendering

/// What a player is made of, as it is named on the command line.
struct PlayerInput: ExpressibleByArgument, Sendable {
  /// What is meant by it.
  enum Kind {
    case scenario(ScenarioReference)
    /// A folder with documents, also in folders below it.
    case folder(String)
    /// A player that was made earlier.
    case page(String)
  }

  /// As it was typed.
  let text: String

  private let reference: ScenarioReference

  init?(argument: String) {
    guard let reference = ScenarioReference(argument: argument) else { return nil }
    text = argument
    self.reference = reference
  }

  /// Whether it is a player that was made earlier.
  var isPage: Bool { text.hasSuffix(".html") || text.hasSuffix(".htm") }

  /// What is meant; a word alone may be a topic's name, a scenario's, or a folder's.
  var kind: Kind {
    if isPage { return .page(text) }
    if reference.topic == nil, isFolder { return .folder(text) }
    return .scenario(reference)
  }

  /// Whether a folder is called so.
  var isFolder: Bool { Files.isFolder(Files.absolute(text, from: Host.current.folder)) }

  static var defaultCompletionKind: CompletionKind {
    .custom { _, _, _ in RunCompletion.candidates() }
  }
}
