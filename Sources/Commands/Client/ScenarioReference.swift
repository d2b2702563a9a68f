import ArgumentParser
import Jansson
import WorkbenchProtocol

/// A scenario as it is named on the command line: `TOPIC/NAME`, a file, or `-`, each with `#VARIANT`.
struct ScenarioReference: ExpressibleByArgument, Sendable {
  /// Where the document comes from.
  enum Source: Equatable, Sendable {
    case id(String)
    case path(String)
    case input
  }

  /// The reference as it was typed.
  let text: String
  let source: Source
  var variant: String?

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    text = argument
    var name = argument
    var variant: String?
    // A file may have the sign in its name.
    if let mark = argument.lastIndex(of: "#"), !Files.exists(argument) {
      name = String(argument[..<mark])
      variant = String(argument[argument.index(after: mark)...])
    }
    self.variant = variant
    if name == "-" {
      source = .input
    } else if name.hasSuffix(".json") || name.hasPrefix("/") || name.hasPrefix(".") {
      source = .path(name)
    } else {
      source = .id(name)
    }
  }

  /// The members by which methods take a document.
  func parameters() throws -> JSONValue {
    let params = JSONValue.object()
    switch source {
    case .id(let id): params.set(.id, id)
    case .path(let path): params.set(.path, path)
    case .input:
      params.set(.text, String(decoding: try Files.read("-"), as: UTF8.self))
      params.set(.name, "standard input")
    }
    return params
  }

  /// The topic that is meant where the reference is no more than a word.
  var topic: String? {
    guard case .id(let id) = source, variant == nil, !id.contains("/") else { return nil }
    return id
  }

  /// Whether it can only be a scenario: a file, or a topic with a name.
  var isDocument: Bool {
    switch source {
    case .id(let id): id.contains("/")
    case .path: true
    case .input: false
    }
  }

  /// The file that failures are placed in, where the reference is one.
  var file: String? {
    if case .path(let path) = source { path } else { nil }
  }

  static var defaultCompletionKind: CompletionKind {
    .custom { _, _, _ in ScenarioCompletion.candidates() }
  }
}
