import Jansson
import TestSupport
import Testing

@testable import Commands

/// The options that came with importing, asked of scenarios as well.
struct ScenarioQuestionTests {
  private static let scenario = "hit-testing/outside-superview"

  @Test func `a view is asked about with a tap on its middle`() throws {
    let why = Desk().run("why", Self.scenario, "--view", "card", "-o", "json")
    #expect(why.status == 0, "\(why.errors)")
    let answer = try why.json
    #expect(answer["wanted"]?.string == "card")
    #expect(answer["stimulus"]?["at"]?["in"]?.string == "card")
    // Without it the event is the script's own.
    let script = try Desk().run("why", Self.scenario, "card", "-o", "json").json
    #expect(script["step"]?["index"]?.int != nil)
    #expect(answer["step"] == nil || answer["step"] == .null)
  }

  @Test func `a place goes with a view, and decides where it is tapped`() throws {
    let why = try Desk().run(
      "why",
      Self.scenario,
      "--view",
      "buy",
      "--at",
      "buy@90,70",
      "-o",
      "json"
    ).json
    #expect(why["place"]?["screen"] == [270, 350])
    #expect(why["holds"]?.bool == false)
  }

  @Test(arguments: [
    ["why", "card", "--view", "buy"], ["hit", "card", "--view", "buy"],
    ["hit", "card", "--at", "1,1"], ["chain", "card", "--view", "buy"],
  ])
  func `who names something twice is told`(arguments: [String]) {
    var whole = arguments
    whole.insert(Self.scenario, at: 1)
    let result = Desk().run(whole)
    #expect(result.status == 2, "\(result.output)")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["hit", "chain"])
  func `who names nothing is told`(command: String) {
    let result = Desk().run(command, Self.scenario)
    #expect(result.status == 2)
    #expect(result.errors.contains("Name one"), "\(result.errors)")
    let chinese = Desk().run(command, Self.scenario, "--lang", "zh-Hans")
    #expect(chinese.errors.contains("--view"), "\(chinese.errors)")
  }

  @Test func `a path to an object is one, though no object is called so`() throws {
    let named = try Desk().run("chain", Self.scenario, "--view", "buy", "-o", "json").json
    let path = try Desk().run("chain", Self.scenario, "card.subviews[0]", "-o", "json").json
    #expect(path["chain"]?[0]?["id"] == named["chain"]?[0]?["id"])
    let none = Desk().run("chain", Self.scenario, "--view", "nobody")
    #expect(none.status == 65)
    #expect(none.errors.contains("nobody"))
  }

  @Test func `several suppositions are assigned in turn, in one option or in more`() throws {
    let hit = ["hit", Self.scenario, "--at", "200,290", "-o", "json"]
    #expect(try Desk().run(hit).json["hit"]?.string == "buy")
    let one = hit + ["--set", "card.isHidden=true, root.isUserInteractionEnabled=false"]
    #expect(try Desk().run(one).json["hit"]?.string == "window")
    let two = hit + ["--set", "card.isHidden=true", "--set", "card.isHidden=false"]
    #expect(try Desk().run(two).json["hit"]?.string == "buy")
    // A comma may belong to a value.
    let frame = hit + ["--set", "card.frame=[0,0,10,10]"]
    #expect(try Desk().run(frame).json["hit"]?.string == "root")
  }

  @Test func `what is supposed holds for every kind of question`() throws {
    let supposed = ["--set", "buy.isHidden=true"]
    let tree = Desk().run(["tree", Self.scenario] + supposed)
    #expect(tree.output.contains("isHidden"))
    let why = try Desk().run(
      ["why", Self.scenario, "--view", "buy", "--at", "200,290", "-o", "json"] + supposed
    ).json
    #expect(why["rule"]?.string == "hit-test.skips-hidden")
    #expect(Desk().run(["chain", Self.scenario, "buy"] + supposed).status == 0)
  }

  @Test(arguments: ["card.isHidden", "card.isHidden=", "=true", "card=true"])
  func `what is no assignment is told by what was typed`(text: String) {
    let result = Desk().run("tree", Self.scenario, "--set", text)
    #expect(result.status != 0)
    #expect(result.errors.contains(text), "\(result.errors)")
  }

  @Test(arguments: [("390,844", 390.0, 844.0), ("1.5,2", 1.5, 2)])
  func `a size is two numbers`(text: String, width: Double, height: Double) throws {
    let size = try #require(TypedSize(argument: text))
    #expect(size.width == width)
    #expect(size.height == height)
    #expect(size.json == JSONValue([width, height]))
  }

  @Test(arguments: ["", "1", "1,2,3", "a,b", "0,1", "-1,2", "inf,1", "nan,1"])
  func `anything else is no size`(text: String) {
    #expect(TypedSize(argument: text) == nil)
  }

  @Test func `a form is called by its letter, whatever its case`() {
    #expect(PrintForm(argument: "v0")?.name == "V0")
    #expect(PrintForm(argument: "IB")?.name == "IB")
    #expect(PrintForm(argument: "Subviews")?.name == "subviews")
    #expect(PrintForm(argument: "VV") == nil)
  }
}
