import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension World {
  /// Sends a stimulus as a command of its own.
  func send(_ plan: StimulusPlan) throws(ScenarioError) -> Outcome {
    log.unwind()
    simulation.dispatcher.beginCommand()
    // Behind the beginning of the command: to read a value may call code of the app's.
    var values: [String: Value] = [:]
    for (name, parameter) in plan.parameters { values[name] = try evaluate(parameter) }
    var returned: Bool?
    if let lifecycle = plan.lifecycle {
      run(lifecycle, values)
    } else if let stimulus = plan.stimulus {
      do {
        returned = try stimulus.run(values, StimulusContext(simulation)).returned
      } catch {
        if let error = error as? SimulationError { throw ScenarioError(error) }
        throw ScenarioError.invalid(Sentence(verbatim: "\(error)"))
      }
    }
    let outcome = simulation.finishStimulus(returned: returned)
    if let failure = simulation.dispatcher.failure { throw ScenarioError(failure) }
    return outcome
  }

  /// Runs a change that the host makes as a command of its own.
  func command(_ body: () throws(ScenarioError) -> Void) throws(ScenarioError) {
    log.unwind()
    simulation.dispatcher.beginCommand()
    try body()
    if let failure = simulation.dispatcher.failure { throw ScenarioError(failure) }
  }

  /// Runs what the script does: occurrences are kept.
  func observed<R>(_ body: () throws(ScenarioError) -> R) throws(ScenarioError) -> R {
    simulation.dispatcher.observer = log
    defer { simulation.dispatcher.observer = nil }
    return try body()
  }

  /// Runs what a host does: no expectation will ask for what occurs in it.
  ///
  /// Notes look at whose delegate an object is, which only an observer is told.
  func unobserved<R>(_ body: () throws(ScenarioError) -> R) throws(ScenarioError) -> R {
    guard plan.hasNotes else { return try body() }
    let before = log.count
    defer { log.forget(after: before) }
    return try observed(body)
  }

  /// Returns a value as the wire writes it: objects by name.
  func json(of value: Value) -> JSONValue {
    switch value {
    case .none: .null
    case .flag(let flag): JSONValue(flag)
    case .number(let number): World.number(number)
    case .text(let text), .name(let text): JSONValue(text)
    case .selector(let selector): JSONValue(selector.name)
    case .names(let names): JSONValue(names)
    case .object(let object): JSONValue(simulation.objects.name(of: object))
    case .list(let values): JSONValue(values.map { json(of: $0) })
    case .point, .size, .rect, .insets, .transform, .range:
      JSONValue((value.components ?? []).map(World.number))
    }
  }

  static func number(_ number: Double) -> JSONValue {
    Int(exactly: number).map { JSONValue($0) } ?? JSONValue(number)
  }
}
