import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Binds what must be true after a step.
struct ExpectationBinder: SyntaxReader {
  let binder: Binder
  /// What `returned` is the value of, where that is known.
  var answer: Box<ValueType>?
  var diagnostics: DiagnosticCollector { binder.diagnostics }
  var names: NameTable { binder.names }

  /// Reads what must be true.
  func expectation(_ source: Syntax) -> Expectation? {
    guard let source = object(source) else { return nil }
    var items: [Expectation.Item] = []
    for (key, value) in source.members {
      guard Expectation.keys.contains(key) else {
        diagnostics.reportUnknown(
          .unknownExpectation,
          key,
          at: value.path,
          key: true,
          Sentence("nothing is expected by '\(key)'", zh: "“\(key)”不是预期"),
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

  private func check(_ key: String, _ value: Syntax) -> Expectation.Check? {
    switch key {
    case "hit": return hit(value)
    case "handledBy": return objectMatcher(value, "UIResponder").map { .handledBy($0) }
    case "path": return objectMatcher(value, "UIResponder", isList: true).map { .path($0) }
    case "discarded":
      if let flag = value.bool { return .discarded(flag) }
      guard let name = text(value) else { return nil }
      return names.reference(name, at: value.path, expecting: "UIResponder").map {
        .discardedBy($0)
      }
    case "returned": return binder.matcher(value, expecting: answer).map { .returned($0) }
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
      guard value.isArray else {
        wrongType(value, Sentence("a list of expectations", zh: "预期的列表"))
        return nil
      }
      // It could never hold, and is most likely one that was never filled in.
      if value.count == 0 {
        diagnostics.report(
          .missingMember,
          at: value.path,
          Sentence(
            "an empty list holds never: name the expectations of which one must hold",
            zh: "空列表永远不成立：请写出其中一个必须成立的预期"
          )
        )
      }
      return .anyOf(value.elements.compactMap { expectation($0) })
    default: return nil
    }
  }

  private func objectMatcher(
    _ source: Syntax,
    _ className: String,
    isList: Bool = false
  ) -> Matcher? {
    binder.matcher(source, expecting: Box(isList ? .list(.object(className)) : .object(className)))
  }

  private func hit(_ source: Syntax) -> Expectation.Check? {
    let members = source.members
    // A matcher is an object as well, but none of its members is a number.
    if source.isObject, !members.isEmpty, members.allSatisfy({ Int($0.key) != nil }) {
      return .hits(
        members.compactMap { key, value in
          objectMatcher(value, "UIView").map { (Int(key) ?? 0, $0, value.path) }
        }
      )
    }
    return objectMatcher(source, "UIView").map { .hit($0) }
  }

  private func raised(_ source: Syntax) -> Expectation.Check? {
    guard let name = text(source) else { return nil }
    names.use(.choice, name, at: source.path)
    let kinds = SimulationError.Kind.allCases.map(\.rawValue)
    if !kinds.contains(name) {
      diagnostics.reportUnknown(
        .wrongType,
        name,
        at: source.path,
        Sentence("no error is called '\(name)'", zh: "没有叫“\(name)”的错误"),
        allowed: kinds
      )
    }
    return .raised(name)
  }

  private func firstResponder(_ source: Syntax) -> Expectation.Check? {
    let members = source.members
    // A matcher is an object as well, so what has a member of one is taken for one.
    let isByWindow =
      source.isObject && !members.isEmpty
      && !members.contains { Binder.matcherKeys.contains($0.key) }
    guard isByWindow else {
      return objectMatcher(source, "UIResponder").map { .firstResponder($0) }
    }
    return .firstResponders(
      members.compactMap { key, value in
        guard let window = names.reference(key, at: value.path, key: true, expecting: "UIWindow")
        else {
          return nil
        }
        return objectMatcher(value, "UIResponder").map { (window, $0, value.path) }
      }
    )
  }

  private func values(
    _ source: Syntax
  ) -> [(reference: ReferencePath, matcher: Matcher, path: SourcePath)] {
    members(source).compactMap { key, value in
      guard let reference = names.reference(key, at: value.path, key: true) else { return nil }
      // What the reference leads to may be declared only later in the text.
      let type = Box<ValueType>()
      names.later { type.value = names.expectedType(of: reference, scope: nil) }
      return binder.matcher(value, expecting: type).map { (reference, $0, value.path) }
    }
  }

  private func states(
    _ source: Syntax
  ) -> [(reference: ReferencePath, matcher: Matcher, path: SourcePath)] {
    members(source).compactMap { key, value in
      guard let object = names.reference(key, at: value.path, key: true) else { return nil }
      var reference = object
      reference.steps.append(.property("state"))
      let type = Box<ValueType>()
      // The step that was added here nobody has checked yet, so that a fault in it is told now.
      names.later {
        type.value = names.type(of: reference, at: value.path, key: true, scope: nil)
      }
      return binder.matcher(value, expecting: type).map { (reference, $0, value.path) }
    }
  }

  private func chain(_ source: Syntax) -> Expectation.Check? {
    guard source.isArray, source.count > 0 else {
      wrongType(source, Sentence("a list of objects", zh: "对象的列表"))
      return nil
    }
    if source.elements.first?.string == "*" {
      diagnostics.report(
        .formNotAllowed,
        at: source.path.inside("0"),
        Sentence(
          "a chain begins with an object: '*' may only follow one",
          zh: "链以对象开头：'*' 只能跟在对象后面"
        )
      )
    }
    return .chain(
      texts(source).map { name, path in
        if name != "*" { _ = names.reference(name, at: path, expecting: "UIResponder") }
        return name
      }
    )
  }
}
