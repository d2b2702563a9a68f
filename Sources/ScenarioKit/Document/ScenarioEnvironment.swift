package import Catalogue
@_spi(Workbench) public import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// What a document can name beside UIKit: the stimuli and classes of the modules that are loaded.
public struct ScenarioEnvironment: Sendable {
  /// The modules, in the order in which they were loaded.
  public let modules: [Module]

  /// The language of texts that have several: `en` or `zh-Hans`.
  public var language: String

  /// Where modules were looked for, as the error about a missing one says.
  public var searched: [String]

  /// Modules that are not loaded and that a document may name all the same.
  ///
  /// What only they could tell is not reported. Such a document cannot be run.
  public var assumedModules: Set<String> = []

  /// Whether a class or stimulus is one of a module that is only assumed.
  func isAssumed(_ name: String) -> Bool {
    guard !assumedModules.isEmpty, let dot = name.firstIndex(of: ".") else { return false }
    return assumedModules.contains(String(name[..<dot]))
  }

  /// What a fault about a missing module says of where they were looked for.
  var searchedHint: Sentence? {
    guard !searched.isEmpty else { return nil }
    let folders = Sentence.list(searched)
    return Sentence("Modules were looked for in \(folders).", zh: "在这些文件夹里找过模块：\(folders)。")
  }

  package let catalogue: Catalogue
  let stimuli: [String: Stimulus]
  let moduleClasses: [String: (class: ModuleClass, entry: Catalogue.Entry)]

  /// Makes the environment of these modules.
  public init(modules: [Module] = [], language: String = "en", searched: [String] = []) {
    self.modules = modules
    self.language = language
    self.searched = searched
    catalogue = .standard
    stimuli = Dictionary(
      modules.flatMap { module in module.stimuli.map { ($0.name, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    var classes: [String: (class: ModuleClass, entry: Catalogue.Entry)] = [:]
    for module in modules {
      for type in module.classes {
        guard let entry = Catalogue.standard.entry(ofType: type.type) else { continue }
        classes[module.name + "." + type.name] = (type, entry)
      }
    }
    moduleClasses = classes
  }

  /// The modules that are part of every workbench, with what their stimuli begin with.
  static let builtInModules: Set<String> = [
    "touch", "gesture", "control", "scroll", "motion", "remote-control", "press", "action",
    "edit-menu", "first-responder", "text-input",
  ]
}
