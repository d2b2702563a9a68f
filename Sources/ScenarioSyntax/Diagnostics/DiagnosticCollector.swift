package import Jansson
package import Sentences

/// Gathers the faults of one document, with their places.
package final class DiagnosticCollector {
  package let file: String
  /// The text, which may have to be made.
  package private(set) lazy var bytes = text()
  private let text: () -> [UInt8]
  /// Made when the first place is asked for: most documents have no fault.
  private lazy var map = SourceMap(scanning: bytes)
  private var seen: Set<Diagnostic> = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - file: What the document is called.
  ///   - bytes: Its text.
  ///   - limit: The most errors that are reported, and the most warnings.
  package init(
    file: String,
    bytes: @escaping @autoclosure () -> [UInt8],
    limit: Int = DiagnosticCollector.limit
  ) {
    self.file = file
    text = bytes
    self.limit = limit
  }

  /// Makes one for whoever reads a document for something else than its faults: it keeps none.
  package static func silent() -> DiagnosticCollector {
    DiagnosticCollector(file: "", bytes: [], limit: 0)
  }

  /// The most errors that are reported of a document, and the most warnings.
  package static let limit = 1000

  private let limit: Int

  private var errorCount = 0

  /// Whether no more faults of a severity are reported.
  ///
  /// A text that is wrong everywhere is not worth a search for each of them. Warnings keep no error
  /// out, since errors alone keep the document from being loaded.
  private func isFull(_ severity: Diagnostic.Severity) -> Bool {
    let count = severity == .error ? errorCount : diagnostics.count - errorCount
    return count >= limit
  }

  /// Whether something was found that keeps the document from being loaded.
  package var hasErrors: Bool { errorCount > 0 }

  /// The faults in the order of the text.
  package var sorted: [Diagnostic] {
    diagnostics.sorted {
      ($0.line, $0.column, $0.message.english) < ($1.line, $1.column, $1.message.english)
    }
  }

  /// Returns where a value begins.
  package func position(of path: SourcePath) -> SourcePosition {
    map.position(ofValue: path.number) ?? DiagnosticCollector.start
  }

  /// The line at which a value begins.
  package func line(of path: SourcePath) -> Int { position(of: path).line }

  /// Returns where the value at a pointer begins.
  package func position(of pointer: String) -> SourcePosition {
    map.position(of: pointer) ?? DiagnosticCollector.start
  }

  /// The line at which the value at a pointer begins; nil where there is none.
  package func line(of pointer: String) -> Int? { map.position(of: pointer)?.line }

  /// Where a value stands, or with `key` the name of the member that it is, quotes and all.
  private func range(of path: SourcePath, key: Bool) -> SourceRange {
    let name = key ? map.keyRange(ofValue: path.number) : nil
    guard let bytes = name ?? map.range(ofValue: path.number) else {
      return SourceRange(start: DiagnosticCollector.start, end: DiagnosticCollector.start)
    }
    return map.range(at: bytes)
  }

  private static let start = SourcePosition(line: 1, column: 1, offset: 0)

  /// Adds a fault of the value at `path`, or of the member's name with `key`.
  package func report(
    _ type: DiagnosticType,
    at path: SourcePath,
    key: Bool = false,
    _ message: Sentence,
    allowed: [String] = [],
    forms: [Sentence] = [],
    hint: Sentence? = nil,
    asWarning: Bool = false
  ) {
    let severity: Diagnostic.Severity = type.isWarning || asWarning ? .warning : .error
    guard !isFull(severity) else { return }
    let range = range(of: path, key: key)
    add(
      Diagnostic(
        severity: severity,
        type: type.rawValue,
        message: message,
        file: file,
        range: range,
        pointer: path.pointer,
        allowed: allowed,
        forms: forms,
        hint: hint
      )
    )
  }

  /// Adds a fault that names something unknown, with the nearest of what is allowed.
  ///
  /// The names that are allowed are looked up only where the fault is reported.
  package func reportUnknown(
    _ type: DiagnosticType,
    _ name: String,
    at path: SourcePath,
    key: Bool = false,
    _ message: Sentence,
    allowed: @autoclosure () -> [String],
    hint: Sentence? = nil
  ) {
    guard !isFull(type.isWarning ? .warning : .error) else { return }
    // Sorted, since they may come from a dictionary: the same fault is always told alike.
    let allowed = allowed().sorted()
    let nearest = NearestName.hint(for: name, among: allowed)
    report(type, at: path, key: key, message, allowed: allowed, hint: nearest ?? hint)
  }

  /// Adds the fault because of which the text is no JSON.
  package func report(_ error: JSONError) {
    let place = SourcePosition(line: error.line, column: error.column, offset: error.offset)
    add(
      Diagnostic(
        severity: .error,
        type: DiagnosticType.json.rawValue,
        message: error.message,
        file: file,
        range: SourceRange(start: place, end: place),
        pointer: error.pointer,
        allowed: [],
        forms: [],
        hint: JSONHint.of(error, in: bytes)
      )
    )
  }

  private func add(_ diagnostic: Diagnostic) {
    // A document with variants is read once for each; a fault of all of them is said once.
    guard seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }
}
