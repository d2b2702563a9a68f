import ScenarioKit
import ScenarioSyntax

/// The document that a request brings or names, with what has been read of it.
final class RequestedDocument {
  let source: ScenarioSource
  private let shelf: DocumentShelf
  // Lazy, because nothing of the text is looked at when the same bytes were read lately.
  private lazy var text = DocumentText(source.contents)
  private lazy var known = shelf.reading(of: source)

  /// - Parameters:
  ///   - source: The document's bytes and name.
  ///   - shelf: Where documents are that were read on this thread.
  init(_ source: ScenarioSource, on shelf: DocumentShelf) {
    self.source = source
    self.shelf = shelf
  }

  /// The names of the modules that the document names, before any is loaded.
  var modulesNeeded: [String] { known?.modulesNeeded ?? text.modulesNeeded }

  /// What the text says as far as it can be read, and the modules that it names.
  func outline(_ environment: ScenarioEnvironment) -> (ScenarioOutline, modules: [String]) {
    (ScenarioOutline(of: text, environment: environment), text.modulesNamed)
  }

  /// Reads the document, unless the same bytes were read lately.
  ///
  /// - Parameters:
  ///   - environment: The modules that are loaded.
  ///   - modules: Those that are not and that it may name all the same.
  /// - Returns: The document, where it has no fault, and what there is to say of it.
  func read(
    _ environment: ScenarioEnvironment,
    assuming modules: [String] = []
  ) -> DocumentShelf.Reading {
    if modules.isEmpty, let known { return known }
    var environment = environment
    environment.assumedModules = Set(modules)
    let (document, diagnostics) = ScenarioDocument.read(
      text,
      file: source.name,
      expectedID: source.expectedID,
      environment: environment
    )
    let reading = DocumentShelf.Reading(
      document: document,
      diagnostics: diagnostics,
      modulesNeeded: text.modulesNeeded
    )
    // What was read on an assumption is not what reading it again would give.
    guard modules.isEmpty else { return reading }
    shelf.keep(reading, of: source)
    known = reading
    return reading
  }
}
