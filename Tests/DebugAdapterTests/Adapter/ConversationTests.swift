import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import DebugAdapter

/// What an editor says while the debugger is at work.
struct ConversationTests {
  /// A desk at which something is sent once a step of the script has run.
  private func makeDesk(sending send: @escaping (Desk) -> Void) -> Desk {
    let desk = Desk(ObservedBench())
    desk.ask("initialize")
    desk.ask("launch", ["program": "/desk/vault.json", "stopOnEntry": false])
    var isSent = false
    desk.onWire = { [unowned desk] message in
      guard !isSent, message.contains("\"finished\"") else { return }
      isSent = true
      send(desk)
    }
    return desk
  }

  @Test func `a pause is answered at once, and the search stops where it is`() {
    let desk = makeDesk { $0.send("pause", ["threadId": 1]) }
    let count = desk.said.count
    desk.ask("configurationDone")
    let told = desk.said.dropFirst(count).map { $0["event"]?.string ?? $0["command"]?.string }
    #expect(told == ["configurationDone", "pause", "stopped"])
    #expect(desk.last("stopped")?["reason"]?.string == "pause")
    #expect(desk.frames.last?["name"]?.string == "finger 1 comes down on vault")
    // The search can go on from there.
    desk.move("continue")
    #expect(desk.last("stopped")?["description"]?.string == "End of the script")
  }

  @Test func `whoever leaves during a search hears of no stop`() {
    let desk = makeDesk { $0.send("disconnect") }
    let count = desk.said.count
    desk.ask("configurationDone")
    let told = desk.said.dropFirst(count).map { $0["event"]?.string ?? $0["command"]?.string }
    #expect(told == ["configurationDone", "disconnect"])
    guard case .disconnected(let status)? = desk.conversation.ending else {
      Issue.record("no end")
      return
    }
    #expect(status == 0)
  }

  @Test func `what comes during a search waits for its turn`() {
    let desk = makeDesk { $0.send("threads") }
    let count = desk.said.count
    desk.ask("configurationDone")
    let told = desk.said.dropFirst(count).map { $0["event"]?.string ?? $0["command"]?.string }
    #expect(told == ["configurationDone", "stopped", "threads"])
  }

  @Test func `a request that waits is cancelled with one answer`() {
    let desk = Desk(ObservedBench())
    desk.ask("initialize")
    let first = desk.send("threads")
    let second = desk.send("threads")
    desk.ask("cancel", ["requestId": JSONValue(first)])
    #expect(desk.response(to: first)["message"]?.string == "cancelled")
    #expect(desk.fault(desk.response(to: second))?.hasPrefix("threads: nothing") == true)
    #expect(desk.said.count { $0["request_seq"]?.int == first } == 1)
  }

  @Test func `to cancel what is over, or was never asked, does nothing`() {
    let desk = Desk(ObservedBench())
    #expect(desk.ask("cancel", ["requestId": 99])["success"]?.bool == true)
    desk.send("initialize")
    #expect(desk.ask("cancel", ["requestId": "x"])["success"]?.bool == true)
    #expect(desk.events() == ["initialized"])
  }

  @Test func `a search is paused by the name of its progress`() {
    let desk = makeDesk { $0.send("cancel", ["progressId": "search-1"]) }
    desk.ask("configurationDone")
    #expect(desk.last("stopped")?["reason"]?.string == "pause")
  }

  @Test func `each message has one answer, whatever it is`() {
    let desk = Desk(ObservedBench())
    let messages = [
      "nonsense", "{}", "[]", #"{"seq":1,"type":"request","command":"fly"}"#,
      #"{"seq":2,"type":"request","command":"threads"}"#,
      #"{"seq":3,"type":"request","command":"initialize","arguments":{"locale":5}}"#,
      #"{"seq":4,"type":"request","command":"initialize","arguments":[]}"#,
    ]
    for message in messages { desk.conversation.take(Array(message.utf8)[...]) }
    desk.conversation.proceed()
    #expect(desk.said.count == messages.count)
    #expect(desk.said.allSatisfy { $0["success"]?.bool == false })
    #expect(desk.fault(desk.response(to: 1)) == "there is no request 'fly' here")
  }

  @Test func `the editor's language is spoken once it is known`() {
    let desk = Desk(ObservedBench())
    desk.ask("initialize", ["locale": "zh-CN"])
    #expect(desk.fault(desk.ask("threads"))?.hasPrefix("threads：还没有调试任何情景") == true)
    let filters = desk.said[0]["body"]?["exceptionBreakpointFilters"]
    #expect(filters?[0]?["label"]?.string == "事件被丢弃")
  }
}
