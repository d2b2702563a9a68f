import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension PlanReader {
  /// Reads a stimulus with its parameters.
  func stimulus(_ source: Syntax, beside others: [String]) -> StimulusPlan? {
    guard let name = source["send"].flatMap({ text($0) }) else { return nil }
    let path = source["send"]?.path ?? source.path
    if let lifecycle = LifecycleStimulus(rawValue: name) {
      return self.lifecycle(lifecycle, source, beside: others)
    }
    guard let stimulus = environment.stimuli[name] else {
      reportUnknownStimulus(name, at: path)
      return nil
    }
    let parameters = self.parameters(stimulus, source, beside: ["send"] + others)
    return StimulusPlan(
      name: name,
      stimulus: stimulus,
      lifecycle: nil,
      parameters: parameters,
      path: source.path
    )
  }

  /// Reads the parameters of a stimulus from the members of an object.
  package func parameters(
    _ stimulus: Stimulus,
    _ source: Syntax,
    beside others: [String]
  ) -> [(name: String, value: ParameterPlan)] {
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
        return nil
      }
      return parameter(value, as: field.type).map { (field.name, $0) }
    }
  }

  /// Reports parameters of which only one can be there, or of which one is missing.
  private func refuse(_ choice: ParameterChoice, of stimulus: Stimulus, _ source: Syntax) {
    let given = choice.names.filter { source[$0] != nil }
    guard let problem = choice.problem(with: given, of: stimulus.name) else { return }
    let second = given.dropFirst().first.flatMap { source[$0] }
    diagnostics.report(
      second == nil ? .missingMember : .unknownParameter,
      at: second?.path ?? source.path,
      key: second != nil,
      Sentence(problem),
      allowed: choice.names
    )
  }

  private func parameter(_ source: Syntax, as type: StimulusFieldType) -> ParameterPlan? {
    switch type {
    case .place: return place(source).map { .place($0) }
    case .places: return list(source) { place($0).map { .place($0) } }
    case .list(let element, let count):
      return list(source, count: count) { parameter($0, as: element) }
    case .record(let fields): return record(source, fields)
    case .vector, .point: return value(source, .point)
    case .rect: return value(source, .rect)
    case .number(let range): return number(source, .number, range)
    case .integer(let range):
      return number(source, .integer, range.map { Double($0.lowerBound)...Double($0.upperBound) })
    case .duration: return value(source, .time)
    case .angle: return value(source, .angle)
    case .text: return value(source, .text)
    case .flag: return value(source, .flag)
    case .choice(let names): return value(source, .choice(names))
    case .choices(let names): return value(source, .options(names))
    case .action: return value(source, .selector)
    case .object: return value(source, .optional(.object("NSObject")))
    }
  }

  private func value(_ source: Syntax, _ type: ValueType) -> ParameterPlan? {
    expression(source, as: type).map { .value($0) }
  }

  private func number(
    _ source: Syntax,
    _ type: ValueType,
    _ range: ClosedRange<Double>?
  ) -> ParameterPlan? {
    guard let expression = expression(source, as: type) else { return nil }
    if let range, let number = expression.constant?.number, !range.contains(number) {
      let (low, high) = (World.text(range.lowerBound), World.text(range.upperBound))
      diagnostics.report(
        .outOfRange,
        at: source.path,
        Sentence(
          "\(source.json) is not between \(low) and \(high)",
          zh: "\(source.json) 不在 \(low) 与 \(high) 之间"
        ),
        allowed: ["\(low)…\(high)"]
      )
      return nil
    }
    return .value(expression)
  }

  private func list(
    _ source: Syntax,
    count: ClosedRange<Int>? = nil,
    _ read: (Syntax) -> ParameterPlan?
  ) -> ParameterPlan? {
    guard source.isArray else {
      wrongType(source, Sentence("a list", zh: "列表"))
      return nil
    }
    if let count, !count.contains(source.count) {
      diagnostics.report(
        .outOfRange,
        at: source.path,
        Sentence("the list has \(source.count) elements", zh: "列表有 \(source.count) 个元素"),
        forms: [
          Sentence(
            "\(count.lowerBound)…\(count.upperBound) elements",
            zh: "\(count.lowerBound)…\(count.upperBound) 个元素"
          )
        ]
      )
      return nil
    }
    return .list(source.elements.compactMap(read))
  }

  private func record(_ source: Syntax, _ fields: [StimulusField]) -> ParameterPlan? {
    guard let source = object(source) else { return nil }
    refuseUnknownParameters(source, fields)
    return .list(
      fields.map { field in
        guard let value = source[field.name] else {
          if field.isRequired {
            diagnostics.report(
              .missingMember,
              at: source.path,
              Sentence("'\(field.name)' is missing", zh: "缺少“\(field.name)”"),
              allowed: [field.name]
            )
          }
          return .absent
        }
        return parameter(value, as: field.type) ?? .absent
      }
    )
  }

  private func refuseUnknownParameters(_ source: Syntax, _ fields: [StimulusField]) {
    for (key, value) in source.members where !fields.contains(where: { $0.name == key }) {
      diagnostics.reportUnknown(
        .unknownParameter,
        key,
        at: value.path,
        key: true,
        Sentence("there is no parameter '\(key)' here", zh: "这里没有参数“\(key)”"),
        allowed: fields.map(\.name)
      )
    }
  }

  /// Reads a stimulus that needs no module, from its parameters alone.
  func stimulus(_ lifecycle: LifecycleStimulus, from source: Syntax) -> StimulusPlan? {
    self.lifecycle(lifecycle, source, beside: [])
  }

  private func lifecycle(
    _ lifecycle: LifecycleStimulus,
    _ source: Syntax,
    beside others: [String]
  ) -> StimulusPlan? {
    let isRotation = lifecycle == .rotate
    for (key, value) in source.members
    where !others.contains(key) && key != "send" && !(isRotation && key == "orientation") {
      diagnostics.reportUnknown(
        .unknownParameter,
        key,
        at: value.path,
        key: true,
        Sentence(
          "\(lifecycle.rawValue) has no parameter '\(key)'",
          zh: "\(lifecycle.rawValue) 没有参数“\(key)”"
        ),
        allowed: isRotation ? ["orientation"] : []
      )
    }
    var parameters: [(name: String, value: ParameterPlan)] = []
    if isRotation {
      guard let orientation = source["orientation"] else {
        diagnostics.report(
          .missingMember,
          at: source.path,
          Sentence(
            "\(lifecycle.rawValue) needs 'orientation'",
            zh: "\(lifecycle.rawValue) 需要 'orientation'"
          ),
          allowed: ["orientation"]
        )
        return nil
      }
      guard let name = value(orientation, .choice(DeviceObject.orientations)) else { return nil }
      parameters = [("orientation", name)]
    }
    return StimulusPlan(
      name: lifecycle.rawValue,
      stimulus: nil,
      lifecycle: lifecycle,
      parameters: parameters,
      path: source.path
    )
  }

  func reportUnknownStimulus(_ name: String, at path: SourcePath) {
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
