import Testing

@testable import WorkbenchServer

struct ServerStateMachineTests {
  private func machine(limit: Int = 2, idle: Duration? = nil) -> ServerStateMachine {
    ServerStateMachine(connectionLimit: limit, idleLimit: idle, now: .zero)
  }

  @Test func `connections are admitted up to the limit, and again when one went`() {
    var machine = machine()
    #expect(machine.connectionOpened() == .admit)
    #expect(machine.connectionOpened() == .admit)
    #expect(machine.connectionOpened() == .refuse(.tooManyConnections(limit: 2)))
    #expect(machine.connectionClosed(now: .seconds(1)) == .nothing)
    #expect(machine.connectionOpened() == .admit)
    #expect(machine.connections == 2)
  }

  @Test func `with nobody there a stop is a stop at once`() {
    var machine = machine()
    #expect(machine.stopRequested() == .stop)
    #expect(machine.connectionOpened() == .refuse(.stopping))
    #expect(machine.stopRequested() == .nothing)
  }

  @Test func `a stop waits for the last connection`() {
    var machine = machine()
    _ = machine.connectionOpened()
    _ = machine.connectionOpened()
    #expect(machine.stopRequested() == .drain)
    #expect(machine.connectionOpened() == .refuse(.stopping))
    #expect(machine.connectionClosed(now: .zero) == .nothing)
    #expect(machine.connectionClosed(now: .zero) == .stop)
    #expect(machine.graceExpired() == .nothing)
  }

  @Test func `a server in whose place another serves ends with its last connection`() {
    var machine = machine()
    #expect(machine.isServing)
    _ = machine.connectionOpened()
    #expect(machine.superseded() == .nothing)
    #expect(!machine.isServing)
    #expect(machine.connectionOpened() == .refuse(.stopping))
    #expect(machine.connectionClosed(now: .zero) == .stop)
    var empty = self.machine()
    #expect(empty.superseded() == .stop)
    #expect(empty.superseded() == .nothing)
  }

  @Test func `a second stop does not wait`() {
    var machine = machine()
    _ = machine.connectionOpened()
    #expect(machine.stopRequested() == .drain)
    #expect(machine.stopRequested() == .stop)
    #expect(machine.connectionClosed(now: .zero) == .nothing)
  }

  @Test func `a stop does not wait for longer than its grace`() {
    var machine = machine()
    _ = machine.connectionOpened()
    #expect(machine.stopRequested() == .drain)
    #expect(machine.graceExpired() == .stop)
  }

  @Test func `a server that nobody has used for its idle limit stops`() {
    var machine = machine(idle: .seconds(10))
    #expect(
      machine.idleTimePassed(now: .seconds(4), isKeptAlive: false) == .checkIdle(after: .seconds(6))
    )
    _ = machine.connectionOpened()
    #expect(machine.idleTimePassed(now: .seconds(10), isKeptAlive: false) == .nothing)
    #expect(machine.connectionClosed(now: .seconds(20)) == .checkIdle(after: .seconds(10)))
    #expect(machine.idleTimePassed(now: .seconds(30), isKeptAlive: false) == .stop)
  }

  @Test func `what is kept for somebody keeps the server`() {
    var machine = machine(idle: .seconds(10))
    #expect(
      machine.idleTimePassed(now: .seconds(10), isKeptAlive: true)
        == .checkIdle(after: .seconds(10))
    )
    #expect(machine.idleTimePassed(now: .seconds(20), isKeptAlive: false) == .stop)
  }

  @Test func `without an idle limit nobody looks`() {
    var machine = machine()
    _ = machine.connectionOpened()
    #expect(machine.connectionClosed(now: .zero) == .nothing)
    #expect(machine.idleTimePassed(now: .seconds(1_000_000), isKeptAlive: false) == .nothing)
  }
}

struct WriteStallWatchTests {
  @Test func `one watch at a time, until nothing waits any more`() {
    var watch = WriteStallWatch()
    watch.bytesQueued(100)
    var isStarted = watch.start()
    #expect(isStarted)
    isStarted = watch.start()
    #expect(!isStarted)
    #expect(watch.look(pending: 0) == .rest)
    isStarted = watch.start()
    #expect(isStarted)
  }

  @Test func `a client that takes nothing for an interval is cut off`() {
    var watch = WriteStallWatch()
    watch.bytesQueued(100)
    _ = watch.start()
    #expect(watch.look(pending: 100) == .continue)
    #expect(watch.look(pending: 100) == .cutOff)
  }

  @Test func `a slow client is no stalled one`() {
    var watch = WriteStallWatch()
    watch.bytesQueued(100)
    _ = watch.start()
    #expect(watch.look(pending: 100) == .continue)
    #expect(watch.look(pending: 99) == .continue)
    watch.bytesQueued(50)
    #expect(watch.look(pending: 148) == .continue)
  }
}
