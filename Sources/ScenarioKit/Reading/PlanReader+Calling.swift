import Jansson
@_spi(Workbench) import ResponderKit

extension PlanReader {
  /// Reads what is expected of the order of occurrences.
  func calls(_ source: Source) -> CallsExpectation? {
    var calls = CallsExpectation(path: source.path)
    if source.json.isArray {
      calls.inOrder = source.elements.compactMap { callElement($0) }
      return calls
    }
    guard let source = object(source) else { return nil }
    refuseUnknown(source, allowed: ["inOrder", "exactly", "of", "never"], "'calls'")
    calls.inOrder = source["inOrder"]?.elementsOrSelf.compactMap { callElement($0) }
    calls.exactly = source["exactly"]?.elementsOrSelf.compactMap { callElement($0) }
    calls.never = source["never"]?.elementsOrSelf.compactMap { single($0) } ?? []
    calls.of =
      source["of"].map { texts($0).map { occurrence($0.text, at: $0.path) } } ?? []
    if calls.inOrder == nil, calls.exactly == nil, source["never"] == nil {
      diagnostics.report(
        .missingMember,
        at: source.path,
        "'calls' says what is wanted: a list, or one of these",
        allowed: ["inOrder", "exactly", "never"]
      )
    }
    if calls.exactly != nil, calls.of.isEmpty {
      diagnostics.report(
        .missingMember,
        at: source.path,
        "'exactly' needs 'of': the occurrences among which there are no others",
        allowed: ["of"]
      )
    }
    if calls.exactly == nil, let of = source["of"] {
      diagnostics.report(
        .missingMember,
        at: of.path,
        key: true,
        "'of' belongs to 'exactly': the other lists look at all occurrences",
        allowed: ["exactly"]
      )
    }
    return calls
  }

  /// Reads an element of `never`.
  private func single(_ source: Source) -> CallElement? {
    guard source["repeat"] == nil else {
      diagnostics.report(
        .formNotAllowed,
        at: source.path,
        "'never' takes occurrences one by one, and this is a group of them"
      )
      return nil
    }
    return callElement(source)
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
      if !group.json.isArray { wrongType(group, "a list of occurrences") }
      if group.json.isArray, group.json.count == 0 {
        diagnostics.report(.missingMember, at: group.path, "an empty group repeats nothing")
      }
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
      let type = Box<ValueType>()
      later { [self] in type.value = noted(key, of: call.occurrence, at: value.path) }
      if let matcher = matcher(value, expecting: type) { call.with.append((key, matcher)) }
    }
    call.returned = source["returned"].flatMap { matcher($0) }
    call.time = source["time"].flatMap { matcher($0, expecting: Box(.number)) }
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
}
