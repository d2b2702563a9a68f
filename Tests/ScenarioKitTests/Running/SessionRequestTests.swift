import Foundation
import Jansson
@_spi(Workbench) @testable import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioTestSupport
import Sentences
import Testing

/// What a host asks of a session from outside: values, calls, places, time, and what is refused.
struct SessionRequestTests {
  private func session() throws -> ScenarioSession {
    try Scenario.session(JudgedApp.document(#"[ { "wait": 1 } ]"#))
  }

  private func error(_ body: (ScenarioSession) throws -> Void) throws -> ScenarioError? {
    let session = try session()
    return #expect(throws: ScenarioError.self) { try body(session) }
  }

  // MARK: - Reading

  @Test(arguments: [
    ("pad.alpha", "1"), ("pad.frame", "[0,300,200,200]"), ("pad.isHidden", "false"),
    ("pad.superview", "\"root\""), ("home.presentedViewController", "null"),
    ("root.subviews", #"["back","buy","pad","field","plain"]"#), ("root.subviews.count", "5"),
    ("buy.state", "[]"), ("tap.state", "\"possible\""), ("field.text", "\"\""),
    ("pad.center.y", "400"), ("pad.transform", "[1,0,0,1,0,0]"), ("application", "\"application\""),
    ("home.presentedViewController.view.frame", "null"), ("second.isHidden", "true"),
    ("pad.next", "\"root\""),
  ])
  func `a value is read as the wire writes it`(path: String, json: String) throws {
    #expect(try "\(session().get(path))" == json)
  }

  @Test func `a number is whole where it has no fraction`() throws {
    let session = try session()
    try session.set("pad.alpha", 0.25)
    #expect(try "\(session.get("pad.alpha"))" == "0.25")
    #expect("\(World.number(3))" == "3")
    #expect("\(World.number(-0.5))" == "-0.5")
    #expect(World.number(1e300).double == 1e300)
  }

  @Test(arguments: [
    ("crad.alpha", "unknown-reference", "nothing is called 'crad'"),
    ("pad.alhpa", "unknown-member", "UIView 'pad' has no property 'alhpa'"),
    (
      "pad..x", "unknown-reference",
      "'pad..x' is no reference: an id, then any number of .property and [index]"
    ),
    (
      "", "unknown-reference",
      "'' is no reference: an id, then any number of .property and [index]"
    ),
    ("pad.center.z", "unknown-member", "there is no 'z' in 'pad.center.z'"),
    ("pad.alpha[0]", "unknown-reference", "'pad.alpha[0]' has no elements there"),
    ("pad.isHidden.x", "unknown-member", "there is no 'x' in 'pad.isHidden.x'"),
  ])
  func `what is not there is told by its name`(
    path: String,
    type: String,
    message: String
  ) throws {
    let error = try error { _ = try $0.get(path) }
    #expect(error?.type == type)
    #expect(error?.message.english == message)
  }

  @Test func `a name that is none is told with those that are, and the nearest`() throws {
    let error = try error { _ = try $0.get("pat.alpha") }
    #expect(
      error?.allowed == [
        "back", "buy", "field", "home", "pad", "plain", "root", "second", "shop", "tap", "window",
      ]
    )
    #expect(error?.hint?.english.contains("pad") == true)
  }

  @Test(arguments: [(23, 24), (24, 0)])
  func `two dozen names are told, and no more`(views: Int, told: Int) throws {
    let list = (0..<views).map { #"{ "id": "view\#($0)" }"# }.joined(separator: ", ")
    let session = try Scenario.session(views: "[ \(list) ]")
    let error = #expect(throws: ScenarioError.self) { try session.get("vieww3.alpha") }
    #expect(error?.allowed.count == told)
  }

  @Test func `an object is asked for by any way that leads to one`() throws {
    let session = try session()
    let pad = try session.object(named: "pad")
    #expect(try session.object(named: "root.subviews[2]") === pad)
    #expect(try session.object(named: "tap.view") === pad)
    let error = #expect(throws: ScenarioError.self) {
      try session.object(named: "home.presentedViewController")
    }
    #expect(error?.type == "unknown-reference")
    #expect(error?.message.english == "'home.presentedViewController' is no object now")
  }

  @Test func `reading leaves no record and no occurrence`() throws {
    var records = 0
    let document = try Scenario.document(JudgedApp.document(#"[ { "wait": 1 } ]"#))
    let session = try ScenarioSession(document) {
      let dispatcher = $0.simulation.dispatcher
      dispatcher.trace.level = .full
      dispatcher.trace.sink = { _ in records += 1 }
    }
    let before = (records, session.world.log.count)
    _ = try session.get("pad.next")
    _ = try session.get("home.view.window.rootViewController")
    #expect((records, session.world.log.count) == before)
  }

  // MARK: - Writing and calling

  @Test func `assignments are made in turn, and a wrong one before any of them`() throws {
    let session = try session()
    try session.set([["pad.tag": 1], ["pad.tag": 2, "buy.tag": "$pad.tag"]])
    #expect(try session.get("buy.tag") == 2)
    let error = #expect(throws: ScenarioError.self) {
      try session.set([["pad.tag": 9], ["pad.alpha": "high"]])
    }
    #expect(error?.type == "wrong-type")
    #expect(error?.pointer == "/1/pad.alpha")
    #expect(try session.get("pad.tag") == 2)
  }

  @Test func `what a body set is no property that can only be read`() throws {
    let error = try error { try $0.set("pad.superview", "root") }
    #expect(error?.type == "wrong-type")
    let unknown = try self.error { try $0.set("pad.hidden", true) }
    #expect(unknown?.type == "unknown-member")
    #expect(unknown?.pointer == "/pad.hidden")
  }

  @Test func `a call answers, and one that cannot be made is told`() throws {
    let session = try session()
    #expect(try session.call("hitTest", on: "root", with: [[10, 10]]) == "back")
    #expect(try session.call("convert(_:to:)", on: "pad", with: [[1, 2], .null]) == [1, 302])
    #expect(try session.call("removeFromSuperview", on: "plain") == .null)
    #expect(try session.get("root.subviews.count") == 4)
    let unknown = #expect(throws: ScenarioError.self) {
      try session.call("hittest", on: "root", with: [[10, 10]])
    }
    #expect(unknown?.type == "unknown-method")
    #expect(unknown?.pointer == "/call")
    let many = #expect(throws: ScenarioError.self) {
      try session.call("isDescendant", on: "pad", with: ["root", 1, 2])
    }
    #expect(many?.type == "unknown-argument")
    let cycle = #expect(throws: ScenarioError.self) {
      try session.call("addSubview", on: "pad", with: ["root"])
    }
    #expect(cycle?.type == "viewCycle")
    // The app is stopped there: it can be looked at, and does nothing more.
    #expect(try session.get("pad.superview") == "root")
    let stopped = #expect(throws: ScenarioError.self) {
      try session.call("hitTest", on: "root", with: [[10, 10]])
    }
    #expect(stopped?.type == "viewCycle")
  }

  @Test func `a call of the world's own names what is allowed`() throws {
    let session = try session()
    let pad = try session.object(named: "pad")
    let unknown = #expect(throws: ScenarioError.self) {
      try session.world.call("nope", on: pad, [])
    }
    #expect(unknown?.message.english == "UIView has no method 'nope' that can be called")
    #expect(unknown?.allowed == unknown?.allowed.sorted())
    #expect(unknown?.allowed.contains("hitTest") == true)
    let many = #expect(throws: ScenarioError.self) {
      try session.world.call("addSubview", on: pad, [.none, .none])
    }
    #expect(many?.message.english == "addSubview takes 1 arguments")
    #expect(many?.allowed == ["view"])
    #expect(many?.type == "unknown-argument")
  }

  // MARK: - Time

  @Test func `time passes by as much as is asked`() throws {
    let session = try session()
    try session.advance(by: 1.5)
    #expect(session.simulation.now == 1_500_000)
    try session.advance(by: -3)
    #expect(session.simulation.now == 1_500_000)
    try session.advance(by: 0.000_000_4)
    #expect(session.simulation.now == 1_500_000)
    try session.advance(by: 0.000_000_6)
    #expect(session.simulation.now == 1_500_001)
    try session.advanceUntilIdle()
    #expect(session.simulation.now == 1_500_001)
  }

  @Test func `objects and properties are listed in the order of the document and of the class`()
    throws
  {
    let session = try session()
    #expect(
      session.objectNames == [
        "shop", "window", "home", "root", "back", "buy", "pad", "tap", "field", "plain", "second",
      ]
    )
    let names = session.properties(of: try session.object(named: "pad"))
    #expect(names.count == Set(names).count)
    #expect(names.contains("superview"))
    #expect(names.contains("backgroundColor"))
  }
}
