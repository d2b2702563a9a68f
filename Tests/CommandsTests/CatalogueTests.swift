import Jansson
import Testing

@testable import Commands

struct CatalogueTests {
  @Test func `scenarios are listed by topic`() {
    let result = run("list")
    #expect(result.output.hasPrefix("cards\n  cards/hidden  A hidden banner\n"))
    #expect(result.output.contains("\nfocus\n"))
  }

  @Test func `quiet prints ids, json lines one scenario each`() {
    #expect(run("list", "-q").output == "cards/hidden\ncards/order\nfocus/early\n")
    #expect(run("list", "-o", "jsonl").output.split(separator: "\n").count == 3)
  }

  @Test func `scenarios that ask can be listed alone`() {
    #expect(run("list", "--quizzes", "-q").output == "focus/early\n")
  }

  @Test(arguments: [
    ("crads", "the topic 'crads'"), ("--tag=bsics", "the tag 'bsics'"),
    ("--claim=C99", "the claim 'C99'"), ("--module=touhc", "the module 'touhc'"),
  ])
  func `a name that no scenario has is a complaint`(argument: String, what: String) {
    var daemon = FakeDaemon()
    daemon.replies["scenario.list"] = #"{"scenarios":[]}"#
    let result = run("list", argument, daemon: daemon)
    #expect(result.status == 65)
    #expect(result.errors.contains("no scenario has \(what)"))
  }

  @Test func `a section or a state without rules is a complaint`() {
    var daemon = FakeDaemon()
    daemon.replies["rule.list"] = #"{"rules":[]}"#
    #expect(run("rules", "--section", "99", daemon: daemon).status == 65)
    #expect(run("rules", "--state", "nonsense", daemon: daemon).status == 2)
  }

  @Test func `a quiz cannot be a file, and the command says where it belongs`() {
    let result = run("quiz", "mine.json")
    #expect(result.status == 2)
    #expect(result.errors.contains("scenarios/TOPIC/NAME.json"))
  }

  @Test func `claims are green when their scenarios run as expected`() {
    var daemon = FakeDaemon()
    daemon.replies["script.run"] = #"{"scenario":null,"passed":true,"runs":[]}"#
    let green = run("list", "--claims", daemon: daemon)
    #expect(green.status == 0)
    #expect(green.output.contains("C07  ✓ green"))
    daemon.replies["script.run"] = #"{"scenario":null,"passed":false,"runs":[]}"#
    let red = run("list", "--claims", daemon: daemon)
    #expect(red.status == 1)
    #expect(red.output.contains("0 of 1 claim is green"))
  }

  @Test func `a check exits with 65 and draws the caret`() {
    var daemon = FakeDaemon()
    daemon.replies["scenario.check"] = """
      {"valid":false,"diagnostics":[{"severity":"error","type":"unknown-member","message":\
      "there is no 'subview'","file":"a.json","line":3,"column":5,"pointer":"/app",\
      "allowed":["subviews"],"hint":"Did you mean 'subviews'?"}]}
      """
    let result = run("check", "a.json", daemon: daemon)
    #expect(result.status == 65)
    #expect(result.output.contains("a.json:3:5: error: there is no 'subview'"))
    #expect(result.output.contains("Did you mean 'subviews'?"))
  }

  @Test func `an export prints the file and nothing else`() {
    var daemon = FakeDaemon()
    daemon.replies["scenario.export"] =
      #"{"scenario":"a/b","variant":"c","swift":"import UIKit\n"}"#
    let result = run("export", "--swift", "a/b#c", daemon: daemon)
    #expect(result.status == 0)
    #expect(result.output == "import UIKit\n")
  }

  @Test func `an export without its form is a usage error that names it`() {
    let result = run("export", "a/b")
    #expect(result.status == 2)
    #expect(result.errors.contains("--swift"))
  }

  @Test func `an error is explained without a daemon`() {
    let result = run("explain", "scenario.invalid")
    #expect(result.status == 0)
    #expect(result.output.contains("responder-protocol(7)#scenario.invalid"))
  }

  @Test func `new prints a document that can be parsed`() throws {
    let result = run("new", "cards/mine", "--dry-run")
    #expect(result.output.contains(#""title": { "en": "A button that sticks out of its card""#))
    let named = run("new", "cards/mine", "--dry-run", "--title", "Mine", "--template", "table")
    let document = try JSON.parse(named.output)
    #expect(document["title"]?["zh-Hans"]?.string == "Mine")
    #expect(named.output.contains("UITableView"))
    #expect(run("new", "mine", "--template", "card", "--from", "cards/hidden").status == 2)
    #expect(run("new", "no good name").status == 2)
  }
}
