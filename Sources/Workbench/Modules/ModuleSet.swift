import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

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
  var methods: [WorkbenchProtocol.Method] {
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
      type.wireType,
      isRequired ? .required : .optional,
      unit: unit,
      Sentence(summary)
    )
  }
}

extension StimulusFieldType {
  /// What the protocol lets stand there; ScenarioKit reads the value and refuses the rest by place.
  fileprivate var wireType: WireType {
    switch self {
    case .place: .named("place")
    case .places: .array(of: .named("place"))
    case .vector, .point: .point
    case .rect: .rectangle
    case .number(let range): .number(in: range)
    case .integer(let range): range.map { .integer(in: $0) } ?? .integer()
    case .duration: .number(in: 0...1_000_000)
    case .angle: .oneOf([.number(), .string])
    case .text, .action: .string
    case .flag: .boolean
    case .choice(let words): .choice(words)
    case .choices(let words): .oneOf([.choice(words), .array(of: .choice(words))])
    case .object: .oneOf([.string, .null])
    case .list(let element, let count): .array(of: element.wireType, count: count)
    case .record(let fields): .object(fields.map(\.wireField))
    }
  }
}
