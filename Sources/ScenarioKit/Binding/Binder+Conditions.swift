import Catalogue
import Jansson
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Reads a condition.
  func condition(_ source: Syntax, scope: BodyScope) -> Condition? {
    guard let source = object(source) else { return nil }
    if let choices = source["any"] {
      refuseUnknown(source, allowed: ["any"], Sentence("a condition", zh: "条件"))
      return conditions(choices, scope: scope).map { .any($0) }
    }
    if let choices = source["none"] {
      refuseUnknown(source, allowed: ["none"], Sentence("a condition", zh: "条件"))
      return conditions(choices, scope: scope).map { .none($0) }
    }
    if source["call"] != nil { return call(source, scope: scope).map { .call($0) } }
    guard !source.members.isEmpty else {
      diagnostics.report(
        .missingMember,
        at: source.path,
        Sentence("an empty condition", zh: "空的条件"),
        allowed: ["any", "none", "call", "$…"]
      )
      return nil
    }
    var parts: [(reference: ReferencePath, matcher: Matcher, path: SourcePath)] = []
    for (key, value) in source.members {
      guard key.hasPrefix("$") else {
        diagnostics.reportUnknown(
          .unknownMember,
          key,
          at: value.path,
          key: true,
          Sentence(
            "a condition names what it looks at with a dollar: '$\(key)'",
            zh: "条件用美元符号写出它看的东西：“$\(key)”"
          ),
          allowed: ["any", "none", "call", "$…"]
        )
        continue
      }
      guard let reference = names.reference(key, at: value.path, key: true, scope: scope) else {
        continue
      }
      let type = Box<ValueType>()
      names.later { [self] in type.value = names.expectedType(of: reference, scope: scope) }
      if let matcher = matcher(value, expecting: type, scope: scope) {
        parts.append((reference, matcher, value.path))
      }
    }
    return .all(parts)
  }

  private func conditions(_ source: Syntax, scope: BodyScope) -> [Condition]? {
    guard source.isArray else {
      wrongType(source, Sentence("a list of conditions", zh: "条件的列表"))
      return nil
    }
    return source.elements.compactMap { condition($0, scope: scope) }
  }
}
