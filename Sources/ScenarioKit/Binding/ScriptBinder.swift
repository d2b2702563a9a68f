import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Binds the steps of a script that one variant runs.
final class ScriptBinder: SyntaxReader {
  let binder: Binder
  var diagnostics: DiagnosticCollector { binder.diagnostics }
  private var plan: Plan { binder.plan }
  /// The labels of the script.
  private var labels: Set<String> = []
  /// The labels of the steps that this variant runs, so far.
  private var ownLabels: Set<String> = []
  /// The number of the last step of this variant that has an expectation, rightly written or not.
  private var lastJudged = -1

  init(_ binder: Binder) { self.binder = binder }

  /// Reads the steps that `variant` runs.
  func bind(_ source: Syntax, variant: String?, variants: [String]) {
    guard bind(source, where: { runs($0, variant: variant, variants: variants) }) else { return }
    QuestionBinder(binder: binder).check(plan)
    warnAboutUnjudgedSteps()
  }

  /// Reads steps, whoever runs them, for the names in them.
  func bindNames(_ source: Syntax, where isWanted: (Syntax) -> Bool) {
    _ = bind(source, where: isWanted)
  }

  private func bind(_ source: Syntax, where isWanted: (Syntax) -> Bool) -> Bool {
    guard source.isArray else {
      wrongType(source, Sentence("a list of steps", zh: "步骤的列表"))
      return false
    }
    // Of all steps, whoever runs them: a label that another variant has is told as such.
    labels = Set(source.elements.compactMap { $0["label"]?.string })
    for (number, step) in source.elements.enumerated() {
      guard let step = object(step), isWanted(step) else { continue }
      if step["expect"] != nil { lastJudged = number }
      if let step = self.step(step, number: number) { plan.steps.append(step) }
    }
    return true
  }

  private func runs(_ step: Syntax, variant: String?, variants: [String]) -> Bool {
    guard let when = step["when"] else { return true }
    let names = texts(when)
    for (name, path) in names where !variants.contains(name) {
      diagnostics.reportUnknown(
        .unknownVariant,
        name,
        at: path,
        Sentence("there is no variant '\(name)'", zh: "没有变体“\(name)”"),
        allowed: variants
      )
    }
    if when.isArray, when.count == 0 {
      diagnostics.report(
        .unreachableStep,
        at: step.path,
        Sentence("no variant runs this step", zh: "没有变体运行这一步")
      )
    }
    if variant == variants.first, !names.contains(where: { variants.contains($0.text) }) {
      readUnrun(step)
    }
    return names.contains { $0.text == variant }
  }

  /// Reads a step that nobody runs, for its faults.
  private func readUnrun(_ step: Syntax) {
    let labels = ownLabels
    _ = self.step(step, number: 0)
    ownLabels = labels
  }

  private func step(_ source: Syntax, number: Int) -> StepPlan? {
    let syntax = StepSyntax(source)
    useNames(beside: syntax)
    let found = syntax.actions
    guard found.count <= 1 || binder.names.recorder != nil else {
      diagnostics.report(
        .unknownMember,
        at: source.path,
        Sentence(
          "a step does one thing, and this one has \(found.joined(separator: " and "))",
          zh: "一步只做一件事，而这里有 \(Sentence.list(found))"
        )
      )
      return nil
    }
    guard let key = syntax.action else {
      let allowed = StepSyntax.keys + ["expect"]
      // A member that no step has beside its action is most likely the action, misspelt.
      for (key, value) in source.members where !StepSyntax.besideKeys.contains(key) {
        diagnostics.reportUnknown(
          .unknownMember,
          key,
          at: value.path,
          key: true,
          Sentence("there is no step '\(key)'", zh: "没有步骤“\(key)”"),
          allowed: allowed
        )
        return nil
      }
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("an empty step", zh: "空的步骤"),
        allowed: allowed
      )
      return nil
    }
    // Before the action, whose fault ends the reading of the step.
    let expectation = syntax.expect.flatMap {
      ExpectationBinder(binder: binder, answer: answer(of: source)).expectation($0)
    }
    if let expectation { binder.names.recorder?.note(expectation) }
    guard let kind = kind(key, source) else { return nil }
    return StepPlan(
      number: number,
      path: source.path,
      kind: kind,
      label: syntax.label.flatMap { label($0) },
      text: syntax.text,
      source: written(key, source),
      expectation: expectation,
      since: syntax.since.flatMap { since($0, of: syntax) },
      json: source.json.copy()
    )
  }

  private func label(_ source: Syntax) -> String? {
    guard let label = text(source) else { return nil }
    if !ownLabels.insert(label).inserted {
      diagnostics.report(
        .duplicateID,
        at: source.path,
        Sentence("the label '\(label)' is there twice", zh: "标签“\(label)”出现了两次")
      )
    }
    return label
  }

  private func kind(_ key: String, _ source: Syntax) -> StepPlan.Kind? {
    switch key {
    case "send":
      return binder.stimulus(source, beside: StepSyntax.besideKeys).map { .send($0) }
    case "wait":
      refuseUnknown(
        source,
        allowed: ["wait"] + StepSyntax.besideKeys,
        Sentence("a step 'wait'", zh: "步骤 'wait'")
      )
      guard let wait = source["wait"] else { return nil }
      if wait.string == "idle" { return .waitIdle }
      guard wait.isNumber else {
        wrongType(wait, Sentence("seconds, or \"idle\"", zh: "秒数，或 \"idle\""))
        return nil
      }
      return binder.time(wait).map { .wait($0) }
    case "expect":
      refuseUnknown(
        source,
        allowed: StepSyntax.besideKeys,
        Sentence("a step 'expect'", zh: "步骤 'expect'")
      )
      return .expect
    case "ask":
      refuseUnknown(
        source,
        allowed: ["ask", "label", "when"],
        Sentence("a step 'ask'", zh: "步骤 'ask'")
      )
      return source["ask"].flatMap { QuestionBinder(binder: binder).bind($0) }.map { .ask($0) }
    default:
      return binder.action(key, source, scope: BodyScope(), beside: StepSyntax.besideKeys)
        .map { .action($0) }
    }
  }

  /// The step without what stands beside; an expectation alone is what such a step is.
  private func written(_ key: String, _ source: Syntax) -> JSONValue {
    let step = JSONValue.object()
    for member in source.members where !StepSyntax.besideKeys.contains(member.key) {
      if member.key != "comment" { step.set(member.key, member.value.json.copy()) }
    }
    if key == "expect", let expectation = source["expect"] {
      step.set(key, expectation.json.copy())
    }
    return step
  }

  private func since(_ source: Syntax, of step: StepSyntax) -> Since? {
    if step.expect == nil {
      diagnostics.report(
        .missingMember,
        at: source.path,
        key: true,
        Sentence("'since' belongs to an 'expect' of the same step", zh: "'since' 属于同一步骤的 'expect'"),
        allowed: ["expect"]
      )
    }
    guard let name = text(source) else { return nil }
    switch name {
    case "start": return .start
    case "launch": return .launch
    default:
      guard ownLabels.contains(name) else {
        diagnostics.reportUnknown(
          .unknownLabel,
          name,
          at: source.path,
          labels.contains(name)
            ? Sentence(
              "the step labelled '\(name)' comes later, or not at all in this variant",
              zh: "标签为“\(name)”的步骤在后面，或不在这个变体里"
            )
            : Sentence("no step is labelled '\(name)'", zh: "没有标签为“\(name)”的步骤"),
          allowed: ["start", "launch"] + ownLabels
        )
        return nil
      }
      return .label(name)
    }
  }

  private func warnAboutUnjudgedSteps() {
    guard let step = plan.steps.first(where: { $0.number > lastJudged }) else { return }
    diagnostics.report(
      .neverJudged,
      at: step.path,
      Sentence("no expectation follows this step", zh: "这一步之后没有预期")
    )
  }
}
