import Foundation
import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

/// Finds the object of a session that a person means by what it is called in their app.
///
/// The first kind of name that matches decides: the address, Interface Builder's id, the
/// accessibility identifier, the class, the text or label, and last the id in the document. Who names
/// the text of a label in a control means the control, since the label takes no touches.
struct WantedReference {
  /// By what an object was found.
  enum Kind: String {
    case address
    case ib
    case identifier
    case `class`
    case text
    case id
  }

  private let scenario: ScenarioSession

  init(_ scenario: ScenarioSession) { self.scenario = scenario }

  /// The id of the one object that is meant, and the kind of name by which it was found.
  ///
  /// - Throws: That several are meant, or none.
  func resolve(_ wanted: String) throws(WireError) -> (id: String, kind: Kind) {
    let imported = scenario.imported
    for (kind, isCalled) in tries(wanted) {
      var matches: [String] = []
      for (name, origin) in imported where isCalled(name, origin) {
        let meant = kind == .text ? control(of: name) : name
        if !matches.contains(meant) { matches.append(meant) }
      }
      if matches.count == 1 { return (matches[0], kind) }
      if !matches.isEmpty { throw ambiguous(wanted, matches) }
    }
    // Last: an id is made up, and a text that reads like one is the app's own.
    if scenario.objectNames.contains(wanted) { return (wanted, .id) }
    throw unknown(wanted)
  }

  /// The comparisons that are tried in turn: of classes the full name, that without the module, and
  /// the base class.
  private func tries(_ wanted: String) -> [(Kind, (String, NodeOrigin) -> Bool)] {
    let address = WantedReference.address(wanted)
    let objects = scenario.simulation.objects
    return [
      (.address, { $1.address == address }),
      (.ib, { $1.ib == wanted }),
      (.identifier, { $1.identifier == wanted }),
      (.class, { $1.className == wanted }),
      (.class, { $1.className?.hasSuffix("." + wanted) == true }),
      (.class, { $1.baseClass == wanted }),
      (.class, { name, _ in objects.object(named: name).map(objects.className) == wanted }),
      (.text, { $1.shows(wanted) }),
    ]
  }

  /// The control that a label shows the text of; else the object itself.
  private func control(of name: String) -> String {
    let objects = scenario.simulation.objects
    guard let view = objects.object(named: name) as? UIView, !(view is UIControl) else {
      return name
    }
    let isLabel =
      view is UILabel || view is UIImageView
      || scenario.origin(of: view)?.className == "UIButtonLabel"
    guard isLabel else { return name }
    var next = view.superview
    // A label of a control lies in it or in one view of its own.
    for _ in 0..<2 {
      if next is UIControl { break }
      next = next?.superview
    }
    guard let control = next as? UIControl else { return name }
    return objects.name(of: control)
  }

  private func ambiguous(_ wanted: String, _ matches: [String]) -> WireError {
    let lines = Dictionary(
      scenario.imported.map { ($0.name, $0.origin) },
      uniquingKeysWith: { first, _ in first }
    )
    return .ambiguous(
      wanted,
      matches.map { (id: $0, line: lines[$0]?.line) },
      path: "/params/wanted"
    )
  }

  private func unknown(_ wanted: String) -> WireError {
    var names = scenario.objectNames
    for (_, origin) in scenario.imported {
      names +=
        [
          origin.className, origin.identifier, origin.text, origin.label, origin.address, origin.ib,
        ]
        .compactMap(\.self)
    }
    return WireError(
      .objectUnknown,
      Sentence("nothing here is called '\(wanted)'", zh: "这里没有叫“\(wanted)”的对象"),
      path: "/params/wanted",
      got: .text(wanted),
      hint: NearestName.hint(for: wanted, among: names)
    )
  }
}

extension WireError {
  /// That a name means several objects, each told with its line.
  static func ambiguous(
    _ wanted: String,
    _ objects: [(id: String, line: Int?)],
    path: String? = nil
  ) -> WireError {
    let candidates = objects.map { object in
      var members: [WireDatum.Member] = [.init(.id, .text(object.id))]
      if let line = object.line { members.append(.init(.line, .integer(line))) }
      return WireDatum.object(members)
    }
    let told = objects.prefix(8).map { object in
      object.line.map { Sentence("\(object.id) (line \($0))", zh: "\(object.id)（第 \($0) 行）") }
        ?? Sentence(verbatim: object.id)
    }
    return WireError(
      .objectAmbiguous,
      Sentence(
        "'\(wanted)' means \(objects.count) objects: \(Sentence.list(told))",
        zh: "“\(wanted)”可指 \(objects.count) 个对象：\(Sentence.list(told))"
      ),
      path: path,
      expected: objects.map(\.id),
      details: [.init(.candidates, .list(candidates))]
    )
  }
}

extension NodeOrigin {
  /// Whether the object shows a text; of one that was cut, the part that was printed is enough.
  fileprivate func shows(_ wanted: String) -> Bool {
    if label == wanted || text == wanted { return true }
    guard isTextCut, let text, !text.isEmpty else { return false }
    return wanted.hasPrefix(text.hasSuffix("...") ? String(text.dropLast(3)) : text)
  }
}

extension WantedReference {
  /// An address as documents have it.
  fileprivate static func address(_ text: String) -> String {
    let lower = text.lowercased()
    return lower.hasPrefix("0x") ? lower : "0x" + lower
  }
}

extension RequestContext {
  /// Tells which object of a session a person means.
  func objectResolve(_ params: JSONValue) throws(WireError) -> Answer {
    let wanted = params[.wanted]?.string ?? ""
    return try read(params) { scenario throws(WireError) in
      let found = try WantedReference(scenario).resolve(wanted)
      let answer: JSONValue = [.id: JSONValue(found.id), .kind: JSONValue(found.kind.rawValue)]
      if scenario.isAdrift(objectNamed: found.id) {
        answer.set(.at, JSONValue.null)
      } else if let middle = scenario.visibleMiddle(ofObjectNamed: found.id) {
        answer.set(.at, [.in: JSONValue(found.id), .point: JSONValue([middle.x, middle.y])])
      }
      return answer
    }
  }
}
