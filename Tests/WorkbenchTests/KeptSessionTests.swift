import Foundation
import Jansson
import ResponderKit
import Sentences
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Sessions that outlive the daemon in which they were opened.
@Suite(.timeLimit(.minutes(15)))
struct KeptSessionTests {
  /// A daemon's workbench and a client of it; to let go of both is the daemon's end.
  private struct Life {
    let thread = QueueExecutor()
    let workbench: Workbench

    init(in folder: String) { workbench = TestWorkbench.make(sessions: folder + "/kept/here") }

    func connect() -> CheckedClient {
      CheckedClient(InProcessConnection(to: workbench, executor: thread))
    }

    /// How lists show the only session.
    func only(_ client: CheckedClient) throws -> JSONValue {
      let list = try #require(try client.call("session.list")["sessions"])
      #expect(list.count == 1)
      return list[0] ?? .null
    }
  }

  private func file(_ folder: String) -> String { folder + "/kept/here/s1.jsonl" }

  private func text(_ folder: String) throws -> String {
    try String(contentsOfFile: file(folder), encoding: .utf8)
  }

  private let kept: JSONValue = ["keep": true]
  private let s1: JSONValue = ["session": "s1"]

  @Test func `a kept session is there again with all that was done to it`() async throws {
    try await withTemporaryFolder { folder in
      var before: JSONValue = .null
      do {
        let life = Life(in: folder)
        let client = life.connect()
        _ = try client.open(Screens.card, kept)
        try client.call("object.set", ["set": ["card.isUserInteractionEnabled": false]])
        try client.call("touch.tap", ["at": [200, 300]])
        try client.call("script.step")
        try client.call("clock.advance", ["by": 0.5])
        before = try client.call("session.record")
      }
      let life = Life(in: folder)
      let client = life.connect()
      #expect(try client.call("session.record", s1)["hash"] == before["hash"])
      let there = try life.only(client)
      #expect(there["recovery"] == "recovered")
      #expect(there["own"] == false)
      #expect(there["title"] == "A card with a button")
      #expect(there["commands"] == before["commands"])
      // What a client knew of it before, it knows of another epoch.
      #expect(there["epoch"] == 2)
      #expect(try client.call("touch.tap", ["session": "s1", "at": [1, 1]])["outcome"] != nil)
      #expect(try client.open(Screens.card)["session"] == "s2")
    }
  }

  @Test func `where a new file finds no room the session goes on with the one that is there`()
    async throws
  {
    try await withTemporaryFolder { folder in
      do {
        let client = Life(in: folder).connect()
        _ = try client.open(Screens.card, kept)
        try client.call("touch.tap", ["at": [200, 300]])
      }
      // Half a line, as it is left by a daemon that was killed; and what is in a new file's way.
      let whole = try text(folder)
      try (whole + #"{"send":"tou"#).write(toFile: file(folder), atomically: true, encoding: .utf8)
      try #require(mkdir(file(folder) + ".new", 0o700) == 0)
      var before: JSONValue = .null
      do {
        let life = Life(in: folder)
        let client = life.connect()
        try client.call("touch.tap", ["session": "s1", "at": [1, 1]])
        #expect(try life.only(client)["recovery"] == "recovered")
        #expect(try text(folder).hasPrefix(whole + #"{"send":"touch.tap""#))
        before = try client.call("session.record", s1)
      }
      // There is room again: the next command finds a new file.
      try #require(rmdir(file(folder) + ".new") == 0)
      let life = Life(in: folder)
      let client = life.connect()
      #expect(try client.call("session.record", s1)["hash"] == before["hash"])
      #expect(try life.only(client)["commands"] == 2)
      #expect(try client.call("touch.tap", ["session": "s1", "at": [2, 2]])["outcome"] != nil)
    }
  }

  @Test func `it is run again also when nobody asks for it`() async throws {
    try await withTemporaryFolder { folder in
      do {
        let client = Life(in: folder).connect()
        for _ in 1...3 { _ = try client.open(Screens.card, kept) }
      }
      let life = Life(in: folder)
      let client = life.connect()
      life.thread.runUntilIdle()
      let list = try #require(try client.call("session.list")["sessions"])
      #expect(list.elements.map { $0["session"] } == ["s1", "s2", "s3"])
      #expect(list.elements.allSatisfy { $0["recovery"] == "recovered" })
    }
  }

  @Test func `a session that is not kept is in no file`() async throws {
    try await withTemporaryFolder { folder in
      _ = try Life(in: folder).connect().open(Screens.card)
      #expect(names(in: folder).isEmpty)
    }
  }

  @Test func `what was refused is not run again`() async throws {
    try await withTemporaryFolder { folder in
      do {
        let client = Life(in: folder).connect()
        _ = try client.open(Screens.card, kept)
        let opened = try text(folder)
        #expect(throws: WireError.self) {
          try client.call("object.set", ["set": ["card.isHidden": "perhaps"]])
        }
        #expect(try text(folder) == opened)
        try client.call("touch.tap", ["at": [1, 1]])
        #expect(try text(folder).hasPrefix(opened + #"{"send":"touch.tap""#))
      }
      let life = Life(in: folder)
      let client = life.connect()
      try client.call("object.tree", s1)
      #expect(try life.only(client)["commands"] == 1)
    }
  }

  @Test func `what raised an error raises it again`() async throws {
    try await withTemporaryFolder { folder in
      var commands: JSONValue?
      do {
        let life = Life(in: folder)
        let client = life.connect()
        _ = try client.open(Screens.card, kept)
        #expect(throws: WireError.self) {
          try client.call("object.call", ["call": "addSubview", "on": "buy", "with": ["card"]])
        }
        commands = try life.only(client)["commands"]
        #expect(try text(folder).contains("{\"raised\":"))
      }
      let life = Life(in: folder)
      let client = life.connect()
      try client.call("object.tree", s1)
      #expect(try life.only(client)["recovery"] == "recovered")
      #expect(try life.only(client)["commands"] == commands)
    }
  }

  @Test func `one that went back is there as it then was`() async throws {
    try await withTemporaryFolder { folder in
      var hash: JSONValue?
      do {
        let client = Life(in: folder).connect()
        _ = try client.open(Screens.card, kept)
        for x in 1...4 { try client.call("touch.tap", ["at": [JSONValue(x), 1]]) }
        try client.call("session.reset")
        try client.call("touch.tap", ["at": [200, 300]])
        hash = try client.call("session.record")["hash"]
      }
      let life = Life(in: folder)
      let client = life.connect()
      #expect(try client.call("session.record", s1)["hash"] == hash)
      #expect(try life.only(client)["epoch"] == 3)
    }
  }

  @Test func `it can be ended before and after it was run again`() async throws {
    try await withTemporaryFolder { folder in
      do {
        let client = Life(in: folder).connect()
        _ = try client.open(Screens.card, kept)
        _ = try client.open(Screens.card, kept)
      }
      do {
        let life = Life(in: folder)
        let client = life.connect()
        #expect(try client.call("session.close", s1)["closed"] == "s1")
        life.thread.runUntilIdle()
        #expect(try client.call("session.close", ["session": "s2"])["closed"] == "s2")
        #expect(names(in: folder + "/kept/here").isEmpty)
      }
      #expect(try Life(in: folder).connect().call("session.list")["sessions"] == [])
    }
  }

  @Test func `half a line counts as nothing`() async throws {
    try await withTemporaryFolder { folder in
      _ = try Life(in: folder).connect().open(Screens.card, kept)
      let half = try text(folder) + #"{"send":"touch.tap","params":{"at":[1"#
      try half.write(toFile: file(folder), atomically: false, encoding: .utf8)
      let life = Life(in: folder)
      let client = life.connect()
      #expect(try client.call("touch.tap", ["session": "s1", "at": [2, 2]])["outcome"] != nil)
      #expect(try life.only(client)["commands"] == 1)
      #expect(try text(folder).split(separator: "\n").count == 2)
    }
  }

  @Test(arguments: [
    "", "no line of ours\n", "{\"kept\":2}\n",
    #"{"kept":1,"name":"x","document":"{}","level":"route","written":{}}"# + "\n",
  ])
  func `one that cannot be run again is named and its file stays`(text: String) async throws {
    try await withTemporaryFolder { folder in
      _ = try Life(in: folder).connect().open(Screens.card, kept)
      try text.write(toFile: file(folder), atomically: false, encoding: .utf8)
      let life = Life(in: folder)
      let client = life.connect()
      let error = #expect(throws: WireError.self) { try client.call("object.tree", s1) }
      #expect(error?.type == .sessionLost)
      #expect(error?.message.english.contains(file(folder)) == true)
      #expect(try life.only(client)["recovery"] == "lost")
      #expect(FileManager.default.fileExists(atPath: file(folder)))
      try client.call("session.close", s1)
      #expect(!FileManager.default.fileExists(atPath: file(folder)))
      #expect(try client.call("session.list")["sessions"] == [])
    }
  }

  @Test func `one that goes another way than before is lost`() async throws {
    try await withTemporaryFolder { folder in
      do {
        let client = Life(in: folder).connect()
        _ = try client.open(Screens.card, kept)
        try client.call("touch.tap", ["at": [1, 1]])
        try client.call("touch.tap", ["at": [1, 1]])
      }
      let changed = try text(folder) + #"{"raised":"notThere"}"# + "\n"
      try changed.write(toFile: file(folder), atomically: false, encoding: .utf8)
      let client = Life(in: folder).connect()
      let error = #expect(throws: WireError.self) { try client.call("object.tree", s1) }
      #expect(error?.type == .sessionLost)
    }
  }

  @Test func `what cannot be written down is not done`() async throws {
    try await withTemporaryFolder { folder in
      let life = Life(in: folder)
      let client = life.connect()
      _ = try client.open(Screens.card, kept)
      try client.call("touch.tap", ["at": [1, 1]])
      try FileManager.default.removeItem(atPath: folder + "/kept/here")
      for (method, params) in [
        ("touch.tap", ["at": [1, 1]]), ("session.reset", .object()),
      ] as [(String, JSONValue)] {
        let error = #expect(throws: WireError.self) { try client.call(method, params) }
        #expect(error?.type == .sessionUnwritten)
      }
      #expect(try life.only(client)["commands"] == 1)
      #expect(try life.only(client)["epoch"] == 1)
    }
  }

  @Test func `who cannot be kept is not opened`() async throws {
    try await withTemporaryFolder { folder in
      try "".write(toFile: folder + "/kept", atomically: false, encoding: .utf8)
      let life = Life(in: folder)
      let client = life.connect()
      let error = #expect(throws: WireError.self) { _ = try client.open(Screens.card, kept) }
      #expect(error?.type == .sessionUnwritten)
      #expect(try client.call("session.list")["sessions"] == [])
      _ = try client.open(Screens.card)
    }
  }

  // MARK: - Until it is there

  private final class Receiver: MessageReceiver {
    let executor: any Executor
    private(set) var messages: [String] = []

    init(on executor: any Executor) { self.executor = executor }

    func deliver(_ message: [UInt8], of session: String) {
      messages.append(String(decoding: message, as: UTF8.self))
    }

    func forget(_ session: String) {}
    func tellDrained() {}
  }

  @Test func `requests wait for it, and may be cancelled or left`() async throws {
    try await withTemporaryFolder { folder in
      _ = try Life(in: folder).connect().open(Screens.card, kept)
      let thread = QueueExecutor()
      let workbench = TestWorkbench.make()
      let recovery = Recovery(on: thread)
      let home = RecoveringHome(of: "s1", at: file(folder), workbench, recovery)
      #expect(home.board.summary?.recovery == .recovering)
      #expect(home.board.summary?.title.en == "A card with a button")
      let (one, other) = (Receiver(on: thread), Receiver(on: thread))
      let (port, otherPort) = (ClientPort(to: one), ClientPort(to: other))
      func ask(_ id: Int, _ port: ClientPort) {
        let request = Request(id: RequestID(id), method: "object.tree", params: s1)
        home.receive(ForwardedRequest(request), from: port, ClientContext())
      }
      ask(1, port)
      ask(2, port)
      ask(1, otherPort)
      home.cancel(RequestID(1), from: port)
      home.leave(otherPort)
      thread.runUntilIdle()
      #expect(one.messages.count == 1)
      #expect(one.messages.first?.contains("workbench.cancelled") == true)
      recovery.begin()
      thread.runUntilIdle()
      #expect(one.messages.count == 2)
      #expect(one.messages.last?.contains(#""id":2,"result""#) == true)
      #expect(other.messages.isEmpty)
      #expect(home.board.summary?.recovery == .recovered)
    }
  }

  @Test func `one that ends while it is run again leaves no file`() async throws {
    try await withTemporaryFolder { folder in
      _ = try Life(in: folder).connect().open(Screens.card, kept)
      let thread = QueueExecutor()
      let workbench = TestWorkbench.make()
      let recovery = Recovery(on: thread)
      let home = RecoveringHome(of: "s1", at: file(folder), workbench, recovery)
      // As if it paused just behind its end.
      home.end()
      home.make()
      #expect(FileManager.default.fileExists(atPath: file(folder)))
      home.settle()
      #expect(!FileManager.default.fileExists(atPath: file(folder)))
      recovery.begin()
      thread.runUntilIdle()
      #expect(!FileManager.default.fileExists(atPath: file(folder)))
    }
  }

  @Test func `who waits for one that ends is told`() async throws {
    try await withTemporaryFolder { folder in
      _ = try Life(in: folder).connect().open(Screens.card, kept)
      let thread = QueueExecutor()
      let workbench = TestWorkbench.make()
      let recovery = Recovery(on: thread)
      let home = RecoveringHome(of: "s1", at: file(folder), workbench, recovery)
      let receiver = Receiver(on: thread)
      let request = Request(id: RequestID(1), method: "object.tree", params: s1)
      home.receive(ForwardedRequest(request), from: ClientPort(to: receiver), ClientContext())
      home.end()
      thread.runUntilIdle()
      recovery.begin()
      thread.runUntilIdle()
      #expect(receiver.messages.count == 1)
      #expect(receiver.messages.first?.contains("session.closed") == true)
      #expect(!FileManager.default.fileExists(atPath: file(folder)))
    }
  }
}
