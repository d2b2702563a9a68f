import Jansson
@_spi(Workbench) import ResponderKit

extension PlanReader {
  // MARK: - Calls

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

  // MARK: - Names of occurrences

  /// Reads how often things occurred.
  func fired(
    _ source: Source
  ) -> [(occurrence: OccurrencePattern, matcher: Matcher, path: SourcePath)] {
    (object(source)?.members ?? []).compactMap { key, value in
      let occurrence = occurrence(key, at: value.path, key: true)
      if let count = value.json.double, count < 0 || count != count.rounded() {
        diagnostics.report(
          .outOfRange,
          at: value.path,
          "something occurs a whole number of times, and this is \(value.json)",
          allowed: ["0…"]
        )
      }
      return matcher(value, expecting: Box(.number)).map { (occurrence, $0, value.path) }
    }
  }

  /// Reads the name of an occurrence and checks that its object can have it.
  func occurrence(_ text: String, at path: SourcePath, key: Bool = false) -> OccurrencePattern {
    let pattern = OccurrencePattern(text)
    later { [self] in check(pattern, at: path, key: key) }
    return pattern
  }

  private func check(_ pattern: OccurrencePattern, at path: SourcePath, key: Bool) {
    guard let object = pattern.object else {
      if matches(pattern, actions) { return }
      reportUnknown(
        pattern,
        at: path,
        key,
        "'\(pattern.text)' is no occurrence: write object.name, or an action such as \"buy:\"",
        allowed: actions
      )
      return
    }
    guard object.contains("*") || reference(object, at: path) != nil else { return }
    guard let entries = entries(of: object, pattern) else { return }
    let names = [actions, notes] + entries.map(\.occurring)
    if names.contains(where: { matches(pattern, $0) }) { return }
    let className = className(of: object)
    reportUnknown(
      pattern,
      at: path,
      key,
      "'\(pattern.name)' cannot occur at '\(object)'" + (className.map { ", a \($0)" } ?? ""),
      allowed: names.reduce(into: []) { $0.formUnion($1) }
    )
  }

  private func matches(_ pattern: OccurrencePattern, _ names: Set<String>) -> Bool {
    names.contains(pattern.name)
      || pattern.name.contains("*") && names.contains { pattern.matches(name: $0) }
  }

  private func reportUnknown(
    _ pattern: OccurrencePattern,
    at path: SourcePath,
    _ key: Bool,
    _ message: String,
    allowed: Set<String>
  ) {
    diagnostics.reportUnknown(
      .unknownOccurrence,
      pattern.name,
      at: path,
      key: key,
      message,
      allowed: Array(allowed)
    )
  }

  private func className(of object: String) -> String? {
    guard !object.contains("*"), let reference = Reference(object) else { return nil }
    return expectedType(of: reference, scope: nil)?.className
  }

  /// The classes of which the objects of a pattern may be; `nil` where none is known.
  private func entries(of object: String, _ pattern: OccurrencePattern) -> [Catalogue.Entry]? {
    guard !object.contains("*") else { return Array(catalogue.entries.values) }
    guard let className = className(of: object), let entry = catalogue.entries[className],
      className != "Notifications"
    else { return nil }
    // What a way leads to may be of a more special class than the property says.
    guard let path = pattern.path, !path.steps.isEmpty else { return [entry] }
    return catalogue.entries.values.filter { $0.ancestry.contains(className) }
  }

  // MARK: - What is wanted of an occurrence

  /// Returns the type of a value of an occurrence, and reports a name that it cannot have.
  private func noted(
    _ key: String,
    of pattern: OccurrencePattern,
    at path: SourcePath
  ) -> ValueType? {
    guard let reference = Reference(key) else {
      diagnostics.report(
        .unknownArgument,
        at: path,
        key: true,
        "'\(key)' is no value of an occurrence"
      )
      return nil
    }
    // A note keeps what its body wrote, which is known when it runs.
    if !pattern.name.contains("*"), notes.contains(pattern.name) { return nil }
    let scope = scope(of: pattern)
    guard let known = scope else { return nil }
    guard known.type(of: reference.base) != nil else {
      diagnostics.reportUnknown(
        .unknownArgument,
        reference.base,
        at: path,
        key: true,
        "'\(pattern.text)' has no '\(reference.base)'",
        allowed: known.names.filter { $0 != "count" }
      )
      return nil
    }
    var variable = reference
    variable.isVariable = true
    return type(of: variable, at: path, scope: known)
  }

  /// The class of the object of an occurrence: its own, else the first that can have it.
  ///
  /// Where several families have a method of that name, as responders and recognizers have the
  /// touches methods, nothing is known of the object but that it is one.
  private func entry(of pattern: OccurrencePattern) -> (method: Catalogue.Entry, own: String)? {
    let className = pattern.object.flatMap { self.className(of: $0) } ?? "NSObject"
    let isExact = pattern.object != nil && pattern.path == nil && className != "NSObject"
    let special = catalogue.entries.values.filter {
      !isExact && $0.ancestry.contains(className) && $0.occurring.contains(pattern.name)
    }
    let first = special.min { ($0.depth, $0.name) < ($1.depth, $1.name) }
    guard let entry = first ?? catalogue.entries[className] else { return nil }
    let isShared = special.contains { !$0.ancestry.contains(entry.name) }
    return (entry, isShared ? className : entry.name)
  }

  /// What the parameters of an occurrence are, where its name alone tells.
  private func scope(of pattern: OccurrencePattern) -> BodyScope? {
    guard !pattern.name.contains("*"), let (entry, own) = entry(of: pattern) else { return nil }
    let name = pattern.name
    var scope = BodyScope(selfClass: own)
    let event = Parameter("event", .optional(.object("UIEvent")))
    if let row = entry.methods[name] ?? entry.delegateMethods[name] {
      scope.parameters = row.parameters
    } else if ControlEvents.names.contains(name) {
      scope.parameters = [event, Parameter("touch", .optional(.object("UITouch")))]
    } else if entry.ancestry.contains("UIGestureRecognizer"), entry.occurrences.contains(name) {
      scope.parameters = []
    } else if entry.occurrences.contains(name) || name == "handler" {
      return nil
    } else if entry.name == "Notifications" {
      scope.parameters = [Parameter("object", .optional(.object("NSObject")))]
    } else if Value.isSelector(name) {
      scope.parameters = [Parameter("sender", .optional(.object("NSObject"))), event]
    } else {
      return nil
    }
    return scope
  }
}
