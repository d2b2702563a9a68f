import ScenarioTestSupport
import Testing
@testable import ScenarioExport
@testable import ScenarioKit

/// What a file calls the document's objects, its classes and itself.
struct NameExportTests {
  @Test(arguments: [
    ("card", "card"), ("top-left", "topLeft"), ("a--b", "aB"), ("a-", "a"), ("a-1", "a1"),
    ("_private", "_private"), ("_", "object"), ("__", "__"), ("1a", "_1a"), ("Übung", "bung"),
    ("", "object"), ("-", "object"), ("a b.c", "aBC"), ("UIView", "_UIView"), ("UI", "UI"),
    ("UIkit", "UIkit"), ("CGRect", "_CGRect"), ("NSObject", "_NSObject"), ("NS", "NS"),
  ])
  func `an id becomes an identifier`(id: String, name: String) {
    #expect(SwiftNames.identifier(id) == name)
  }

  @Test(arguments: [
    ("card", "card"), ("default", "`default`"), ("Any", "`Any`"), ("where", "`where`"),
    ("defaults", "defaults"), ("Default", "Default"),
  ])
  func `a word of Swift's stands between backticks`(name: String, written: String) {
    #expect(SwiftNames.escaped(name) == written)
  }

  @Test func `names that are taken get a number, also where the number is taken`() {
    var names = SwiftNames(taken: ["a", "b2"])
    #expect(
      ["a", "a", "b", "b", "b", "a2", "c"].map { names.unique($0) }
        == ["a2", "a3", "b", "b3", "b4", "a22", "c"]
    )
  }

  @Test(arguments: [
    ("topic/name", nil, "TopicName"), ("topic/name", "big", "TopicNameBig"),
    ("a-b/c", "d-e", "ABCDE"), ("step", nil, "Step2"), ("any", nil, "Any2"), ("self", nil, "Self2"),
    ("string", nil, "String2"), ("type", nil, "Type2"), ("1", nil, "_1"), ("登录", nil, "Object"),
    ("UIView", nil, "_UIView"), ("card", nil, "Card"),
  ])
  func `the enum is called as its document, unless that would hide what it uses`(
    id: String,
    variant: String?,
    name: String
  ) {
    #expect(SwiftExporter.space(id, variant) == name)
  }

  @Test func `ids that become the same name get numbers, in document order`() throws {
    let text = try ExportedText(
      views: """
        [ { "id": "top-left" }, { "id": "topLeft" }, { "id": "script" }, { "id": "default" },
          { "id": "print" }, { "id": "UIView" }, { "id": "Test" }, { "id": "_" } ]
        """
    )
    #expect(
      text.lines(beginning: "static let ").prefix(9).map {
        String($0.dropFirst(11).prefix { $0 != " " })
      } == [
        "window", "topLeft", "topLeft2", "script2", "`default`", "print2", "_UIView", "Test2",
        "object",
      ]
    )
    // The log calls them as the document does.
    #expect(
      text.lines(beginning: "(\"") == [
        #"("window", window),"#, #"("top-left", topLeft),"#, #"("topLeft", topLeft2),"#,
        #"("script", script2),"#, #"("default", `default`),"#, #"("print", print2),"#,
        #"("UIView", _UIView),"#, #"("Test", Test2),"#, #"("_", object),"#,
      ]
    )
  }

  @Test func `an object without an id is called after the nearest one that has one`() throws {
    let text = try ExportedText(
      views: """
        [ {}, { "id": "card", "subviews": [ {}, { "class": "UILabel" },
            { "subviews": [ { "class": "UIButton" } ] } ] },
          { "gestureRecognizers": [ { "class": "UITapGestureRecognizer", "delegate": {
            "overrides": { "shouldBegin": true } } } ] } ]
        """,
      app: #""objects": [ { "class": "UIMenu" }, {} ]"#
    )
    let names = text.lines(beginning: "static let ").prefix { !$0.contains("names:") }.map {
      String($0.dropFirst(11).prefix { $0 != " " })
    }
    #expect(
      names.sorted() == [
        "card", "cardButton", "cardLabel", "cardView", "cardView2", "menu", "object", "window",
        "windowDelegate", "windowTapGestureRecognizer", "windowView", "windowView2",
      ]
    )
  }

  @Test(arguments: [
    ("card", "UIView", "CardView"), ("cardView", "UIView", "CardView"),
    ("buy", "UIButton", "BuyButton"), ("test", "UIView", "TestView"),
    (
      "tes", "UITextField",
      "TesTextField"
    ), ("step", "UIView", "StepView"),
  ])
  func `a subclass is called after its object`(id: String, className: String, name: String) throws {
    let text = try ExportedText(
      views: #"[ { "id": "\#(id)", "class": "\#(className)", "overrides": { "hitTest": null } } ]"#
    )
    #expect(
      text.lines(beginning: "final class ").first == "final class \(name): \(className) {"
    )
  }

  @Test func `a class is never called as the enum that it stands in`() throws {
    let (document, _) = ScenarioDocument.read(
      Array(
        """
        { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [
          { "id": "card", "overrides": { "hitTest": null } } ] } ] }, "script": [ { "wait": 1 } ] }
        """.utf8
      ),
      file: "card-view.json",
      environment: Scenario.environment
    )
    let text = try #require(try document?.swift())
    #expect(text.contains("enum CardView {"))
    #expect(text.contains("final class CardView2: UIView {"))
    #expect(text.contains(#"CardView.trace("hitTest", at: self)"#))
  }

  @Test func `a part is called by its owner`() throws {
    let text = try ExportedText(
      views: """
        [ { "id": "page", "class": "UIScrollView",
            "panGestureRecognizer": { "id": "pan", "minimumNumberOfTouches": 2 },
            "layer": { "zPosition": 3 } } ]
        """,
      script: #"[ { "set": { "pan.maximumNumberOfTouches": 3, "page.layer.zPosition": 4 } } ]"#
    )
    #expect(
      text.lines(beginning: "page.panGestureRecognizer")
        == ["page.panGestureRecognizer.minimumNumberOfTouches = 2"]
    )
    #expect(text.lines(beginning: "page.layer") == ["page.layer.zPosition = 3"])
    #expect(
      text.lines(beginning: "(\"pa") == [
        #"("page", page),"#, #"("pan", page.panGestureRecognizer),"#,
        #"("page.layer", page.layer),"#,
      ]
    )
    #expect(
      text.lines(beginning: "Test.page").sorted() == [
        "Test.page.layer.zPosition = 4",
        "Test.page.panGestureRecognizer.maximumNumberOfTouches = 3",
      ]
    )
  }
}
