import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// What a framer said, short enough to compare.
enum Piece: Equatable, CustomStringConvertible {
  case message(String)
  case failure(String, fatal: Bool)

  init(_ event: MessageFramer.Event) {
    switch event {
    case .message(let bytes): self = .message(String(decoding: bytes, as: UTF8.self))
    case .failure(let error, let isFatal): self = .failure(error.type.name, fatal: isFatal)
    }
  }

  var description: String {
    switch self {
    case .message(let text): text.count > 40 ? "message of \(text.utf8.count)" : text
    case .failure(let name, let isFatal): "\(name)\(isFatal ? "!" : "")"
    }
  }
}

extension MessageFramer {
  mutating func append(_ text: String) {
    append(Array(text.utf8))
  }

  mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { append($0) }
  }

  mutating func all() -> [Piece] {
    var pieces: [Piece] = []
    while let event = next() { pieces.append(Piece(event)) }
    return pieces
  }

  /// Everything that comes of the chunks, and of the end.
  static func pieces(_ chunks: [[UInt8]], limit: Int = 1 << 20) -> [Piece] {
    var framer = MessageFramer(limit: limit)
    var pieces: [Piece] = []
    for chunk in chunks {
      framer.append(chunk)
      pieces += framer.all()
    }
    framer.end()
    return pieces + framer.all()
  }

  static func pieces(_ text: String, limit: Int = 1 << 20) -> [Piece] {
    pieces([Array(text.utf8)], limit: limit)
  }
}

struct LineFramingTests {
  @Test func `each line is a message`() {
    #expect(
      MessageFramer.pieces("{\"a\":1}\n{}\r\n\n \r\n[1]\n  {\"视\":\"图\"} \n") == [
        .message(#"{"a":1}"#), .message("{}"), .message("[1]"), .message("  {\"视\":\"图\"} "),
      ]
    )
  }

  @Test func `a last line needs no newline`() {
    #expect(MessageFramer.pieces("{}\n{1}") == [.message("{}"), .message("{1}")])
    #expect(MessageFramer.pieces("") == [])
    #expect(MessageFramer.pieces(" \n\t") == [])
  }

  @Test func `nothing comes of half a line`() {
    var framer = MessageFramer()
    framer.append("{\"a\":")
    #expect(framer.all() == [])
    #expect(framer.framing == .lines)
    framer.append("1}\n{")
    #expect(framer.all() == [.message(#"{"a":1}"#)])
  }

  @Test func `chunk boundaries do not matter`() {
    let stream = Array(
      "\n{\"a\":\"视图\"}\r\n{}\n\n[broken\n{\"long\":\"xxxxxxxxxxxxxxxxxxxxxx\"}\n{\"b\":2}\r\n{}"
        .utf8
    )
    let whole = MessageFramer.pieces([stream], limit: 24)
    #expect(
      whole == [
        .message("{\"a\":\"视图\"}"), .message("{}"), .message("[broken"),
        .failure("framing.line-too-long", fatal: false), .message("{\"b\":2}"), .message("{}"),
      ]
    )
    for cut in 0...stream.count {
      let chunks = [Array(stream[..<cut]), Array(stream[cut...])]
      #expect(MessageFramer.pieces(chunks, limit: 24) == whole, "cut at \(cut)")
      for second in cut...stream.count {
        let chunks = [Array(stream[..<cut]), Array(stream[cut..<second]), Array(stream[second...])]
        #expect(MessageFramer.pieces(chunks, limit: 24) == whole, "cut at \(cut) and \(second)")
      }
    }
    #expect(MessageFramer.pieces(stream.map { [$0] }, limit: 24) == whole)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a line as long as the limit is a message and one byte more is not`(newline: String) {
    let fits = "{" + String(repeating: "x", count: 98) + "}"
    #expect(
      MessageFramer.pieces(fits + newline + "{}\n", limit: 100) == [.message(fits), .message("{}")]
    )
    let pieces: [Piece] = [.failure("framing.line-too-long", fatal: false), .message("{}")]
    #expect(MessageFramer.pieces(fits + "x" + newline + "{}\n", limit: 100) == pieces)
    #expect(
      MessageFramer.pieces((fits + "x" + newline + "{}\n").utf8.map { [$0] }, limit: 100) == pieces
    )
  }

  @Test func `the standard limit is a megabyte`() {
    let fits = "{" + String(repeating: "x", count: (1 << 20) - 2) + "}"
    #expect(MessageFramer.pieces(fits + "\n") == [.message(fits)])
    #expect(
      MessageFramer.pieces(fits + "x\n") == [.failure("framing.line-too-long", fatal: false)]
    )
  }

  @Test func `an endless line costs one failure and no memory`() {
    var framer = MessageFramer(limit: 1000)
    var pieces: [Piece] = []
    framer.append("{")
    let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
    for _ in 0..<2000 {
      framer.append(chunk)
      pieces += framer.all()
    }
    #expect(pieces == [.failure("framing.line-too-long", fatal: false)])
    framer.append("x\n{}\n")
    #expect(framer.all() == [.message("{}")])
  }

  @Test func `lines that wait while one is skipped are not lost`() {
    var framer = MessageFramer()
    framer.append("hello\n{}")
    #expect(framer.next().map { Piece($0) } == .failure("framing.unknown-start", fatal: false))
    framer.append(" ")
    framer.append("\n")
    #expect(framer.all() == [.message("{} ")])
  }

  @Test(arguments: ["GET / HTTP/1.1", "hello", "\"text\"", "\u{FEFF}{}", "\0", "7"])
  func `a start that is none is refused and the next line is looked at`(start: String) {
    let pieces: [Piece] = [.failure("framing.unknown-start", fatal: false), .message("{}")]
    #expect(MessageFramer.pieces(start + "\n{}\n") == pieces)
    #expect(MessageFramer.pieces((start + "\n{}\n").utf8.map { [$0] }) == pieces)
  }

  @Test func `a line of a megabyte that comes byte by byte is looked at once`() {
    var framer = MessageFramer()
    framer.append("{")
    for _ in 0..<(1 << 18) {
      framer.append([UInt8(ascii: " "), UInt8(ascii: " ")])
      if framer.next() != nil { Issue.record("half a line became a message") }
    }
    framer.append("}\n")
    #expect(framer.all().count == 1)
  }

  @Test func `a framer that is told the framing does not guess`() {
    var framer = MessageFramer(framing: .lines)
    framer.append("Content-Length: 2\n")
    #expect(framer.all() == [.message("Content-Length: 2")])
  }

  @Test func `messages are framed as the peer frames`() {
    var framer = MessageFramer()
    #expect(framer.frame(Array("{}".utf8)) == Array("{}\n".utf8))
    framer.append("Content-Length: 2\r\n\r\n{}")
    _ = framer.next()
    #expect(framer.frame(Array("视".utf8)) == Array("Content-Length: 3\r\n\r\n视".utf8))
  }
}
