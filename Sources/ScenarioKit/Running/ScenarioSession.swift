import Catalogue
import Coroutines
public import Foundation
public import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) public import ResponderKit
import ScenarioSyntax
import Sentences

/// One variant of a scenario, launched: its objects and its place in the script.
///
/// A session belongs to one thread at a time. It can be cut into slices: each call runs one step.
public final class ScenarioSession {
  public let document: ScenarioDocument
  /// The variant, or `nil` for the plain run of a document without variants.
  public let variant: String?
  public let simulation: Simulation

  package let world: World
  let script: ScriptRun

  /// Builds the objects of a variant and shows its windows, which is step 0.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - variant: The variant; `nil` for the first, or for the plain run where there is none.
  ///   - environment: The modules that are loaded; those with which the document was read.
  ///   - changes: What the document's own objects say otherwise in this run: an object of references
  ///     and values, as a variant's `set` would write it. Only what `canWrite` allows.
  ///   - prepare: Called before anything is made, so that the trace shows the launch. The session
  ///     has no objects then; who listens to the launch may ask it for those that are made.
  /// - Throws: `unknown-variant`, what is wrong with a change, or what went wrong where UIKit would stop the app at launch.
  public init(
    _ document: ScenarioDocument,
    variant: String? = nil,
    environment: ScenarioEnvironment? = nil,
    writing changes: JSONValue = .object(),
    prepare: (ScenarioSession) -> Void = { _ in }
  ) throws(ScenarioError) {
    let variant = variant ?? document.variants.first?.id
    guard let plan = document.plan(variant) else {
      throw ScenarioError(
        type: DiagnosticType.unknownVariant.rawValue,
        message: Sentence("there is no variant '\(variant ?? "")'", zh: "没有变体“\(variant ?? "")”"),
        allowed: document.variants.map(\.id),
        hint: NearestName.hint(for: variant ?? "", among: document.variants.map(\.id))
      )
    }
    self.document = document
    self.variant = variant
    world = World(plan: plan, environment: environment ?? document.environment)
    simulation = world.simulation
    script = ScriptRun(world: world, document: document)
    pauseBetweenCalls(plan.nodes.count)
    prepare(self)
    try write(changes)
    try script.launch()
    // A class of the app's may have made many more.
    pauseBetweenCalls(simulation.objects.living)
  }

  /// Makes the calls of a simulation places to pause, where there are many objects: calls cost a
  /// little more so, and all of a small one take less than a slice.
  private func pauseBetweenCalls(_ objects: Int) {
    guard objects > Self.most else { return }
    simulation.dispatcher.betweenCalls = { Coroutine.pauseIfDue() }
  }

  /// Whether it has so many objects that a call for each of them takes a millisecond or more.
  public var isLarge: Bool { simulation.objects.living > Self.most }

  private static let most = 200

  /// Lets the document's objects say something else in this run; nothing of them is made yet.
  private func write(_ changes: JSONValue) throws(ScenarioError) {
    guard changes.count > 0 else { return }
    for (path, _) in changes.members where !document.canWrite(path, variant: variant) {
      throw ScenarioError(
        type: DiagnosticType.unknownReference.rawValue,
        message: Sentence(
          "'\(path)' is nothing that the document could say of an object",
          zh: "“\(path)”不是文档能对对象写的东西"
        ),
        pointer: "/" + JSONPointer.escape(path)
      )
    }
    let assignments = try read(changes) { binder, source in
      binder.assignments(source, scope: BodyScope())
    }
    world.write(assignments)
  }

  /// The ids of the document's objects, in document order.
  public var objectNames: [String] { world.plan.nodes.compactMap(\.id) }

  /// The names of the properties that an object has.
  public func properties(of object: AnyObject) -> [String] {
    world.catalogue.entry(of: object)?.order.filter { $0.get != nil }.map(\.name) ?? []
  }

  /// JSON pointer to where the document declares an object; nil for one that it does not declare.
  public func pointer(of object: AnyObject) -> String? {
    simulation.objects.known(object).flatMap { world.nodes[$0] }?.path.pointer
  }

  // MARK: - The script

  /// How many steps of the script this variant runs.
  public var stepCount: Int { script.steps.count }

  /// The place of the step that runs next, among those of this variant.
  public var nextStep: Int { script.next }

  /// Where the step that runs next stands in the document's script, from 0; nil where none is left.
  public var nextPlace: Int? { nextStep < stepCount ? script.steps[nextStep].number : nil }

  /// Where the last step of this variant stands in the document's script; nil where there is none.
  public var lastPlace: Int? { script.steps.last?.number }

  /// Whether an error ended the run, or no step is left.
  public var isOver: Bool { script.isOver || script.next >= script.steps.count }

  /// Whether an error ended the run before its last step, or in it.
  public var isEndedByError: Bool { script.isOver }

  /// Runs the next step and judges what it expects.
  ///
  /// - Precondition: a step is left; without one the report is empty.
  public func runStep() -> StepReport { script.runStep() }

  // MARK: - From outside

  /// Sends a stimulus; places and references are read now.
  @_spi(Workbench) public func send(
    _ stimulus: String,
    _ parameters: JSONValue
  ) throws(ScenarioError) -> Outcome {
    let plan = try plan(of: stimulus, parameters)
    return try world.unobserved { () throws(ScenarioError) in try world.send(plan) }
  }

  /// Reads a stimulus; places and references are read when it is sent.
  func plan(
    of stimulus: String,
    _ parameters: JSONValue
  ) throws(ScenarioError) -> StimulusPlan {
    try read(parameters) { binder, source in
      binder.stimulus(named: stimulus, at: .document, source)
    }
  }

  /// Reads a property, or anything a reference leads to.
  public func get(_ path: String) throws(ScenarioError) -> JSONValue {
    world.json(of: try world.quietly { () throws(ScenarioError) in try value(of: path) })
  }

  /// Reads a property of an object, or anything that a way leads to from there.
  public func get(_ path: String, of object: AnyObject) throws(ScenarioError) -> JSONValue {
    let asked = Invocation(object: object)
    return world.json(
      of: try world.quietly { () throws(ScenarioError) in
        try world.value(of: try reference("$self." + path), in: asked)
      }
    )
  }

  /// Assigns properties: an object of references and values, or a list of such objects.
  public func set(_ assignments: JSONValue) throws(ScenarioError) {
    let changes = try read(assignments) { binder, source in
      binder.assignments(source, scope: BodyScope())
    }
    try command { () throws(ScenarioError) in try world.assign(changes) }
  }

  /// Assigns one property.
  public func set(_ path: String, _ value: JSONValue) throws(ScenarioError) {
    try set([JSONKey(path): value])
  }

  /// Calls a method; trailing arguments may be left out.
  public func call(
    _ method: String,
    on object: JSONValue,
    with arguments: [JSONValue] = []
  ) throws(ScenarioError) -> JSONValue {
    // As a document writes it, so that the same rules read it and report it.
    let request: JSONValue = ["call": JSONValue(method), "on": object]
    if !arguments.isEmpty { request.set("with", JSONValue(arguments)) }
    let plan = try read(request) { binder, source in binder.call(source, scope: nil) }
    var answer = Value.none
    try command { () throws(ScenarioError) in answer = try world.perform(plan) }
    return world.json(of: answer)
  }

  /// Returns the object that a reference leads to.
  public func object(named path: String) throws(ScenarioError) -> AnyObject {
    let value = try world.quietly { () throws(ScenarioError) in try self.value(of: path) }
    guard let object = value.object else {
      throw ScenarioError(
        type: DiagnosticType.unknownReference.rawValue,
        message: Sentence("'\(path)' is no object now", zh: "“\(path)”现在不是对象")
      )
    }
    return object
  }

  /// Returns where a place lies on the screen now.
  public func place(_ place: JSONValue) throws(ScenarioError) -> CGPoint {
    // Under the name that the protocol has for it, so that a fault's pointer begins there.
    let plan = try read(["at": place]) { binder, source in
      source["at"].flatMap { binder.place($0) }
    }
    return try world.quietly { () throws(ScenarioError) in try world.point(plan) }
  }

  /// Lets virtual time pass; due timers fire, in order.
  public func advance(by seconds: Double) throws(ScenarioError) {
    try command { () throws(ScenarioError) in world.advance(by: seconds) }
  }

  /// Lets time pass until nothing runs and no timer is due within a second.
  public func advanceUntilIdle() throws(ScenarioError) {
    try command { () throws(ScenarioError) in world.advanceUntilIdle() }
  }

  private func command(_ body: () throws(ScenarioError) -> Void) throws(ScenarioError) {
    try world.unobserved { () throws(ScenarioError) in try world.command(body) }
  }

  private func value(of path: String) throws(ScenarioError) -> Value {
    try world.value(of: try reference(path))
  }

  private func reference(_ path: String) throws(ScenarioError) -> ReferencePath {
    guard let reference = ReferencePath(path) else {
      throw ScenarioError(
        type: DiagnosticType.unknownReference.rawValue,
        message: Sentence(
          "'\(path)' is no reference: an id, then any number of .property and [index]",
          zh: "“\(path)”不是引用：先写 id，再写任意个 .属性 和 [序号]"
        )
      )
    }
    return reference
  }

  /// Reads what came from outside with the rules of a document.
  func read<Plan>(
    _ json: JSONValue,
    _ body: (Binder, Syntax) -> Plan?
  ) throws(ScenarioError) -> Plan {
    // It stands in no file, so that a fault is told by its pointer alone.
    let diagnostics = DiagnosticCollector(file: "", bytes: [])
    let binder = Binder(
      for: world.plan,
      environment: document.environment,
      diagnostics: diagnostics
    )
    // A request may leave out all parameters.
    let result = body(binder, SyntaxTree(json.isNull ? .object() : json).root)
    if let first = diagnostics.diagnostics.first(where: { $0.severity == .error }) {
      throw ScenarioError(first)
    }
    guard let result else {
      throw ScenarioError.invalid(Sentence("this cannot be read", zh: "不能读取它"))
    }
    return result
  }
}
