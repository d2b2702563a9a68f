import Jansson
import Testing

@testable import DebugAdapter

/// Scopes, variables, references and the console.
struct LookingTests {
  private let bench = ObservedBench()
  private let desk: Desk

  init() {
    desk = Desk(bench)
    desk.launch(breakpoints: [5])
    desk.move("continue")
  }

  @Test func `a frame has its scopes, of which only the tree is expensive`() {
    let scopes = desk.ask("scopes", ["frameId": desk.top["id"] ?? 0])["body"]?["scopes"]
    let told = scopes.map { Array($0.elements) } ?? []
    #expect(
      told.map { $0["name"]?.string } == [
        "Responder", "Decision", "Event", "Rest of chain", "Objects",
      ]
    )
    #expect(told.map { $0["expensive"]?.bool } == [false, false, false, false, true])
    #expect(told.prefix(2).map { $0["presentationHint"]?.string } == ["locals", "returnValue"])
  }

  @Test func `an object is read as it was at the record, what decides first`() throws {
    let variables = desk.ask(
      "variables",
      ["variablesReference": desk.reference("Responder")]
    )["body"]?["variables"]
    let read = bench.last("object.get")
    #expect(read?["id"]?.string == "vault")
    #expect(read?["record"]?.int == 48)
    #expect(read?["level"]?.string == "full")
    let told = variables.map { Array($0.elements) } ?? []
    #expect(
      told.prefix(4).map { $0["name"]?.string } == [
        "isHidden", "alpha", "isUserInteractionEnabled", "frame",
      ]
    )
    #expect(told[2]["type"]?.string == "Bool")
    #expect(told[2]["value"]?.string == "true")
    #expect(told[2]["evaluateName"]?.string == "vault.isUserInteractionEnabled")
    #expect(told[2]["variablesReference"]?.int == 0)
    // What decides nothing comes behind, an object by its name.
    let names = told.compactMap { $0["name"]?.string }
    #expect(Set(names).count == 33)
    let superview = try #require(told.first { $0["name"]?.string == "superview" })
    #expect(superview["value"]?.string == "panel")
    #expect((superview["variablesReference"]?.int ?? 0) > 0)
  }

  @Test func `variables come in pages`() {
    let reference = desk.reference("Responder")
    let body = desk.ask(
      "variables",
      ["variablesReference": reference, "start": 1, "count": 2]
    )["body"]
    let names = body?["variables"]?.elements.map { $0["name"]?.string } ?? []
    #expect(names == ["alpha", "isUserInteractionEnabled"])
  }

  @Test func `what code computes is read when it is expanded`() {
    let lazy = desk.variables("Responder")["next"]
    #expect(lazy?["value"]?.string == "…")
    #expect(lazy?["presentationHint"]?["lazy"]?.bool == true)
    let inside = desk.variables(in: lazy?["variablesReference"] ?? 0)
    #expect(inside.keys.sorted() == ["next"])
    #expect(inside["next"]?["value"]?.string == "panel")
    #expect(inside["next"]?["presentationHint"]?["lazy"] == nil)
    #expect(bench.last("object.get")?["properties"] == ["next"])
  }

  @Test func `lists of objects are read at once, and objects in objects`() {
    let panel = desk.variables("Responder")["superview"]?["variablesReference"] ?? 0
    let list = desk.variables(in: panel)["subviews"]?["variablesReference"] ?? 0
    let inside = desk.variables(in: list)
    #expect(inside["[0]"]?["value"]?.string == "vault")
    #expect(bench.last("object.get")?["ids"] == ["vault"])
    let object = desk.variables(in: inside["[0]"]?["variablesReference"] ?? 0)
    #expect(object["tag"]?["value"]?.string == "0")
  }

  @Test func `the decision tells the rule and what it says, then the rest`() {
    desk.move("stepIn")
    let decision = desk.variables("Decision")
    #expect(decision["rule"]?["value"]?.string == "hit-test.self-is-fallback")
    #expect(decision["says"]?["value"]?.string == desk.text(ofRule: "hit-test.self-is-fallback"))
    #expect(decision["answer"]?["value"]?.string == "vault")
    #expect(decision["how"]?["value"]?.string == "\"inherited\"")
    #expect(decision["seq"]?["value"]?.string == "51")
    #expect(decision.values.allSatisfy { $0["presentationHint"]?["attributes"] != nil })
  }

  @Test func `the event is told with its place in the view`() {
    let event = desk.variables("Event")
    #expect(event["event"]?["value"]?.string == "\"touches\"")
    #expect(event["phase"]?["value"]?.string == "[\"began\"]")
    #expect(event["point"]?["value"]?.string == "[100, 100]")
    #expect(
      event["touches"]?["value"]?.string
        == #"[{"finger": 1, "phase": "began", "point": [195, 350]}]"#
    )
  }

  @Test func `the chain and the tree are those of the record`() {
    let chain = desk.variables("Rest of chain")
    #expect(chain["1"]?["value"]?.string == "panel")
    #expect(chain["4"]?["value"]?.string == "application")
    #expect(bench.last("object.chain")?["record"]?.int == 48)
    let tree = desk.variables("Objects")
    #expect(tree["window"]?["value"]?.string == "UIWindow [0, 0, 390, 844]")
    #expect(bench.last("object.tree")?["record"]?.int == 48)
  }

  @Test func `references are read for hovers, and others fail quietly`() throws {
    let read = desk.ask("evaluate", ["expression": "panel.tag", "context": "hover"])["body"]
    #expect(read?["result"]?.string == "0")
    let object = desk.ask("evaluate", ["expression": "\"panel\"", "context": "watch"])["body"]
    #expect(object?["result"]?.string == "panel (UIView)")
    #expect((object?["variablesReference"]?.int ?? 0) > 0)
    let response = desk.ask("evaluate", ["expression": "nobody", "context": "hover"])
    #expect(response["success"]?.bool == false)
    #expect(response["body"]?["error"]?["showUser"]?.bool == false)
  }

  @Test(arguments: [
    ("touch.tap at=panel", "a debugger walks the script. Try it in responder shell."),
    ("step", "a debugger walks the script: no 'step' here"),
    ("set panel.alpha = 0", "a debugger walks the script: no 'set' here"),
    ("panel.alpha = 0", "the console changes nothing"),
    ("nonsense here", "there is no 'nonsense' here. help lists what can be typed."),
    ("exlain x", "there is no 'exlain' here. Did you mean 'explain'?"),
    ("chain", "chain needs more. Write: chain OBJECT"),
    ("if panel", "'panel' is no assignment"), ("undo", "nothing has been changed"),
    ("apply", "nothing has been changed that could be written"),
  ])
  func `lines that a debugger does not take say what to do instead`(
    line: String,
    message: String
  ) {
    #expect(desk.type(line).hasPrefix(message), "\(desk.type(line))")
  }

  @Test func `lines of the shell are drawn as the shell draws them`() {
    #expect(desk.type("get panel").contains("panel  UIView"))
    #expect(desk.type("get panel.tag").contains("tag"))
    #expect(desk.type("tree").contains("window"))
    #expect(desk.type("chain panel").contains("window"))
    #expect(desk.type("explain hit-test.skips-hidden").contains("hit-test.skips-hidden"))
    #expect(desk.type("panel.tag") == "0")
    #expect(desk.type("help").contains("if OBJECT.PROPERTY = VALUE"))
    #expect(desk.type("").isEmpty)
  }

  @Test func `what would be otherwise is asked with the changes there are`() {
    desk.ask("setExpression", ["expression": "shade.isHidden", "value": "true"])
    #expect(desk.type("if panel.alpha = 0").contains("hit-test.skips-near-zero-alpha"))
    let changes = bench.last("script.compare")?["changes"]
    #expect(changes?[0] == [["step": 0, "set": ["shade.isHidden": true]]])
    #expect(changes?[1]?.count == 2)
    #expect(changes?[1]?[1] == ["step": 0, "set": ["panel.alpha": 0]])
  }

  @Test func `why asks a session that was brought to just before the step`() {
    desk.set([9])
    desk.move("continue")
    let count = bench.methods.count
    #expect(desk.type("why x").hasPrefix("nothing is called 'x'"))
    #expect(bench.methods.dropFirst(count) == ["script.step", "script.why", "session.close"])
    #expect(bench.last("script.why")?["step"]?.int == 1)
    #expect(bench.last("script.why")?["want"]?.string == "x")
  }

  @Test func `changes are written by the workbench, and given to the editor as edits`() {
    desk.ask("setExpression", ["expression": "shade.isHidden", "value": "true"])
    let count = desk.said.count
    #expect(desk.type("apply") == "vault.json:6:84: , \"isHidden\": true")
    #expect(bench.last("scenario.edit")?["text"]?.string == Vault.text)
    #expect(
      bench.last("scenario.edit")?["changes"] == [["step": 0, "set": ["shade.isHidden": true]]]
    )
    #expect(desk.events(since: count) == ["responder/apply"])
    #expect(desk.last("responder/apply")?["edits"]?.count == 1)
    #expect(desk.last("responder/apply")?["source"]?["path"]?.string == "/desk/vault.json")
  }

  @Test func `a file that is not the text any more that was launched gets no edits`() {
    desk.ask("setExpression", ["expression": "shade.isHidden", "value": "true"])
    desk.files.texts["/desk/vault.json"] = Vault.text + " "
    let count = desk.said.count
    #expect(
      desk.type("apply")
        == "vault.json has changed since it was launched. Restart, then apply again."
    )
    #expect(!desk.events(since: count).contains("responder/apply"))
    #expect(bench.last("scenario.edit") == nil)
  }

  @Test func `commands, objects and properties are completed`() {
    func complete(_ text: String) -> [String] {
      let body = desk.ask(
        "completions",
        ["text": JSONValue(text), "column": JSONValue(text.utf16.count + 1)]
      )["body"]
      return body?["targets"]?.elements.compactMap { $0["label"]?.string } ?? []
    }
    #expect(complete("ch") == ["chain"])
    #expect(complete("chain pa") == ["panel"])
    #expect(complete("get panel.ta") == ["panel.tag"])
    #expect(complete("panel.ne") == ["panel.next"])
    let target = desk.ask("completions", ["text": "get 中 pa", "column": 9])["body"]?["targets"]?[0]
    #expect(target?["start"]?.int == 7)
    #expect(target?["length"]?.int == 2)
  }
}
