import Foundation
import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

extension RequestContext {
  func objectGet(_ params: JSONValue) throws(WireError) -> Answer {
    let reading = try ObjectReading(params)
    return try read(params) { scenario throws(WireError) in try reading.json(in: scenario) }
  }

  /// Reads the tree; `draw` makes the answer of what was read.
  func objectTree(
    _ params: JSONValue,
    draw: @escaping (JSONValue) -> JSONValue = { $0 }
  ) throws(WireError) -> Answer {
    let root = params[.root]?.string
    let isPrinted = params[.as]?.string == "recursive-description"
    let isPictured = params[.detail]?.string == "picture"
    return try read(params) { scenario throws(WireError) in
      let tree = ObjectTree(scenario, isPrinted: isPrinted, isPictured: isPictured)
      guard let root else { return draw(tree.json()) }
      guard let view = try scenario.requiredObject(root, at: "/params/root") as? UIView else {
        throw WireError(
          .objectWrongClass,
          Sentence("'\(root)' is no view", zh: "“\(root)”不是视图"),
          path: "/params/root",
          expected: ["UIView"]
        )
      }
      return draw(tree.json(from: view))
    }
  }

  /// Follows the chain; `draw` makes the answer of what was read.
  func objectChain(
    _ params: JSONValue,
    draw: @escaping (JSONValue) -> JSONValue = { $0 }
  ) throws(WireError) -> Answer {
    let reference = params[.from]?.string ?? ""
    return try read(params) { scenario throws(WireError) in
      let object = try scenario.requiredObject(reference, at: "/params/from")
      guard let responder = object as? UIResponder else {
        throw WireError(
          .objectWrongClass,
          Sentence(
            "'\(reference)' is no responder and so in no chain",
            zh: "“\(reference)”不是响应者，所以不在任何链里"
          ),
          path: "/params/from",
          expected: ["UIResponder"]
        )
      }
      return draw(ObjectTree(scenario).chain(from: responder))
    }
  }

  /// Asks which view is hit; `draw` makes the answer of what was read.
  ///
  /// An imported document may leave open what decides; then its values are tried in a run that is
  /// thrown away.
  func hitTest(
    _ params: JSONValue,
    draw: @escaping (JSONValue) -> JSONValue = { $0 }
  ) throws(WireError) -> Answer {
    let session = try session(params)
    let place = params[.at] ?? .null
    let written = session.journal.writtenReferences
    let language = client.language
    func answer(
      _ scenario: ScenarioSession,
      _ certainty: (CGPoint) -> Certainty?
    ) throws(WireError) -> JSONValue? {
      do throws(ScenarioError) {
        let point = try scenario.place(place)
        return certainty(point).map {
          draw(HitTest(scenario: scenario, language: language).json($0, at: point))
        }
      } catch {
        throw error.wire
      }
    }
    return try read(params) { scenario throws(WireError) in
      try answer(scenario) { Certainty(certainAt: $0, in: scenario, written: written) }
    } orElse: { scenario throws(WireError) in
      try answer(scenario) { Certainty(at: $0, in: scenario, written: written) } ?? .null
    }
  }
}

extension Handler {
  static let reading: [Handler] = [
    Handler(slicing: .objectGet) { (context, params) throws(WireError) in
      try context.objectGet(params)
    },
    Handler(slicing: .objectTree) { (context, params) throws(WireError) in
      try context.objectTree(params)
    },
    Handler(slicing: .objectChain) { (context, params) throws(WireError) in
      try context.objectChain(params)
    },
    Handler(slicing: .hitTest) { (context, params) throws(WireError) in try context.hitTest(params)
    },
  ]
}
