import Jansson
import ScenarioExport
import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Writes a variant of a scenario as Swift; its script is run a few steps at a time.
final class ExportRun: SlicedWork {
  private let document: ScenarioDocument
  private let variant: String?
  private let export: SwiftExport

  /// Launches a variant.
  ///
  /// - Throws: That there is no such variant.
  init(_ document: ScenarioDocument, variant: String?) throws(WireError) {
    guard let export = document.swiftExport(variant: variant) else {
      throw WireError(
        .scenarioUnknownVariant,
        Sentence(
          "\(document.id) has no variant '\(variant ?? "")'",
          zh: "\(document.id) 没有变体“\(variant ?? "")”"
        )
      )
    }
    self.document = document
    self.variant = variant
    self.export = export
  }

  var changed: Session? { nil }
  var step: Int { export.step }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    while !export.isRun {
      guard ContinuousClock.now < deadline else { return .unfinished }
      export.runStep()
    }
    let result = JSONValue.object()
    result.set(.scenario, document.id)
    result.set(.variant, variant.map { JSONValue($0) } ?? .null)
    result.set(.swift, try file())
    return .finished(result)
  }

  private func file() throws(WireError) -> String {
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
    let (document, _) = try read(document(params))
    return .work(try ExportRun(document, variant: variant(params, of: document)))
  }
}

extension Handler {
  static let export: [Handler] = [
    Handler(slicing: .scenarioExport) { (context, params) throws(WireError) in
      try context.scenarioExport(params)
    }
  ]
}
