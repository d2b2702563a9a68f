import Catalogue
import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

// What a recorder is told of names. Without one nothing is done here, and nothing is looked up.

extension NameTable {
  /// Tells of the texts that a value is or holds, each a name of one kind.
  func useTexts(_ kind: NameUse.Kind, in source: Syntax, declares: Bool = false) {
    guard recorder != nil else { return }
    for element in source.elementsOrSelf {
      if let name = element.string { use(kind, name, at: element.path, declares: declares) }
    }
  }

  /// Tells of the names in a reference, once all are known: what it begins with, and each property
  /// and method on its way.
  ///
  /// It stands first in `text`; with `isValue` it begins with a value of an occurrence, which is
  /// written without a dollar.
  func useNames(
    of reference: ReferencePath,
    in text: String,
    at path: SourcePath,
    key: Bool,
    scope: BodyScope?,
    isValue: Bool = false
  ) {
    guard recorder != nil else { return }
    later { [self] in
      var places = ReferencePath.places(in: text)[...]
      guard let base = places.popFirst() else { return }
      let isVariable =
        isValue || reference.isVariable && scope?.type(of: reference.base) != nil
      use(isVariable ? .variable : .object, reference.base, at: path, key: key, part: base)
      let kinds = kinds(of: reference, scope: scope)
      for (step, kind) in zip(reference.steps, kinds) {
        guard case .property(let name) = step, let place = places.popFirst(), let kind else {
          continue
        }
        use(kind, name, at: path, key: key, part: place)
      }
    }
  }

  /// Tells what an occurrence is called, once all names are known: a method, an action or a note.
  func useName(of pattern: OccurrencePattern, at path: SourcePath, key: Bool) {
    guard recorder != nil else { return }
    // The pattern has the short name, and here it counts what is written.
    let written = pattern.text.lastIndex(of: ".").map { pattern.text[$0...].dropFirst() }
    let name = written ?? Substring(pattern.text)
    // One with a star is no name but many.
    guard !name.isEmpty, !name.contains("*") else { return }
    let end = pattern.text.utf8.count
    later { [self] in
      let kind: NameUse.Kind =
        if notes.contains(pattern.name) {
          .note
        } else if NameTable.methodNames.contains(pattern.name) {
          .method
        } else if actions.contains(pattern.name) {
          .action
        } else {
          .occurrence
        }
      let start = end - name.utf8.count
      use(kind, String(name), at: path, key: key, part: start..<end)
    }
  }

  /// Tells of the names in a key of a variant, which is a way to what it changes.
  func useNames(ofVariantKey key: String, at path: SourcePath) {
    let profile = [("profile.toggles.", NameUse.Kind.toggle), ("profile.numbers.", .number)]
    for (prefix, kind) in profile where key.hasPrefix(prefix) {
      let name = String(key.dropFirst(prefix.count))
      let start = prefix.utf8.count
      use(kind, name, at: path, key: true, part: start..<start + name.utf8.count)
      return
    }
    // What belongs to the profile is no object's.
    guard let reference = ReferencePath(key), reference.base != "profile" else { return }
    useNames(of: reference, in: key, at: path, key: true, scope: nil)
  }

  /// What each step of a reference names; nil for an index, and for what is a word of the format.
  private func kinds(of reference: ReferencePath, scope: BodyScope?) -> [NameUse.Kind?] {
    var kinds = [NameUse.Kind?](repeating: .property, count: reference.steps.count)
    visitTypes(of: reference, scope: scope) { place, type in
      guard case .property(let name) = reference.steps[place] else { return }
      kinds[place] = kind(of: name, in: type, first: place == 0)
    }
    for (place, step) in reference.steps.enumerated() {
      switch step {
      case .index: kinds[place] = nil
      case .property("overrides"):
        kinds[place] = nil
        if place + 1 < kinds.count { kinds[place + 1] = .method }
      case .property("implements"):
        kinds[place] = nil
        if place + 1 < kinds.count { kinds[place + 1] = .action }
      case .property: break
      }
    }
    return kinds
  }

  private func kind(of name: String, in type: ValueType, first: Bool) -> NameUse.Kind {
    if first, notes.contains(name) { return .note }
    guard type.isObject, let className = type.className, let entry = catalogue.entries[className]
    else { return .property }
    if entry.properties[name] != nil { return .property }
    if entry.methods[name] != nil { return .method }
    // What is found there may be of a more special class than the type says.
    let isMethod =
      NameTable.methodNames.contains(name) && catalogue.classes(withProperty: name).isEmpty
    return isMethod ? .method : .property
  }

  /// The short names of all methods, those of delegates among them.
  private static let methodNames: Set<String> = Catalogue.standard.entries.values
    .reduce(into: []) { names, entry in
      names.formUnion(entry.methods.keys)
      names.formUnion(entry.delegateMethods.keys)
    }
}
