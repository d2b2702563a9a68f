import Catalogue
import Jansson
@_spi(Workbench) public import ModuleKit
@_spi(Workbench) import ResponderKit
public import ScenarioSyntax

/// One run of a scenario: the same app with small differences.
public struct ScenarioVariant: Sendable {
  /// The id, by which `topic/name#id` names the run.
  public let id: String
  /// The title, where the document gives one.
  public let title: Text?
}

/// A scenario document, read and checked; nothing has run.
///
/// All or nothing: a document with an error is never made.
public struct ScenarioDocument {
  /// The id, `topic/name`; what the file is called where the document has none.
  public let id: String
  public let title: Text
  public let summary: Text?
  public let claims: [String]
  public let tags: [String]
  /// The modules that the document names by itself.
  public let modules: [String]
  /// The runs beside the plain one; with any, there is no plain one.
  public let variants: [ScenarioVariant]
  /// The file, as it was named when it was read.
  public let file: String

  let plans: [String: Plan]
  package let positions: DiagnosticCollector
  package let environment: ScenarioEnvironment

  /// The names of the runs: those of the variants, or one without a name.
  public var runs: [String?] { variants.isEmpty ? [nil] : variants.map(\.id) }

  /// The id; of a document without one what its file is called, without its folders.
  package var shortID: String {
    guard id == file else { return id }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }

  package func plan(_ variant: String?) -> Plan? { plans[variant ?? ""] }

  /// Reads a document and reports everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: What diagnostics call it.
  ///   - expectedID: The id that its place below `scenarios/` demands, where it lies there.
  ///   - environment: The modules whose stimuli and classes it may name.
  /// - Returns: The document, unless a diagnostic is an error, and all diagnostics.
  public static func read(
    _ bytes: [UInt8],
    file: String,
    expectedID: String? = nil,
    environment: ScenarioEnvironment
  ) -> (document: ScenarioDocument?, diagnostics: [Diagnostic]) {
    read(DocumentText(bytes), file: file, expectedID: expectedID, environment: environment)
  }

  /// Reads a document whose text somebody has looked into already, as `read` does of bytes.
  public static func read(
    _ text: DocumentText,
    file: String,
    expectedID: String? = nil,
    environment: ScenarioEnvironment
  ) -> (document: ScenarioDocument?, diagnostics: [Diagnostic]) {
    let contents = text.contents
    let diagnostics = DiagnosticCollector(file: file, bytes: contents.bytes)
    let tree: SyntaxTree
    switch text.tree {
    case .success(let value): tree = value
    case .failure(let error):
      diagnostics.report(error)
      return (nil, diagnostics.sorted)
    }
    let reader = DocumentReader(
      tree,
      expectedID: expectedID,
      environment: environment,
      diagnostics: diagnostics
    )
    let document = reader.read()
    return (diagnostics.hasErrors ? nil : document, diagnostics.sorted)
  }

  /// Where the value at a JSON pointer stands in the text.
  public func position(of pointer: String) -> (line: Int, column: Int) {
    let position = positions.position(of: pointer)
    return (position.line, position.column)
  }
}
