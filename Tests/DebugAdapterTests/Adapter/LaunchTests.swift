import Jansson
import Sentences
import Synchronization
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// From the introduction to the first stop, and what can be wrong on that way.
struct LaunchTests {
  @Test func `initialized comes right after the answer to initialize`() {
    let desk = Desk(ObservedBench())
    desk.ask("initialize", ["adapterID": "responder"])
    #expect(desk.said.map { $0["type"]?.string } == ["response", "event"])
    #expect(desk.said.map { $0["seq"]?.int } == [1, 2])
    #expect(desk.events() == ["initialized"])
  }

  @Test func `a launch opens, listens and learns what stands where, in this order`() {
    let bench = ObservedBench()
    let desk = Desk(bench)
    desk.ask("initialize")
    let response = desk.ask("launch", ["program": "/desk/vault.json", "type": "responder"])
    #expect(response["success"]?.bool == true)
    // An answer without content has no body.
    #expect(response["body"] == nil)
    let methods = bench.asked.withLock { $0.map { $0.prefix { $0 != " " } } }
    #expect(methods == ["hello", "session.open", "scenario.outline", "trace.subscribe"])
    #expect(bench.last("session.open")?["level"]?.string == "full")
    #expect(bench.last("session.open")?["name"]?.string == "/desk/vault.json")
    let listening = bench.last("trace.subscribe")
    #expect(listening?["since"]?.string == "start")
    #expect(listening?["policy"]?.string == "pause")
    #expect(desk.events() == ["initialized"])
  }

  @Test func `the first stop is the first hop of the script, after the answer`() {
    let desk = Desk(ObservedBench())
    desk.launch()
    #expect(desk.said.last?["event"]?.string == "stopped")
    #expect(desk.last("stopped")?["reason"]?.string == "entry")
    #expect(desk.last("stopped")?["threadId"]?.int == 1)
    #expect(desk.last("stopped")?["allThreadsStopped"]?.bool == true)
    #expect(desk.top["instructionPointerReference"]?.string == "r39")
  }

  @Test func `without a stop on entry it goes on to the first breakpoint`() {
    let desk = Desk(ObservedBench())
    desk.launch(["stopOnEntry": false], breakpoints: [4])
    #expect(desk.last("stopped")?["reason"]?.string == "breakpoint")
    #expect(desk.top["name"]?.string == "panel.hitTest")
  }

  @Test func `breakpoints may come before the launch, and configurationDone too`() {
    let desk = Desk(ObservedBench())
    desk.ask("initialize")
    let set = desk.set([4, 8])["body"]?["breakpoints"]
    #expect(set?[0]?["verified"]?.bool == true)
    #expect(set?[0]?["line"]?.int == 4)
    #expect(set?[0]?["message"]?.string == "stops when panel is asked")
    desk.ask("configurationDone")
    #expect(desk.events() == ["initialized"])
    let second = desk.ask("configurationDone")
    #expect(desk.fault(second) == "configurationDone was there already")
    desk.ask("launch", ["program": "/desk/vault.json", "stopOnEntry": false])
    #expect(desk.last("stopped")?["hitBreakpointIds"]?.count == 1)
  }

  @Test(arguments: [
    ("nowhere.json", "there is no file nowhere.json"),
    ("/desk/nowhere.json", "there is no file /desk/nowhere.json"),
  ])
  func `a file that is not there is named, with what to give instead`(
    program: String,
    message: String
  ) {
    let desk = Desk(ObservedBench())
    desk.ask("initialize")
    let fault = desk.fault(desk.ask("launch", ["program": JSONValue(program)]))
    #expect(fault?.hasPrefix(message + ". Give the path") == true)
    // Another may be launched then.
    #expect(desk.ask("launch", ["program": "/desk/vault.json"])["success"]?.bool == true)
  }

  @Test func `a document with faults is told by the first and by how many more there are`() {
    let desk = Desk(ObservedBench())
    desk.files.texts["/desk/vault.json"] = Vault.text
      .replacing("\"at\": \"vault\"", with: "\"at\": \"vaukt\"")
      .replacing("\"discarded\": true", with: "\"handledBy\": \"panle\"")
    desk.ask("initialize")
    let fault = desk.fault(desk.ask("launch", ["program": "/desk/vault.json"]))
    #expect(
      fault == "vault.json:8:36: nothing is called 'vaukt'. Did you mean 'vault'? "
        + "There is 1 more fault; responder check lists all."
    )
    desk.ask("disconnect")
    guard case .disconnected(let status)? = desk.conversation.ending else {
      Issue.record("no end")
      return
    }
    #expect(status == 65)
  }

  @Test func `of a document with variants one has to be chosen`() {
    let bench = ObservedBench()
    let desk = Desk(bench)
    desk.files.texts["/desk/vault.json"] = Vault.text.replacing(
      "  \"script\": [",
      with: """
          "variants": [
            { "id": "lets", "set": { "panel.overrides": { "touchesBegan": ["super"] } } },
            { "id": "keeps" } ],
          "script": [
        """
    )
    desk.ask("initialize")
    let fault = desk.fault(desk.ask("launch", ["program": "/desk/vault.json"]))
    #expect(fault?.contains("Give one of them as variant: lets, keeps.") == true)
    // What was opened to learn that is not left open.
    #expect(bench.methods == ["session.close"])
    let chosen = desk.ask("launch", ["program": "/desk/vault.json", "variant": "keeps"])
    #expect(chosen["success"]?.bool == true)
    desk.ask("configurationDone")
    let threads = desk.ask("threads")["body"]?["threads"]
    #expect(threads?[0]?["name"]?.string == "main run loop (keeps)")
  }

  @Test(arguments: ["record-level", "object-past", "scenario-language", "compare-changes"])
  func `an older daemon is named in one sentence`(capability: String) {
    let desk = Desk(ObservedBench(lacks: [capability]))
    desk.ask("initialize")
    let fault = desk.fault(desk.ask("launch", ["program": "/desk/vault.json"]))
    #expect(
      fault == "the daemon is too old for the debugger: this workbench has no capability "
        + "'\(capability)'. "
        + "responder daemon restart starts the one that belongs to this program."
    )
  }

  @Test(arguments: [
    (#"{"stops":"everything"}"#, "'stops' of launch: expected hops, answers, full"),
    (#"{"modulePath":5}"#, "'modulePath' of launch: expected a folder or a list of folders"),
    (#"{"modulePath":[5]}"#, "'modulePath' of launch: expected a folder or a list of folders"),
    (#"{"stopOnEntry":"yes"}"#, "'stopOnEntry' of launch: expected true or false, found text"),
    (#"{"profile":"ios12"}"#, "'profile' of launch: expected an object, found text"),
  ])
  func `options that cannot be read are named`(options: String, message: String) throws {
    let desk = Desk(ObservedBench())
    desk.ask("initialize")
    let told: JSONValue = ["program": "/desk/vault.json"]
    for (key, value) in try JSON.parse(options).members { told.set(key, value) }
    #expect(desk.fault(desk.ask("launch", told))?.hasPrefix(message) == true)
  }

  @Test func `folders of modules stand before those of the greeting`() {
    let bench = ObservedBench()
    let desk = Desk(bench)
    desk.ask("initialize")
    desk.ask("launch", ["program": "/desk/vault.json", "modulePath": "/a:/b"])
    #expect(bench.last("hello")?["paths"]?["modules"] == ["/a", "/b"])
  }

  @Test func `a file that has changed is named once, and restart takes it`() {
    let bench = ObservedBench()
    let desk = Desk(bench)
    desk.launch()
    desk.files.texts["/desk/vault.json"] = Vault.text + " "
    desk.move("stepIn")
    desk.move("stepIn")
    let told = desk.said.compactMap { $0["body"]?["output"]?.string }
    #expect(told == ["vault.json has changed since it was launched: restart to use it\n"])
    let count = desk.said.count
    desk.ask("restart")
    #expect(desk.said[count]["success"]?.bool == true)
    #expect(desk.last("stopped")?["reason"]?.string == "entry")
    #expect(bench.last("session.open")?["text"]?.string == Vault.text + " ")
    desk.move("stepIn")
    #expect(desk.events(since: count) == ["stopped", "stopped"])
  }

  @Test func `a restart that fails leaves what there was`() {
    let desk = Desk(ObservedBench())
    desk.launch()
    let place = desk.move("stepIn")
    desk.files.texts["/desk/vault.json"] = nil
    #expect(desk.fault(desk.ask("restart"))?.hasPrefix("there is no file") == true)
    #expect(desk.top["name"]?.string == place)
  }

  @Test func `terminate ends the session, disconnect the process`() {
    let bench = ObservedBench()
    let desk = Desk(bench)
    desk.launch()
    let count = desk.said.count
    desk.ask("terminate")
    #expect(desk.events(since: count) == ["terminated"])
    #expect(bench.methods.last == "session.close")
    #expect(desk.ask("disconnect")["success"]?.bool == true)
    guard case .disconnected(let status)? = desk.conversation.ending else {
      Issue.record("no end")
      return
    }
    #expect(status == 0)
  }

  @Test(arguments: ["session.open", "scenario.outline", "trace.subscribe", "script.step"])
  func `a daemon that goes away is told once, and everything ends`(method: String) {
    let desk = Desk(ObservedBench(closesAt: method))
    desk.launch()
    let told = desk.said.compactMap { $0["body"]?["output"]?.string }
    #expect(told.count == 1)
    #expect(told.first?.contains("closed the connection") == true)
    guard case .lost? = desk.conversation.ending else {
      Issue.record("no end")
      return
    }
    // What waited is not carried out any more, and nobody waits for a stop.
    #expect(!desk.events().contains("stopped"))
  }
}
