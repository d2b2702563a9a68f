import Jansson
import WorkbenchProtocol

/// A stretch of a document: lines from 1, columns from 1 in code points, the end behind the last one.
struct SourceSpan: Hashable, Sendable {
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int

  init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// Reads a `range` of the wire; nil where it is none.
  init?(_ range: JSONValue?) {
    guard let start = range?[.start], let end = range?[.end],
      let line = start[.line]?.int, let column = start[.column]?.int,
      let endLine = end[.line]?.int, let endColumn = end[.column]?.int
    else { return nil }
    self.init(line: line, column: column, endLine: endLine, endColumn: endColumn)
  }

  /// Whether a line is one of its own.
  func holds(line: Int) -> Bool { (self.line...max(self.line, endLine)).contains(line) }

  /// Whether a place is in it.
  func holds(line: Int, column: Int) -> Bool {
    (self.line, self.column) <= (line, column) && (line, column) < (endLine, endColumn)
  }

  /// Whether another lies in it.
  func holds(_ other: SourceSpan) -> Bool {
    (line, column) <= (other.line, other.column)
      && (other.endLine, other.endColumn) <= (endLine, endColumn)
  }
}

/// Where a record, a step or an expectation stands in the document.
struct RecordPlace: Hashable, Sendable {
  let span: SourceSpan
  /// JSON pointer to what stands there.
  let pointer: String
  /// Whether it is only the step's place, since the record has none of its own.
  let isSubtle: Bool
}
