import Jansson
import Testing
import WorkbenchFraming

/// The reason that is given for an answer, in the scenarios where it was given wrongly.
struct PartingTests {
  @Test func `an object that passed the event on is not said to have missed it`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let start = try client.call("quiz.start", ["id": "motion/shake"])
    let session = try #require(start["session"])
    let wrong = try client.call("quiz.answer", ["session": session, "answer": "name"])
    #expect(wrong["correct"]?.bool == false)
    #expect(
      wrong["explanation"]?.string == "name gets it first and passes it on; screen handles it"
    )
    #expect(wrong["rule"]?.string == "motion.default-forwards")
  }

  @Test func `whoever gets the event already is told so, with the one who handles it`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let opened = try client.call("session.open", ["id": "hit-testing/redirect"])
    let session = try #require(opened["session"])
    let tap: JSONValue = ["send": "touch.tap", "at": "area"]
    let knob = try client.call("hit.why", ["session": session, "want": "knob", "stimulus": tap])
    #expect(knob["got"]?.string == "knob")
    #expect(knob["text"]?.string == "knob gets it already, and panel handles it")
    let area = try client.call("hit.why", ["session": session, "want": "area", "stimulus": tap])
    #expect(area["text"]?.string == "the override of hitTest of area answers knob")
  }

  @Test func `a change's numbers are as short as they can be`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let opened = try client.call("session.open", ["id": "hit-testing/outside-superview"])
    let why = try client.call(
      "hit.why",
      ["session": try #require(opened["session"]), "want": "buy"]
    )
    let grown = why["fixes"]?.elements.first { $0["sentence"]?["id"]?.string == "hit.grow" }
    let frame = try #require(grown?["edits"]?[0]?["set"]?["card.frame"])
    #expect("\(frame)" == "[40,200,260,160]")
  }
}
