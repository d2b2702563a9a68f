public import Sentences

/// A stable kind of failure: a row of the table of errors.
public struct ErrorType: Hashable, Sendable {
  /// `group.kebab-case`; never changes its meaning.
  public let name: String

  /// JSON-RPC's number for the class of failure.
  public let code: Int

  /// One sentence that says when it comes.
  public let summary: Sentence

  /// What to do about it, in general: a full sentence; an error may bring a better one.
  public let hint: Sentence?

  /// The further members that `data` of such an error has.
  public let details: [Field]

  init(
    _ name: String,
    _ code: Code,
    _ summary: Sentence,
    hint: Sentence? = nil,
    details: [Field] = []
  ) {
    self.name = name
    self.code = code.rawValue
    self.summary = summary
    self.hint = hint
    self.details = details
  }

  /// The numbers in use: those of JSON-RPC, and three that editors know from LSP.
  public enum Code: Int, Sendable, CaseIterable {
    /// The bytes are no JSON value within the limits.
    case parse = -32700
    /// The value is no request.
    case request = -32600
    /// There is no such method.
    case method = -32601
    /// The parameters are wrong, or name what does not exist.
    case parameters = -32602
    /// The workbench itself is at fault.
    case `internal` = -32603
    /// The request was cancelled.
    case cancelled = -32800
    /// What the request speaks of has changed meanwhile.
    case stale = -32801
    /// The request was right and could not be carried out.
    case failed = -32803
  }

  /// Where the error is described.
  public var doc: String {
    "responder-protocol(7)#\(name)"
  }

  /// The type called `name`; one that this build does not know keeps its name and code.
  public static func named(_ name: String, code: Int) -> ErrorType {
    byName[name] ?? ErrorType(unknown: name, code: code)
  }

  private init(unknown name: String, code: Int) {
    self.name = name
    self.code = code
    summary = Sentence("An error that this build does not know.", zh: "这个版本不认识的错误。")
    hint = nil
    details = []
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  public static func == (left: ErrorType, right: ErrorType) -> Bool {
    // By name alone: one of another build is made of nothing but its name and code.
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
