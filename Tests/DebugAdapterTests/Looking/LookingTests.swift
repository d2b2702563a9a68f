import Jansson
import Testing

@testable import DebugAdapter

/// Scopes, variables, references and the console.
struct LookingTests {
  private let bench = VaultBench()
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

  @Test func `an object is read as it was at the record, what decides first`() {
    let variables = desk.ask(
      "variables",
      ["variablesReference": desk.reference("Responder")]
    )["body"]?["variables"]
    let read = bench.last("object.get")
    #expect(read?["id"]?.string == "vault")
    #expect(read?["record"]?.int == 9)
    #expect(read?["level"]?.string == "full")
    let told = variables.map { Array($0.elements) } ?? []
    #expect(
      told.map { $0["name"]?.string } == [
        "isUserInteractionEnabled", "frame", "superview", "subviews", "next", "tag", "title",
      ]
    )
    #expect(told[0]["type"]?.string == "Bool")
    #expect(told[0]["value"]?.string == "true")
    #expect(told[0]["evaluateName"]?.string == "vault.isUserInteractionEnabled")
    #expect(told[0]["variablesReference"]?.int == 0)
    // An object is shown by its name, a text in quotes.
    #expect(told[2]["value"]?.string == "window")
    #expect((told[2]["variablesReference"]?.int ?? 0) > 0)
    #expect(told[6]["value"]?.string == "\"panel\"")
    #expect(told[6]["variablesReference"]?.int == 0)
  }

  @Test func `variables come in pages`() {
    let reference = desk.reference("Responder")
    let body = desk.ask(
      "variables",
      ["variablesReference": reference, "start": 1, "count": 2]
    )["body"]
    let names = body?["variables"]?.elements.map { $0["name"]?.string } ?? []
    #expect(names == ["frame", "superview"])
  }

  @Test func `what code computes is read when it is expanded`() {
    let lazy = desk.variables("Responder")["next"]
    #expect(lazy?["value"]?.string == "…")
    #expect(lazy?["presentationHint"]?["lazy"]?.bool == true)
    let inside = desk.variables(in: lazy?["variablesReference"] ?? 0)
    #expect(inside.keys.sorted() == ["next"])
    #expect(inside["next"]?["value"]?.string == "true")
    #expect(inside["next"]?["presentationHint"]?["lazy"] == nil)
    #expect(bench.last("object.get")?["properties"] == ["next"])
  }

  @Test func `lists of objects are read at once, and objects in objects`() {
    let list = desk.variables("Responder")["subviews"]?["variablesReference"] ?? 0
    let inside = desk.variables(in: list)
    #expect(inside["[0]"]?["value"]?.string == "vault")
    #expect(bench.last("object.get")?["ids"] == ["vault"])
    let object = desk.variables(in: inside["[0]"]?["variablesReference"] ?? 0)
    #expect(object["tag"]?["value"]?.string == "7")
  }

  @Test func `the decision tells the rule and what it says, then the rest`() {
    desk.move("stepIn")
    let decision = desk.variables("Decision")
    #expect(decision["rule"]?["value"]?.string == "hit-test.self-is-fallback")
    #expect(decision["says"]?["value"]?.string == "What the rule says.")
    #expect(decision["answer"]?["value"]?.string == "vault")
    #expect(decision["how"]?["value"]?.string == "\"inherited\"")
    #expect(decision["seq"]?["value"]?.string == "10")
    #expect(decision.values.allSatisfy { $0["presentationHint"]?["attributes"] != nil })
  }

  @Test func `the event is told with its place in the view`() {
    let event = desk.variables("Event")
    #expect(event["event"]?["value"]?.string == "\"touches\"")
    #expect(event["phase"]?["value"]?.string == "[\"began\"]")
    #expect(event["point"]?["value"]?.string == "[100, 100]")
  }

  @Test func `the chain and the tree are those of the record`() {
    let chain = desk.variables("Rest of chain")
    #expect(chain["1"]?["value"]?.string == "window")
    #expect(bench.last("object.chain")?["record"]?.int == 9)
    let tree = desk.variables("Objects")
    #expect(tree["window"]?["value"]?.string == "UIWindow")
    #expect(bench.last("object.tree")?["record"]?.int == 9)
  }

  @Test func `references are read for hovers, and others fail quietly`() throws {
    let read = desk.ask("evaluate", ["expression": "panel.tag", "context": "hover"])["body"]
    #expect(read?["result"]?.string == "7")
    let object = desk.ask("evaluate", ["expression": "\"panel\"", "context": "watch"])["body"]
    #expect(object?["result"]?.string == "panel (UIView)")
    #expect((object?["variablesReference"]?.int ?? 0) > 0)
    let other = Desk(VaultBench(instead: ["object.get": "!object.unknown nothing is called so"]))
    other.launch()
    let response = other.ask("evaluate", ["expression": "nobody", "context": "hover"])
    #expect(response["success"]?.bool == false)
    #expect(response["body"]?["error"]?["showUser"]?.bool == false)
  }

  @Test(arguments: [
    ("touch.tap at=panel", "there is no 'touch.tap' here"),
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

  @Test func `a stimulus is refused, since a debugger walks the script`() {
    let desk = Desk(VaultBench(instead: ["describe": #"{"protocol":1,"schema":{}}"#]))
    desk.launch()
    #expect(
      desk.type("touch.tap at=panel")
        == "a debugger walks the script. Try it in responder shell."
    )
  }

  @Test func `lines of the shell are drawn as the shell draws them`() {
    #expect(desk.type("get panel").contains("panel  UIView"))
    #expect(desk.type("get panel.tag").contains("tag"))
    #expect(desk.type("tree").contains("window"))
    #expect(desk.type("chain panel").contains("window"))
    #expect(desk.type("explain hit-test.skips-hidden").contains("What the rule says."))
    #expect(desk.type("panel.tag") == "7")
    #expect(desk.type("help").contains("if OBJECT.PROPERTY = VALUE"))
    #expect(desk.type("").isEmpty)
  }

  @Test func `what would be otherwise is asked with the changes there are`() {
    let bench = VaultBench(instead: ["script.compare": #"{"parted":false,"runs":[]}"#])
    let desk = Desk(bench)
    desk.launch()
    desk.ask("setExpression", ["expression": "shade.isHidden", "value": "true"])
    _ = desk.type("if panel.alpha = 0")
    let changes = bench.last("script.compare")?["changes"]
    #expect(changes?[0] == [["step": 0, "set": ["shade.isHidden": true]]])
    #expect(changes?[1]?.count == 2)
    #expect(changes?[1]?[1] == ["step": 0, "set": ["panel.alpha": 0]])
  }

  @Test func `why asks a session that was brought to just before the step`() {
    let bench = VaultBench(instead: ["script.why": "!object.unknown nothing is called 'x'"])
    let desk = Desk(bench)
    desk.launch(breakpoints: [9])
    desk.move("continue")
    let count = bench.methods.count
    #expect(desk.type("why x").hasPrefix("nothing is called 'x'"))
    #expect(bench.methods.dropFirst(count) == ["script.step", "script.why", "session.close"])
    #expect(bench.last("script.why")?["step"]?.int == 1)
    #expect(bench.last("script.why")?["want"]?.string == "x")
  }

  @Test func `changes are written by the workbench, and given to the editor as edits`() {
    let edit = """
      {"edits":[{"range":{"start":{"line":6,"column":8,"offset":300},\
      "end":{"line":6,"column":8,"offset":300}},"text":"\\"isHidden\\": true, "}],"in":"node"}
      """
    let bench = VaultBench(instead: ["scenario.edit": edit])
    let other = Desk(bench)
    other.launch()
    other.ask("setExpression", ["expression": "shade.isHidden", "value": "true"])
    let count = other.said.count
    #expect(other.type("apply") == "vault.json:6:8: \"isHidden\": true, ")
    #expect(bench.last("scenario.edit")?["text"]?.string == Vault.text)
    #expect(
      bench.last("scenario.edit")?["changes"] == [["step": 0, "set": ["shade.isHidden": true]]]
    )
    #expect(other.events(since: count) == ["responder/apply"])
    #expect(other.last("responder/apply")?["edits"]?.count == 1)
    #expect(other.last("responder/apply")?["source"]?["path"]?.string == "/desk/vault.json")
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
