import Jansson
import Sentences
import Testing
import WorkbenchFraming

@testable import Commands

/// Profiles as they are typed.
struct ProfileTests {
  @Test(arguments: [
    ("ios12", #"{"ios":12}"#), ("13_4", #"{"ios":13.4}"#), ("iOS18", #"{"ios":18}"#),
    ("panHysteresis=20", #"{"numbers":{"panHysteresis":20}}"#),
    (
      "ios17+control.disabled-mid-track=cancel",
      #"{"ios":17,"toggles":{"control.disabled-mid-track":"cancel"}}"#
    ),
    (
      "touch.view-nil-after-recognition=true+gesture.action-timing=nextTurn",
      #"{"toggles":{"touch.view-nil-after-recognition":true,"gesture.action-timing":"nextTurn"}}"#
    ),
    ("ios12+ios18", #"{"ios":18}"#),
  ])
  func `a profile is a system, settings, or both`(text: String, changes: String) throws {
    #expect(try [ProfileText(text, of: "--set")].changes == JSON.parse(changes))
  }

  @Test(arguments: [
    "", "andriod", "ios", "=1", "panHysteresis=", "ios12+", "ios17 +x=1", "ios0x10",
  ])
  func `what is no profile is a fault of usage that names the option`(text: String) {
    let error = #expect(throws: Complaint.self) { try ProfileText(text, of: "--compare") }
    #expect(error?.status == .usage)
    #expect(error?.message.english.contains("--compare") == true)
  }

  @Test func `run sends the profile with the scenario`() {
    let daemon = FakeDaemon(replies: ["script.run": #"{"passed":true,"runs":[]}"#])
    let result = run(
      "run",
      "cards/hidden",
      "--profile",
      "ios12",
      "--set",
      "panHysteresis=20",
      daemon: daemon
    )
    #expect(result.status == 0)
    let open = daemon.requests.all.first { $0.hasPrefix("session.open") }
    #expect(open?.contains(#""profile":{"ios":12,"numbers":{"panHysteresis":20"#) == true)
  }

  @Test(arguments: [
    ("ios12,ios18", #"{"profiles":[{"ios":12},{"ios":18}]"#),
    ("card.isHidden=true", ##""changes":[[],[{"step":0,"set":{"card.isHidden":true}}]]"##),
    ("card.frame=[1,2,3,4],ios12", #""changes":[[{"step":0,"set":{"card.frame":[1,2,3,4]}}],[]]"#),
    ("#a,#b", ##""variants":["a","b"]"##),
    ("edited.json", #""against":{"path":"edited.json"}"#),
    ("cards/order", #""against":{"id":"cards/order"}"#),
    ("first-responder.deferred=true", #""toggles":{"first-responder.deferred":true}"#),
    ("control.disabled-mid-track=cancel", #""toggles":{"control.disabled-mid-track":"cancel"}"#),
    ("ios17+card.alpha=0", #""profiles":[{},{"ios":17}],"changes":[[],[{"#),
  ])
  func `a side is profile, variant, change or document`(text: String, request: String) {
    let daemon = FakeDaemon(replies: [
      "script.compare": #"{"scenario":"cards/hidden","parted":false,"runs":[]}"#,
      "rule.list":
        #"{"rules":[{"id":"first-responder.deferred","values":[true,false]}],"sections":[]}"#,
    ])
    let result = run("run", "cards/hidden", "--compare", text, daemon: daemon)
    #expect(result.status == 0, "\(result.errors)")
    let asked = daemon.requests.all.first { $0.hasPrefix("script.compare") }
    #expect(asked?.contains(request) == true, "\(asked ?? "")")
  }

  @Test func `three profiles are too many to compare`() {
    let result = run("run", "cards/hidden", "--compare", "ios12,ios17,ios18")
    #expect(result.status == 2)
    #expect(result.errors.contains("--compare takes two sides, not 3"))
  }
}
