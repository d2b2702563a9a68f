import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Compares what an expectation says with what happened, and reports where the two part.
final class Judge {
  let run: ScriptRun
  let span: ScriptRun.Mark
  var world: World { run.world }
  private(set) var failures: [ExpectationFailure] = []
  /// Stands for what a reference does not lead to.
  let nobody = PlainObject()

  init(run: ScriptRun, span: ScriptRun.Mark) {
    self.run = run
    self.span = span
  }

  func judge(_ expectation: Expectation) throws(ScenarioError) {
    for item in expectation.items { try judge(item) }
  }

  private func judge(_ item: Expectation.Item) throws(ScenarioError) {
    switch item.check {
    case .hit(let matcher):
      guard let last = run.hits(since: span).last else {
        let nothing = Sentence("no touch came down", zh: "没有手指落下")
        fail(item, expected: text(matcher), actual: nothing)
        return
      }
      try compare(item, nil, object(last.view), matcher)
    case .hits(let fingers):
      let hits = run.hits(since: span)
      for (finger, matcher, path) in fingers {
        guard let hit = hits.last(where: { $0.finger == finger }) else {
          let nothing = Sentence("finger \(finger) did not come down", zh: "手指 \(finger) 没有落下")
          fail(item, path, expected: text(matcher), actual: nothing)
          continue
        }
        try compare(item, path, object(hit.view), matcher)
      }
    case .handledBy(let matcher):
      guard let outcome = outcome(for: item, expected: text(matcher)) else { return }
      try compare(item, nil, object(outcome.handledBy), matcher)
    case .path(let matcher):
      guard let outcome = outcome(for: item, expected: text(matcher)) else { return }
      try compare(item, nil, .list(outcome.path.map { object($0) }), matcher)
    case .discarded(let wanted):
      let expected = Sentence(verbatim: "\(wanted)")
      guard let outcome = outcome(for: item, expected: expected) else { return }
      if outcome.isDiscarded != wanted {
        let actual = outcome.isDiscarded ? Sentence(verbatim: "true") : handled(outcome)
        fail(item, expected: expected, actual: actual)
      }
    case .discardedBy(let reference):
      try judgeDiscarded(item, by: reference)
    case .returned(let matcher):
      try compare(item, nil, run.returned ?? Value.none, matcher)
    case .raised(let name):
      let actual = run.raised
      if actual != name {
        fail(
          item,
          expected: Sentence(verbatim: name),
          actual: actual.map { Sentence(verbatim: $0) } ?? Sentence("no error", zh: "没有错误")
        )
      }
    case .firstResponder(let matcher):
      let focused = world.simulation.firstResponders.current
      try compare(item, nil, value(focused), matcher)
    case .firstResponders(let windows):
      for (reference, matcher, path) in windows {
        let window = try world.value(of: reference).object as? UIWindow
        try compare(item, path, value(world.simulation.firstResponder(of: window)), matcher)
      }
    case .values(let values):
      for (reference, matcher, path) in values {
        try compare(item, path, try world.value(of: reference), matcher, named: reference.text)
      }
    case .chain(let names):
      try judgeChain(item, names)
    case .fired(let counts):
      for (occurrence, matcher, path) in counts {
        try judgeFired(item, occurrence, matcher, path)
      }
    case .calls(let calls):
      try judgeCalls(item, calls)
    case .rules(let rules):
      judgeRules(item, rules)
    case .trace(let records):
      try judgeTrace(item, records)
    case .anyOf(let choices):
      try judgeChoices(item, choices)
    }
  }

  // MARK: - Comparing

  func object(_ index: ObjectIndex?) -> Value {
    index.flatMap { world.simulation.objects.object(at: $0) }.map { .object($0) } ?? .none
  }

  private func value(_ object: AnyObject?) -> Value { object.map { .object($0) } ?? .none }

  func text(_ matcher: Matcher) -> Sentence { Sentence(verbatim: world.text(of: matcher)) }

  func text(_ value: Value) -> Sentence { Sentence(verbatim: world.text(of: value)) }

  private func compare(
    _ item: Expectation.Item,
    _ path: SourcePath?,
    _ value: Value,
    _ matcher: Matcher,
    named name: String? = nil
  ) throws(ScenarioError) {
    guard try !world.matches(value, matcher) else { return }
    fail(item, path, expected: text(matcher), actual: text(value), named: name)
  }

  func fail(
    _ item: Expectation.Item,
    _ path: SourcePath? = nil,
    expected: Sentence,
    actual: Sentence,
    named name: String? = nil,
    record: TraceRecord.Position? = nil
  ) {
    let pointer = (path ?? item.path).pointer
    let position = run.document.positions.position(of: path ?? item.path)
    failures.append(
      ExpectationFailure(
        pointer: pointer,
        line: position.line,
        column: position.column,
        key: item.key,
        expected: expected,
        actual: actual,
        message: Sentence(
          "\(name ?? item.key): expected \(expected), but it is \(actual)",
          zh: "\(name ?? item.key)：预期 \(expected)，实际 \(actual)"
        ),
        record: record ?? world.simulation.dispatcher.trace.position
      )
    )
  }

  /// What came of the span's last stimulus; a span without one fails what is said about it.
  func outcome(for item: Expectation.Item, expected: Sentence) -> Outcome? {
    let outcome = run.outcome(since: span)
    if outcome == nil {
      fail(item, expected: expected, actual: Sentence("no stimulus was sent", zh: "没有发送刺激"))
    }
    return outcome
  }

  /// Who handled what was to be discarded.
  func handled(_ outcome: Outcome) -> Sentence {
    guard let handler = outcome.handledBy.map({ world.simulation.objects.name(of: $0) }) else {
      return Sentence("handled by nobody", zh: "没有处理者")
    }
    return Sentence("handled by \(handler)", zh: "由 \(handler) 处理")
  }
}
