package import Jansson

/// What is changed in a document, gathered until it is written as edits of its text.
///
/// Places are named by pointers into the document as it was. What is changed twice is as it was
/// changed last; what is changed inside a value that was written before is changed in that.
///
/// ```swift
/// var editing = DocumentEditing(tree, of: text)
/// try editing.set("/app/windows/0/alpha", to: 0.5)
/// let edits = editing.edits()
/// ```
package struct DocumentEditing {
  /// What becomes of one value.
  struct Change {
    /// What stands in its place.
    var value: JSONValue?
    var isRemoved = false
    /// Members that an object gets, or elements that an array gets at its end, those with the number
    /// by which they were named.
    var added: [(key: String?, value: JSONValue)] = []
    /// Elements that an array gets before some that it has.
    var inserted: [Int: [JSONValue]] = [:]
  }

  /// Where a pointer leads.
  private enum Place {
    /// To a value of the text.
    case value(Int)
    /// Into what was written in the place of a value.
    case written(in: Int, [String])
    /// To a member that was added to an object, or into it.
    case added(to: Int, at: Int, [String])
    /// To a member or element that a value does not have; more may follow.
    case missing(in: Int, [String])
  }

  let gaps: TextGaps
  let style: TextStyle
  private(set) var changes: [Int: Change] = [:]

  /// Takes a document that has not been changed.
  ///
  /// - Parameters:
  ///   - tree: The values, as the text has them.
  ///   - text: The text.
  package init(_ tree: SyntaxTree, of text: DocumentText) {
    gaps = TextGaps(tree, of: text)
    style = TextStyle(of: gaps)
  }

  // MARK: - Changing

  /// Puts a value at a pointer: in the place of what is there, as a new member of an object, or at
  /// the end of an array, whose next number or `-` then stands in the pointer.
  package mutating func set(_ pointer: String, to value: JSONValue) throws(EditFault) {
    switch try place(of: pointer) {
    case .value(let index):
      changes[index, default: Change()].isRemoved = false
      changes[index]?.value = value
    case .written(let index, let keys):
      let changed = try written(changes[index]?.value, keys, value, pointer)
      changes[index]?.value = changed
    case .added(let index, let place, let keys):
      let old = changes[index]?.added[place].value
      let changed = try written(old, keys, value, pointer)
      changes[index]?.added[place].value = changed
    case .missing(let index, let keys):
      guard let key = keys.first, keys.count == 1, isNew(key, in: index) else {
        throw .nothing(at: pointer, outer: outer(pointer, without: keys.count))
      }
      // Each `-` is an element of its own, but a number is the same place again.
      let name = gaps.isObject(index) || key != "-" ? key : nil
      changes[index, default: Change()].added.append((name, value))
    }
  }

  /// Takes away the member or element at a pointer.
  package mutating func remove(_ pointer: String) throws(EditFault) {
    switch try place(of: pointer) {
    case .value(0): throw .whole
    case .value(let index): changes[index, default: Change()].isRemoved = true
    case .written(let index, let keys):
      let changed = try written(changes[index]?.value, keys, nil, pointer)
      changes[index]?.value = changed
    case .added(let index, let place, let keys):
      guard !keys.isEmpty else {
        changes[index]?.added.remove(at: place)
        return
      }
      let old = changes[index]?.added[place].value
      let changed = try written(old, keys, nil, pointer)
      changes[index]?.added[place].value = changed
    case .missing(_, let keys):
      throw .nothing(at: pointer, outer: outer(pointer, without: keys.count))
    }
  }

  /// Puts an element before one that an array has; behind the last where it has no such.
  package mutating func insert(
    _ value: JSONValue,
    before place: Int,
    of pointer: String
  ) throws(EditFault) {
    guard case .value(let index) = try self.place(of: pointer), gaps.json(of: index).isArray,
      changes[index]?.value == nil, changes[index]?.isRemoved != true
    else { throw .anew(pointer) }
    changes[index, default: Change()].inserted[place, default: []].append(value)
  }

  // MARK: - Places

  /// Whether something stands at a pointer, as things are changed so far.
  package func has(_ pointer: String) -> Bool {
    guard let place = try? place(of: pointer) else { return false }
    switch place {
    case .value(let index): return changes[index]?.isRemoved != true
    case .written(let index, let keys): return changes[index]?.value?.value(at: keys) != nil
    case .added(let index, let place, let keys):
      return changes[index]?.added[place].value.value(at: keys) != nil
    case .missing: return false
    }
  }

  private func place(of pointer: String) throws(EditFault) -> Place {
    guard pointer.isEmpty || pointer.hasPrefix("/") else { throw .noPointer(pointer) }
    var index = 0
    var keys = JSONPointer.keys(of: pointer)[...]
    while true {
      let change = changes[index]
      if !keys.isEmpty, change?.value != nil, change?.isRemoved == false {
        return .written(in: index, Array(keys))
      }
      guard let key = keys.first else { return .value(index) }
      guard let child = child(key, of: index) else {
        if let place = change?.added.firstIndex(where: { $0.key == key }) {
          return .added(to: index, at: place, Array(keys.dropFirst()))
        }
        return .missing(in: index, Array(keys))
      }
      keys = keys.dropFirst()
      // What has been removed may be there again, but nothing inside it is.
      if changes[child]?.isRemoved == true, !keys.isEmpty {
        return .missing(in: child, Array(keys))
      }
      index = child
    }
  }

  private func child(_ key: String, of index: Int) -> Int? {
    let children = gaps.children(of: index)
    guard gaps.isObject(index) else {
      return Int(key).flatMap { children.indices.contains($0) ? children[$0] : nil }
    }
    return children.first { gaps.key(of: $0, at: 0) == key }
  }

  /// Whether a key is one that a value could get.
  private func isNew(_ key: String, in index: Int) -> Bool {
    guard changes[index]?.isRemoved != true else { return false }
    if gaps.isObject(index) { return true }
    return gaps.json(of: index).isArray
      && (key == "-" || Int(key) == gaps.children(of: index).count)
  }

  /// A pointer up to where the document has something.
  private func outer(_ pointer: String, without count: Int) -> String {
    JSONPointer.keys(of: pointer).dropLast(count)
      .reduce("") { JSONPointer.appending($1, to: $0) }
  }

  /// A value that was written before, with a part of it written otherwise.
  private func written(
    _ value: JSONValue?,
    _ keys: [String],
    _ part: JSONValue?,
    _ pointer: String
  ) throws(EditFault) -> JSONValue {
    if keys.isEmpty, let part { return part }
    guard let changed = value?.writing(part, at: keys[...]) else {
      throw .nothing(at: pointer, outer: outer(pointer, without: keys.count))
    }
    return changed
  }
}

extension JSONValue {
  /// The value at the end of a way of names and numbers.
  fileprivate func value(at keys: [String]) -> JSONValue? {
    value(at: keys.reduce("") { JSONPointer.appending($1, to: $0) })
  }

  /// The value with a part of it written otherwise, or removed; nil where it has no such place.
  fileprivate func writing(_ part: JSONValue?, at keys: ArraySlice<String>) -> JSONValue? {
    guard let key = keys.first else { return part }
    let rest = keys.dropFirst()
    if isObject {
      guard self[key] != nil || (rest.isEmpty && part != nil) else { return nil }
      let copy = JSONValue.object()
      for (name, value) in members where name != key || !rest.isEmpty || part != nil {
        guard name == key else {
          copy.set(name, value)
          continue
        }
        guard let changed = value.writing(part, at: rest) else { return nil }
        copy.set(name, changed)
      }
      if self[key] == nil, let part { copy.set(key, part) }
      return copy
    }
    guard isArray, let place = key == "-" ? count : Int(key) else { return nil }
    var elements = Array(self.elements)
    if place == count, rest.isEmpty, let part {
      elements.append(part)
    } else if elements.indices.contains(place) {
      if rest.isEmpty, part == nil {
        elements.remove(at: place)
      } else if let changed = elements[place].writing(part, at: rest) {
        elements[place] = changed
      } else {
        return nil
      }
    } else {
      return nil
    }
    return JSONValue(elements)
  }
}
