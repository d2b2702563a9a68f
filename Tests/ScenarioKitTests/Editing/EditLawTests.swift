import Foundation
import Jansson
import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing

/// What holds of edits of any document: of each of the project's, as it is written and as it might be.
struct EditLawTests {
  private typealias Change = (pointer: String, value: JSONValue?)

  private static var values: [JSONValue] {
    [
      "x", 7, 0.5, true, .null, [], [:], [1, "y", []], ["a": [:], "b": [1]],
    ]
  }

  private func bytes(_ id: String) throws -> [UInt8] {
    Array(try Data(contentsOf: ScenarioFiles.folder.appending(path: id + ".json")))
  }

  private func made(_ changes: [Change], in bytes: [UInt8]) throws -> [UInt8] {
    let text = DocumentText(bytes)
    var editing = DocumentEditing(try text.tree.get(), of: text)
    for (pointer, value) in changes {
      if let value { try editing.set(pointer, to: value) } else { try editing.remove(pointer) }
    }
    let edits = editing.edits()
    for (one, next) in zip(edits, edits.dropFirst()) {
      #expect(one.bytes.upperBound < next.bytes.lowerBound)
    }
    return TextEdit.apply(edits, to: bytes)
  }

  private func parsed(_ bytes: [UInt8]) throws -> JSONValue {
    try JSON.parse(bytes, limits: .document)
  }

  /// Some values of a document by their pointers, the same in every run.
  private func some(
    _ count: Int,
    of whole: JSONValue,
    _ numbers: inout SeededNumbers
  ) -> [String] {
    let all = Array(whole.pointers().dropFirst())
    return (0..<count).compactMap { _ in numbers.pick(all) }
  }

  // MARK: - One change

  @Test(arguments: ScenarioFiles.ids)
  func `a change gives what replacing in the whole gives, however the document is laid out`(
    id: String
  ) throws {
    let whole = try parsed(try bytes(id))
    var numbers = SeededNumbers(seed: UInt64(id.utf8.count))
    let texts = [try bytes(id), Array(whole.written(&numbers).utf8)]
    for text in texts {
      for pointer in some(2, of: whole, &numbers) {
        let value = numbers.once(in: 3) ? nil : numbers.pick(Self.values)
        let wanted = whole.with(value, at: JSONPointer.keys(of: pointer)[...])
        #expect(try parsed(made([(pointer, value)], in: text)) == wanted, "\(pointer)")
      }
    }
  }

  @Test(arguments: ScenarioFiles.ids)
  func `another value is one edit of its own bytes, and taken back the text is as it was`(
    id: String
  ) throws {
    let bytes = try bytes(id)
    let text = DocumentText(bytes)
    let tree = try text.tree.get()
    var numbers = SeededNumbers(seed: 3)
    let whole = try parsed(bytes)
    let plain = whole.pointers().filter {
      let value = whole.value(at: $0)
      return value?.isObject == false && value?.isArray == false
    }
    for _ in 0..<2 {
      let picked = numbers.pick(plain)
      let pointer = try #require(picked)
      let old = try #require(whole.value(at: pointer))
      var editing = DocumentEditing(tree, of: text)
      try editing.set(pointer, to: ["other": old])
      let edits = editing.edits()
      let edit = try #require(edits.first)
      #expect(edits.count == 1)
      #expect(try JSON.parse(Array("[".utf8) + bytes[edit.bytes] + Array("]".utf8))[0] == old)
      // A number with an exponent comes back as it is written here, all others as they were.
      let again = TextEdit.apply([TextEdit(edit.bytes, old.description)], to: bytes)
      #expect(try made([(pointer, old)], in: TextEdit.apply(edits, to: bytes)) == again)
    }
  }

  // MARK: - Several changes

  @Test(arguments: ScenarioFiles.ids)
  func `changes at once are what they are one after the other, from the end`(id: String) throws {
    let bytes = try bytes(id)
    let whole = try parsed(bytes)
    let order = Dictionary(
      uniqueKeysWithValues: whole.pointers().enumerated().map { ($0.element, $0.offset) }
    )
    var numbers = SeededNumbers(seed: 5)
    var changes: [Change] = []
    for pointer in some(6, of: whole, &numbers)
    where !changes.contains(where: {
      ($0.pointer + "/").hasPrefix(pointer + "/") || (pointer + "/").hasPrefix($0.pointer + "/")
    }) {
      changes.append((pointer, numbers.once(in: 2) ? nil : numbers.pick(Self.values)))
    }
    let together = try made(changes, in: bytes)
    changes.sort { order[$0.pointer, default: 0] > order[$1.pointer, default: 0] }
    let alone = try changes.reduce(bytes) { try made([$1], in: $0) }
    #expect(try parsed(together) == parsed(alone))
  }

  @Test(arguments: zip(ScenarioFiles.ids, ScenarioFiles.ids.dropFirst()))
  func `any document can be made of any other, and of itself without an edit`(
    id: String,
    other: String
  ) throws {
    let (one, two) = (try bytes(id), try bytes(other))
    #expect(try parsed(made([("", parsed(two))], in: one)) == parsed(two))
    #expect(try made([("", parsed(one))], in: one) == one)
  }

  @Test(arguments: ScenarioFiles.ids)
  func `steps are put in at every place, in order, and each leaves the others' lines alone`(
    id: String
  ) throws {
    let bytes = try bytes(id)
    let text = DocumentText(bytes)
    let tree = try text.tree.get()
    let steps = try #require(tree.root["script"]).elements.map(\.json)
    var editing = DocumentEditing(tree, of: text)
    for place in 0...steps.count {
      try editing.insert(JSONValue(place), before: place, of: "/script")
    }
    let edits = editing.edits()
    #expect(edits.allSatisfy { $0.bytes.isEmpty })
    let wanted = steps.enumerated().flatMap { [JSONValue($0.offset), $0.element] }
    #expect(
      try parsed(TextEdit.apply(edits, to: bytes))["script"]
        == JSONValue(wanted + [JSONValue(steps.count)])
    )
  }
}

extension JSONValue {
  /// The pointers to the value and to all in it, in its order.
  fileprivate func pointers(from pointer: String = "") -> [String] {
    let parts =
      isObject
      ? members.map { ($0.key, $0.value) }
      : elements.enumerated().map { ("\($0.offset)", $0.element) }
    return [pointer]
      + parts.flatMap { $1.pointers(from: JSONPointer.appending($0, to: pointer)) }
  }

  /// The value with another at the end of a way, or with nothing there.
  fileprivate func with(_ part: JSONValue?, at keys: ArraySlice<String>) -> JSONValue {
    guard let key = keys.first else { return part ?? .null }
    let isGone = keys.count == 1 && part == nil
    if isObject {
      let copy = JSONValue.object()
      for (name, value) in members where name != key || !isGone {
        copy.set(name, name == key ? value.with(part, at: keys.dropFirst()) : value)
      }
      return copy
    }
    let place = Int(key)
    return JSONValue(
      elements.enumerated().filter { $0.offset != place || !isGone }.map {
        $0.offset == place ? $0.element.with(part, at: keys.dropFirst()) : $0.element
      }
    )
  }

  /// The value as a text with blanks of all kinds, or none, wherever some may stand.
  fileprivate func written(_ numbers: inout SeededNumbers) -> String {
    func blank(_ numbers: inout SeededNumbers) -> String {
      numbers.pick(["", "", " ", "\t", "\n", "\r\n  ", "\n\n    ", "  "]) ?? ""
    }
    guard count > 0 else { return description }
    var parts: [String] = []
    if isObject {
      for (name, value) in members {
        parts.append(
          blank(&numbers) + JSONValue(name).description + blank(&numbers) + ":" + blank(&numbers)
            + value.written(&numbers) + blank(&numbers)
        )
      }
    } else {
      for element in elements {
        parts.append(blank(&numbers) + element.written(&numbers) + blank(&numbers))
      }
    }
    let inner = parts.joined(separator: ",")
    return isObject ? "{" + inner + "}" : "[" + inner + "]"
  }
}
