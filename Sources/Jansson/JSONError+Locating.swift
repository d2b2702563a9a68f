import CJansson
import Sentences

extension JSONError {
  /// A fault at a byte of a text, with the line and column of it.
  init(
    _ kind: Kind,
    message: Sentence,
    offset: Int,
    pointer: String = "",
    in bytes: UnsafeRawBufferPointer
  ) {
    let offset = min(offset, bytes.count)
    var (line, lineStart, column) = (1, 0, 1)
    var index = 0
    // No search over the bytes' collection: a text may be one line of many megabytes, and in a
    // debug build that takes seconds.
    while index < offset {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        (line, lineStart, column) = (line + 1, index, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(
      kind: kind,
      message: message,
      offset: offset,
      line: line,
      column: column,
      pointer: pointer,
      snippet: JSONError.snippet(around: offset, lineStart: lineStart, in: bytes)
    )
  }

  /// What jansson found, at the place where the fault begins instead of where it was seen.
  init(_ fault: json_error_t, in bytes: UnsafeRawBufferPointer) {
    var fault = fault
    var (kind, message) = JSONError.meaning(of: responder_json_error_code(&fault))
    let offset = JSONError.start(of: kind, seenAt: Int(fault.position), in: bytes)
    // jansson has one code for a scalar on its own and for what is no JSON at all.
    if kind == .syntax, JSONError.isScalarAlone(at: offset, in: bytes) {
      kind = .notContainer
      message = Sentence("an object or an array is expected", zh: "这里应为对象或数组")
    }
    let pointer = SourceMap(scanning: bytes).pointer(at: offset)
    self.init(kind, message: message, offset: offset, pointer: pointer, in: bytes)
  }

  private static func meaning(of code: json_error_code) -> (Kind, Sentence) {
    switch code {
    case json_error_stack_overflow:
      (.tooDeep, Sentence("arrays and objects lie too deep", zh: "数组和对象嵌套太深"))
    case json_error_invalid_utf8:
      (.invalidUTF8, Sentence("the bytes here are not UTF-8", zh: "这里的字节不是 UTF-8"))
    case json_error_premature_end_of_input:
      (.incomplete, Sentence("the text ends before the value does", zh: "文本在值写完之前就结束了"))
    case json_error_end_of_input_expected:
      (.trailingBytes, Sentence("something follows the value", zh: "值的后面还有别的内容"))
    case json_error_duplicate_key:
      (.duplicateKey, Sentence("the object has a member of this name already", zh: "对象里已经有同名的成员"))
    case json_error_numeric_overflow:
      (.numberOutOfRange, Sentence("the number does not fit", zh: "数字超出范围"))
    case json_error_null_character, json_error_null_byte_in_key:
      (.nulCharacter, Sentence("a string must not contain NUL", zh: "字符串里不能有 NUL"))
    // Where memory ends jansson mostly gives up without setting a code, and 0 is `unknown`.
    case json_error_out_of_memory, json_error_unknown:
      (.outOfMemory, Sentence("there is not enough memory", zh: "内存不足"))
    default: (.syntax, Sentence("this is not JSON", zh: "这不是 JSON"))
    }
  }

  /// The byte at which a fault begins that was seen when `position` bytes were read.
  ///
  /// jansson reads the whole wrong token first; only inside a string does it stop
  /// just after the wrong byte, or just before one that is no character.
  private static func start(
    of kind: Kind,
    seenAt position: Int,
    in bytes: UnsafeRawBufferPointer
  ) -> Int {
    if kind == .incomplete { return bytes.count }
    if kind == .invalidUTF8 { return position }
    var last = 0
    var tokenizer = JSONTokenizer(bytes)
    while let token = tokenizer.next(), token.range.lowerBound < position {
      let isInside = token.kind == .string && position < token.range.upperBound
      last = isInside ? position - (bytes[position] < 0x20 ? 0 : 1) : token.range.lowerBound
    }
    return last
  }

  /// Whether the text begins, at `offset`, with what would be a value inside an array.
  private static func isScalarAlone(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    var tokenizer = JSONTokenizer(bytes)
    guard let first = tokenizer.next(), first.range.lowerBound == offset else { return false }
    let text = Array("[".utf8) + bytes[first.range] + Array("]".utf8)
    return (first.kind == .string || first.kind == .scalar) && (try? JSON.parse(text)) != nil
  }

  private static func snippet(
    around offset: Int,
    lineStart: Int,
    in bytes: UnsafeRawBufferPointer
  ) -> String {
    let start = max(lineStart, offset - 20)
    let rest = bytes[start..<min(bytes.count, start + 40)]
    let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line.map { $0 == 0 ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
  }
}
