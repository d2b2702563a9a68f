import Jansson
import Sentences
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

/// An assignment that is made before the first step, as it is typed: `panel.isHidden=true`.
struct WhatIf {
  let text: String

  /// The option for which it was typed.
  let option: String

  private let set: JSONValue

  /// Reads what was typed for an option.
  init(_ text: String, of option: String = "--what-if") throws(Complaint) {
    guard let assignments = Assignments(text) else {
      throw Complaint(
        .usage,
        Sentence("'\(text)' for \(option) is no assignment", zh: "\(option) 的“\(text)”不是赋值"),
        hint: Sentence(
          "Write OBJECT.PROPERTY=VALUE, as panel.isHidden=true or card.frame=[0,0,9,9].",
          zh: "请写 OBJECT.PROPERTY=VALUE，如 panel.isHidden=true 或 card.frame=[0,0,9,9]。"
        )
      )
    }
    self.text = text
    self.option = option
    set = assignments.json
  }

  /// The change as a request writes it.
  var json: JSONValue { [.step: 0, .set: set] }
}

extension [WhatIf] {
  /// Makes a request with the changes in it; one that is refused is told by the argument.
  func made(in params: JSONValue, _ request: () throws -> JSONValue) throws -> JSONValue {
    guard !isEmpty else { return try request() }
    params.set(.changes, JSONValue(map(\.json)))
    do {
      return try request()
    } catch let error as WireError {
      throw complaint(about: error, at: "/params/changes") ?? error
    }
  }

  /// The complaint about one of the changes, where that is what an error is about.
  func complaint(about error: WireError, at place: String) -> (any Error)? {
    let keys = error.path.map { JSONPointer.keys(of: $0) } ?? []
    let start = JSONPointer.keys(of: place)
    guard keys.count > start.count, keys.starts(with: start),
      let index = Int(keys[start.count]), indices.contains(index)
    else { return nil }
    let expected = error.expected.prefix(12).joined(separator: ", ")
    return Complaint(
      .badInput,
      Sentence(
        "\(self[index].option) \(self[index].text): \(error.message)",
        zh: "\(self[index].option) \(self[index].text)：\(error.message)"
      ),
      hint: error.hint
        ?? (expected.isEmpty ? nil : Sentence("Allowed: \(expected).", zh: "允许的有：\(expected)。"))
    )
  }
}
