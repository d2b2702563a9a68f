import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import TestSupport
import Testing

/// Changes that somebody wants, as edits of a document's text.
struct ScenarioEditingTests {
  static let vault = """
    { "format": 1,
      "app": { "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
          { "id": "panel", "frame": [45, 200, 300, 300], "overrides": { "touchesBegan": { "super": false } }, "subviews": [
            { "id": "vault", "frame": [50, 50, 200, 200] } ] },
          { "id": "list", "class": "UIScrollView", "delegate": "helper" },
          { "id": "shade", "frame": [0, 0, 390, 844], "isUserInteractionEnabled": false } ] } ],
        "objects": [ { "id": "helper" } ] },
      "script": [
        { "send": "touch.began", "at": "vault", "expect": { "handledBy": "panel" } },
        { "set": { "panel.alpha": 0.5 } },
        { "ask": { "kind": "hit" } },
        { "send": "touch.ended", "expect": { "discarded": true } } ] }
    """

  /// Makes changes in a text, each written as JSON.
  private func editing(
    _ text: String,
    variant: String? = nil,
    canRun: Bool = true,
    _ changes: [DocumentChange.Kind]
  ) throws -> ScenarioEditing {
    try .made(in: text, variant: variant, canRun: canRun, changes)
  }

  private func edited(
    of text: String = vault,
    variant: String? = nil,
    _ changes: DocumentChange.Kind...
  ) throws -> String {
    try editing(text, variant: variant, changes).editedString
  }

  private func vault(_ old: String, _ new: String) -> String {
    #expect(Self.vault.contains(old))
    return Self.vault.replacing(old, with: new, maxReplacements: 1)
  }

  // MARK: - At a node

  @Test func `what a node can hold and has said until then is written at the node`() throws {
    #expect(
      try edited(.set(["shade.isUserInteractionEnabled": true], step: 0))
        == vault(#""isUserInteractionEnabled": false"#, #""isUserInteractionEnabled": true"#)
    )
    #expect(
      try edited(.set(["panel.isHidden": true], step: 3))
        == vault(#"300, 300], "overrides""#, #"300, 300], "isHidden": true, "overrides""#)
    )
    #expect(!(try editing(Self.vault, [.set(["panel.isHidden": true], step: 3)]).isInScript))
  }

  @Test func `a way to an object that a node declares leads to that node`() throws {
    #expect(
      try edited(.set(["panel.subviews[0].tag": 3], step: 0))
        == vault("200, 200] }", #"200, 200], "tag": 3 }"#)
    )
    let body: JSONValue = [["note": "scrolled"]]
    #expect(
      try edited(.set(["list.delegate.overrides.didScroll": body], step: 0))
        == vault(
          #"{ "id": "helper" }"#,
          #"{ "id": "helper", "overrides": { "didScroll": [{ "note": "scrolled" }] } }"#
        )
    )
  }

  @Test func `an override goes where the others are, by whichever name, and goes with null`() throws
  {
    #expect(
      try edited(.set(["panel.overrides.touchesEnded": ["super": false]], step: 0))
        == vault(
          #""touchesBegan": { "super": false } }"#,
          #""touchesBegan": { "super": false }, "touchesEnded": { "super": false } }"#
        )
    )
    #expect(
      try edited(.set(["panel.overrides.touchesBegan(_:with:)": []], step: 0))
        == vault(#"{ "super": false }"#, "[]")
    )
    #expect(
      try edited(.set(["panel.overrides.touchesBegan": .null], step: 0))
        == vault(#"{ "touchesBegan": { "super": false } }"#, "{}")
    )
  }

  @Test func `of a part of a value those numbers change that differ`() throws {
    #expect(
      try edited(.set(["panel.frame.size.width": 10], step: 0))
        == vault("45, 200, 300", "45, 200, 10")
    )
  }

  @Test func `of changes of one place the last counts`() throws {
    #expect(
      try edited(
        .set(["panel.isHidden": true], step: 0),
        .set(["panel.tag": 1], step: 0),
        .set(["panel.isHidden": false, "panel.tag": 2], step: 0)
      )
        == vault(
          #"300, 300], "overrides""#,
          #"300, 300], "isHidden": false, "tag": 2, "overrides""#
        )
    )
  }

  // MARK: - In the script

  @Test func `what has changed since the launch is said by a step`() throws {
    let editing = try editing(Self.vault, [.set(["panel.alpha": 1], step: 3)])
    #expect(editing.isInScript)
    // Not between the question and what it is about.
    #expect(
      String(decoding: editing.editedText, as: UTF8.self)
        == vault("{ \"ask\"", "{ \"set\": { \"panel.alpha\": 1 } },\n    { \"ask\"")
    )
  }

  @Test func `what the script says itself before that step is not written at the node`() throws {
    let text = vault(
      #"{ "send": "touch.began""#,
      #"{ "set": { "panel.alpha": 1 } }, { "send": "touch.began""#
    )
    // As it was at the launch, and yet the node could not say it.
    #expect(try editing(text, [.set(["panel.alpha": 0.2], step: 1)]).isInScript)
  }

  @Test func `two values of one property at two steps are both said`() throws {
    #expect(
      try edited(.set(["panel.tag": 1], step: 0), .set(["panel.tag": 2], step: 1))
        == vault(#"300, 300], "overrides""#, #"300, 300], "tag": 1, "overrides""#)
        .replacing("{ \"set\"", with: "{ \"set\": { \"panel.tag\": 2 } },\n    { \"set\"")
    )
  }

  @Test func `calls, and what comes after them, are steps`() throws {
    let call: JSONValue = ["call": "bringSubviewToFront", "on": "window", "with": ["panel"]]
    #expect(
      try edited(.call(call, step: 0), .set(["panel.tag": 1, "vault.tag": 2], step: 0))
        == vault(
          "{ \"send\": \"touch.began\"",
          """
          { "call": "bringSubviewToFront", "on": "window", "with": ["panel"] },
              { "set": { "panel.tag": 1, "vault.tag": 2 } },
              { "send": "touch.began"
          """
        )
    )
  }

  @Test func `an object that no node declares is changed by a step`() throws {
    #expect(
      try editing(Self.vault, [.set(["list.panGestureRecognizer.isEnabled": false], step: 0)])
        .isInScript
    )
  }

  @Test func `a member of a step is changed in that`() throws {
    #expect(
      try edited(.set(["at": "panel", "label": "down"], step: 0))
        == vault(#""at": "vault""#, #""at": "panel", "label": "down""#)
    )
  }

  @Test
  func `without a run what comes before the first step is at the node, and later in the script`()
    throws
  {
    let change = { (step: Int) in DocumentChange.Kind.set(["panel.tag": 1], step: step) }
    #expect(try !editing(Self.vault, canRun: false, [change(0)]).isInScript)
    #expect(try editing(Self.vault, canRun: false, [change(1)]).isInScript)
  }

  // MARK: - Variants

  private static let variants = vault.replacing(
    "  \"script\"",
    with: """
        "variants": [ { "id": "plain" }, { "id": "faint", "set": { "panel.alpha": 0.1 } } ],
        "script"
      """
  )

  @Test func `a change goes to the base unless the named variant says that value`() throws {
    let at = { (variant: String?) in
      try editing(Self.variants, variant: variant, [.set(["panel.alpha": 0.3], step: 0)]).edits.map(
        \.text
      )
    }
    #expect(try at(nil) == [#", "alpha": 0.3"#])
    #expect(try at("plain") == [#", "alpha": 0.3"#])
    #expect(try at("faint") == ["0.3"])
    let tag = try editing(Self.variants, variant: "faint", [.set(["panel.tag": 3], step: 0)])
    #expect(tag.edits.map(\.text) == [#", "tag": 3"#])
  }

  @Test func `a step is put in for the variants that run the one behind it`() throws {
    let text = Self.variants.replacing(
      #"{ "send": "touch.ended","#,
      with: #"{ "send": "touch.ended", "when": ["faint"],"#
    )
    let edited = try edited(of: text, variant: "faint", .set(["panel.alpha": 1], step: 3))
    #expect(edited.contains(#"{ "set": { "panel.alpha": 1 }, "when": ["faint"] }"#))
  }

  // MARK: - Places

  @Test func `a place of a document with faults can be mended`() throws {
    let text = vault(#""at": "vault""#, #""at": "vaukt""#)
    #expect(try edited(of: text, .value("/script/0/at", "vault")) == Self.vault)
    #expect(
      try edited(.remove("/script/0/expect")) == vault(#", "expect": { "handledBy": "panel" }"#, "")
    )
  }

  // MARK: - Refusals

  @Test(arguments: [
    (#"{"panel.alpha":"x"}"#, 0, "/changes/1/set/panel.alpha"),
    (#"{"panle.alpha":1}"#, 0, "/changes/1/set/panle.alpha"),
    (#"{"panel.alhpa":1}"#, 2, "/changes/1/set/panel.alhpa"),
    (#"{"panel.alpha":1}"#, 4, "/changes/1/step"),
    (#"{"panel.overrides.hitTset":true}"#, 0, "/changes/1/set/panel.overrides.hitTset"),
    (#"{"wat":1}"#, 0, "/changes/1/set/wat"),
  ])
  func `what is refused is found in the change`(set: String, step: Int, pointer: String) throws {
    let values = try JSON.parse(set)
    let error = #expect(throws: ScenarioError.self) {
      try editing(Self.vault, [.set(["vault.tag": 1], step: 0), .set(values, step: step)])
    }
    #expect(error?.pointer == pointer)
  }

  @Test func `a change after which the document could not be loaded is the one that is refused`()
    throws
  {
    let changes: [DocumentChange.Kind] = [
      .value("/title", "A vault"), .value("/script/0/expect/hit", "vault"), .remove("/app/windows"),
      .value("/summary", "Nothing"),
    ]
    let error = #expect(throws: ScenarioError.self) { try editing(Self.vault, changes) }
    #expect(error?.pointer == "/changes/2")
    #expect(error?.message.english == "the document would be wrong at /app: an app needs windows")
    let nothing = #expect(throws: ScenarioError.self) {
      try editing(Self.vault, [.value("/script/9/at", "vault")])
    }
    #expect(nothing?.message.english == "the document has nothing at /script/9/at")
    let anew = #expect(throws: ScenarioError.self) {
      try editing(
        Self.vault,
        [.value("/script", []), .set(["list.panGestureRecognizer.isEnabled": false], step: 0)]
      )
    }
    #expect(anew?.message.english == "nothing can be put into /script, which is written anew")
  }

  // MARK: - All scenarios

  /// A handful of properties, each with two values: one of them is another than there is.
  private static var values: [(name: String, values: [JSONValue])] {
    [
      ("isHidden", [true, false]), ("alpha", [0.25, 0.75]),
      ("isUserInteractionEnabled", [false, true]),
      ("frame", [[1, 2, 30, 40], [5, 6, 70, 80]]), ("tag", [77, 78]), ("isEnabled", [false, true]),
    ]
  }

  /// How many objects of a scenario are looked at: others in each, so that all kinds come.
  private static let samples = 2

  @Test(arguments: Array(ScenarioFiles.ids.enumerated()).map { ($0.offset, $0.element) })
  func `an object of each scenario takes a value, and gives it back`(number: Int, id: String) throws
  {
    let file = ScenarioFiles.folder.appending(path: id + ".json")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let read = ScenarioDocument.read(Array(text.utf8), file: id, environment: Scenario.environment)
    let document = try #require(read.document)
    guard let launched = try? ScenarioSession(document) else { return }
    let whole = try JSON.parse(Array(text.utf8), limits: .document)
    var places: [(name: String, property: String, values: [JSONValue])] = []
    for name in launched.objectNames {
      guard let object = try? launched.object(named: name) else { continue }
      let had = Set(launched.properties(of: object))
      for (property, values) in Self.values where had.contains(property) {
        places.append((name, property, values))
      }
    }
    for sample in 0..<min(Self.samples, places.count) {
      let (name, property, values) = places[(number * 7 + sample * 11) % places.count]
      guard let object = try? launched.object(named: name),
        let old = try? launched.get(property, of: object)
      else { continue }
      let value = values.first { $0 != old } ?? values[0]
      let change = DocumentChange.Kind.set([JSONKey("\(name).\(property)"): value], step: 0)
      let editing = try editing(text, variant: document.variants.first?.id, [change])
      #expect(!editing.edits.isEmpty)
      // In the node or before the first step: afterwards it is so.
      let run = try ScenarioSession(try #require(editing.document(editing.editedText)))
      if editing.isInScript { _ = run.runStep() }
      // A switch keeps its size, and a frame is what its transform makes of it.
      let plain = try ScenarioSession(document)
      try plain.set("\(name).\(property)", value)
      let wanted = try plain.get("\(name).\(property)")
      #expect(try run.get("\(name).\(property)") == wanted, "\(name).\(property)")
      // Taken back, the text is as it was.
      if editing.isInScript { continue }
      let pointer = try #require(editing.place(of: "\(name).\(property)"))
      let back: DocumentChange.Kind =
        whole.value(at: pointer).map { .value(pointer, $0) } ?? .remove(pointer)
      let again = try self.editing(editing.editedString, [back])
      #expect(again.editedString == text, "\(pointer)")
    }
  }
}

extension ScenarioEditing {
  fileprivate func document(_ bytes: [UInt8]) -> ScenarioDocument? { read(bytes).document }

  /// The pointer at which the document says an assignment, for the variant that is run.
  fileprivate func place(of path: String) -> String? {
    guard let place = document?.place(of: path, variant: variant) else { return nil }
    if isVariantNamed, let pointer = variantPlace(of: place) { return pointer }
    return JSONPointer.appending(place.key, to: place.pointer)
  }
}
