@testable import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// How values of each type are written, and what is refused of them.
struct ValueBindingTests {
  @Test(arguments: [
    ("wait", "0", []), ("wait", "1000000", []), ("wait", #""idle""#, []),
    ("wait", "▸1000000.5", ["out-of-range …/wait"]), ("wait", "▸-0.001", ["out-of-range …/wait"]),
    ("wait", #"▸"1""#, ["wrong-type …/wait"]), ("wait", "▸null", ["wrong-type …/wait"]),
    ("wait", #"▸"$card.alpha""#, ["wrong-type …/wait"]),
  ])
  func `a time lies between nothing and eleven days`(key: String, value: String, said: [String]) {
    MarkedDocument.step(#"{ "\#(key)": \#(value) }"#).expect(said)
  }

  @Test func `a time that is none says what it may be`() {
    let found = MarkedDocument.step(#"{ "wait": -1 }"#).found()
    #expect(found.map(\.allowed) == [["0…1000000"]])
    #expect(
      found.first?.message.english == "a time is 0 to 1000000 seconds, and this is -1"
    )
  }

  // MARK: - Sums

  @Test(arguments: [
    (#"{ "sum": [1, 2] }"#, []), (#"{ "sum": [1, "$buy.alpha", { "sum": [1, 2] }] }"#, []),
    (#"{ "sum": ▸[1] }"#, ["wrong-type …/sum"]), (#"{ "sum": ▸[] }"#, ["wrong-type …/sum"]),
    (#"{ "sum": ▸5 }"#, ["wrong-type …/sum"]),
    (#"{ "sum": ▸[1, ▸{ "x": 1 }] }"#, ["wrong-type …/sum", "wrong-type …/sum/1"]),
    (#"{ "sum": [1, ▸"$buy.alfa"] }"#, ["unknown-member …/sum/1"]),
    (#"{ "sum": [1, 2], ▸"of": 3 }"#, ["unknown-member …/of"]),
  ])
  func `a sum is of two values or more`(value: String, said: [String]) {
    MarkedDocument.step(#"{ "set": { "card.alpha": \#(value) } }"#)
      .expect(said.map { $0.replacing("…", with: "…/set/card.alpha") })
  }

  // MARK: - References

  @Test(arguments: [
    (#""$buy.alpha""#, []), (#"▸"$nobody.alpha""#, ["unknown-reference …"]),
    (#"▸"buy.alpha""#, ["wrong-type …"]), (#"▸"$""#, ["wrong-type …"]),
    (#"▸"$buy alpha""#, ["wrong-type …"]),
  ])
  func `a value may be read from an object with a dollar`(value: String, said: [String]) {
    MarkedDocument.step(#"{ "set": { "card.alpha": \#(value) } }"#)
      .expect(said.map { $0.replacing("…", with: "…/set/card.alpha") })
  }

  @Test(arguments: [
    (#""buy""#, []), (#""$buy""#, []), (#""root.subviews[1]""#, []), ("null", []),
    (#"▸"nobody""#, ["unknown-reference …"]), (#"▸"home""#, ["wrong-type …"]),
    (#"▸"$home""#, ["wrong-type …"]), (#"▸"card.alpha""#, ["wrong-type …"]),
    (#"▸"card.""#, ["unknown-reference …"]), (#"▸"card subviews""#, ["unknown-reference …"]),
    ("▸5", ["wrong-type …"]), ("▸[]", ["wrong-type …"]),
    (#"{ "id": "fresh" }"#, []), (#"{ "class": ▸"UIMenu" }"#, ["wrong-type …/class"]),
  ])
  func `an object is named, or declared where it stands`(value: String, said: [String]) {
    MarkedDocument.step(#"{ "call": "addSubview", "on": "card", "with": [ \#(value) ] }"#)
      .expect(said.map { $0.replacing("…", with: "…/with/0") })
  }

  @Test func `an object of another class is told with the class that is wanted`() {
    func found(_ value: String) -> [Diagnostic] {
      MarkedDocument.step(#"{ "call": "addSubview", "on": "card", "with": ["\#(value)"] }"#).found()
    }
    #expect(found("home").map(\.allowed) == [["UIView"]])
    #expect(
      found("home").map(\.message.english)
        == ["'home' is of class UIViewController, where an object of class UIView is expected"]
    )
    #expect(
      found("card.alpha").map(\.message.english)
        == ["'card.alpha' is a number, where an object of class UIView is expected"]
    )
    // What a property holds may be of a more special class than it says.
    #expect(found("home.view") == [])
    #expect(found("card.next") == [])
  }

  // MARK: - Values from outside

  @Test func `a value from outside names objects and declares none`() throws {
    let text = MarkedDocument.step(#"{ "wait": 1 }"#).text
    let document = try Scenario.document(text)
    let plan = try #require(document.plan(nil))
    func said(_ json: JSONValue, as type: ValueType) -> [String] {
      let diagnostics = DiagnosticCollector(file: "", bytes: [])
      let binder = Binder(for: plan, environment: Scenario.environment, diagnostics: diagnostics)
      _ = binder.bind(SyntaxTree(json).root, as: type)
      return diagnostics.sorted.map { "\($0.type): \($0.message.english)" }
    }
    #expect(said("card", as: .object("UIView")) == [])
    #expect(said(.null, as: .object("UIView")) == [])
    #expect(
      said(["id": "fresh"], as: .object("UIView"))
        == ["wrong-type: expected the name of an object, found an object"]
    )
    #expect(said("crad", as: .object("UIView")) == ["unknown-reference: nothing is called 'crad'"])
    #expect(plan.nodes.count == 8)
  }

  @Test(arguments: [
    (#"[1, 2]"#, ValueType.point, #"point 1.0 2.0"#), ("[1, 2]", .size, "size 1.0 2.0"),
    ("[1, 2, 3, 4]", .rect, "rect 1.0 2.0 3.0 4.0"),
    ("[1, 2, 3, 4]", .frame, "rect 1.0 2.0 3.0 4.0"),
    (#""fill""#, .frame, "name fill"), ("[1, 2, 3, 4]", .insets, "insets"),
    ("[1, 2, 3]", .point, "-"), ("[1]", .point, "-"), ("[1, 2, 3, 4, 5]", .rect, "-"),
    ("[]", .point, "-"), (#"[1, "2"]"#, .point, "-"), ("[1, 2]", .any, "list of 2"),
    ("null", .any, "none"), ("true", .any, "flag true"), ("1.5", .any, "number 1.5"),
    (#""x""#, .any, "text x"), ("null", .optional(.number), "none"), ("null", .number, "-"),
    ("true", .flag, "flag true"), ("1", .flag, "-"), (#""x""#, .text, "text x"), ("1", .text, "-"),
    (#""a""#, .choice(["a", "b"]), "name a"), (#""c""#, .choice(["a", "b"]), "-"),
    (#""a""#, .options(["a", "b"]), "names a"),
    (#"["b", "a"]"#, .options(["a", "b"]), "names b a"),
    (#"["a", "c"]"#, .options(["a", "b"]), "-"), ("[]", .options(["a"]), "names "),
    (#""go:""#, .selector, "action go:"), (#""go on""#, .selector, "-"),
    (#""90deg""#, .angle, "number \(Double.pi / 2)"), ("2", .angle, "number 2.0"),
    (#""top""#, .scale([("top", 9)]), "number 9.0"), ("3", .scale([("top", 9)]), "number 3.0"),
    (#""low""#, .scale([("top", 9)]), "-"),
  ])
  func `a constant is read as its type has it`(json: String, type: ValueType, shown: String) throws
  {
    let diagnostics = DiagnosticCollector(file: "", bytes: Array(json.utf8))
    let binder = Binder(environment: Scenario.environment, diagnostics: diagnostics)
    let root = SyntaxTree(try JSON.parse(Array("[\(json)]".utf8))).root
    let source = try #require(root.elements.first)
    let value = binder.constant(source, as: type)
    #expect(diagnostics.hasErrors == (shown == "-"))
    switch value {
    case nil: #expect(shown == "-")
    case .point(let point): #expect(shown == "point \(point.x) \(point.y)")
    case .size(let size): #expect(shown == "size \(size.width) \(size.height)")
    case .rect(let rect):
      #expect(shown == "rect \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)")
    case .insets(let insets):
      #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 4])
    case .name(let name): #expect(shown == "name \(name)")
    case .names(let names): #expect(shown == "names \(names.joined(separator: " "))")
    case .list(let list): #expect(shown == "list of \(list.count)")
    case .some(.none): #expect(shown == "none")
    case .flag(let flag): #expect(shown == "flag \(flag)")
    case .number(let number): #expect(shown == "number \(number)")
    case .text(let text): #expect(shown == "text \(text)")
    case .selector(let action): #expect(shown == "action \(action.name)")
    default: Issue.record("\(String(describing: value))")
    }
  }
}
