import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

/// Reads what can be read of a document for its outline: once as it stands, and once as each variant
/// has it.
struct OutlineReader {
  private let tree: SyntaxTree
  private let document: DocumentSyntax
  private let environment: ScenarioEnvironment
  // Faults are told by whoever reads the document to run it.
  private let diagnostics = DiagnosticCollector.silent()

  let recorder = NameRecorder()
  /// What stands at each place at which an object is declared.
  private(set) var objects = OutlinedObjects()

  init(_ tree: SyntaxTree, _ document: DocumentSyntax, environment: ScenarioEnvironment) {
    self.tree = tree
    self.document = document
    self.environment = environment
  }

  mutating func read() {
    let reader = DocumentReader(
      tree,
      expectedID: nil,
      environment: environment,
      diagnostics: diagnostics
    )
    let variants = reader.variants(document)
    let varied = reader.variantsRead(variants, of: document)
    noteHead()
    // Steps that no variant runs are read here; all others by whoever runs them, so that they find
    // what a variant declares.
    let names = Set(varied.map(\.id))
    read(document, keys: variants[varied.endIndex...]) { step in
      guard !names.isEmpty else { return true }
      return step.when != nil && step.variants.allSatisfy { !names.contains($0) }
    }
    for variant in varied {
      let changed = DocumentSyntax(tree, changedBy: variant.changes)
      read(changed, keys: [variant]) { $0.when == nil || $0.variants.contains(variant.id) }
    }
  }

  /// Tells of the names in the head of the document.
  private func noteHead() {
    for module in document.modules?.elementsOrSelf ?? [] {
      guard let name = module.string else { continue }
      recorder.note(NameUse(kind: .module, name: name, path: module.path))
    }
    for variant in document.variants?.elements.map({ VariantSyntax($0) }) ?? [] {
      guard let id = variant.id, let name = id.string else { continue }
      recorder.note(NameUse(kind: .variant, name: name, path: id.path, declares: true))
    }
  }

  /// Reads the app and some steps, and the keys of the variants as whose the app stands there.
  private mutating func read(
    _ document: DocumentSyntax,
    keys variants: ArraySlice<DocumentReader.Variant>,
    where isWanted: (StepSyntax) -> Bool
  ) {
    recorder.beginVariant()
    let binder = Binder(environment: environment, diagnostics: diagnostics, recorder: recorder)
    let app = AppBinder(binder: binder)
    if let profile = document.profile { app.bindProfile(profile) }
    if let source = document.app { app.bind(source) }
    if let script = document.script {
      ScriptBinder(binder).bindNames(script) { isWanted(StepSyntax($0)) }
    }
    for variant in variants {
      for (key, path, _) in variant.written { binder.names.useNames(ofVariantKey: key, at: path) }
    }
    binder.names.complete()
    objects.add(recorder, of: binder.plan, catalogue: environment.catalogue)
  }
}
