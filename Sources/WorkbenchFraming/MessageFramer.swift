import Sentences
public import WorkbenchProtocol

/// Cuts a byte stream into messages and frames those that go the other way.
///
/// Bytes arrive in chunks of any size; a message may span several chunks, and a
/// chunk may hold several messages. Each byte is looked at once, and no more of
/// them are kept than one message may have. Which framing is spoken is decided
/// by the first byte that is no white space: `{` begins a line, `C` a header.
///
/// A line that is no message costs one failure and the next line is read again;
/// with headers nobody can tell where the next message begins, so that failures
/// are fatal there.
public struct MessageFramer {
  /// What the next bytes are.
  public enum Event: Equatable {
    /// A whole message, a view of bytes that are not copied while nobody keeps it.
    case message(ArraySlice<UInt8>)

    /// What is wrong; when it is fatal nothing follows, and the connection closes.
    case failure(WireError, isFatal: Bool)
  }

  private enum State {
    /// The first byte has not come.
    case undecided
    /// A line goes on until its newline.
    case line
    /// A line that is too long, or begins no framing, goes by until its newline.
    case skippingLine
    /// Headers go on until an empty line.
    case headers
    /// So many bytes are a message.
    case body(Int)
    /// Nothing is read any more.
    case broken
  }

  /// How long the headers of a message may be.
  private static let headerLimit = Limit.headerBytes.value

  /// How much room is kept while there is nothing in it.
  private static let keptCapacity = 64 * 1024

  /// The framing that the first byte decided, or that was given.
  public private(set) var framing: MessageFraming?

  private let limit: Int
  private var state: State
  private var buffer: [UInt8] = []
  /// Where the bytes begin that are not used up.
  private var start = 0
  /// Where the bytes begin that were not looked at; a newline can only be there.
  private var searched = 0
  private var hasEnded = false
  /// How many messages have come, for what an error says of the one before.
  private var messages = 0

  /// Makes a framer for messages of at most `limit` bytes, in a framing that is known or not yet.
  public init(limit: Int = Limit.requestBytes.value, framing: MessageFraming? = nil) {
    self.limit = limit
    self.framing = framing
    state = MessageFramer.begin(framing)
  }

  /// Frames a message as the peer frames its own.
  public func frame(_ message: consuming [UInt8]) -> [UInt8] {
    (framing ?? .lines).frame(message)
  }

  /// Adds bytes, which `next()` then cuts up.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    // Here and not where a message is taken out: its slice still shares the buffer then, and moving
    // bytes would copy all of them.
    makeRoom()
    switch state {
    case .broken:
      break
    case .skippingLine where buffer.isEmpty:
      // What is skipped is not even kept.
      guard let newline = bytes.offset(of: UInt8(ascii: "\n")) else { return }
      buffer.append(contentsOf: bytes[newline...])
    case .undecided, .line, .skippingLine, .headers, .body:
      buffer.append(contentsOf: bytes)
    }
  }

  /// Hears that no more bytes will come; a last line without a newline is then a message.
  public mutating func end() {
    hasEnded = true
  }

  /// The next message or failure, or nil when more bytes are needed for one.
  public mutating func next() -> Event? {
    while true {
      switch state {
      case .undecided:
        guard let event = decide() else { return nil }
        if case .some(let failure) = event { return failure }
      case .skippingLine:
        guard let newline = newline() else {
          drop(to: buffer.count)
          return nil
        }
        drop(to: newline + 1)
        state = MessageFramer.begin(framing)
      case .line:
        guard let event = line() else { return nil }
        if case .some(let found) = event { return found }
      case .headers:
        guard let failure = headers() else {
          guard case .body = state else { return incomplete() }
          continue
        }
        return failure
      case .body(let count):
        guard buffer.count - start >= count else { return incomplete() }
        let message = buffer[start..<start + count]
        drop(to: start + count)
        state = .headers
        messages += 1
        return .message(message)
      case .broken:
        return nil
      }
    }
  }

  private static func begin(_ framing: MessageFraming?) -> State {
    switch framing {
    case nil: .undecided
    case .lines: .line
    case .contentLength: .headers
    }
  }
}

// MARK: - The first byte

extension MessageFramer {
  /// Looks at the first byte: nil when it has not come, `.some(nil)` when it decided.
  private mutating func decide() -> Event?? {
    skipWhiteSpace()
    guard start < buffer.count else { return nil }
    switch buffer[start] {
    // An array is a batch, which is refused; but as a message on a line, so that the next one
    // works.
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      framing = .lines
      state = .line
      return .some(nil)
    case UInt8(ascii: "C"), UInt8(ascii: "c"):
      framing = .contentLength
      state = .headers
      return .some(nil)
    default:
      state = .skippingLine
      let error = WireError(
        .framingUnknownStart,
        Sentence(
          "a connection cannot begin with \(printed(buffer[start]))",
          zh: "连接不能以 \(printed(buffer[start])) 开头"
        ),
        expected: ["{", "Content-Length"]
      )
      return .failure(error, isFatal: false)
    }
  }

  private mutating func skipWhiteSpace() {
    var end = start
    while end < buffer.count, isWhiteSpace(buffer[end]) { end += 1 }
    drop(to: end)
  }

  private func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\n")
  }

  private func printed(_ byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F
      ? "'\(Unicode.Scalar(byte))'" : "the byte 0x" + String(byte, radix: 16, uppercase: true)
  }
}

// MARK: - Lines

extension MessageFramer {
  /// Looks for the end of a line: nil when it has not come, `.some(nil)` for a blank line.
  private mutating func line() -> Event?? {
    guard let newline = newline() else {
      // Measured while the line goes on: one without an end must not grow the buffer past the
      // limit.
      let count = buffer.count - start
      // The last byte of a line that fits may be the first of `\r\n`.
      let room = buffer.last == UInt8(ascii: "\r") ? limit + 1 : limit
      if count > room {
        drop(to: buffer.count)
        state = .skippingLine
        return tooLong()
      }
      guard hasEnded, count > 0 else { return nil }
      return take(lineTo: buffer.count, then: buffer.count)
    }
    return take(lineTo: newline, then: newline + 1)
  }

  private mutating func take(lineTo end: Int, then next: Int) -> Event?? {
    var end = end
    if end > start, buffer[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let line = buffer[start..<end]
    drop(to: next)
    // A line whose newline came in the same chunk was not measured on its way.
    guard line.count <= limit else { return tooLong() }
    guard line.contains(where: { !isWhiteSpace($0) }) else { return .some(nil) }
    messages += 1
    return .message(line)
  }

  private func tooLong() -> Event {
    let error = WireError(
      .framingLineTooLong,
      Sentence("a line is longer than \(limit) bytes", zh: "一行超过 \(limit) 字节"),
      details: [.init(.limit, .integer(limit))]
    )
    return .failure(error, isFatal: false)
  }

  private mutating func newline() -> Int? {
    // Not from the start of the line: one that comes byte by byte would take quadratic time.
    let from = max(searched, start)
    let found = buffer.withUnsafeBytes { bytes in
      UnsafeRawBufferPointer(rebasing: bytes[from...]).offset(of: UInt8(ascii: "\n"))
    }
    searched = found.map { from + $0 } ?? buffer.count
    return found.map { from + $0 }
  }
}

// MARK: - Headers

extension MessageFramer {
  /// Reads the headers of one message, when they are all there, and expects its body.
  private mutating func headers() -> Event? {
    skipWhiteSpace()
    // Looked at before the headers are whole: after a length that was too small comes the rest of a
    // body, in which an empty line may never come, and the client would wait for ever.
    if start < buffer.count, !isHeaderName(buffer[start]) {
      return fatal(noHeader(buffer[start...]))
    }
    guard let (end, body) = endOfHeaders() else {
      guard buffer.count - start > MessageFramer.headerLimit else { return nil }
      return fatal(headersTooLong())
    }
    guard body - start <= MessageFramer.headerLimit else { return fatal(headersTooLong()) }
    var length: Int?
    for line in buffer[start..<end].split(separator: UInt8(ascii: "\n")) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
        line[..<colon].allSatisfy({ isHeaderName($0) })
      else { return fatal(noHeader(line)) }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      // Of two lengths that differ neither can be trusted: what follows would be cut in the wrong
      // place.
      guard let value = number(in: line[(colon + 1)...]), length == nil || length == value else {
        return fatal(noHeader(line))
      }
      length = value
    }
    guard let length else {
      return fatal(
        WireError(
          .framingNoLength,
          Sentence("the headers name no Content-Length", zh: "头部没有 Content-Length")
        )
      )
    }
    guard length <= limit else {
      return fatal(
        WireError(
          .framingBodyTooLong,
          Sentence(
            "a message of \(length) bytes is announced, \(limit) are allowed",
            zh: "消息声明为 \(length) 字节，最多允许 \(limit) 字节"
          ),
          details: [.init(.limit, .integer(limit))]
        )
      )
    }
    drop(to: body)
    state = .body(length)
    return nil
  }

  /// Where the headers end, and where the body begins.
  private mutating func endOfHeaders() -> (end: Int, body: Int)? {
    while let newline = newline() {
      searched = newline + 1
      var next = newline + 1
      if next < buffer.count, buffer[next] == UInt8(ascii: "\r") { next += 1 }
      guard next < buffer.count else {
        // Whether the next line is empty cannot be told yet: look at this newline again.
        searched = newline
        return nil
      }
      if buffer[next] == UInt8(ascii: "\n") { return (newline, next + 1) }
    }
    return nil
  }

  private func isHeaderName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default:
      false
    }
  }

  /// The decimal number in a header's value; one of more than 12 digits is past any limit.
  private func number(in value: ArraySlice<UInt8>) -> Int? {
    let digits = value.drop(while: isWhiteSpace).reversed().drop(while: isWhiteSpace).reversed()
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.count > 12 ? .max : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private func noHeader(_ bytes: ArraySlice<UInt8>) -> WireError {
    let near = String(decoding: bytes.prefix { !isWhiteSpace($0) }.prefix(40), as: UTF8.self)
    return WireError(
      .framingBadHeader,
      Sentence("a header is expected, not '\(near)'", zh: "这里应为头部，而不是“\(near)”"),
      expected: ["Content-Length: "],
      got: .text(near),
      hint: messages > 0
        ? Sentence(
          "The message before ended sooner than its bytes: is Content-Length in bytes, not in "
            + "characters?",
          zh: "上一条消息比它的字节数结束得早：Content-Length 数的是字节，不是字符，对吗？"
        )
        : Sentence(
          "Begin each message with Content-Length: and the number of its bytes.",
          zh: "每条消息都以 Content-Length: 和字节数开头。"
        )
    )
  }

  private func headersTooLong() -> WireError {
    WireError(
      .framingHeaderTooLong,
      Sentence(
        "the headers are longer than \(MessageFramer.headerLimit) bytes",
        zh: "头部超过 \(MessageFramer.headerLimit) 字节"
      ),
      details: [.init(.limit, .integer(MessageFramer.headerLimit))]
    )
  }

  private mutating func fatal(_ error: WireError) -> Event {
    state = .broken
    buffer = []
    start = 0
    return .failure(error, isFatal: true)
  }

  /// What is wrong when the stream has ended inside a message.
  private mutating func incomplete() -> Event? {
    guard hasEnded else { return nil }
    // Between two messages a connection ends in good order.
    if case .headers = state, start == buffer.count {
      state = .broken
      return nil
    }
    return fatal(
      WireError(
        .framingIncomplete,
        Sentence("the connection ended inside a message", zh: "连接在一条消息中间结束")
      )
    )
  }
}

// MARK: - The buffer

extension MessageFramer {
  /// Has used up what stands before `end`.
  private mutating func drop(to end: Int) {
    start = end
    // Array keeps its largest capacity for ever: after one long message each idle connection would
    // hold a megabyte.
    guard end == buffer.count, buffer.capacity > MessageFramer.keptCapacity else { return }
    buffer = []
    start = 0
    searched = 0
  }

  /// Gives room back when nothing is left, or when what is used up is the larger part.
  private mutating func makeRoom() {
    // Never more is moved than was used up, so that a stream costs no more than its length.
    guard start > 0, start >= buffer.count - start else { return }
    buffer.removeSubrange(..<start)
    searched = max(0, searched - start)
    start = 0
  }
}
