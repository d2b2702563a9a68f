import Platform

import Jansson
import TestSupport
import Testing
import WorkbenchFraming

/// What hostile or clumsy clients do, against the real daemon.
@Suite(.timeLimit(.minutes(15)))
struct ProbeTests {
  @Test func `64 requests in one write are answered in order`() async throws {
    try await withDaemon { daemon in
      let client = try RawClient(daemon.path)
      try await client.send((1...64).map { request($0) + "\n" }.joined())
      for id in 1...64 { #expect(try await client.answer()["id"]?.int == id) }
    }
  }

  @Test func `a request may come one byte at a time`() async throws {
    try await withDaemon { daemon in
      let client = try RawClient(daemon.path)
      for byte in request(1) + "\r\n\n" + request(2) + "\n" { try await client.send(String(byte)) }
      #expect(try await client.answer()["id"]?.int == 1)
      #expect(try await client.answer()["id"]?.int == 2)
    }
  }

  @Test func `both framings are spoken on one socket`() async throws {
    try await withDaemon { daemon in
      let client = try RawClient(daemon.path)
      let body = request(7)
      try await client.send("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      client.endInput()
      let answer = try await client.rest()
      let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1)
      #expect(parts.count == 2)
      let text = String(parts.last ?? "")
      #expect(parts.first.map(String.init) == "Content-Length: \(text.utf8.count)")
      #expect(try JSON.parse(Array(text.utf8), limits: .request)["id"]?.int == 7)
    }
  }

  @Test(
    arguments: [
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\"} {}", "json.trailing-bytes"),
      ("{\"a\":" + String(repeating: "[", count: 2000), "json.too-deep"),
      (String(repeating: "[", count: 2000), "request.batch"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\"", "json.incomplete"),
      ("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\"}]", "request.batch"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"method\":\"nope\"}", "json.duplicate-key"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\",\"more\":1}", "request.unknown-member"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\",\"params\":3}", "request.invalid-params"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":3}", "request.invalid-method"),
      ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"nope\"}", "request.invalid-version"),
      ("{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"nope\"}", "request.invalid-id"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\",\"params\":{\"a\":NaN}}", "json.syntax"),
      ("{\"a\":\"\\u0000\"}", "json.nul-character"),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nope\"}", "method.unknown"),
    ])
  func `a bad line costs one error, and the next line works`(
    line: String,
    type: String
  ) async throws {
    try await withDaemon { daemon in
      let client = try RawClient(daemon.path)
      try await client.send("\(line)\n\(request(2))\n")
      let error = try await client.answer()
      #expect(error["error"]?["data"]?["type"]?.string == type)
      #expect(try await client.answer()["id"]?.int == 2)
    }
  }

  @Test func `bytes that are no text cost one error`() async throws {
    try await withDaemon { daemon in
      let client = try RawClient(daemon.path)
      #expect(
        client.sendWhatFits(Array("{\"a\":\"".utf8) + [0xff, 0xfe] + Array("\"}\n".utf8)) > 0
      )
      try await client.send(request(2) + "\n")
      #expect(try await client.answer()["error"]?["data"]?["type"]?.string == "json.invalid-utf8")
      #expect(try await client.answer()["id"]?.int == 2)
    }
  }

  @Test func `a line without an end is cut at the limit, and the next line works`() async throws {
    try await withDaemon { daemon in
      let client = try RawClient(daemon.path)
      let before = try residentBytes(of: daemon.process.id)
      try await client.send("{" + String(repeating: "x", count: 16 * 1024 * 1024))
      #expect(
        try await client.answer()["error"]?["data"]?["type"]?.string == "framing.line-too-long"
      )
      try await client.send("\n" + request(2) + "\n")
      #expect(try await client.answer()["id"]?.int == 2)
      #expect(try residentBytes(of: daemon.process.id) - before < 8 * 1024 * 1024)
    }
  }

  @Test(arguments: ["nope", "describe"])
  func `a client that never reads costs little, and no time`(method: String) async throws {
    try await withDaemon { daemon in
      let deaf = try RawClient(daemon.path)
      let other = try RawClient(daemon.path)
      try await other.send(request(1) + "\n")
      _ = try await other.line()
      let before = try residentBytes(of: daemon.process.id)
      let flood = Array(String(repeating: request(1, method) + "\n", count: 1000).utf8)
      var quiet = 0
      while quiet < 100 {
        quiet = deaf.sendWhatFits(flood) > 0 ? 0 : quiet + 1
        try await other.send(request(2) + "\n")
        #expect(try await other.answer()["id"]?.int == 2)
      }
      #expect(try residentBytes(of: daemon.process.id) - before < 8 * 1024 * 1024)
      #expect(try await comesToRest(daemon.process.id))
    }
  }

  @Test func `a thousand connections that come and go leave nothing`() async throws {
    try await withDaemon { daemon in
      let first = try RawClient(daemon.path)
      try await first.send(request(1) + "\n")
      _ = try await first.line()
      let before = descriptors(of: daemon.process.id)
      for number in 1...1000 {
        let client = try RawClient(daemon.path)
        if number.isMultiple(of: 2) { _ = client.sendWhatFits(Array(request(number).utf8)) }
        if number.isMultiple(of: 3) { client.endInput() }
      }
      // Whoever comes now stands behind those in the queue, and is answered when they went.
      var rounds = 0
      while descriptors(of: daemon.process.id) > before, rounds < 1000 {
        try await first.send(request(2) + "\n")
        _ = try await first.line()
        rounds += 1
      }
      #expect(descriptors(of: daemon.process.id) == before)
    }
  }

  @Test func `with no descriptor left the daemon waits for one, and does not spin`() async throws {
    try await withTemporaryFolder { folder in
      // Forty, beside those that other tests have open just now and that are inherited.
      let limiting = "ulimit -n $((36 + $(ls /proc/self/fd | wc -l))); exec \"$0\" \"$@\""
      let daemon = try DaemonProcess(
        at: folder + "/socket",
        by: ["/bin/sh", "-c", limiting, Programs.daemon]
      )
      try await daemon.waitUntilReady()
      let first = try RawClient(daemon.path)
      try await first.send(request(1) + "\n")
      #expect(try await first.answer()["id"]?.int == 1)
      do {
        let crowd = try (1...60).map { _ in try RawClient(daemon.path) }
        #expect(try await comesToRest(daemon.process.id))
        try await first.send(request(2) + "\n")
        #expect(try await first.answer()["id"]?.int == 2)
        withExtendedLifetime(crowd) {}
      }
      // While the crowd leaves, somebody new may still be turned away.
      var answer: String?
      for _ in 1...500 where answer == nil {
        let next = try RawClient(daemon.path)
        _ = next.sendWhatFits(Array((request(3) + "\n").utf8))
        answer = try await next.line()
      }
      #expect(answer?.contains("\"id\":3") == true)
      daemon.process.signal(SIGTERM)
      #expect(try await daemon.process.end() == .status(0))
    }
  }

  /// Whether a process uses no time any more when it has worked off what it took in, for which it
  /// may take two seconds of the processor; how long that is on a busy machine does not count.
  private func comesToRest(_ process: pid_t) async throws -> Bool {
    let first = try processorTicks(of: process)
    var ticks = first
    while ticks - first <= 200 {
      _ = try await waiting { usleep(100_000) }
      let now = try processorTicks(of: process)
      if now == ticks { return true }
      ticks = now
    }
    return false
  }

  /// A request without parameters, for a method that there is not if none is named.
  private func request(_ id: Int, _ method: String = "nope") -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\"}"
  }

  /// The memory that a process uses.
  private func residentBytes(of process: pid_t) throws -> Int {
    let status = try file("status", of: process)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    guard let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw TestError("no VmRSS in \(status)")
    }
    return kilobytes * 1024
  }

  /// The processor time that a process has used, in ticks of ten milliseconds.
  private func processorTicks(of process: pid_t) throws -> Int {
    let fields = try file("stat", of: process).split(separator: ") ").last?
      .split(separator: " ").map { Int($0) ?? 0 }
    guard let fields, fields.count > 12 else { throw TestError("no times of \(process)") }
    return fields[11] + fields[12]
  }

  /// How many descriptors a process has open.
  private func descriptors(of process: pid_t) -> Int {
    names(in: "/proc/\(process)/fd").count
  }
}

extension RawClient {
  /// Waits for a line and reads it as JSON.
  fileprivate func answer() async throws -> JSONValue {
    guard let line = try await line() else { throw TestError("the connection ended") }
    return try JSON.parse(Array(line.utf8), limits: .request)
  }
}
