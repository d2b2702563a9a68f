import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

struct InProcessConnectionTests {
  private let workbench = ToyWorkbench()

  @Test func `nothing runs before the client waits`() throws {
    let client = InProcessConnection(to: workbench)
    try client.notify("hey", nil)
    #expect(workbench.log.isEmpty)
    try client.runUntilIdle()
    #expect(workbench.log == ["notified hey"])
  }

  @Test func `silence is found out without waiting`() throws {
    let client = InProcessConnection(to: workbench)
    let error = try #require(throws: ConnectionError.self) { try client.call("silence") }
    #expect(error.kind == .timedOut)
  }

  @Test func `work of another thread is waited for`() throws {
    let client = InProcessConnection(to: workbench)
    #expect(try client.call("elsewhere")["far"]?.bool == true)
  }

  @Test func `what is not read piles up, and its end is told`() throws {
    let client = InProcessConnection(to: workbench)
    client.drainMark = 100
    client.isReading = false
    _ = try client.send("tell", ["count": 10])
    try client.runUntilIdle()
    #expect(client.notifications.isEmpty)
    client.isReading = true
    try client.runUntilIdle()
    #expect(client.notifications.count == 10)
    #expect(workbench.log == ["drained"])
  }

  @Test func `the handler hears once of the end`() throws {
    var client: InProcessConnection? = InProcessConnection(to: workbench)
    client?.close()
    client?.close()
    #expect(workbench.log == ["closed"])
    client = nil
    #expect(workbench.log == ["closed"])
    client = InProcessConnection(to: workbench)
    client = nil
    #expect(workbench.log == ["closed", "closed"])
  }

  @Test func `a reason is kept`() throws {
    let client = InProcessConnection(to: workbench)
    try client.call("bye")
    try client.runUntilIdle()
    #expect(client.closeReason == "asked to")
    #expect(workbench.log == ["closed"])
  }

  @Test func `later work waits until the time is advanced`() {
    let executor = QueueExecutor()
    var seen: [String] = []
    executor.execute(afterMicroseconds: 30) { seen.append("30") }
    executor.execute(afterMicroseconds: 10) {
      seen.append("10 at \(executor.now)")
      executor.execute(afterMicroseconds: 5) { seen.append("15") }
      executor.execute { seen.append("soon") }
    }
    executor.execute(afterMicroseconds: 10) { seen.append("10 again") }
    executor.runUntilIdle()
    #expect(seen == [])
    executor.advance(byMicroseconds: 20)
    #expect(seen == ["10 at 10", "soon", "10 again", "15"])
    #expect(executor.now == 20)
    executor.advance(byMicroseconds: 10)
    #expect(seen.last == "30")
  }
}
