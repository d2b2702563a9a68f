import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Reads a stimulus with its parameters.
  func stimulus(_ source: Syntax, beside others: [String]) -> StimulusPlan? {
    guard let name = source["send"].flatMap({ text($0) }) else { return nil }
    // Where the name stands, which is what is wrong if nothing is called so.
    let path = source["send"]?.path ?? source.path
    names.use(.stimulus, name, at: path)
    return stimulus(named: name, at: path, source, beside: ["send"] + others)
  }

  /// Reads the parameters of a stimulus that has been named, from the members of an object.
  func stimulus(
    named name: String,
    at path: SourcePath,
    _ source: Syntax,
    beside others: [String] = []
  ) -> StimulusPlan? {
    // What becomes of the app comes from the system, so that no module brings it.
    if let lifecycle = LifecycleStimulus(rawValue: name) {
      return self.lifecycle(lifecycle, source, beside: others)
    }
    guard let stimulus = environment.stimuli[name] else {
      reportUnknownStimulus(name, at: path)
      readUnknownParameters(source, beside: others)
      return nil
    }
    return StimulusPlan(
      name: name,
      stimulus: stimulus,
      lifecycle: nil,
      parameters: parameters(stimulus, source, beside: others),
      path: source.path
    )
  }

  /// Reads the parameters of a stimulus from the members of an object.
  private func parameters(
    _ stimulus: Stimulus,
    _ source: Syntax,
    beside others: [String]
  ) -> [(name: String, value: ValuePlan)] {
    for (key, value) in source.members
    where !others.contains(key) && !stimulus.fields.contains(where: { $0.name == key }) {
      diagnostics.reportUnknown(
        .unknownParameter,
        key,
        at: value.path,
        key: true,
        Sentence("\(stimulus.name) has no parameter '\(key)'", zh: "\(stimulus.name) 没有参数“\(key)”"),
        allowed: stimulus.fields.map(\.name)
      )
    }
    for choice in stimulus.choices { refuse(choice, of: stimulus, source) }
    return stimulus.fields.compactMap { field in
      guard let value = source[field.name] else {
        if field.isRequired {
          diagnostics.report(
            .missingMember,
            at: source.path,
            Sentence(
              "\(stimulus.name) needs '\(field.name)'",
              zh: "\(stimulus.name) 需要“\(field.name)”"
            ),
            allowed: [field.name]
          )
        }
        // What is left out has a default, which the stimulus itself fills in.
        return nil
      }
      names.use(.parameter, field.name, at: value.path, key: true)
      return bind(value, as: ValueType(field.type)).map { (field.name, $0) }
    }
  }

  /// Reads, for a recorder alone, the parameters of a stimulus that nobody knows, each as the stimuli
  /// take it that have one of that name.
  func readUnknownParameters(_ source: Syntax, beside others: [String]) {
    guard names.recorder != nil else { return }
    // By name, since a dictionary does not decide between two that take something else.
    let stimuli = environment.stimuli.sorted { $0.key < $1.key }.map(\.value)
    for (key, value) in source.members where !others.contains(key) {
      let fields = stimuli.lazy.compactMap { $0.fields.first { $0.name == key } }
      _ = fields.first { bind(value, as: ValueType($0.type)) != nil }
    }
  }

  /// Reports parameters of which only one can be there, or of which one is missing.
  private func refuse(_ choice: ParameterChoice, of stimulus: Stimulus, _ source: Syntax) {
    let given = choice.names.filter { source[$0] != nil }
    guard let problem = choice.problem(with: given, of: stimulus.name) else { return }
    // The first may be what was meant, so that the second is the one too many.
    let second = given.dropFirst().first.flatMap { source[$0] }
    diagnostics.report(
      second == nil ? .missingMember : .unknownParameter,
      at: second?.path ?? source.path,
      key: second != nil,
      Sentence(problem),
      allowed: choice.names
    )
  }

  private func lifecycle(
    _ lifecycle: LifecycleStimulus,
    _ source: Syntax,
    beside others: [String]
  ) -> StimulusPlan? {
    let allowed = lifecycle.parameters.map(\.name)
    for (key, value) in source.members where !others.contains(key) && !allowed.contains(key) {
      diagnostics.reportUnknown(
        .unknownParameter,
        key,
        at: value.path,
        key: true,
        Sentence(
          "\(lifecycle.rawValue) has no parameter '\(key)'",
          zh: "\(lifecycle.rawValue) 没有参数“\(key)”"
        ),
        allowed: allowed
      )
    }
    var parameters: [(name: String, value: ValuePlan)] = []
    for (name, type) in lifecycle.parameters {
      guard let written = source[name] else {
        diagnostics.report(
          .missingMember,
          at: source.path,
          Sentence(
            "\(lifecycle.rawValue) needs '\(name)'",
            zh: "\(lifecycle.rawValue) 需要 '\(name)'"
          ),
          allowed: [name]
        )
        return nil
      }
      names.use(.parameter, name, at: written.path, key: true)
      guard let value = bind(written, as: type) else { return nil }
      parameters.append((name, value))
    }
    return StimulusPlan(
      name: lifecycle.rawValue,
      stimulus: nil,
      lifecycle: lifecycle,
      parameters: parameters,
      path: source.path
    )
  }

  private func reportUnknownStimulus(_ name: String, at path: SourcePath) {
    // What a module brings that is not loaded cannot be known.
    if environment.isAssumed(name) { return }
    let group = name.prefix { $0 != "." }
    let loaded = environment.modules.contains { $0.name == group }
    let isKnown =
      ScenarioEnvironment.builtInModules.contains(String(group)) || name.contains(".")
    if group != "application", !loaded, isKnown {
      let modules = ScenarioEnvironment.builtInModules.union(environment.modules.map(\.name))
      diagnostics.report(
        .unknownModule,
        at: path,
        Sentence(
          "'\(name)' would come with the module '\(group)', which is not loaded",
          zh: "“\(name)”由模块“\(group)”提供，而它没有加载"
        ),
        hint: NearestName.hint(for: String(group), among: modules.sorted())
          ?? environment.searchedHint
      )
      return
    }
    diagnostics.reportUnknown(
      .unknownStimulus,
      name,
      at: path,
      Sentence("there is no stimulus '\(name)'", zh: "没有刺激“\(name)”"),
      allowed: environment.stimuli.keys + LifecycleStimulus.allCases.map(\.rawValue)
    )
  }
}
