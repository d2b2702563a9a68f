import Jansson
import Sentences
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// A fixed sequence of numbers that look random.
private struct FixedNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// Streams that are almost right: nothing that arrives may end in a trap, or in no answer at all.
struct MutationTests {
  private let table = MethodTable.standard
  private let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"hello","params":{"client":{"name":"测试"},"cwd":"/"}}"#,
    #"{"jsonrpc":"2.0","id":"a\u00e9","method":"hit.test","params":{"at":[1.5,-2e3],"session":"s"}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":null}}"#,
    #"{"jsonrpc":"2.0","id":null,"method":"object.set","params":{"set":[{"a.b":[[[{}]]]}]}}"#,
  ]
  private let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", "\"", "\\", ",", ":", "\n", "\r\n", "\0", "\u{FFFD}", "1e999", "-",
      "null",
      "\\u0000", "\\ud800", "Content-Length: 3\r\n\r\n", "id", "99999999999999999999",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5]]

  private func mutated(_ stream: [UInt8], _ numbers: inout FixedNumbers) -> [UInt8] {
    var stream = stream
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let place = Int.random(in: 0...stream.count, using: &numbers)
      let end = min(stream.count, place + Int.random(in: 0...4, using: &numbers))
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: stream.removeSubrange(place..<end)
      case 1: stream.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: place)
      case 2: stream.insert(contentsOf: stream[place..<end], at: place)
      default: if place < end { stream[place] = UInt8.random(in: 0...255, using: &numbers) }
      }
    }
    return stream
  }

  /// What a workbench would say to one message: a fault, or whether the parameters are right.
  private func verdict(_ bytes: ArraySlice<UInt8>) throws -> String {
    let read = bytes.withUnsafeBytes { bytes in
      Result { () throws(RequestFault) in try Request(reading: bytes) }
    }
    switch read {
    case .failure(let fault):
      try table.validateError(fault.error.json(in: .english))
      _ = try JSON.parse(OutgoingMessage.failure(fault.id, fault.error, in: .english))
      return fault.error.type.name
    case .success(let request):
      do throws(WireError) {
        try table.validate(request.params, of: table.requireMethod(request.method))
      } catch {
        try table.validateError(error.json(in: .english))
        return error.type.name
      }
      return "right"
    }
  }

  private func verdicts(_ chunks: [ArraySlice<UInt8>]) throws -> [String] {
    var framer = MessageFramer(limit: 200)
    var verdicts: [String] = []
    func drain() throws {
      while let event = framer.next() {
        switch event {
        case .message(let bytes): verdicts.append(try verdict(bytes))
        case .failure(let error, _):
          try table.validateError(error.json(in: .english))
          verdicts.append(error.type.name)
        }
      }
    }
    for chunk in chunks {
      chunk.withUnsafeBytes { framer.append($0) }
      try drain()
    }
    framer.end()
    try drain()
    return verdicts
  }

  @Test(arguments: MessageFraming.allCases)
  func `whatever comes is answered, and in whatever pieces`(framing: MessageFraming) throws {
    let stream = messages.flatMap { framing.frame(Array($0.utf8)) }
    #expect(try verdicts([stream[...]]) == ["right", "right", "method.unknown", "right"])
    var numbers = FixedNumbers(state: 7)
    for round in 0..<400 {
      let stream = mutated(stream, &numbers)
      let whole = try verdicts([stream[...]])
      let first = Int.random(in: 0...stream.count, using: &numbers)
      let second = Int.random(in: first...stream.count, using: &numbers)
      let pieces = [stream[..<first], stream[first..<second], stream[second...]]
      #expect(try verdicts(pieces) == whole, "round \(round)")
    }
  }

  @Test func `a wrong line costs itself alone`() throws {
    var numbers = FixedNumbers(state: 11)
    for round in 0..<400 {
      let line = mutated(Array(messages[round % 4].utf8), &numbers).filter { $0 != 10 }
      let stream = Array(messages[0].utf8) + [10] + line + [10] + Array(messages[1].utf8) + [10]
      let verdicts = try verdicts([stream[...]])
      #expect(verdicts.first == "right" && verdicts.last == "right", "round \(round)")
      #expect(verdicts.count <= 3, "round \(round)")
    }
  }
}
