import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit

extension PlanReader {
  /// The member that says what a step does; `expect` may stand beside any but `ask`.
  static let stepKeys = ["send", "call", "set", "animate", "after", "release", "wait", "ask"]
  static let besideKeys = ["label", "when", "expect", "since"]

  /// Reads the steps that `variant` runs.
  func script(_ source: Source, variant: String?, variants: [String]) {
    guard source.json.isArray else {
      wrongType(source, "a list of steps")
      return
    }
    labels = Set(source.elements.compactMap { $0["label"]?.json.string })
    for (number, step) in source.elements.enumerated() {
      guard let step = object(step) else { continue }
      guard runs(step, variant: variant, variants: variants) else { continue }
      if let plan = self.step(step, number: number) { self.plan.steps.append(plan) }
    }
    checkQuestions()
    warnAboutUnjudgedSteps()
  }

  private func runs(_ step: Source, variant: String?, variants: [String]) -> Bool {
    guard let when = step["when"] else { return true }
    let names = texts(when)
    for (name, path) in names where !variants.contains(name) {
      diagnostics.reportUnknown(
        .unknownVariant,
        name,
        at: path,
        "there is no variant '\(name)'",
        allowed: variants
      )
    }
    if names.isEmpty {
      diagnostics.report(.unreachableStep, at: step.path, "no variant runs this step")
      return variant == variants.first
    }
    return names.contains { $0.text == variant }
  }

  private func step(_ source: Source, number: Int) -> StepPlan? {
    let found = PlanReader.stepKeys.filter { source[$0] != nil }
    guard found.count <= 1 else {
      diagnostics.report(
        .unknownMember,
        at: source.path,
        "a step does one thing, and this one has \(found.joined(separator: " and "))"
      )
      return nil
    }
    guard let key = found.first ?? (source["expect"] == nil ? nil : "expect") else {
      let allowed = PlanReader.stepKeys + ["expect"]
      for (key, value) in source.members where !PlanReader.besideKeys.contains(key) {
        diagnostics.reportUnknown(
          .unknownMember,
          key,
          at: value.path,
          key: true,
          "there is no step '\(key)'",
          allowed: allowed
        )
        return nil
      }
      diagnostics.report(.missingMember, at: source.path, "an empty step", allowed: allowed)
      return nil
    }
    let expectation = source["expect"].flatMap { self.expectation($0) }
    guard let kind = kind(key, source) else { return nil }
    return StepPlan(
      number: number,
      path: source.path,
      kind: kind,
      label: source["label"].flatMap { label($0) },
      text: text(of: key, source),
      source: written(key, source),
      expectation: expectation,
      since: source["since"].flatMap { since($0, step: source) },
      json: source.json.copy()
    )
  }

  private func label(_ source: Source) -> String? {
    guard let label = text(source) else { return nil }
    if !ownLabels.insert(label).inserted {
      diagnostics.report(.duplicateID, at: source.path, "the label '\(label)' is there twice")
    }
    return label
  }

  private func kind(_ key: String, _ source: Source) -> StepPlan.Kind? {
    switch key {
    case "send":
      return stimulus(source, beside: PlanReader.besideKeys).map { .send($0) }
    case "wait":
      refuseUnknown(source, allowed: ["wait"] + PlanReader.besideKeys, "a step 'wait'")
      guard let wait = source["wait"] else { return nil }
      if wait.json.string == "idle" { return .waitIdle }
      guard wait.json.isNumber else {
        wrongType(wait, "seconds, or \"idle\"")
        return nil
      }
      return time(wait).map { .wait($0) }
    case "expect":
      refuseUnknown(source, allowed: PlanReader.besideKeys, "a step 'expect'")
      return .expect
    case "ask":
      refuseUnknown(source, allowed: ["ask", "label", "when"], "a step 'ask'")
      return source["ask"].flatMap { question($0) }.map { .ask($0) }
    default:
      return action(key, source, scope: BodyScope(), beside: PlanReader.besideKeys)
        .map { .action($0) }
    }
  }

  /// The step without what stands beside; an expectation alone is what such a step is.
  private func written(_ key: String, _ source: Source) -> JSONValue {
    let step = JSONValue.object()
    for member in source.members where !PlanReader.besideKeys.contains(member.key) {
      if member.key != "comment" { step.set(member.key, member.value.json.copy()) }
    }
    if key == "expect", let expectation = source["expect"] {
      step.set(key, expectation.json.copy())
    }
    return step
  }

  private func text(of key: String, _ source: Source) -> String {
    switch key {
    case "send":
      let parts = source.members.filter {
        $0.key != "send" && !PlanReader.besideKeys.contains($0.key)
      }
      return ([source["send"]?.json.string ?? ""] + parts.map { "\($0.key) \($0.value.json)" })
        .joined(separator: " ")
    case "call":
      let arguments = source["with"]?.elementsOrSelf.map { "\($0.json)" } ?? []
      let receiver = source["on"]?.json
      return
        "\(receiver?.string ?? receiver.map { "\($0)" } ?? "").\(source["call"]?.json.string ?? "")"
        + "(\(arguments.joined(separator: ", ")))"
    case "set", "animate":
      let assignments = (source[key]?.elementsOrSelf ?? []).flatMap(\.members)
      return "\(key) " + assignments.map { "\($0.key) = \($0.value.json)" }.joined(separator: ", ")
    default:
      return "\(key) \(source[key].map { $0.json.string ?? "\($0.json)" } ?? "")"
    }
  }

  private func since(_ source: Source, step: Source) -> Since? {
    if step["expect"] == nil {
      diagnostics.report(
        .missingMember,
        at: source.path,
        key: true,
        "'since' belongs to an 'expect' of the same step",
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
            ? "the step labelled '\(name)' comes later, or not at all in this variant"
            : "no step is labelled '\(name)'",
          allowed: ["start", "launch"] + ownLabels
        )
        return nil
      }
      return .label(name)
    }
  }

  private func warnAboutUnjudgedSteps() {
    guard let last = plan.steps.lastIndex(where: { $0.expectation != nil }) else {
      if let first = plan.steps.first {
        diagnostics.report(.neverJudged, at: first.path, "no expectation follows this step")
      }
      return
    }
    if let step = plan.steps.dropFirst(last + 1).first {
      diagnostics.report(.neverJudged, at: step.path, "no expectation follows this step")
    }
  }
}
