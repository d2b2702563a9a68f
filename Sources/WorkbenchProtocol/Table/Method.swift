public import Sentences

/// A request that a client may send: a row of the table.
public struct Method: Equatable, Sendable {
  /// `group.kebab-case`, or one word for the workbench's own.
  public var name: String

  /// What it does: one sentence.
  public var summary: Sentence

  /// The members of `params`, which hold nothing else.
  public var parameters: [Field]

  /// The members of `result`, which holds nothing else.
  public var results: [Field]

  /// The errors it may answer with, beside those that any request may meet.
  public var errors: [ErrorType]

  /// Members that `data` of each of its errors may have, beside those of the error's type.
  public var errorDetails: [Field]

  /// The module that brings it; nil for the workbench's own.
  public var module: String?

  /// What a host has to know to carry it out; clients see nothing of it.
  public var traits: Traits

  /// Makes a row.
  public init(
    _ name: String,
    _ summary: Sentence,
    parameters: [Field] = [],
    results: [Field] = [],
    errors: [ErrorType] = [],
    errorDetails: [Field] = [],
    module: String? = nil,
    traits: Traits = []
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.results = results
    self.errors = errors
    self.errorDetails = errorDetails
    self.module = module
    self.traits = traits
  }

  /// Whether it may answer with an error: one of its own, or one that any request may meet.
  public func mayAnswer(_ error: ErrorType) -> Bool {
    errors.contains(error) || ErrorType.ofAnyRequest.contains(error)
  }

  /// The part of the name before the point.
  public var group: String {
    name.firstIndex(of: ".").map { String(name[..<$0]) } ?? "workbench"
  }
}

/// A notification that the workbench sends, or takes: a row of the table.
public struct Event: Equatable, Sendable {
  /// Who sends it.
  public enum Sender: String, Sendable {
    case client
    case workbench
  }

  /// The notification's name.
  public var name: String
  /// Who sends it.
  public var sender: Sender

  /// When it is sent: one sentence.
  public var summary: Sentence

  /// The members of `params`, which hold nothing else.
  public var parameters: [Field]

  /// Makes a row.
  public init(_ name: String, from sender: Sender, _ summary: Sentence, parameters: [Field]) {
    self.name = name
    self.sender = sender
    self.summary = summary
    self.parameters = parameters
  }
}

/// A type that several rows of the table speak of by name.
public struct NamedType: Equatable, Sendable {
  /// The name, in kebab-case.
  public var name: String

  /// What it is: one sentence.
  public var summary: Sentence

  /// What a value of it may be.
  public var type: WireType

  /// Makes a row.
  public init(_ name: String, _ summary: Sentence, _ type: WireType) {
    self.name = name
    self.summary = summary
    self.type = type
  }
}
