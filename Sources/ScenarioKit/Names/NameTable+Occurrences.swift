import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension NameTable {
  /// Reads the name of an occurrence and checks that its object can have it.
  func occurrence(_ text: String, at path: SourcePath, key: Bool = false) -> OccurrencePattern {
    let pattern = OccurrencePattern(text, in: catalogue)
    mention(pattern)
    useName(of: pattern, at: path, key: key)
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
        Sentence(
          "'\(pattern.text)' is no occurrence: write object.name, or an action such as \"buy:\"",
          zh: "“\(pattern.text)”不是发生的事：请写“对象.名字”，或像 \"buy:\" 这样的动作"
        ),
        allowed: actions
      )
      return
    }
    guard object.contains("*") || reference(object, at: path, key: key) != nil else { return }
    guard let entries = entries(of: object, pattern) else { return }
    let names = [actions, notes] + entries.map(\.occurring)
    if names.contains(where: { matches(pattern, $0) }) { return }
    let kind = className(of: object).map { Sentence(", a \($0)", zh: "（\($0)）") }
    reportUnknown(
      pattern,
      at: path,
      key,
      Sentence(
        "'\(pattern.name)' cannot occur at '\(object)'\(kind ?? .nothing)",
        zh: "“\(object)”\(kind ?? .nothing)上不会发生“\(pattern.name)”"
      ),
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
    _ message: Sentence,
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

  func className(of object: String) -> String? {
    guard !object.contains("*"), let reference = ReferencePath(object) else { return nil }
    return expectedType(of: reference, scope: nil)?.className
  }

  /// The classes of which the objects of a pattern may be; `nil` where none is known.
  private func entries(of object: String, _ pattern: OccurrencePattern) -> [Catalogue.Entry]? {
    guard !object.contains("*") else { return Array(catalogue.entries.values) }
    // A notification may have any name, so that none can be called unknown.
    guard let className = className(of: object), let entry = catalogue.entries[className],
      className != "Notifications"
    else { return nil }
    // What a way leads to may be of a more special class than the property says.
    guard let path = pattern.path, !path.steps.isEmpty else { return [entry] }
    return catalogue.entries.values.filter { $0.ancestry.contains(className) }
  }
}
