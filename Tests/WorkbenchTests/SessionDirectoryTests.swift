import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Room for sessions, and who has to go where there is none.
struct SessionDirectoryTests {
  private final class Home: SessionHome {
    let executor: any Executor
    var requests = 0
    private(set) var isEnded = false

    init(on executor: any Executor) { self.executor = executor }

    func receive(_ request: ForwardedRequest, from port: ClientPort, _ client: ClientContext) {}
    func cancel(_ id: RequestID, from port: ClientPort) {}
    func drained(_ port: ClientPort) {}
    func leave(_ port: ClientPort) {}
    func end() { isEnded = true }
  }

  private let thread = QueueExecutor()
  private let directory = SessionDirectory(limit: 3)

  /// Opens a session; nil where there is no room.
  private func open() -> (slot: SessionSlot, home: Home)? {
    guard let name = directory.reserve() else { return nil }
    let home = Home(on: thread)
    let slot = SessionSlot(name.id, isShared: true, board: SessionBoard(), home: home.confined)
    directory.add(slot, as: name)
    return (slot, home)
  }

  @Test func `where there is no room the longest abandoned session goes`() throws {
    let opened = try (1...3).map { _ in try #require(open()) }
    #expect(directory.reserve() == nil)
    for place in [1, 0, 2] { opened[place].slot.endWhenIdle(in: directory) }
    // Who is asked for is abandoned no longer than since then.
    opened[1].slot.use(in: directory)
    for gone in [0, 2, 1] {
      _ = try #require(open())
      thread.runUntilIdle()
      #expect(opened.map(\.home.isEnded)[gone])
      #expect(directory.slot(opened[gone].slot.id) == nil)
    }
    // All that are left have somebody who may go on with them.
    #expect(directory.reserve() == nil)
    #expect(directory.count == 3)
  }

  @Test func `a session that is being built takes room`() throws {
    let names = (1...3).compactMap { _ in directory.reserve() }
    #expect(names.map(\.id) == ["s1", "s2", "s3"])
    #expect(directory.reserve() == nil)
  }
}
