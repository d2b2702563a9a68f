import Foundation
import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// An expectation of a built-in scenario that names another object than the one that got it.
struct Flip: CustomStringConvertible {
  let document: ScenarioDocument
  let variant: String?
  /// Where the expectation stands.
  let pointer: String
  /// Who should get it instead.
  let wanted: String

  var description: String { "\(document.id)#\(variant ?? "") \(pointer): \(wanted)" }

  /// The keys of expectations that name one object.
  private static let keys = ["hit", "handledBy", "firstResponder"]

  /// All flips of a scenario: each expectation with each object on the screen that did not get it.
  static func all(in text: [UInt8]) throws -> [[Flip]] {
    guard let document = read(text) else { return [] }
    var flips: [[Flip]] = []
    for variant in document.runs {
      let session = try ScenarioSession(document, variant: variant)
      for step in session.scriptSteps {
        while !session.isOver, let place = session.nextPlace, place <= step.index {
          _ = session.runStep()
        }
        for key in keys {
          guard let got = step.json["expect"]?[key], got.isNull || got.string != nil else {
            continue
          }
          let pointer = "\(step.pointer)/expect/\(key)"
          let others = session.onScreen(isView: key == "hit").filter { $0 != got.string }
          flips.append(
            try others.compactMap { wanted in
              try flipped(text, pointer, to: wanted).map {
                Flip(document: $0, variant: variant, pointer: pointer, wanted: wanted)
              }
            }
          )
        }
      }
    }
    return flips
  }

  static func read(_ text: [UInt8]) -> ScenarioDocument? {
    let (document, diagnostics) = ScenarioDocument.read(
      text,
      file: "test.json",
      environment: ScenarioEnvironment(modules: BuiltInModules.all)
    )
    return diagnostics.contains { $0.severity == .error } ? nil : document
  }

  private static func flipped(
    _ text: [UInt8],
    _ pointer: String,
    to wanted: String
  ) throws -> ScenarioDocument? {
    let json = try JSON.parse(text, limits: .document)
    return read(json.setting(JSONPointer.keys(of: pointer)[...], to: wanted).serialized())
  }

  // MARK: - Asking

  /// Asks why the expectation does not hold.
  func why() throws -> WhyAnswer {
    var question = Inquiry.Question()
    question.expectation = pointer
    let inquiry = try Inquiry(Stage(document: document, variant: variant, acts: []), question)
    while true {
      if let answer = try inquiry.advance(until: .now + .seconds(1)) { return answer }
    }
  }

  /// Whether the expectation holds in a run that begins with the changes of a fix.
  func holds(after fix: WhyAnswer.Fix, at step: Int) throws -> Bool {
    let session = try ScenarioSession(try fix.scripted(document), variant: variant)
    if fix.isAtLaunch { try fix.make(in: session) }
    while !session.isOver {
      if !fix.isAtLaunch, session.nextPlace == step { try fix.make(in: session) }
      let report = session.runStep()
      if report.judged.contains(pointer) {
        return !report.failures.contains { $0.pointer.hasPrefix(pointer) }
      }
    }
    return false
  }
}

extension JSONValue {
  /// A copy with a name at a place.
  fileprivate func setting(_ keys: ArraySlice<String>, to name: String) -> JSONValue {
    guard let key = keys.first else { return JSONValue(name) }
    guard isArray else {
      let copy = JSONValue.object()
      for (member, value) in members {
        copy.set(member, member == key ? value.setting(keys.dropFirst(), to: name) : value)
      }
      return copy
    }
    return JSONValue(
      elements.enumerated().map { place, value in
        String(place) == key ? value.setting(keys.dropFirst(), to: name) : value
      }
    )
  }
}

extension WhyAnswer.Fix {
  /// The document with what is changed of its script.
  fileprivate func scripted(_ document: ScenarioDocument) throws -> ScenarioDocument {
    try edit.json.reduce(document) { document, change in
      guard let step = change["step"]?.int, let members = change["set"] else { return document }
      return try #require(document.setting(members, inStep: step))
    }
  }

  /// Makes the changes of objects, as they are answered.
  fileprivate func make(in session: ScenarioSession) throws {
    for change in edit.json where change["step"] == nil {
      if let assignments = change["set"] {
        try session.set(assignments)
      } else {
        _ = try session.call(
          change["call"]?.string ?? "",
          on: change["on"] ?? .null,
          with: change["with"]?.elements.map(\.self) ?? []
        )
      }
    }
  }
}

extension ScenarioSession {
  /// The document's views that lie in a window, and its controllers whose views do.
  fileprivate func onScreen(isView: Bool) -> [String] {
    objectNames.filter { name in
      switch try? object(named: name) {
      case let view as UIView: view.window != nil
      case let controller as UIViewController:
        !isView && controller.viewIfLoaded?.window != nil
      default: false
      }
    }
  }
}
