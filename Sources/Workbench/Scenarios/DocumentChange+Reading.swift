import Jansson
import ScenarioKit
import Sentences
import WorkbenchProtocol

// What a request wants changed in a document.

extension DocumentChange {
  /// Reads the changes of a request.
  ///
  /// - Throws: Which of them is none, or more than one.
  static func read(_ list: JSONValue?) throws(WireError) -> [DocumentChange] {
    var changes: [DocumentChange] = []
    for (place, change) in (list ?? .array()).elements.enumerated() {
      let pointer = "/changes/\(place)"
      changes.append(DocumentChange(try kind(of: change, at: "/params" + pointer), at: pointer))
    }
    return changes
  }

  private static func kind(
    of change: JSONValue,
    at path: String
  ) throws(WireError) -> DocumentChange.Kind {
    let ways: [JSONKey] = [.set, .call, .pointer]
    let found = ways.filter { change[$0] != nil }
    guard found.count == 1, let way = found.first else {
      throw WireError(
        .paramsConflict,
        Sentence(
          "a change is an assignment, a call or a place: one of set, call and pointer",
          zh: "一处改动是赋值、调用或位置：set、call、pointer 三者之一"
        ),
        path: path,
        expected: ways.map(\.spelling)
      )
    }
    let others: [JSONKey] =
      switch way {
      case .set: [.step]
      case .call: [.step, .on, .with]
      default: [.value, .remove]
      }
    let beside: [JSONKey] = [.step, .on, .with, .value, .remove]
    for key in beside where change[key] != nil && !others.contains(key) {
      throw WireError(
        .paramsConflict,
        Sentence(
          "a change with '\(way.spelling)' has no '\(key.spelling)'",
          zh: "带“\(way.spelling)”的改动没有“\(key.spelling)”"
        ),
        path: JSONPointer.appending(key.spelling, to: path),
        expected: others.map(\.spelling)
      )
    }
    let step = change[.step]?.int ?? 0
    switch way {
    case .set: return .set(change[.set] ?? .object(), step: step)
    case .call: return .call(try call(change, at: path), step: step)
    default: return try placed(change, at: path)
    }
  }

  private static func call(_ change: JSONValue, at path: String) throws(WireError) -> JSONValue {
    guard let receiver = change[.on] else {
      throw WireError(
        .paramsMissingMember,
        Sentence("a call needs 'on', the object that is called", zh: "调用需要“on”：被调用的对象"),
        path: path + "/on"
      )
    }
    let call: JSONValue = [.call: change[.call] ?? .null, .on: receiver]
    if let arguments = change[.with], arguments.count > 0 { call.set(.with, arguments) }
    return call
  }

  private static func placed(
    _ change: JSONValue,
    at path: String
  ) throws(WireError) -> DocumentChange.Kind {
    let pointer = change[.pointer]?.string ?? ""
    switch (change[.value], change[.remove]?.bool == true) {
    case (let value?, false): return .value(pointer, value)
    case (nil, true): return .remove(pointer)
    case (nil, false), (_?, true):
      throw WireError(
        .paramsConflict,
        Sentence(
          "a place gets a value or is removed: one of value and remove",
          zh: "一个位置要么得到值，要么被删除：value 与 remove 二者之一"
        ),
        path: path,
        expected: ["value", "remove"]
      )
    }
  }
}
