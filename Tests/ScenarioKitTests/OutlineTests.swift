import Foundation
import Jansson
import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing
@testable import ScenarioKit

/// What a text says as far as it can be read, whole, half typed or with faults.
struct OutlineTests {
  private func outline(_ bytes: some Sequence<UInt8>) -> ScenarioOutline {
    ScenarioOutline(of: DocumentText(Array(bytes)), environment: Scenario.environment)
  }

  private static let text = """
    { "format": 1,
      "app": { "windows": [ { "id": "window", "rootViewController": { "id": "home", "view": {
        "id": "root", "subviews": [
          { "id": "buy", "class": "UIButton", "targets": [
            { "for": "touchUpInside", "target": "home", "action": "buy:" } ] },
          { "class": "UITableView", "gestureRecognizers": [
            { "id": "tap", "class": "UITapGestureRecognizer", "delegate": "home" } ] } ] } } } ] },
      "variants": [ { "id": "off", "set": { "tap.isEnabled": false } } ],
      "script": [ { "send": "touch.tap", "at": "buy", "when": "off" },
                  { "set": { "buy.isHidden": true }, "expect": { "hit": "root" } } ] }
    """

  @Test func `objects stand in one another as the text has them`() {
    let outline = outline(Self.text.utf8)
    let shown = outline.objects.map { object in
      let parent = object.parent.map { outline.objects[$0].id ?? outline.objects[$0].className }
      return "\(object.id ?? "-") \(object.className) in \(parent ?? "-")"
    }
    #expect(
      shown == [
        "window UIWindow in -", "home UIViewController in window", "root UIView in home",
        "buy UIButton in root", "- UITableView in root",
        "tap UITapGestureRecognizer in UITableView",
      ]
    )
    #expect(outline.objects[3].place.pointer.hasSuffix("/view/subviews/0"))
    #expect(outline.variants.map(\.id) == ["off"])
    #expect(outline.steps.map(\.variants) == [["off"], []])
    #expect(outline.steps.map(\.place.pointer) == ["/script/0", "/script/1"])
  }

  @Test func `every declaration and every use of a name has its place`() {
    let outline = outline(Self.text.utf8)
    let shown = outline.names.filter { $0.kind == "object" }.map { name in
      "\(name.declares ? "+" : "")\(name.name)\(name.isKey ? ":" : "") \(name.place.pointer)"
    }
    #expect(
      shown == [
        "+window /app/windows/0/id",
        "+home /app/windows/0/rootViewController/id",
        "+root /app/windows/0/rootViewController/view/id",
        "+buy /app/windows/0/rootViewController/view/subviews/0/id",
        "home /app/windows/0/rootViewController/view/subviews/0/targets/0/target",
        "+tap /app/windows/0/rootViewController/view/subviews/1/gestureRecognizers/0/id",
        "home /app/windows/0/rootViewController/view/subviews/1/gestureRecognizers/0/delegate",
        "tap: /variants/0/set/tap.isEnabled", "buy /script/0/at", "buy: /script/1/set/buy.isHidden",
        "root /script/1/expect/hit",
      ]
    )
  }

  @Test func `a text that says nothing has an empty outline`() {
    for text in ["", "x", "[]", "{}", "{ \"app\": 5, \"script\": {} }"] {
      let outline = outline(text.utf8)
      #expect(outline.objects.isEmpty)
      #expect(outline.steps.isEmpty)
    }
  }

  /// Ten thousand cuts, spread over the scenarios of the project, at bytes that are the same each run.
  @Test func `a document that is cut anywhere has an outline of all that stands before the cut`()
    throws
  {
    let documents = try ScenarioFiles.ids.map { id in
      let bytes = Array(try Data(contentsOf: ScenarioFiles.folder.appending(path: id + ".json")))
      let whole = outline(bytes)
      return (id: id, bytes: bytes, whole: whole, names: whole.names.map { WrittenName($0) })
    }
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<10_000 {
      let document = documents[numbers.next(below: documents.count)]
      let cut = numbers.next(below: document.bytes.count)
      let text = DocumentText(Array(document.bytes[..<cut]))
      let part = ScenarioOutline(of: text, environment: Scenario.environment)
      let objects = Set(part.objects.map(shown))
      for object in document.whole.objects where object.place.bytes.upperBound <= cut {
        let shown = shown(object)
        if !objects.contains(shown) { Issue.record("\(document.id) cut at \(cut) lacks \(shown)") }
      }
      let whole = Set(part.steps)
      for step in document.whole.steps where step.place.bytes.upperBound <= cut {
        if !whole.contains(step) { Issue.record("\(document.id) cut at \(cut) lacks \(step)") }
      }
      // What is given, and what a whole step means; what a name means may hang on what comes later.
      let names = Set(part.names.map { WrittenName($0) })
      let steps = document.whole.steps.filter { $0.place.bytes.upperBound <= cut }
      let end = steps.last?.place.bytes.upperBound ?? 0
      let start = document.whole.steps.first?.place.bytes.lowerBound ?? 0
      for (name, whole) in zip(document.names, document.whole.names) {
        let isInSteps = name.bytes.lowerBound >= start && name.bytes.upperBound <= end
        // A class is the app's own by what stands behind it.
        let isGiven = name.declares && !name.isKey && !["class", "note"].contains(whole.kind)
        guard isInSteps || isGiven && name.bytes.upperBound < cut, !names.contains(name) else {
          continue
        }
        Issue.record("\(document.id) cut at \(cut) lacks \(name)")
      }
    }
  }

  /// A name with what does not hang on the rest of the text.
  private struct WrittenName: Hashable {
    let name: String
    let bytes: Range<Int>
    let isKey: Bool
    let declares: Bool

    init(_ name: ScenarioOutline.Name) {
      self.name = name.name
      bytes = name.place.bytes
      isKey = name.isKey
      declares = name.declares
    }
  }

  private func shown(_ object: ScenarioOutline.Object) -> String {
    // What a variant adds to the object stands behind it, and may be cut off.
    let own = [object.overrides, object.targets].map { members in
      members.filter { object.place.bytes.contains($0.place.bytes.lowerBound) }.map(\.name)
    }
    return "\(object.id ?? "") \(object.className) \(object.place.pointer) \(object.place.bytes) "
      + "\(object.name ?? "") \(own)"
  }

  @Test func `a cut is reported once, as what it is`() throws {
    let bytes = Array(Self.text.utf8)
    for cut in stride(from: 1, to: bytes.count - 1, by: 7) {
      let (document, found) = ScenarioDocument.read(
        Array(bytes[..<cut]),
        file: "cut.json",
        environment: Scenario.environment
      )
      #expect(document == nil)
      #expect(found.map(\.type) == ["json"])
    }
  }
}
