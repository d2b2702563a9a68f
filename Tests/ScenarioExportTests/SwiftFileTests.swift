@testable import Catalogue
import Foundation
@testable import ScenarioExport
@_spi(Workbench) @testable import ScenarioKit
@testable import ScenarioSyntax
import ScenarioTestSupport
import TestSupport
import Testing

/// What an exported file says, and what is refused.
struct SwiftFileTests {
  @Test(arguments: ["tour", "inbox", "dial", "search"])
  func `an exported file reads as an engineer would write it`(name: String) throws {
    let example = ScenarioFiles.folder.appending(path: "examples/" + name + ".json")
    let document = try Scenario.document(String(contentsOf: example, encoding: .utf8))
    let text = try #require(try document.swift())
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).swift.txt")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(text == (try? String(contentsOf: file, encoding: .utf8)), "RECORD=1 writes it anew")
  }

  private static let plain = """
    { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
      "subviews": [
        { "id": "list", "class": "UITableView", "frame": "fill", "numberOfRows": 5 },
        { "id": "other", "class": "UITableView", "frame": [0, 500, 390, 200], "numberOfRows": 5,
          "delegate": { "overrides": { "willSelectRowAt": [ "super" ] } } } ] } ] },
      "script": [ { "send": "touch.tap", "at": "list.cellForRow[0,1]",
        "expect": { "fired": { "list.didSelectRowAt": 1, "other.didSelectRowAt": 0 } } } ] }
    """

  @Test func `a document without an id is called what its file is called`() throws {
    let (document, diagnostics) = ScenarioDocument.read(
      Array(SwiftFileTests.plain.replacing("[ \"super\" ]", with: "[]").utf8),
      file: "/home/someone/secret folder/login-form.json",
      environment: Scenario.environment
    )
    #expect(diagnostics.filter { $0.severity == .error } == [])
    let text = try #require(try document?.swift())
    #expect(text.contains("enum LoginForm {"))
    #expect(text.contains("// Written by `responder export --swift login-form`."))
    #expect(!text.contains("/home"))
    #expect(!text.contains("secret"))
  }

  @Test func `what only a delegate is told is logged, with or without a delegate`() throws {
    let document = try Scenario.document(
      SwiftFileTests.plain.replacing("[ \"super\" ]", with: "[]")
    )
    let text = try #require(try document.swift())
    #expect(text.contains("final class ListWatcher: NSObject, UITableViewDelegate {"))
    #expect(text.contains("list.delegate = listWatcher"))
    #expect(text.matches(of: #/trace\("didSelectRowAt", at: tableView\)/#).count == 2)
    #expect(text.contains(#"expects: ["didSelectRowAt at list"]"#))
  }

  @Test func `names are identifiers of Swift's, and each is there once`() {
    #expect(SwiftNames.identifier("top-left") == "topLeft")
    #expect(SwiftNames.escaped("default") == "`default`")
    var names = SwiftNames(taken: ["script"])
    #expect(names.unique("script") == "script2")
    #expect(names.unique("script") == "script3")
    #expect(SwiftExporter.space("hit-testing/check-order", "big") == "HitTestingCheckOrderBig")
  }

  @Test func `texts are quoted so that Swift reads the same`() {
    #expect(SwiftExporter.quoted("a\"b\\c\n\u{7}") == #""a\"b\\c\n\u{7}""#)
  }

  @Test func `a declaration is taken apart for its calls`() {
    let declaration = SwiftDeclaration(
      "func target(forAction action: Selector, withSender sender: Any?) -> Any?"
    )
    #expect(declaration.callOfSuper == "super.target(forAction: action, withSender: sender)")
    #expect(declaration.answer == "Any?")
    let property = SwiftDeclaration("var gestureRecognizers: [UIGestureRecognizer]? { get set }")
    #expect(property.isSettable)
    #expect(property.callOfSuper == "super.gestureRecognizers")
    let told = SwiftDeclaration("func told(_ sender: (any Sender)?, by block: () -> Void) -> Bool")
    #expect(told.parameters.map(\.type) == ["(any Sender)?", "() -> Void"])
    #expect(told.answer == "Bool")
  }

  @Test func `a line that is too long gets one line for each argument`() {
    var lines = SwiftLines()
    let name = String(repeating: "a", count: 60)
    lines.add("static let \(name) = Thing(first: [1, 2], second: \"x, (y\", third: 345678901234)")
    #expect(
      lines.text == """
        static let \(name) = Thing(
          first: [1, 2],
          second: "x, (y",
          third: 345678901234
        )

        """
    )
  }

  /// Returns what is said about a window's view and a script that cannot be exported.
  private func refusal(views: String, script: String) throws -> ExportRefusal? {
    let document = try Scenario.document(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": \(views) } ] }, "script": \(script) }
      """
    )
    do throws(ExportRefusal) {
      _ = try document.swift()
      return nil
    } catch { return error }
  }

  @Test func `what an app cannot do is refused with its place`() throws {
    let views = #"[ { "id": "card", "frame": [0, 0, 9, 9] } ]"#
    let expect = #"{ "expect": { "values": { "card.alpha": 1 } } }"#
    let changing = try refusal(
      views: views,
      script: #"[ { "set": { "card.overrides.hitTest": null } }, \#(expect) ]"#
    )
    #expect(changing?.pointer.hasPrefix("/script/0") == true)
    #expect(changing?.line == 2)
    let releasing = try refusal(views: views, script: #"[ { "release": "card" }, \#(expect) ]"#)
    #expect(releasing?.message.contains("keeps its objects") == true)
    #expect(try refusal(views: views, script: "[ \(expect) ]") == nil)
  }

  /// Returns the file of a window with these views.
  private func file(views: String, script: String = "[ { \"wait\": 1 } ]") throws -> String {
    let document = try Scenario.document(
      """
      { "format": 1, "app": { "application": { "isNowPlaying": true }, "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "subviews": \(views) } ] },
        "script": \(script) }
      """
    )
    return try #require(try document.swift())
  }

  @Test func `what a document writes of a list becomes a data source`() throws {
    let text = try file(
      views: """
        [ { "id": "list", "class": "UITableView", "sections": [ { "rows": [ { "id": "row" } ] } ] },
          { "id": "long", "class": "UITableView", "numberOfRows": 30 },
          { "id": "grid", "class": "UICollectionView", "itemSize": [90, 90], "numberOfItems": 4 } ]
        """,
      script: #"[ { "set": { "list.cellForRow[0,0].alpha": 0.5 } }, { "wait": 1 } ]"#
    )
    #expect(text.contains("static let listSource = Rows([[row]])"))
    #expect(text.contains("list.dataSource = listSource"))
    #expect(text.contains("static let longSource = Rows(count: 30)"))
    #expect(text.contains("static let gridSource = PlainItems(count: 4)"))
    #expect(text.contains("list.contentInsetAdjustmentBehavior = .never"))
    #expect(text.contains("list.cellForRow(at: IndexPath(row: 0, section: 0))?.alpha = 0.5"))
  }

  @Test func `the written cells of a collection view come out of a nib`() throws {
    let text = try file(
      views: """
        [ { "id": "grid", "class": "UICollectionView",
            "sections": [ { "items": [ { "id": "one" } ] }, { "items": [ {} ] } ] } ]
        """
    )
    #expect(text.contains("static let gridSource = Items([[one], [gridCollectionViewCell]])"))
    #expect(text.contains("collectionView.register(Ready(cell), forCellWithReuseIdentifier: name)"))
  }

  @Test func `a part that UIKit may lack can have a name, and no more`() throws {
    let views = """
      [ { "id": "page", "class": "UIScrollView", "maximumZoomScale": 2,
          "pinchGestureRecognizer": { "id": "pinch"MORE } } ]
      """
    #expect(!(try file(views: views.replacing("MORE", with: "")).contains("pinch")))
    let refused = try refusal(
      views: views.replacing("MORE", with: #", "isEnabled": false"#),
      script: #"[ { "wait": 1 } ]"#
    )
    #expect(refused?.message == "'pinchGestureRecognizer' is not always there in UIKit")
  }

  @Test func `what only the device can do is said before it begins`() throws {
    #expect(try file(views: "[]").contains("// Before it begins, let the app play sound"))
  }

  @Test func `a title of several lines stays a comment`() throws {
    let document = try Scenario.document(
      """
      { "format": 1, "title": "one\\nlet x = 3", "script": [ { "wait": 1 } ],
        "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844] } ] } }
      """
    )
    let text = try #require(try document.swift())
    #expect(text.hasPrefix("// one let x = 3 ("))
    #expect(!text.contains("\nlet x"))
  }

  @Test func `an exported subclass takes the name of the app's class`() throws {
    let swift = try file(
      views: """
        [ { "id": "card", "class": "LoginView", "extends": "UIView", "frame": [0, 0, 90, 90] },
          { "id": "twin", "class": "LoginView", "extends": "UIView", "frame": [0, 90, 90, 90] },
          { "id": "other", "class": "LoginView", "extends": "UIView", "frame": [0, 180, 90, 90],
            "overrides": { "hitTest": null } } ]
        """
    )
    #expect(swift.contains("static let card = LoginView("))
    #expect(swift.contains("static let twin = LoginView("))
    #expect(swift.matches(of: #/final class LoginView: UIView {}/#).count == 1)
    #expect(swift.contains("final class LoginView2: UIView {\n"))
  }

  @Test func `twenty thousand objects without ids have a name each`() throws {
    let count = 20_000
    let text = try file(views: "[ \(Array(repeating: "{}", count: count).joined(separator: ",")) ]")
    #expect(text.contains("static let windowView\(count) = UIView"))
  }
}
