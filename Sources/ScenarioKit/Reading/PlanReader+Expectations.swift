import Jansson
@_spi(Workbench) import ResponderKit

extension PlanReader {
  /// Reads what must be true.
  func expectation(_ source: Source) -> Expectation? {
    guard let source = object(source) else { return nil }
    var items: [Expectation.Item] = []
    for (key, value) in source.members {
      guard Expectation.keys.contains(key) else {
        diagnostics.reportUnknown(
          .unknownExpectation,
          key,
          at: value.path,
          key: true,
          "nothing is expected by '\(key)'",
          allowed: Expectation.keys
        )
        continue
      }
      if let check = check(key, value) {
        items.append(Expectation.Item(key: key, path: value.path, check: check))
      }
    }
    return Expectation(path: source.path, items: items)
  }

  private func check(_ key: String, _ value: Source) -> Expectation.Check? {
    switch key {
    case "hit": return hit(value)
    case "handledBy": return objectMatcher(value, "UIResponder").map { .handledBy($0) }
    case "path": return objectMatcher(value, "UIResponder", isList: true).map { .path($0) }
    case "discarded":
      if let flag = value.json.bool { return .discarded(flag) }
      guard let name = text(value) else { return nil }
      return reference(name, at: value.path, expecting: "UIResponder").map { .discardedBy($0) }
    case "returned": return matcher(value).map { .returned($0) }
    case "raised": return raised(value)
    case "firstResponder": return firstResponder(value)
    case "values": return .values(values(value))
    case "state": return .values(states(value))
    case "chain": return chain(value)
    case "fired": return .fired(fired(value))
    case "calls": return calls(value).map { .calls($0) }
    case "rule": return .rules(rules(value))
    case "trace": return .trace(traces(value))
    case "anyOf":
      guard value.json.isArray else {
        wrongType(value, "a list of expectations")
        return nil
      }
      return .anyOf(value.elements.compactMap { expectation($0) })
    default: return nil
    }
  }

  private func objectMatcher(
    _ source: Source,
    _ className: String,
    isList: Bool = false
  ) -> Matcher? {
    let type = Box<ValueType>()
    type.value = isList ? .list(.object(className)) : .object(className)
    return matcher(source, expecting: type)
  }

  private func hit(_ source: Source) -> Expectation.Check? {
    let members = source.members
    if source.json.isObject, !members.isEmpty, members.allSatisfy({ Int($0.key) != nil }) {
      return .hits(
        members.compactMap { key, value in
          objectMatcher(value, "UIView").map { (Int(key) ?? 0, $0, value.path) }
        }
      )
    }
    return objectMatcher(source, "UIView").map { .hit($0) }
  }

  private func raised(_ source: Source) -> Expectation.Check? {
    guard let name = text(source) else { return nil }
    let names = SimulationError.Kind.allCases.map(\.rawValue)
    if !names.contains(name) {
      diagnostics.reportUnknown(
        .wrongType,
        name,
        at: source.path,
        "no error is called '\(name)'",
        allowed: names
      )
    }
    return .raised(name)
  }

  private func firstResponder(_ source: Source) -> Expectation.Check? {
    let members = source.members
    let isByWindow =
      source.json.isObject && !members.isEmpty
      && !members.contains { PlanReader.matcherKeys.contains($0.key) }
    guard isByWindow else {
      return objectMatcher(source, "UIResponder").map { .firstResponder($0) }
    }
    return .firstResponders(
      members.compactMap { key, value in
        guard let window = reference(key, at: value.path, expecting: "UIWindow") else { return nil }
        return objectMatcher(value, "UIResponder").map { (window, $0, value.path) }
      }
    )
  }

  private func values(
    _ source: Source
  ) -> [(reference: Reference, matcher: Matcher, path: SourcePath)] {
    (object(source)?.members ?? []).compactMap { key, value in
      guard let reference = reference(key, at: value.path) else { return nil }
      let type = Box<ValueType>()
      later { [self] in type.value = expectedType(of: reference, scope: nil) }
      return matcher(value, expecting: type).map { (reference, $0, value.path) }
    }
  }

  private func states(
    _ source: Source
  ) -> [(reference: Reference, matcher: Matcher, path: SourcePath)] {
    (object(source)?.members ?? []).compactMap { key, value in
      guard let object = reference(key, at: value.path) else { return nil }
      var reference = object
      reference.steps.append(.property("state"))
      later { [self] in
        _ = type(of: reference, at: value.path, scope: nil)
      }
      return matcher(value).map { (reference, $0, value.path) }
    }
  }

  private func chain(_ source: Source) -> Expectation.Check? {
    guard source.json.isArray, source.json.count > 0 else {
      wrongType(source, "a list of objects")
      return nil
    }
    return .chain(
      texts(source).map { name, path in
        if name != "*" { _ = reference(name, at: path, expecting: "UIResponder") }
        return name
      }
    )
  }

  private func fired(
    _ source: Source
  ) -> [(occurrence: OccurrencePattern, matcher: Matcher, path: SourcePath)] {
    (object(source)?.members ?? []).compactMap { key, value in
      let occurrence = occurrence(key, at: value.path, key: true)
      return matcher(value).map { (occurrence, $0, value.path) }
    }
  }

  // MARK: - Calls

  private func calls(_ source: Source) -> CallsExpectation? {
    var calls = CallsExpectation(path: source.path)
    if source.json.isArray {
      calls.inOrder = source.elements.compactMap { callElement($0) }
      return calls
    }
    guard let source = object(source) else { return nil }
    refuseUnknown(source, allowed: ["inOrder", "exactly", "of", "never"], "'calls'")
    calls.inOrder = source["inOrder"]?.elementsOrSelf.compactMap { callElement($0) }
    calls.exactly = source["exactly"]?.elementsOrSelf.compactMap { callElement($0) }
    calls.never = source["never"]?.elementsOrSelf.compactMap { callElement($0) } ?? []
    calls.of =
      source["of"].map { texts($0).map { occurrence($0.text, at: $0.path) } } ?? []
    if calls.exactly != nil, calls.of.isEmpty {
      diagnostics.report(
        .missingMember,
        at: source.path,
        "'exactly' needs 'of': the occurrences among which there are no others",
        allowed: ["of"]
      )
    }
    return calls
  }

  private func callElement(_ source: Source) -> CallElement? {
    if let text = source.json.string {
      let name = text.hasSuffix("+") ? String(text.dropLast()) : text
      let pattern = CallPattern(occurrence: occurrence(name, at: source.path), path: source.path)
      return text.hasSuffix("+") ? .oneOrMore(pattern) : .one(pattern)
    }
    guard let source = object(source) else { return nil }
    if let group = source["repeat"] {
      refuseUnknown(source, allowed: ["repeat"], "a group of calls")
      return .group(group.elements.compactMap { callElement($0) })
    }
    refuseUnknown(source, allowed: ["call", "with", "returned", "time", "inside"], "a call")
    guard let name = source["call"].flatMap({ text($0) }) else {
      if source["call"] == nil {
        diagnostics.report(
          .missingMember,
          at: source.path,
          "an element of 'calls' names an occurrence",
          allowed: ["call"]
        )
      }
      return nil
    }
    let isRepeated = name.hasSuffix("+")
    let pattern = isRepeated ? String(name.dropLast()) : name
    var call = CallPattern(
      occurrence: occurrence(pattern, at: source["call"]?.path ?? source.path),
      path: source.path
    )
    for (key, value) in source["with"].flatMap({ object($0) })?.members ?? [] {
      if let matcher = matcher(value) { call.with.append((key, matcher)) }
    }
    call.returned = source["returned"].flatMap { matcher($0) }
    call.time = source["time"].flatMap { matcher($0) }
    call.inside = source["inside"].flatMap { value in
      text(value).map { occurrence($0, at: value.path) }
    }
    noteInterest(call)
    return isRepeated ? .oneOrMore(call) : .one(call)
  }

  private func noteInterest(_ call: CallPattern) {
    let references = call.with.compactMap { key, _ in
      Reference(key).map { (key: key, reference: $0) }
    }
    guard !references.isEmpty else { return }
    plan.interests.append(Interest(occurrence: call.occurrence, references: references))
  }

  /// Reads the name of an occurrence and checks that its object can have it.
  func occurrence(_ text: String, at path: SourcePath, key: Bool = false) -> OccurrencePattern {
    let pattern = OccurrencePattern(text)
    guard !pattern.isWild || pattern.object?.contains("*") == false else { return pattern }
    later { [self] in check(pattern, at: path, key: key) }
    return pattern
  }

  private func check(_ pattern: OccurrencePattern, at path: SourcePath, key: Bool) {
    guard let object = pattern.object else {
      guard !Value.isSelector(pattern.name) else { return }
      diagnostics.report(
        .unknownOccurrence,
        at: path,
        key: key,
        "'\(pattern.text)' is no occurrence: write object.name, or an action such as \"buy:\""
      )
      return
    }
    guard let reference = reference(object, at: path) else { return }
    guard let type = expectedType(of: reference, scope: nil), let className = type.className,
      let entry = catalogue.entries[className], className != "Notifications"
    else { return }
    let names = occurrences(of: entry)
    let name = pattern.name
    if names.contains(name) || notes.contains(name) || name.hasSuffix(":") { return }
    if pattern.isWild || implementedNames.contains(name) { return }
    diagnostics.reportUnknown(
      .unknownOccurrence,
      name,
      at: path,
      key: key,
      "'\(name)' cannot occur at '\(object)', a \(className)",
      allowed: Array(names) + notes
    )
  }

  private func occurrences(of entry: Catalogue.Entry) -> Set<String> {
    Set(entry.methods.keys).union(entry.delegateMethods.keys).union(entry.occurrences)
  }

  /// The actions without arguments, which look like any other name.
  private var implementedNames: Set<String> {
    Set(
      plan.nodes.flatMap { node in
        node.impliedActions.map(\.name) + (node.implements?.keys.map(\.name) ?? [])
      } + plan.extensions.flatMap { $0.actions.keys.map(\.name) }
    )
  }

  // MARK: - Rules and records

  private func rules(_ source: Source) -> [(id: String, decided: Bool, path: SourcePath)] {
    texts(source).compactMap { text, path in
      let isNegative = text.hasPrefix("!")
      let id = isNegative ? String(text.dropFirst()) : text
      guard Rule.named(id) != nil else {
        diagnostics.reportUnknown(
          .unknownRule,
          id,
          at: path,
          "no rule is called '\(id)'",
          allowed: RuleEntry.list.map(\.id)
        )
        return nil
      }
      return (id, !isNegative, path)
    }
  }

  private func traces(_ source: Source) -> [[(key: String, matcher: Matcher)]] {
    source.elementsOrSelf.compactMap { record in
      guard let record = object(record) else { return nil }
      refuseUnknown(record, allowed: PlanReader.recordKeys, "a record of the trace")
      return record.members.compactMap { key, value in
        if key == "rule", let id = value.json.string, Rule.named(id) == nil {
          diagnostics.reportUnknown(
            .unknownRule,
            id,
            at: value.path,
            "no rule is called '\(id)'",
            allowed: RuleEntry.list.map(\.id)
          )
        }
        return matcher(value).map { (key, $0) }
      }
    }
  }

  static let recordKeys =
    ["kind", "at", "rule", "method", "time"] + TraceField.Key.allCases.map(\.rawValue)
}
