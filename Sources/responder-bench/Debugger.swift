import Foundation
import Jansson
import Platform
import WorkbenchFraming

/// A debugger as an editor has it: `responder dap` on two pipes, and a daemon behind it.
final class Debugger {
  private let child: Child
  private let input: Int32
  private let output: Int32
  private var framer = MessageFramer(limit: 1 << 26, framing: .contentLength)
  private var room = [UInt8](repeating: 0, count: 1 << 16)
  private var lastSeq = 0

  init(_ daemon: Server) throws {
    let (theirInput, ourOutput) = try makePipe()
    let (ourInput, theirOutput) = try makePipe()
    defer {
      close(theirInput)
      close(theirOutput)
    }
    input = ourInput
    output = ourOutput
    child = try Child(
      Server.build + "/responder",
      ["dap", "--socket", daemon.path],
      environment: Server.environment,
      streams: .pipes(input: theirInput, output: theirOutput)
    )
  }

  deinit {
    close(input)
    close(output)
  }

  /// Asks, and reads up to the answer.
  @discardableResult
  func ask(_ command: String, _ arguments: String = #"{"threadId":1}"#) throws -> JSONValue {
    lastSeq += 1
    let seq = lastSeq
    let request = #""type":"request","command":"\#(command)","arguments":\#(arguments)"#
    let bytes = MessageFraming.contentLength.frame(Array(#"{"seq":\#(seq),\#(request)}"#.utf8))
    guard write(output, bytes, bytes.count) == bytes.count else {
      throw BenchError("the debugger takes no \(command)")
    }
    while true {
      let message = try next()
      guard message["request_seq"]?.int == seq else { continue }
      guard message["success"]?.bool == true else { throw BenchError("\(message)") }
      return message["body"] ?? .null
    }
  }

  /// Asks for a move, and reads up to where it has led.
  @discardableResult
  func move(_ command: String, _ arguments: String = #"{"threadId":1}"#) throws -> JSONValue {
    try ask(command, arguments)
    return try event("stopped")
  }

  /// Reads up to an event.
  @discardableResult
  func event(_ name: String) throws -> JSONValue {
    while true {
      let message = try next()
      if message["event"]?.string == name { return message["body"] ?? .null }
    }
  }

  /// Launches a document with breakpoints on lines and the filters that are on by themselves, up to
  /// the first hop of its script.
  func launch(_ file: String, breakpoints lines: [Int] = []) throws {
    try ask("initialize", "{}")
    try ask("launch", #"{"program":"\#(file)"}"#)
    let told = lines.map { #"{"line":\#($0)}"# }.joined(separator: ",")
    try ask("setBreakpoints", #"{"source":{"path":"\#(file)"},"breakpoints":[\#(told)]}"#)
    try ask("setExceptionBreakpoints", #"{"filters":["discarded","expectation","raised"]}"#)
    try move("configurationDone", "{}")
  }

  /// The record at which it stands.
  func record() throws -> Int {
    let frames = try ask("stackTrace")["stackFrames"]
    let told = frames?[0]?["instructionPointerReference"]?.string ?? ""
    guard let record = Int(told.dropFirst()) else { throw BenchError("it stands at no record") }
    return record
  }

  /// Takes leave, and waits for its end.
  func leave() throws {
    try ask("disconnect", "{}")
    try child.finish()
  }

  private func next() throws -> JSONValue {
    while true {
      switch framer.next() {
      case .message(let message): return try JSON.parse(message)
      case .failure(let error, _): throw error
      case nil:
        let count = read(input, &room, room.count)
        guard count > 0 else { throw BenchError("the debugger is gone") }
        room.withUnsafeBytes { framer.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      }
    }
  }
}
