package import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) package import ResponderKit
import ScenarioSyntax
import Sentences

/// The objects of one run, by the names that its document gives them.
package final class World {
  package let plan: Plan
  package let simulation: Simulation
  let environment: ScenarioEnvironment
  package var catalogue: Catalogue { environment.catalogue }
  /// What happened, for expectations.
  package let log: OccurrenceLog

  /// The document's nodes, as this run has them.
  private(set) var writtenNodes: [NodePlan]
  /// The nodes that say something else in this run, by their number.
  private var changed: [Int: NodePlan] = [:]
  /// What the document itself keeps alive, by the node's number.
  var owned: [AnyObject?]
  /// The objects that are always there and that the model does not keep.
  var fixtures: [String: AnyObject] = [:]
  /// The nodes of the objects that the document made.
  var nodes: [ObjectIndex: NodePlan] = [:]
  /// The latest values of each note, by object and name.
  package var notes: [ObjectIndex: [String: [String: Value]]] = [:]

  init(plan: Plan, environment: ScenarioEnvironment) {
    self.plan = plan
    writtenNodes = plan.nodes
    owned = Array(repeating: nil, count: plan.nodes.count)
    self.environment = environment
    simulation = Simulation(profile: plan.profile)
    simulation.device = plan.device
    log = OccurrenceLog(
      simulation: simulation,
      interests: plan.interests,
      objects: plan.nodes.count
    )
  }

  /// Lets nodes say something else in this run.
  func change(_ nodes: [Int: NodePlan]) {
    changed = nodes
    writtenNodes = plan.nodes.map(written)
  }

  /// A node as this run has it.
  func written(_ node: NodePlan) -> NodePlan {
    changed.isEmpty ? node : changed[node.number] ?? node
  }

  // MARK: - Names

  /// Returns the object with a document's name.
  func object(named name: String) -> AnyObject? {
    switch name {
    case "application": simulation.application
    default: simulation.objects.object(named: name) ?? fixtures[name]
    }
  }

  /// Returns the object of a node, while anything keeps it.
  package func object(of node: NodePlan) -> AnyObject? {
    if let object = owned[node.number] { return object }
    return plan.names[node.number].flatMap { simulation.objects.object(named: $0) }
  }

  // MARK: - References

  /// Returns what a reference leads to now; a step from `nil` is `nil`.
  func value(
    of reference: ReferencePath,
    in invocation: Invocation? = nil
  ) throws(ScenarioError) -> Value {
    var value: Value
    if let variable = invocation?.value(of: reference.base), reference.isVariable {
      value = variable
    } else if let object = object(named: reference.base) {
      value = .object(object)
    } else if plan.declared[reference.base] != nil {
      value = .none
    } else {
      throw unknown(reference)
    }
    var isTaken = false
    for (place, step) in reference.steps.enumerated() {
      if isTaken {
        isTaken = false
        continue
      }
      let ahead = reference.steps[place...]
      if let cell = try cell(at: ahead, of: value) {
        (value, isTaken) = (cell, true)
        continue
      }
      if let written = try written(at: ahead, of: value) {
        (value, isTaken) = (written, true)
        continue
      }
      if place == 0, let values = note(step, of: value) {
        // `$card.was.y`: the note's values are one level, named by the next step.
        guard reference.steps.count > 1, case .property(let key) = reference.steps[1] else {
          return .none
        }
        return try rest(values[key] ?? .none, reference.steps.dropFirst(2), reference)
      }
      value = try self.step(step, from: value, reference)
    }
    return value
  }

  /// Returns the cell that two steps ask for, a method and an index path: `list.cellForRow[0,3]`.
  private func cell(
    at steps: ArraySlice<ReferencePath.Step>,
    of value: Value
  ) throws(ScenarioError) -> Value? {
    guard let object = value.object, case .property(let name)? = steps.first,
      case .index(let numbers)? = steps.dropFirst().first,
      let method = catalogue.entry(of: object)?.methods[name], method.takesIndexPath,
      let call = method.call
    else { return nil }
    if simulation.dispatcher.refusesCode() { return Value.none }
    let path = Value.list(numbers.map { .number(Double($0)) })
    do { return try simulation.enter { try call(object, [path]) } } catch {
      throw ScenarioError.invalid(Sentence(verbatim: "\(error)"))
    }
  }

  private func rest(
    _ start: Value,
    _ steps: ArraySlice<ReferencePath.Step>,
    _ reference: ReferencePath
  ) throws(ScenarioError) -> Value {
    var value = start
    for step in steps { value = try self.step(step, from: value, reference) }
    return value
  }

  private func note(_ step: ReferencePath.Step, of value: Value) -> [String: Value]? {
    guard case .property(let name) = step, let object = value.object else { return nil }
    if let values = notes[simulation.objects.index(of: object)]?[name] { return values }
    // One that has not been left yet has no values.
    let entry = catalogue.entry(of: object)
    let isMember = entry?.properties[name] != nil || entry?.methods[name] != nil
    return plan.notes.contains(name) && !isMember ? [:] : nil
  }

  /// How many objects a document may have for all of them to be told.
  private static let toldNames = 24

  private func unknown(_ reference: ReferencePath) -> ScenarioError {
    let names = plan.declared.keys.sorted()
    // What is always there says nothing of this document; a near name may be one of these all the
    // same.
    let told = names.filter { !NameTable.reservedIDs.contains($0) }
    return ScenarioError(
      type: DiagnosticType.unknownReference.rawValue,
      message: Sentence("nothing is called '\(reference.base)'", zh: "没有叫“\(reference.base)”的对象"),
      allowed: told.count <= World.toldNames ? told : [],
      hint: NearestName.hint(for: reference.base, among: names)
    )
  }

  private func step(
    _ step: ReferencePath.Step,
    from value: Value,
    _ reference: ReferencePath
  ) throws(ScenarioError) -> Value {
    switch (step, value) {
    case (_, .none): return .none
    case (.index(let numbers), .list(let elements)):
      guard let place = numbers.first, elements.indices.contains(place) else { return .none }
      return elements[place]
    case (.property(let name), .object(let object)):
      return try property(name, of: object)
    case (.property(let name), _):
      if let part = value.component(name) { return part }
      throw ScenarioError(
        type: DiagnosticType.unknownMember.rawValue,
        message: Sentence(
          "there is no '\(name)' in '\(reference.text)'",
          zh: "“\(reference.text)”里没有“\(name)”"
        )
      )
    case (.index, _):
      throw ScenarioError(
        type: DiagnosticType.unknownReference.rawValue,
        message: Sentence(
          "'\(reference.text)' has no elements there",
          zh: "“\(reference.text)”在那里没有元素"
        )
      )
    }
  }

  /// Reads a property, or calls a method without arguments.
  func property(_ name: String, of object: AnyObject) throws(ScenarioError) -> Value {
    let entry = catalogue.entry(of: object)
    if let property = entry?.properties[name], let get = property.get {
      // What is stored is answered by no code, so that reading it changes nothing.
      if !property.isStored, simulation.dispatcher.refusesCode() { return .none }
      return simulation.enter { get(object) }
    }
    if let method = entry?.methods[name], method.parameters.isEmpty, let call = method.call {
      if simulation.dispatcher.refusesCode() { return .none }
      do { return try simulation.enter { try call(object, []) } } catch {
        throw ScenarioError.invalid(Sentence(verbatim: "\(error)"))
      }
    }
    let names = entry.map { Array($0.properties.keys) } ?? []
    throw ScenarioError.unknown(
      .unknownMember,
      name,
      among: names,
      Sentence(
        "\(entry?.name ?? "the object") '\(simulation.objects.name(of: object))' has no property '\(name)'",
        zh: "\(entry?.name ?? "NSObject")“\(simulation.objects.name(of: object))”没有属性“\(name)”"
      )
    )
  }

  /// Reads without leaving anything in the trace or the log of occurrences.
  func quietly<R>(_ body: () throws(ScenarioError) -> R) throws(ScenarioError) -> R {
    let (level, sink, observer) = (
      simulation.dispatcher.trace.level, simulation.dispatcher.trace.sink,
      simulation.dispatcher.observer
    )
    // Taken away first, or the rules that decided before were lost with those of this look.
    let decided = simulation.dispatcher.trace.takeDecided()
    simulation.dispatcher.trace.level = .outcome
    simulation.dispatcher.trace.sink = nil
    simulation.dispatcher.observer = nil
    defer {
      _ = simulation.dispatcher.trace.takeDecided()
      log.decided.formUnion(decided)
      simulation.dispatcher.trace.level = level
      simulation.dispatcher.trace.sink = sink
      simulation.dispatcher.observer = observer
    }
    return try body()
  }
}
