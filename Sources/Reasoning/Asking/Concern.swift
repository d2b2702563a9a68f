import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// In what a question lies, whichever way it was asked: where obstacles are looked for.
enum Concern {
  /// Whether an object gets the event.
  case object(String)
  /// Which view is hit; nil for none.
  case hit(String?)
  /// Whether something occurs; `isTooOften` when it should occur less.
  case occurrence(object: String?, name: String, isTooOften: Bool)
  /// Which value something has: the object, the rest of the way, and what it should be.
  case value(object: String, path: String, wanted: JSONValue)
  /// Who is first responder; nil for nobody.
  case focus(String?)
  /// Anything else: a path, a rule, an order of calls.
  case other

  init(_ wanted: Wanted, _ run: Rehearsal) {
    switch wanted {
    case .object(let name): self = .object(name)
    case .occurrence(let text, _): self = Concern(occurrence: text, isTooOften: false)
    case .value(let path, let matcher): self = Concern(value: path, matcher)
    case .expectation(let pointer, let place):
      let steps = run.session.scriptSteps
      guard steps.indices.contains(place) else {
        self = .other
        return
      }
      self = Concern(pointer: pointer, of: steps[place])
    }
  }

  /// What an expectation is about, by where it stands in its step and what it says.
  init(pointer: String, of step: ScriptStep) {
    let own = String(pointer.dropFirst(step.pointer.count))
    let keys = JSONPointer.keys(of: own)
    guard keys.first == "expect", keys.count > 1, let expected = step.json["expect"] else {
      self = .other
      return
    }
    let value = step.json.value(at: own)
    switch keys[1] {
    case "hit": self = .hit(value?.string)
    case "handledBy":
      self = value?.string.map { .object($0) } ?? .other
    // A path ends with whoever the event should come to in the end.
    case "path":
      self = value?.elements.reversed().first?.string.map { .object($0) } ?? .other
    case "firstResponder": self = .focus(value?.string)
    case "fired" where keys.count > 2:
      // None is wanted: then it is not what kept it away that is looked for, but what led to it.
      let isTooOften = value?.int == 0
      self = Concern(occurrence: keys[2], isTooOften: isTooOften)
    case "values" where keys.count > 2: self = Concern(value: keys[2], value ?? .null)
    case "state" where keys.count > 2:
      self = Concern(occurrence: "\(keys[2]).\(value?.string ?? "")", isTooOften: false)
    case "calls": self = Concern(calls: expected["calls"], keys.dropFirst(2))
    default: self = .other
    }
  }

  /// The first call that a list names.
  private init(calls: JSONValue?, _ keys: ArraySlice<String>) {
    let list = calls?["inOrder"] ?? calls?["exactly"] ?? calls?["never"] ?? calls ?? .null
    let place = keys.compactMap { Int($0) }.first ?? 0
    let element = list.isArray ? list[min(place, max(0, list.count - 1))] : list
    guard let name = element?.string ?? element?["call"]?.string else {
      self = .other
      return
    }
    self = Concern(occurrence: name, isTooOften: calls?["never"] != nil)
  }

  private init(occurrence text: String, isTooOften: Bool) {
    guard let dot = text.lastIndex(of: ".") else {
      self = .occurrence(object: nil, name: text, isTooOften: isTooOften)
      return
    }
    self = .occurrence(
      object: String(text[..<dot]),
      name: String(text[text.index(after: dot)...]),
      isTooOften: isTooOften
    )
  }

  private init(value path: String, _ wanted: JSONValue) {
    guard let dot = path.firstIndex(of: ".") else {
      self = .value(object: path, path: "", wanted: wanted)
      return
    }
    let property = String(path[path.index(after: dot)...])
    // The focus has refusals and changes of its own in the trace; a value has only what came last.
    if property == "isFirstResponder", wanted.bool == true {
      self = .focus(String(path[..<dot]))
    } else {
      self = .value(object: String(path[..<dot]), path: property, wanted: wanted)
    }
  }
}
