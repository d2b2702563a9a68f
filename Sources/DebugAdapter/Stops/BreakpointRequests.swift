import Sentences

/// A breakpoint at a line, as an editor asks for it.
struct SourceBreakpoint: Hashable, Sendable {
  var line: Int
  /// From 1, in code points; without it the whole line is meant.
  var column: Int?
  var condition: String?
  var hitCondition: String?
  /// What is said instead of stopping.
  var logMessage: String?
}

/// A breakpoint at whatever occurs, as an editor asks for it: `*.hitTest`, `rule:hit-test.*`.
struct FunctionBreakpoint: Hashable, Sendable {
  var name: String
  var condition: String?
  var hitCondition: String?
}

/// A breakpoint at a record, as an editor asks for it.
struct InstructionBreakpoint: Hashable, Sendable {
  var reference: String
  var offset = 0
  var condition: String?
  var hitCondition: String?
}

/// An exception filter that an editor has turned on.
struct ExceptionChoice: Hashable, Sendable {
  var filter: String
  var condition: String?
}

/// What became of a breakpoint.
struct BreakpointAnswer: Hashable, Sendable {
  /// Its id: a breakpoint that is set again as it was keeps it.
  let id: Int
  /// Whether it will be hit if what it waits for happens.
  let isVerified: Bool
  /// Where it came to stand; nil where it stands at no line.
  let span: SourceSpan?
  /// What it will stop at, or why it will not.
  let message: Sentence?
}
