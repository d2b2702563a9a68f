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

/// Calls of methods: which there are, on what, with which arguments.
struct CallBindingTests {
  @Test func `a call names whom it is on`() {
    let document = MarkedDocument.script(
      #"[ ▸{ "call": "hitTest", "expect": {} } ]"#,
      base: "/script/0"
    )
    #expect(document.expect(["missing-member …"]).map(\.allowed) == [["on"]])
  }

  @Test(arguments: [
    (#""call": ▸5, "on": "card""#, ["wrong-type …/call"]),
    (#""call": "layoutIfNeeded", "on": ▸5"#, ["wrong-type …/on"]),
    (#""call": "layoutIfNeeded", "on": ▸"crad""#, ["unknown-reference …/on"]),
    (#""call": "layoutIfNeeded", "on": "card", "with": ▸{}"#, ["wrong-type …/with"]),
    (#""call": "layoutIfNeeded", "on": "card", ▸"arguments": []"#, ["unknown-member …/arguments"]),
    (#""call": "layoutIfNeeded", "on": "card", "with": [▸1]"#, ["unknown-argument …/with/0"]),
    (#""call": "addSubview", "on": "card", "with": ["buy", ▸1, 2]"#, ["unknown-argument …/with/1"]),
    (#""call": "addSubview", "on": "card", "with": [▸"home"]"#, ["wrong-type …/with/0"]),
    (#""call": "addSubview", "on": "card""#, []),
    (#""call": ▸"layoutSubviews", "on": "card""#, ["unknown-method …/call"]),
    (#""call": ▸"insertSubview", "on": "card""#, ["unknown-method …/call"]),
    (
      #""call": "insertSubview(_:at:)", "on": "card", "with": ["buy", ▸"x"]"#,
      ["wrong-type …/with/1"]
    ),
    (#""call": ▸"sendActions", "on": "card""#, ["unknown-method …/call"]),
    (#""call": "sendActions", "on": "root.subviews[1]", "with": ["touchDown"]"#, []),
    (
      #""call": "sendActions", "on": "card.superview", "with": [▸"touchDwn"]"#,
      ["wrong-type …/with/0"]
    ),
    (#""call": ▸"fly", "on": "card.superview""#, ["unknown-method …/call"]),
    (#""call": "becomeFirstResponder", "on": "$field""#, []),
    (#""call": "becomeFirstResponder", "on": { "call": "hitTest", "on": "root" }"#, []),
  ])
  func `what cannot be called is told where it stands`(call: String, said: [String]) {
    MarkedDocument.step("{ \(call) }").expect(said)
  }

  /// What a way leads to, or a parameter, may be of a more special class than is known.
  @Test func `a method of a more special class is found, the most general one first`() {
    let sent = #""call": "sendAction", "on": "card.next", "with": ["go", null, null, null"#
    MarkedDocument.step("{ \(sent)] }").expect([])
    MarkedDocument.step("{ \(sent), ▸1] }").expect(["unknown-argument …/with/4"])
    MarkedDocument.card(
      """
      "implements": { "go:": [ { "call": "sendActions", "on": "$sender", "with": ["touchDown"] },
        { "call": ▸"sendActions", "on": "card" }, { "call": ▸"sendNothing", "on": "$sender" } ] }
      """
    ).expect([
      "unknown-method …/implements/go:/1/call", "unknown-method …/implements/go:/2/call",
    ])
  }

  @Test func `a method that is none is told with those that can be called`() {
    let found = MarkedDocument.step(#"{ "call": "adSubview", "on": "card" }"#).found()
    #expect(
      found.map(\.message.english) == ["UIView has no method 'adSubview' that a document can call"]
    )
    #expect(found.first?.hint?.english == "Did you mean 'addSubview'?")
    #expect(found.first?.allowed.contains("layoutSubviews") == false)
    let labels = MarkedDocument.step(#"{ "call": "convert", "on": "card" }"#).found()
    #expect(labels.first?.allowed == ["convert(_:from:)", "convert(_:to:)"])
  }

  @Test func `a method of several is told to be written with its labels`() {
    let found = MarkedDocument.step(#"{ "call": "insertSubview", "on": "card" }"#).found()
    let labelled = [
      "insertSubview(_:aboveSubview:)", "insertSubview(_:at:)", "insertSubview(_:belowSubview:)",
    ]
    #expect(found.map(\.allowed) == [labelled])
  }

  @Test func `too many arguments are told with those it takes`() {
    let found = MarkedDocument.step(#"{ "call": "endEditing", "on": "card", "with": [1, 2] }"#)
      .found()
    #expect(found.map(\.message.english) == ["endEditing takes 1 arguments"])
    #expect(found.first?.forms.map(\.english) == ["force: true or false"])
  }

  /// What a call is named after the class of its receiver is known.
  @Test(arguments: [
    ("hitTest(_:with:)", "hitTest"), ("target(forAction:withSender:)", "target"),
    ("convert(_:to:)", "convert(_:to:)"), ("layoutIfNeeded", "layoutIfNeeded"),
  ])
  func `a call has the catalogue's name, however it is written`(
    written: String,
    name: String
  ) throws {
    let text = MarkedDocument.step(#"{ "call": "\#(written)", "on": "card" }"#).text
    let plan = try #require(Scenario.document(text).plan(nil))
    guard case .action(.call(let call))? = plan.steps.first?.kind else {
      Issue.record("\(plan.steps)")
      return
    }
    #expect(call.written == written)
    #expect(call.name == name)
    #expect(call.path.pointer == "/script/0")
  }

  // MARK: - Geometry

  @Test(arguments: [
    (#""call": "insetBy", "on": { "CGRect": [0, 0, 9, 9] }, "with": [1, 2]"#, []),
    (#""call": "isNull", "on": { "CGRect": null }"#, []),
    (#""call": "applying", "on": { "CGPoint": [1, 2] }, "with": [{ "scaleX": 2 }]"#, []),
    (#""call": "applying", "on": { "CGSize": [1, 2] }, "with": [[1, 0, 0, 1, 0, 0]]"#, []),
    (#""call": "inverted", "on": { "CGAffineTransform": { "rotationAngle": 1 } }"#, []),
    (#""call": "applying", "on": { "CGPoint": ▸null }"#, ["wrong-type …/on/CGPoint"]),
    (#""call": "insetBy", "on": { "CGRect": ▸[0, 0, 9] }"#, ["wrong-type …/on/CGRect"]),
    (
      #""call": "insetBy", "on": { "CGRect": [0, 0, 9, 9] }, "with": [1, 2, ▸3]"#,
      ["unknown-argument …/with/2"]
    ),
    (
      #""call": "insetBy", "on": { "CGRect": [0, 0, 9, 9] }, "with": [▸"x"]"#,
      ["wrong-type …/with/0"]
    ),
    (#""call": ▸"insetBy", "on": { "CGPoint": [1, 2] }"#, ["unknown-method …/call"]),
    (#""call": ▸"area", "on": { "CGRect": [0, 0, 9, 9] }"#, ["unknown-method …/call"]),
    (#""call": "isNull", "on": ▸{}"#, ["missing-member …/on"]),
    (
      #""call": "isNull", "on": { "CGRect": null, ▸"CGPoint": [0, 0] }"#,
      ["unknown-member …/on/CGPoint"]
    ),
    (#""call": "isNull", "on": { "CGRect": null, ▸"rect": 1 }"#, ["unknown-member …/on/rect"]),
  ])
  func `a geometry value has methods, too`(call: String, said: [String]) {
    MarkedDocument.step("{ \(call) }").expect(said)
  }

  @Test func `a geometry value that is none is told with the types there are`() {
    let types = ["CGRect", "CGPoint", "CGSize", "CGAffineTransform"]
    let found = MarkedDocument.step(#"{ "call": "isNull", "on": { "comment": "?" } }"#).found()
    #expect(found.map(\.allowed) == [types])
    let method = MarkedDocument.step(#"{ "call": "apply", "on": { "CGSize": [1, 2] } }"#).found()
    #expect(method.map(\.allowed) == [["applying"]])
    #expect(
      method.first?.message.english == "CGSize has no method 'apply' that a document can call"
    )
  }

  // MARK: - As a value

  @Test(arguments: [
    (#"{ "call": "hitTest", "on": "root", "with": [[1, 1]] }"#, []),
    (#"{ "call": "hitTest", "on": "root", "with": [▸5] }"#, ["wrong-type …/with/0/with/0"]),
    (#"▸{ "call": "hitTest" }"#, ["missing-member …/with/0"]),
    (#"{ "call": ▸"hitTst", "on": "root" }"#, ["unknown-method …/with/0/call"]),
    (#"{ "call": "hitTest", "on": "root", ▸"sum": [] }"#, ["unknown-member …/with/0/sum"]),
  ])
  func `a call may stand for a value`(value: String, said: [String]) {
    MarkedDocument.step(#"{ "call": "addSubview", "on": "card", "with": [ \#(value) ] }"#)
      .expect(said)
  }
}
