import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension NameTable {
  /// Returns the type of a value of an occurrence, and reports a name that it cannot have.
  func noted(
    _ key: String,
    of pattern: OccurrencePattern,
    at path: SourcePath
  ) -> ValueType? {
    guard let reference = ReferencePath(key) else {
      diagnostics.report(
        .unknownArgument,
        at: path,
        key: true,
        Sentence("'\(key)' is no value of an occurrence", zh: "“\(key)”不是发生的事的值")
      )
      return nil
    }
    var variable = reference
    variable.isVariable = true
    let scope = scope(of: pattern)
    useNames(of: variable, in: key, at: path, key: true, scope: scope, isValue: true)
    // A note keeps what its body wrote, which is known when it runs.
    if !pattern.name.contains("*"), notes.contains(pattern.name) { return nil }
    guard let known = scope else { return nil }
    guard known.type(of: reference.base) != nil else {
      diagnostics.reportUnknown(
        .unknownArgument,
        reference.base,
        at: path,
        key: true,
        Sentence(
          "'\(pattern.text)' has no '\(reference.base)'",
          zh: "“\(pattern.text)”没有“\(reference.base)”"
        ),
        allowed: known.names.filter { $0 != "count" }
      )
      return nil
    }
    return type(of: variable, at: path, key: true, scope: known)
  }

  /// The type of what the method answers whose call an occurrence is; nil where that is not known.
  func answer(of pattern: OccurrencePattern) -> ValueType? {
    entry(of: pattern)?.method.method(named: pattern.name)?.answer
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
    // The one nearest to the root declares it for the others; a dictionary does not decide between
    // two that are equally near.
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
    } else if ValueType.isSelector(name) {
      scope.parameters = [Parameter("sender", .optional(.object("NSObject"))), event]
    } else {
      return nil
    }
    return scope
  }
}
