import Jansson
import ScenarioKit
import ScenarioSyntax
import Sentences
import WorkbenchProtocol

/// Finds the edits that write changes into a document; its script is run a few steps at a time.
final class ScenarioEditRun: SlicedWork {
  private let editing: ScenarioEditing
  private let places: SourceMap
  private let needs: [String]

  /// - Parameters:
  ///   - editing: The changes.
  ///   - places: Where what is edited stands.
  ///   - needs: The modules without which nothing was run.
  init(_ editing: ScenarioEditing, places: SourceMap, needs: [String]) {
    self.editing = editing
    self.places = places
    self.needs = needs
  }

  var changed: Session? { nil }
  var step: Int { editing.step }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    do throws(ScenarioError) {
      while try !editing.advance() {
        guard ContinuousClock.now < deadline else { return .unfinished }
      }
    } catch {
      throw error.wire
    }
    let result = JSONValue.object()
    let edits = editing.edits.map { edit in
      let json = JSONValue.object()
      json.set(.range, places.range(at: edit.bytes).json)
      json.set(.text, edit.text)
      return json
    }
    result.set(.edits, JSONValue(edits))
    result.set(.in, editing.isInScript ? "script" : "node")
    if !needs.isEmpty { result.set(.needs, JSONValue(needs)) }
    return .finished(result)
  }
}

extension RequestContext {
  func scenarioEdit(_ params: JSONValue) throws(WireError) -> Answer {
    let requested = try document(params)
    let source = requested.source
    let changes = try DocumentChange.read(params[.changes])
    let needs = modulesLeftOut(params, requested)
    let reading = requested.read(workbench.modules.environment, assuming: needs)
    let text = DocumentText(source.bytes)
    // What is half typed has no places yet, and what has faults no objects; a place of it can be
    // written otherwise, or no fault could be mended.
    guard case .success(let tree) = text.tree else { throw refusal(source, reading.diagnostics) }
    if changes.contains(where: \.isOfObjects), reading.document == nil {
      throw workbench.refusal(of: requested)?.wireError ?? refusal(source, reading.diagnostics)
    }
    if let variant = params[.variant]?.string {
      let written = DocumentSyntax(tree.root).variants?.elements.compactMap {
        VariantSyntax($0).id?.string
      }
      try check(variant, among: written ?? [])
    }
    var environment = workbench.modules.environment
    environment.assumedModules = Set(needs)
    do throws(ScenarioError) {
      let editing = try ScenarioEditing(
        of: text,
        reading.document,
        variant: params[.variant]?.string,
        changes,
        canRun: needs.isEmpty
      ) { [environment] bytes in
        ScenarioDocument.read(
          bytes,
          file: source.name,
          expectedID: source.expectedID,
          environment: environment
        )
      }
      return .work(ScenarioEditRun(editing, places: text.map, needs: needs))
    } catch {
      throw error.wire
    }
  }

  /// Refuses a text with faults by the first of them.
  private func refusal(_ source: ScenarioSource, _ diagnostics: [Diagnostic]) -> WireError {
    let fault = diagnostics.first { $0.severity == .error }
    let (line, column) = (fault?.line ?? 1, fault?.column ?? 1)
    let told = fault?.message ?? .nothing
    return WireError(
      .scenarioInvalid,
      Sentence(
        "\(source.name) has a fault at line \(line), column \(column): \(told)",
        zh: "\(source.name) 在第 \(line) 行第 \(column) 列有错误：\(told)"
      ),
      hint: fault?.hint,
      details: [.init(.diagnostics, .list(diagnostics.map(\.datum)))]
    )
  }
}

extension Handler {
  static let edit: [Handler] = [
    Handler(slicing: .scenarioEdit) { (context, params) throws(WireError) in
      try context.scenarioEdit(params)
    }
  ]
}
