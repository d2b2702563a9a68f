import Jansson

extension DocumentEditing {
  /// The changes as edits of the text: each as small as it can be, disjoint, in the order of the
  /// text.
  ///
  /// What is written in the place of an object or a list changes those parts alone that differ.
  package func edits() -> [TextEdit] {
    var writer = EditWriter(self)
    writer.write(0)
    return writer.edits.joined
  }
}

/// Writes what becomes of values as edits.
private struct EditWriter {
  /// What a container gets beside what it keeps.
  private struct Additions {
    var byPlace: [Int: [(key: String?, value: JSONValue)]] = [:]
    var all: [(key: String?, value: JSONValue)] {
      byPlace.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  let editing: DocumentEditing
  private var gaps: TextGaps { editing.gaps }
  private var style: TextStyle { editing.style }
  private(set) var edits: [TextEdit] = []

  init(_ editing: DocumentEditing) { self.editing = editing }

  // MARK: - Values

  mutating func write(_ index: Int) {
    let change = editing.changes[index]
    if let value = change?.value { return write(index, as: value) }
    let children = gaps.children(of: index)
    var additions = Additions()
    for (place, values) in change?.inserted ?? [:] {
      additions.byPlace[min(place, children.count)] = values.map { (nil, $0) }
    }
    if let added = change?.added, !added.isEmpty {
      additions.byPlace[placeOfMore(in: index, children), default: []] +=
        gaps.isObject(index) ? added : added.map { (nil, $0.value) }
    }
    let kept = children.map { editing.changes[$0]?.isRemoved != true }
    writeParts(of: index, children, kept, additions)
    for (child, isKept) in zip(children, kept) where isKept { write(child) }
  }

  /// Writes another value in the place of one: what of a container differs, or the value as a whole.
  private mutating func write(_ index: Int, as value: JSONValue) {
    let old = gaps.json(of: index)
    guard !old.isSame(as: value) else { return }
    let children = gaps.children(of: index)
    let parts = children.enumerated().map { place, child in
      value.isArray ? value[place] : value[gaps.key(of: child, at: place)]
    }
    guard old.kind == value.kind, parts.contains(where: { $0 != nil }) else {
      let range = gaps.range(of: index)
      let text = text(of: value, at: range.lowerBound)
      return edits.append(TextEdit(range, text))
    }
    var additions = Additions()
    if value.isArray {
      let rest = value.elements.dropFirst(children.count).map { (key: String?.none, value: $0) }
      if !rest.isEmpty { additions.byPlace[children.count] = rest }
    } else {
      let added = value.members.filter { old[$0.key] == nil }
        .map { (key: Optional($0.key), value: $0.value) }
      if !added.isEmpty { additions.byPlace[placeOfMore(in: index, children)] = added }
    }
    writeParts(of: index, children, parts.map { $0 != nil }, additions)
    for (child, part) in zip(children, parts) {
      if let part { write(child, as: part) }
    }
  }

  private func text(of value: JSONValue, at offset: Int) -> String {
    let indent = gaps.indent(at: offset)
    // As if it began the line: one that is too long already stays as its author wants it.
    return style.text(of: value, indent: indent, column: indent.utf8.count)
  }

  /// Where an object gets a member: behind the last one that holds no object, so that it does not
  /// stand behind a long list of views; at the end where there is none.
  private func placeOfMore(in index: Int, _ children: [Int]) -> Int {
    guard gaps.isObject(index) else { return children.count }
    return children.lastIndex { !gaps.json(of: $0).holdsObject }.map { $0 + 1 } ?? children.count
  }

  // MARK: - Parts

  /// Writes what comes and goes between the values of a container that stay.
  private mutating func writeParts(
    of index: Int,
    _ children: [Int],
    _ kept: [Bool],
    _ additions: Additions
  ) {
    guard !additions.byPlace.isEmpty || kept.contains(false) else { return }
    guard kept.contains(true) else { return writeAnew(index, additions.all) }
    // Each gap between two values that stay, by the places of the two; none at either end.
    var before: Int?
    for place in children.indices where kept[place] {
      write(between: before, and: place, of: index, children, additions)
      before = place
    }
    write(between: before, and: nil, of: index, children, additions)
  }

  private mutating func write(
    between before: Int?,
    and after: Int?,
    of index: Int,
    _ children: [Int],
    _ additions: Additions
  ) {
    let (low, high) = (before.map { $0 + 1 } ?? 0, after ?? children.count)
    let values = (low...high).flatMap { additions.byPlace[$0] ?? [] }
    guard !values.isEmpty || low < high else { return }
    let separator = separator(at: low, of: index, children)
    let parts = values.map { text(of: $0, behind: separator, at: before ?? after, children) }
    if let before {
      // The comma behind what stays goes with what is removed, and comes with what is added.
      let start = gaps.range(of: children[before]).upperBound
      let end = low < high ? gaps.range(of: children[high - 1]).upperBound : start
      edits.append(TextEdit(start..<end, parts.map { "," + separator + $0 }.joined()))
    } else if let after {
      let end = gaps.start(of: children[after])
      let start = low < high ? gaps.start(of: children[low]) : end
      edits.append(TextEdit(start..<end, parts.map { $0 + "," + separator }.joined()))
    }
  }

  /// Writes what stands between the brackets of a container of which nothing stays.
  private mutating func writeAnew(_ index: Int, _ values: [(key: String?, value: JSONValue)]) {
    let range = gaps.range(of: index)
    let whole: JSONValue = gaps.isObject(index) ? .object() : .array()
    for (key, value) in values {
      if let key { whole.set(key, value) } else { whole.append(value) }
    }
    let text = text(of: whole, at: range.lowerBound)
    let inside = range.lowerBound + 1..<range.upperBound - 1
    edits.append(TextEdit(inside, String(text.dropFirst().dropLast())))
  }

  private func text(
    of value: (key: String?, value: JSONValue),
    behind separator: String,
    at neighbour: Int?,
    _ children: [Int]
  ) -> String {
    let name = value.key.map { style.name($0) } ?? ""
    let start = neighbour.map { gaps.start(of: children[$0]) } ?? 0
    let isOnOwnLine = separator.contains { $0.isNewline }
    let indent =
      isOnOwnLine ? String(separator.drop { $0.isNewline }) : gaps.indent(at: start)
    let column = indent.utf8.count + name.utf8.count
    return name + style.text(of: value.value, indent: indent, column: column)
  }

  /// What stands behind the comma before a value that is added, as it does before those beside it.
  private func separator(at place: Int, of index: Int, _ children: [Int]) -> String {
    let sample = place >= 2 ? place - 1 : 1
    let gap: String
    if children.indices.contains(sample) {
      gap = gaps.before(children[sample])
    } else {
      // One alone: where it begins a line, the next one does, too.
      gap = children.first.map { gaps.before($0) } ?? ""
      guard gap.contains(where: { $0.isNewline }) else { return String(style.comma.dropFirst()) }
    }
    // Of empty lines between two values none is copied.
    guard let end = gap.lastIndex(where: { $0.isNewline }) else { return gap }
    return style.newline + gap[gap.index(after: end)...]
  }
}

extension JSONValue {
  /// Whether there is an object in it, or it is one.
  fileprivate var holdsObject: Bool { isObject || elements.contains { $0.holdsObject } }

  /// Whether a document says the same with the other value.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    // Whole numbers by themselves: beyond some size two of them are one floating-point number.
    if let number = int, let another = other.int { return number == another }
    if let number = double, let another = other.double { return number == another }
    return self == other
  }
}
