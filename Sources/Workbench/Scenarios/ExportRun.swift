import Coroutines
import Jansson
import ScenarioExport
import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Writes a variant of a scenario as Swift, which takes a run of its script.
final class ExportRun {
  private let document: ScenarioDocument
  private let variant: String?
  private var export: SwiftExport?

  /// The step of the script that runs.
  var step: Int { export?.step ?? 0 }

  init(_ document: ScenarioDocument, variant: String?) {
    self.document = document
    self.variant = variant
  }

  /// Launches the variant, runs its script and writes the file.
  ///
  /// - Throws: That there is no such variant, or what of it has no Swift.
  func run() throws(WireError) -> JSONValue {
    guard let export = document.swiftExport(variant: variant) else {
      throw WireError(
        .scenarioUnknownVariant,
        Sentence(
          "\(document.id) has no variant '\(variant ?? "")'",
          zh: "\(document.id) 没有变体“\(variant ?? "")”"
        )
      )
    }
    self.export = export
    while !export.isRun {
      export.runStep()
      Coroutine.pauseIfDue()
    }
    let result = JSONValue.object()
    result.set(.scenario, document.id)
    result.set(.variant, variant.map { JSONValue($0) } ?? .null)
    result.set(.swift, try file(of: export))
    return result
  }

  private func file(of export: SwiftExport) throws(WireError) -> String {
    do {
      return try export.file()
    } catch {
      throw WireError(
        .scenarioNotExportable,
        Sentence(
          "\(document.id) cannot be exported: line \(error.line): \(error.message)",
          zh: "\(document.id) 无法导出：第 \(error.line) 行：\(error.message)"
        ),
        details: [
          .init(.pointer, .text(error.pointer)), .init(.line, .integer(error.line)),
          .init(.column, .integer(error.column)),
        ]
      )
    }
  }
}

extension RequestContext {
  func scenarioExport(_ params: JSONValue) throws(WireError) -> Answer {
    let requested = try document(params)
    var run: ExportRun?
    return .work(
      StraightWork(step: { run?.step ?? 0 }) { [self] () throws(WireError) in
        let (document, _) = try read(requested)
        let export = ExportRun(document, variant: try variant(params, of: document))
        run = export
        return try export.run()
      } then: {
        .now($0)
      }
    )
  }
}

extension Handler {
  static let export: [Handler] = [
    Handler(straight: .scenarioExport) { (context, params) throws(WireError) in
      try context.scenarioExport(params)
    }
  ]
}
