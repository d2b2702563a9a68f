import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// Writes what the objects of an answer are in the app that their document was imported from.
struct OriginWriter {
  private let scenario: ScenarioSession
  private let origins = JSONValue.object()

  init(_ scenario: ScenarioSession) { self.scenario = scenario }

  private var objects: ObjectTable { scenario.simulation.objects }

  /// Notes an object that the answer names.
  func note(_ index: ObjectIndex?) {
    guard let index, let origin = scenario.origin(at: index) else { return }
    let name = JSONKey(objects.name(of: index))
    if origins[name] == nil { origins.set(name, origin.json) }
  }

  /// Notes an object by the name that the answer has for it.
  func note(_ name: String?) {
    note(name.flatMap { objects.object(named: $0) }.map { objects.index(of: $0) })
  }

  /// Notes the objects of a subtree.
  func note(below view: UIView) {
    var rest = [view]
    while let view = rest.popLast() {
      note(objects.index(of: view))
      if let controller = scenario.simulation.controller(of: view) {
        note(objects.index(of: controller))
      }
      for recognizer in view.gestureRecognizers ?? [] { note(objects.index(of: recognizer)) }
      rest += view.subviews
    }
  }

  /// Adds what was noted to an answer; nothing where no object of it was imported.
  func write(to answer: JSONValue) {
    if origins.count > 0 { answer.set(.origins, origins) }
  }

  /// What of the print was read: how many windows and views, and in which lines.
  var read: JSONValue {
    var windows = 0
    var views = 0
    var lines: (first: Int, last: Int)?
    for (name, line) in scenario.importedLines {
      switch objects.object(named: name) {
      case is UIWindow: windows += 1
      case is UIView: views += 1
      default: continue
      }
      guard let line else { continue }
      lines = (min(lines?.first ?? line, line), max(lines?.last ?? line, line))
    }
    let read: JSONValue = [.windows: JSONValue(windows), .views: JSONValue(views)]
    if let lines { read.set(.lines, [JSONValue(lines.first), JSONValue(lines.last)]) }
    return read
  }
}

extension NodeOrigin {
  /// The origin as documents and answers write it.
  var json: JSONValue {
    let json = JSONValue.object()
    if let className { json.set(.class, className) }
    if let baseClass { json.set(.baseClass, baseClass) }
    if let address { json.set(.address, address) }
    if let ib { json.set(.ib, ib) }
    if let line { json.set(.line, line) }
    if let text { json.set(.text, text) }
    if isTextCut { json.set(.cut, true) }
    if let label { json.set(.label, label) }
    if let identifier { json.set(.identifier, identifier) }
    if !animations.isEmpty { json.set(.animations, JSONValue(animations)) }
    if !assumed.isEmpty { json.set(.assumed, JSONValue(assumed)) }
    if !unknown.isEmpty { json.set(.unknown, JSONValue(unknown)) }
    return json
  }
}
