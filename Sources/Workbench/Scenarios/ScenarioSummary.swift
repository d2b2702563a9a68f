import Jansson
import ModuleKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import Sentences
import WorkbenchProtocol

/// What a list shows of a scenario.
struct ScenarioSummary: Sendable {
  let id: String
  let path: String
  let title: Text
  let summary: Text?
  let claims: [String]
  let tags: [String]
  let modules: [String]
  let variants: [ScenarioVariant]
  let questions: Int
  let isValid: Bool

  /// Reads a document for what a list shows of it.
  init(_ source: ScenarioSource, environment: ScenarioEnvironment) {
    path = source.name
    let text = DocumentText(source.bytes)
    modules = text.modulesNeeded
    let (document, _) = ScenarioDocument.read(
      text,
      file: source.name,
      expectedID: source.expectedID,
      environment: environment
    )
    id = document?.id ?? source.expectedID ?? source.name
    title = document?.title ?? Text(source.expectedID ?? source.name)
    summary = document?.summary
    claims = document?.claims ?? []
    tags = document?.tags ?? []
    variants = document?.variants ?? []
    questions = document?.questionCount ?? 0
    isValid = document != nil
  }

  /// The part of the id before the slash.
  var topic: String { id.split(separator: "/").first.map(String.init) ?? id }

  func json(language: Language) -> JSONValue {
    let object = JSONValue.object()
    object.set(.id, id)
    object.set(.title, title.text(in: language))
    if let summary { object.set(.summary, summary.text(in: language)) }
    object.set(.path, path)
    if !variants.isEmpty { object.set(.variants, variants.json(language: language)) }
    if !claims.isEmpty { object.set(.claims, JSONValue(claims)) }
    if !tags.isEmpty { object.set(.tags, JSONValue(tags)) }
    if !modules.isEmpty { object.set(.modules, JSONValue(modules)) }
    if questions > 0 { object.set(.questions, questions) }
    if !isValid { object.set(.valid, false) }
    return object
  }
}
