import Catalogue
import Jansson
import ScenarioSyntax

/// Changes as they stand in the text.
struct WrittenChanges {
  let edits: [TextEdit]
  let bytes: [UInt8]
  /// Whether a step of the script is put in or changed.
  let isInScript: Bool
  /// Before which steps others are put in, each once for each of them.
  private let places: [Int]

  /// Nothing is changed.
  init(bytes: [UInt8]) {
    (edits, self.bytes, isInScript, places) = ([], bytes, false, [])
  }

  /// Writes the first parts of changes.
  ///
  /// - Throws: Which of them names a place that is not there.
  init(of editing: ScenarioEditing, first count: Int) throws(ScenarioError) {
    var writer = ChangeWriter(editing)
    var pointer = ""
    do throws(EditFault) {
      for part in editing.parts.prefix(count) {
        pointer = part.pointer
        try writer.write(part)
      }
      edits = try writer.edits()
    } catch {
      throw ScenarioError(
        type: DiagnosticType.unknownReference.rawValue,
        message: error.message,
        pointer: pointer,
        hint: error.hint
      )
    }
    bytes = TextEdit.apply(edits, to: editing.text.bytes)
    isInScript = writer.isInScript
    places = writer.places
  }

  /// How many steps are put in before a step of the document as it was.
  func stepCount(before step: Int) -> Int { places.count { $0 <= step } }
}

/// Gathers parts of changes as changes of the text.
private struct ChangeWriter {
  let editing: ScenarioEditing
  private var document: DocumentEditing
  private(set) var isInScript = false
  /// The steps that are put in, in order: before which step, and what.
  private var steps: [(place: Int, step: JSONValue)] = []

  init(_ editing: ScenarioEditing) {
    self.editing = editing
    document = DocumentEditing(editing.tree, of: editing.text)
  }

  var places: [Int] { steps.map(\.place) }

  mutating func write(_ part: WantedPart) throws(EditFault) {
    switch part.kind {
    case .write(let pointer, let value):
      isInScript = isInScript || pointer.hasPrefix("/script")
      try document.set(pointer, to: value)
    case .remove(let pointer):
      isInScript = isInScript || pointer.hasPrefix("/script")
      try document.remove(pointer)
    case .assign(let path, let value):
      if let node = part.node { return try write(node) }
      let step = JSONValue.object()
      step.set("set", [JSONKey(path): value])
      add(step, before: part.step ?? 0, about: path)
    case .call(let call):
      add(call.shallowCopy(), before: part.step ?? 0, about: call["on"]?.string)
    }
  }

  // MARK: - At a node

  private mutating func write(_ node: WantedPart.NodeValue) throws(EditFault) {
    if editing.isVariantNamed, let pointer = editing.variantPlace(of: node.place) {
      return try document.set(pointer, to: node.value)
    }
    switch node.place.part {
    case .property(let name): try write(node.value, at: name, of: node.place.pointer)
    case .implements: try write(node.value, at: "implements", of: node.place.pointer)
    case .overridden(_, let written):
      let overrides = node.place.pointer + "/overrides"
      let key = editing.overridden(at: node.place) ?? written
      guard document.has(overrides) else {
        // Without an override nothing has to be taken away.
        if !node.value.isNull { try document.set(overrides, to: [JSONKey(key): node.value]) }
        return
      }
      let pointer = JSONPointer.appending(key, to: overrides)
      // In a node null is an answer; in an assignment it leaves the method to UIKit.
      if !node.value.isNull {
        try document.set(pointer, to: node.value)
      } else if document.has(pointer) {
        try document.remove(pointer)
      }
    }
  }

  private mutating func write(
    _ value: JSONValue,
    at name: String,
    of node: String
  ) throws(EditFault) {
    let pointer = JSONPointer.appending(name, to: node)
    // What is not said is left to UIKit.
    if value.isNull, document.has(pointer) { return try document.remove(pointer) }
    try document.set(pointer, to: value)
  }

  // MARK: - In the script

  /// Puts a step before one of the document.
  private mutating func add(_ step: JSONValue, before place: Int, about path: String?) {
    isInScript = true
    if let variants = editing.variants(ofStepBefore: place, about: path) {
      step.set("when", variants)
    }
    let place = editing.placeOfStep(before: place)
    // Assignments that follow one another are one step.
    guard let assigned = step["set"], let last = steps.lastIndex(where: { $0.place == place }),
      let others = steps[last].step["set"], steps[last].step["when"] == step["when"]
    else { return steps.append((place, step)) }
    let together = others.shallowCopy()
    for (path, value) in assigned.members { together.set(path, value) }
    steps[last].step.set("set", together)
  }

  func edits() throws(EditFault) -> [TextEdit] {
    var document = document
    for (place, step) in steps { try document.insert(step, before: place, of: "/script") }
    return document.edits()
  }
}

// MARK: - Places

extension ScenarioEditing {
  /// Where the variant that is run says by itself what a node would say; nil where it does not.
  func variantPlace(of place: AssignedPlace) -> String? {
    guard let variant, let id = place.id,
      let list = tree.root["variants"], list.isArray
    else { return nil }
    for (number, element) in list.elements.enumerated() where element["id"]?.string == variant {
      let key = id + "." + place.key
      guard element["set"]?[key] != nil else { continue }
      return JSONPointer.appending(key, to: "/variants/\(number)/set")
    }
    return nil
  }

  /// By which name the document overrides a method at a node; nil where it does not.
  func overridden(at place: AssignedPlace) -> String? {
    guard case .overridden(let method, _) = place.part, let document,
      let node = document.plan(variant)?.nodes.first(where: { $0.path.pointer == place.pointer }),
      let written = tree.root.json.value(at: place.pointer + "/overrides")
    else { return nil }
    let catalogue = document.environment.catalogue
    return written.members.map(\.key).first { name in
      let row = node.entry.method(named: name) ?? catalogue.delegateMethod(named: name)
      return row?.method == method
    }
  }

  /// Where a step stands that comes before another: not between a question and what it is about.
  func placeOfStep(before place: Int) -> Int {
    let steps = tree.root["script"].map { Array($0.elements) } ?? []
    var place = min(place, steps.count)
    while place > 0, steps[place - 1]["ask"] != nil { place -= 1 }
    return place
  }

  /// Which variants run a step that is put before another: those that run that one, and of an object
  /// that not all have the one that is meant; nil for all.
  func variants(ofStepBefore place: Int, about path: String?) -> JSONValue? {
    let steps = tree.root["script"].map { Array($0.elements) } ?? []
    if steps.indices.contains(place), let when = steps[place]["when"] { return when.json.copy() }
    guard let document, document.variants.count > 1, let variant,
      let id = path.flatMap({ ReferencePath($0) })?.base
    else { return nil }
    let isCommon = document.variants.allSatisfy {
      document.plan($0.id)?.declared[id] != nil
    }
    let isDeclared = document.plan(variant)?.declared[id] != nil
    return isCommon || !isDeclared ? nil : [JSONValue(variant)]
  }
}
