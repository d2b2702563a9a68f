import Jansson
import Testing
@testable import ScenarioSyntax

/// A change of a text, as tests of edits write it.
enum TextChange {
  case set(String, JSONValue)
  case remove(String)
  case insert(JSONValue, Int, String)

  /// Gathers changes of a text.
  static func editing(
    of text: String,
    _ changes: [TextChange]
  ) throws -> DocumentEditing {
    let document = DocumentText(Array(text.utf8))
    var editing = DocumentEditing(try document.tree.get(), of: document)
    for change in changes {
      switch change {
      case .set(let pointer, let value): try editing.set(pointer, to: value)
      case .remove(let pointer): try editing.remove(pointer)
      case .insert(let value, let place, let pointer):
        try editing.insert(value, before: place, of: pointer)
      }
    }
    return editing
  }

  /// Makes changes in a text, by edits that lie apart and in order.
  static func make(_ changes: [TextChange], in text: String) throws -> String {
    let edits = try editing(of: text, changes).edits()
    for (one, next) in zip(edits, edits.dropFirst()) {
      #expect(one.bytes.upperBound < next.bytes.lowerBound)
    }
    return String(decoding: TextEdit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
  }
}
