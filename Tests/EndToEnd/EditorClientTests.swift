import Foundation
import TestSupport
import Testing

/// Clients that people have on their machines, with nothing of ours in them.
@Suite(.timeLimit(.minutes(15)))
struct EditorClientTests {
  private static let clients = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Clients").path
  private static let scenario = clients + "/screen.json"

  @Test func `Emacs opens a session, sends a shake and a touch, and receives the trace`()
    async throws
  {
    try await check { socket in
      try program(
        "emacs",
        ["-Q", "--batch", "-l", Self.clients + "/client.el", socket, Self.scenario]
      )
    }
  }

  @Test func `Neovim opens a session, sends a shake and a touch, and receives the trace`()
    async throws
  {
    try await check { socket in
      try program(
        "nvim",
        ["--headless", "--clean", "-c", "luafile \(Self.clients)/client.lua"],
        environment: [
          "RESPONDER_TEST_SOCKET": socket, "RESPONDER_TEST_SCENARIO": Self.scenario,
        ]
      )
    }
  }

  @Test func `Python opens a session, sends a shake and a touch, and receives the trace`()
    async throws
  {
    try await check { socket in
      try program("python3", [Self.clients + "/client.py", socket, Self.scenario])
    }
  }

  @Test func `socat opens a session, sends a shake and a touch, and receives the trace`()
    async throws
  {
    try await withDaemon { daemon in
      let client = try program("sh", [Self.clients + "/client.sh", daemon.path, Self.scenario])
      let output = try await client.standardOutput()
      #expect(try await client.end() == .status(0))
      let lines = output.split(separator: "\n")
      #expect(lines.contains { $0.contains("\"trace.record\"") }, "\(output)")
      let shake = try #require(lines.first { $0.contains("\"id\":3,") })
      #expect(shake.contains("\"handledBy\":\"screen\""))
      let touch = try #require(lines.first { $0.contains("\"id\":4,") })
      #expect(touch.contains("\"hit\":\"card\""))
      // Each record stands before the answer of the command that caused it.
      let lastRecord = lines.lastIndex { $0.contains("\"trace.record\"") }
      let lastAnswer = lines.lastIndex { $0.contains("\"id\":4,") }
      #expect((lastRecord ?? .max) < (lastAnswer ?? 0))
    }
  }

  private func check(_ start: (String) throws -> ChildProcess) async throws {
    try await withDaemon { daemon in
      let client = try start(daemon.path)
      let output = try await client.standardOutput()
      let errors = try await client.standardError()
      #expect(try await client.end() == .status(0), "\(errors)")
      let text = output + errors
      #expect(text.contains("shake handled by screen"), "\(text)")
      #expect(text.contains("touch hit card"), "\(text)")
      #expect(text.contains("record outcome"), "\(text)")
      #expect(text.contains("records came"), "\(text)")
    }
  }

  private func program(
    _ name: String,
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess("/usr/bin/env", [name] + arguments, environment: environment)
  }
}
