import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ScenarioKit
import Sentences
package import WorkbenchProtocol

/// The modules of a workbench, as its handlers ask about them.
public struct ModuleSet: Sendable {
  /// The host that loaded them.
  public let host: ModuleHost
  /// Where they were looked for.
  public let searchPath: ModuleSearchPath
  /// What documents can name.
  let environment: ScenarioEnvironment

  /// Makes the set of what a host has loaded.
  public init(host: ModuleHost, searchPath: ModuleSearchPath) {
    self.host = host
    self.searchPath = searchPath
    environment = ScenarioEnvironment(modules: host.modules, searched: searchPath.folders)
  }

  /// The stimuli of all modules, as methods of the protocol.
  package var methods: [WorkbenchProtocol.Method] {
    host.loaded.flatMap { loaded in
      loaded.module.stimuli.map { stimulus in
        .stimulus(
          stimulus.name,
          Sentence(stimulus.summary),
          fields: stimulus.fields.map(\.wireField),
          module: loaded.module.name
        )
      }
    }
  }

  /// Returns what modules say about a rule, in the order in which they were loaded.
  func explanations(of rule: String) -> [(text: Text, module: String)] {
    host.loaded.flatMap { loaded in
      loaded.module.explanations.filter { $0.rule == rule }.map { ($0.text, loaded.module.name) }
    }
  }
}

extension StimulusField {
  /// The parameter as a field of a method; documents and requests write it alike.
  var wireField: Field {
    Field(
      JSONKey(name),
      ValueType(type).wireType,
      isRequired ? .required : .optional,
      unit: unit,
      Sentence(summary)
    )
  }
}
