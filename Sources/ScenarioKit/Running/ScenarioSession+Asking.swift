import Catalogue
public import Jansson
@_spi(Workbench) public import ResponderKit
import ScenarioSyntax
import Sentences

/// One step of a script, as its document writes it.
@_spi(Workbench) public struct ScriptStep {
  /// Its place in the document's script.
  public let index: Int
  /// JSON pointer to it.
  public let pointer: String
  public let label: String?
  /// What it does, as a line for people.
  public let action: String
  /// The step itself.
  public let json: JSONValue

  /// The name of the stimulus that it sends; nil where it does something else.
  public var stimulus: String? { json["send"]?.string }
}

/// A count of occurrences or a value that is wanted, read as an expectation would be.
@_spi(Workbench) public struct Wish {
  let expectation: Expectation
  /// The occurrence; nil where a value is wanted.
  public let occurrence: String?
  /// The way to the value; nil where an occurrence is wanted.
  public let path: String?
}

/// A moment of a run: a wish looks at what happened since.
@_spi(Workbench) public struct RunMark {
  let mark: ScriptRun.Mark
}

extension ScenarioSession {
  /// The steps that this variant runs.
  @_spi(Workbench) public var scriptSteps: [ScriptStep] {
    world.plan.steps.map { step in
      ScriptStep(
        index: step.number,
        pointer: step.path.pointer,
        label: step.label,
        action: step.text,
        json: step.json
      )
    }
  }

  /// The moment at which the run stands.
  @_spi(Workbench) public var mark: RunMark { RunMark(mark: script.mark) }

  /// The moment before the launch.
  @_spi(Workbench) public var launchMark: RunMark { RunMark(mark: script.launchMark) }

  /// Reads a wish for an occurrence, so many times or at least once.
  ///
  /// - Throws: `unknown-occurrence` where no such object can have it, or `unknown-reference`.
  @_spi(Workbench) public func wish(
    occurrence: String,
    times: Int?
  ) throws(ScenarioError) -> Wish {
    let count: JSONValue = times.map { JSONValue($0) } ?? ["atLeast": 1]
    return Wish(
      expectation: try expectation(["fired": [JSONKey(occurrence): count]]),
      occurrence: occurrence,
      path: nil
    )
  }

  /// Reads a wish for a value, which a matcher or the value itself says.
  ///
  /// - Throws: What a document would be refused for that expected it.
  @_spi(Workbench) public func wish(
    _ path: String,
    _ matcher: JSONValue
  ) throws(ScenarioError) -> Wish {
    let wish = Wish(
      expectation: try expectation(["values": [JSONKey(path): matcher]]),
      occurrence: nil,
      path: path
    )
    // What leads nowhere now is told now.
    _ = try get(path)
    return wish
  }

  /// Whether an object's class has a property of this name.
  @_spi(Workbench) public func hasProperty(_ name: String, _ object: AnyObject) -> Bool {
    world.catalogue.entry(of: object)?.properties[name]?.get != nil
  }

  /// What the document lets a method of an object answer or do, as it is written; nil for UIKit's.
  @_spi(Workbench) public func override(_ method: String, of object: AnyObject) -> JSONValue? {
    guard let method = ResponderKit.Method(named: method) else { return nil }
    return (simulation.dispatcher.overrides(of: object) as? ObjectOverrides)?.plans[method]?.json
  }

  /// The names of what can occur at an object, sorted: methods, delegate's methods, control events.
  @_spi(Workbench) public func occurrences(of object: AnyObject) -> [String] {
    (world.catalogue.entry(of: object)?.occurring ?? []).sorted()
  }

  /// How a wish is not fulfilled by what happened since a moment; nil where it is.
  @_spi(Workbench) public func failure(
    of wish: Wish,
    since mark: RunMark
  ) -> ExpectationFailure? {
    let judge = Judge(run: script, span: mark.mark)
    do {
      try world.quietly { () throws(ScenarioError) in try judge.judge(wish.expectation) }
      return judge.failures.first
    } catch {
      return judge.failures.first ?? judge.unreadable(wish.expectation)
    }
  }

  /// How often something occurred since a moment.
  @_spi(Workbench) public func count(of occurrence: String, since mark: RunMark) -> Int {
    let pattern = OccurrencePattern(occurrence, in: world.catalogue)
    return world.log.entries.dropFirst(mark.mark.entry).count { world.matches($0, pattern) }
  }

  /// Sends a stimulus as a step of the script would: what occurs in it is kept for wishes.
  @_spi(Workbench) public func sendObserved(
    _ stimulus: String,
    _ parameters: JSONValue
  ) throws(ScenarioError) -> Outcome {
    let plan = try plan(of: stimulus, parameters)
    return try world.observed { () throws(ScenarioError) in try world.send(plan) }
  }

  private func expectation(_ json: JSONValue) throws(ScenarioError) -> Expectation {
    try read(json) { binder, source in
      ExpectationBinder(binder: binder).expectation(source)
    }
  }
}

extension Judge {
  /// The failure of what cannot even be read any more.
  fileprivate func unreadable(_ expectation: Expectation) -> ExpectationFailure? {
    guard let item = expectation.items.first else { return nil }
    fail(
      item,
      expected: Sentence("a value", zh: "一个值"),
      actual: Sentence("nothing there", zh: "那里什么也没有")
    )
    return failures.first
  }
}
