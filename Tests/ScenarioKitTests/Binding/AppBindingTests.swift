@testable import Catalogue
import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// What an app consists of: windows or scenes, a delegate, a device, extensions.
struct AppBindingTests {
  private func plan(_ app: String) throws -> Plan {
    let text = MarkedDocument.app(app).text
    return try #require(Scenario.document(text).plan(nil))
  }

  @Test(arguments: [
    (#"▸"window": [], "windows": []"#, ["unknown-member …/window"]),
    (#""windows": ▸{}"#, ["wrong-type …/windows"]),
    (#""windows": [ ▸"main" ]"#, ["wrong-type …/windows/0"]),
    (#""windows": [ { "class": ▸"UIView" } ]"#, ["wrong-type …/windows/0/class"]),
    (#""scenes": ▸{}"#, ["wrong-type …/scenes"]),
    (#""scenes": [ ▸5 ]"#, ["wrong-type …/scenes/0"]),
    (#""scenes": [ { ▸"window": [] } ]"#, ["unknown-member …/scenes/0/window"]),
    (#""scenes": [ { "windows": ▸5 } ]"#, ["wrong-type …/scenes/0/windows"]),
    (#""scenes": [ { "id": ▸"app" } ]"#, ["reserved-id …/scenes/0/id"]),
    (#""windows": [], "objects": ▸{ "id": "a" }"#, ["wrong-type …/objects"]),
    (#""windows": [], "application": ▸[]"#, ["wrong-type …/application"]),
    (
      #""windows": [], "application": { "class": ▸"UIWindow" }"#,
      ["wrong-type …/application/class"]
    ),
    (#""windows": [], "device": ▸[]"#, ["wrong-type …/device"]),
    (#""windows": [], "delegate": ▸5"#, ["wrong-type …/delegate"]),
    (#""windows": [], "delegate": ▸"nobody""#, ["unknown-reference …/delegate"]),
    (#""windows": [], "extensions": ▸[]"#, ["wrong-type …/extensions"]),
    (#""windows": [], "extensions": { "UIView": ▸[] }"#, ["wrong-type …/extensions/UIView"]),
    (
      #""windows": [], "extensions": { "UIView": { ▸"implement": [] } }"#,
      ["unknown-member …/extensions/UIView/implement"]
    ),
  ])
  func `what an app cannot hold is told where it stands`(app: String, said: [String]) {
    MarkedDocument.app(app).expect(said)
  }

  @Test func `an app without windows is told so, once`() {
    let document = MarkedDocument(#"{ "format": 1, "app": ▸{ "objects": [] }, "script": [] }"#)
    #expect(document.expect(["missing-member /app"]).map(\.allowed) == [["windows"]])
    MarkedDocument.app(#""scenes": []"#).expect([])
    MarkedDocument.app(#""windows": []"#).expect([])
  }

  @Test func `windows beside scenes are refused, whichever is written first`() {
    MarkedDocument.app(#"▸"windows": [], "scenes": []"#).expect(["unknown-member …/windows"])
    MarkedDocument.app(#""scenes": [], ▸"windows": []"#).expect(["unknown-member …/windows"])
  }

  @Test func `the windows of an app belong to one scene, which is called so`() throws {
    let plan = try plan(#""windows": [ { "id": "a" }, { "id": "b" } ]"#)
    #expect(plan.scenes.map(\.id) == ["scene"])
    #expect(plan.scenes.map { $0.windows.map(\.id) } == [["a", "b"]])
    #expect(plan.scenes.allSatisfy { $0.delegate == nil })
  }

  @Test func `scenes have their ids, one of them may keep the name that is always there`() throws {
    let plan = try plan(
      #""scenes": [ { "id": "left", "windows": [ { "id": "a" } ] }, { "id": "scene" } ]"#
    )
    #expect(plan.scenes.map(\.id) == ["left", "scene"])
    #expect(plan.scenes.map { $0.windows.map(\.id) } == [["a"], []])
    #expect(plan.declared["left"]?.className == "UIWindowScene")
    #expect(plan.declared["left"]?.path?.pointer == "/app/scenes/0/id")
    #expect(plan.declared["scene"]?.path == nil)
  }

  @Test func `one scene may go without an id of its own`() {
    MarkedDocument.app(#""scenes": [ { "id": "left" }, { "windows": [] } ]"#).expect([])
    MarkedDocument.app(#""scenes": [ {}, { "id": "left" }, ▸{}, { "id": ▸"scene" } ]"#)
      .expect(["duplicate-id …/scenes/2", "duplicate-id …/scenes/3/id"])
    MarkedDocument.app(#""scenes": [ { "id": ▸"app" }, {} ]"#)
      .expect(["reserved-id …/scenes/0/id"])
  }

  @Test func `a scene's id is an object's like any other`() {
    MarkedDocument.app(
      #""scenes": [ { "id": "left", "windows": [ { "id": ▸"left" } ] }, { "id": ▸"left" } ]"#
    ).expect(["duplicate-id …/scenes/0/windows/0/id", "duplicate-id …/scenes/1/id"])
  }

  @Test(arguments: [
    (#"{ "id": "boss" }"#, "UIResponder"), (#"{ "id": "boss", "class": "NSObject" }"#, "NSObject"),
    (#"{ "id": "boss", "class": "UIViewController" }"#, "UIViewController"),
  ])
  func `the application's delegate is a responder unless it says otherwise`(
    node: String,
    className: String
  ) throws {
    let plan = try plan(#""windows": [], "delegate": \#(node)"#)
    #expect(plan.declared["boss"]?.className == className)
    guard case .node(let delegate)? = plan.delegate else {
      Issue.record("\(String(describing: plan.delegate))")
      return
    }
    #expect(delegate.id == "boss")
  }

  @Test func `a scene's delegate is any object`() throws {
    let plan = try plan(#""scenes": [ { "delegate": { "id": "boss" }, "windows": [] } ]"#)
    #expect(plan.declared["boss"]?.className == "NSObject")
  }

  @Test func `another object may be the delegate`() throws {
    let app = #""windows": [], "objects": [ { "id": "boss" } ], "delegate": "boss""#
    guard case .reference(let reference, _)? = try plan(app).delegate else {
      Issue.record("no reference")
      return
    }
    #expect(reference.text == "boss")
  }

  // MARK: - The device

  @Test(arguments: [
    (#""userInterfaceIdiom": ▸"tv""#, ["wrong-type …/device/userInterfaceIdiom"]),
    (#""userInterfaceIdiom": ▸1"#, ["wrong-type …/device/userInterfaceIdiom"]),
    (#""screen": ▸[1, 2, 3]"#, ["wrong-type …/device/screen"]),
    (#""screen": ▸{ "sum": [[1, 1], [2, 2]] }"#, ["form-not-allowed …/device/screen"]),
    (#""orientation": ▸"upright""#, ["wrong-type …/device/orientation"]),
    (#""hasHardwareKeyboard": ▸1"#, ["wrong-type …/device/hasHardwareKeyboard"]),
    (#"▸"keyboard": true"#, ["unknown-member …/device/keyboard"]),
  ])
  func `what a device cannot be is told where it stands`(device: String, said: [String]) {
    MarkedDocument.app(#""windows": [], "device": { \#(device) }"#).expect(said)
  }

  @Test func `a device is what the document says, else a phone that is held upright`() throws {
    let standard = try plan(#""windows": []"#).device
    #expect(standard.userInterfaceIdiom == "phone")
    #expect(standard.screen == CGSize(width: 390, height: 844))
    #expect(standard.orientation == "portrait")
    #expect(!standard.hasHardwareKeyboard)
    let written = try plan(
      """
      "windows": [], "device": { "userInterfaceIdiom": "pad", "screen": [1024, 768],
        "orientation": "landscapeLeft", "hasHardwareKeyboard": true }
      """
    ).device
    #expect(written.userInterfaceIdiom == "pad")
    #expect(written.screen == CGSize(width: 1024, height: 768))
    #expect(written.orientation == "landscapeLeft")
    #expect(written.hasHardwareKeyboard)
  }

  // MARK: - Extensions

  @Test(arguments: ["UIView", "Shelf", "UITouch"])
  func `an extension is of a class that is known, wherever it is named`(className: String) {
    MarkedDocument.app(
      """
      "extensions": { "\(className)": { "implements": ["log:"] } },
        "windows": [ { "subviews": [ { "class": "Shelf", "extends": "UIView" } ] } ]
      """
    ).expect([])
  }

  @Test func `an extension of a class that nobody has is told at its name`() {
    let found = MarkedDocument.app(
      #""windows": [], "extensions": { ▸"UIVeiw": { "implements": ["log:"] }, "UIWindow": {} }"#
    ).expect(["unknown-class …/extensions/UIVeiw"])
    #expect(found.first?.hint?.english == "Did you mean 'UIView'?")
  }

  @Test func `extensions are kept in the order of the text, those without actions left out`() throws
  {
    let plan = try plan(
      """
      "windows": [], "extensions": { "UIView": { "implements": ["b:", "a"] },
        "UIWindow": { "comment": "nothing" }, "NSObject": { "implements": {} } }
      """
    )
    #expect(plan.extensions.map(\.className) == ["UIView", "NSObject"])
    #expect(plan.extensions.map { $0.actions.keys.map(\.name).sorted() } == [["a", "b:"], []])
  }
}
