import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension ExpectationBinder {
  /// Reads what is expected of the order of occurrences.
  func calls(_ source: Syntax) -> CallsExpectation? {
    var calls = CallsExpectation(path: source.path)
    if source.isArray {
      calls.inOrder = source.elements.compactMap { callElement($0) }
      return calls
    }
    guard let source = object(source) else { return nil }
    refuseUnknown(
      source,
      allowed: ["inOrder", "exactly", "of", "never"],
      Sentence("'calls'", zh: "“calls”")
    )
    calls.inOrder = source["inOrder"]?.elementsOrSelf.compactMap { callElement($0) }
    calls.exactly = source["exactly"]?.elementsOrSelf.compactMap { callElement($0) }
    calls.never = source["never"]?.elementsOrSelf.compactMap { single($0) } ?? []
    calls.of =
      source["of"].map { texts($0).map { names.occurrence($0.text, at: $0.path) } } ?? []
    if calls.inOrder == nil, calls.exactly == nil, source["never"] == nil {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence(
          "'calls' says what is wanted: a list, or one of these",
          zh: "'calls' 说明想要什么：一个列表，或其中之一"
        ),
        allowed: ["inOrder", "exactly", "never"]
      )
    }
    if calls.exactly != nil, calls.of.isEmpty {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence(
          "'exactly' needs 'of': the occurrences among which there are no others",
          zh: "'exactly' 需要 'of'：在哪些发生的事里没有别的"
        ),
        allowed: ["of"]
      )
    }
    if calls.exactly == nil, let of = source["of"] {
      diagnostics.report(
        .missingMember,
        at: of.path,
        key: true,
        Sentence(
          "'of' belongs to 'exactly': the other lists look at all occurrences",
          zh: "'of' 属于 'exactly'：其他列表看所有发生的事"
        ),
        allowed: ["exactly"]
      )
    }
    return calls
  }

  /// Reads an element of `never`.
  private func single(_ source: Syntax) -> CallElement? {
    guard source["repeat"] == nil else {
      diagnostics.report(
        .formNotAllowed,
        at: source.path,
        Sentence(
          "'never' takes occurrences one by one, and this is a group of them",
          zh: "'never' 逐个列出发生的事，而这里是一组"
        )
      )
      return nil
    }
    return callElement(source)
  }

  private func callElement(_ source: Syntax) -> CallElement? {
    if let text = source.string {
      let name = text.hasSuffix("+") ? String(text.dropLast()) : text
      let pattern = CallPattern(
        occurrence: names.occurrence(name, at: source.path),
        path: source.path
      )
      return text.hasSuffix("+") ? .oneOrMore(pattern) : .one(pattern)
    }
    guard let source = object(source) else { return nil }
    if let group = source["repeat"] {
      refuseUnknown(source, allowed: ["repeat"], Sentence("a group of calls", zh: "一组调用"))
      if !group.isArray { wrongType(group, Sentence("a list of occurrences", zh: "发生的事的列表")) }
      if group.isArray, group.count == 0 {
        diagnostics.report(
          .missingMember,
          at: group.path,
          Sentence("an empty group repeats nothing", zh: "空的一组没有什么可重复")
        )
      }
      return .group(group.elements.compactMap { callElement($0) })
    }
    refuseUnknown(
      source,
      allowed: ["call", "with", "returned", "time", "inside"],
      Sentence("a call", zh: "调用")
    )
    guard let name = source["call"].flatMap({ text($0) }) else {
      // One that is there and no text has been reported.
      if source["call"] == nil {
        diagnostics.report(
          .missingMember,
          at: source.path,
          Sentence("an element of 'calls' names an occurrence", zh: "'calls' 的元素要写出一件发生的事"),
          allowed: ["call"]
        )
      }
      return nil
    }
    let isRepeated = name.hasSuffix("+")
    let pattern = isRepeated ? String(name.dropLast()) : name
    var call = CallPattern(
      occurrence: names.occurrence(pattern, at: source["call"]?.path ?? source.path),
      path: source.path
    )
    for (key, value) in members(source["with"]) {
      let type = Box<ValueType>()
      names.later { type.value = names.noted(key, of: call.occurrence, at: value.path) }
      if let matcher = binder.matcher(value, expecting: type) { call.with.append((key, matcher)) }
    }
    call.returned = source["returned"].flatMap {
      binder.matcher($0, expecting: answer(of: call.occurrence))
    }
    call.time = source["time"].flatMap { binder.matcher($0, expecting: Box(.number)) }
    call.inside = source["inside"].flatMap { value in
      text(value).map { names.occurrence($0, at: value.path) }
    }
    noteInterest(call)
    return isRepeated ? .oneOrMore(call) : .one(call)
  }

  /// The type of what a call answers, for a recorder.
  private func answer(of occurrence: OccurrencePattern) -> Box<ValueType>? {
    guard names.recorder != nil else { return nil }
    let type = Box<ValueType>()
    names.later { [names] in type.value = names.answer(of: occurrence) }
    return type
  }

  private func noteInterest(_ call: CallPattern) {
    let references = call.with.compactMap { key, _ in
      ReferencePath(key).map { (key: key, reference: $0) }
    }
    guard !references.isEmpty else { return }
    // Read when it happens, since afterwards the objects may have other values.
    names.take(Interest(occurrence: call.occurrence, references: references))
  }

  /// Reads how often things occurred.
  func fired(
    _ source: Syntax
  ) -> [(occurrence: OccurrencePattern, matcher: Matcher, path: SourcePath)] {
    members(source).compactMap { key, value in
      let occurrence = names.occurrence(key, at: value.path, key: true)
      if let count = value.double, count < 0 || count != count.rounded() {
        diagnostics.report(
          .outOfRange,
          at: value.path,
          Sentence(
            "something occurs a whole number of times, and this is \(value.json)",
            zh: "发生的次数是整数，而这里是 \(value.json)"
          ),
          allowed: ["0…"]
        )
      }
      return binder.matcher(value, expecting: Box(.number)).map { (occurrence, $0, value.path) }
    }
  }
}
