import Jansson
import Sentences

/// A JSON text of a paste as its values in the order of the text, whole or broken off.
///
/// What the text says is taken as far as it goes, and whatever is wrong with it is told apart from
/// that: a text that breaks off is the usual case, not the exception.
struct PastedJSON {
  struct Value {
    enum Kind {
      case object
      case array
      case scalar
    }

    let kind: Kind

    /// The value's bytes in the text.
    let range: Range<Int>

    /// The member's name; nil for elements and for what lies in nothing.
    let key: String?

    /// The number of the array or object it lies in.
    let parent: Int?

    /// Whether the text goes on behind it, so that no more of it can be missing.
    let isWhole: Bool
  }

  private(set) var values: [Value] = []

  /// Why the text is not the JSON it should be.
  private(set) var warning: ImportWarning?

  private let line: PastedLine
  private let map: SourceMap

  init(_ lines: [PastedLine]) {
    // Behind the line's end nothing can go on, so that what reaches beyond it was broken off.
    let newline = [UInt8(ascii: "\n")]
    line = PastedLine.joining(lines, by: newline)
    let fault = PastedJSON.fault(of: line)
    if let fault, fault.kind == .limit {
      map = SourceMap(scanning: [])
      warning = fault
      return
    }
    map = SourceMap(scanning: Array(line.bytes) + newline)
    list()
    // One object a line is no JSON text, but each of them is one.
    warning = fault == nil || values.count { $0.parent == nil } == 1 ? fault : faultOfTexts()
  }

  /// Where a byte of the text stands in the paste.
  func offset(of byte: Int) -> Int { line.offset(of: line.bytes.startIndex + byte) }

  /// Where a value stands in the paste.
  func offset(of value: Value) -> Int { offset(of: value.range.lowerBound) }

  private mutating func list() {
    let end = line.bytes.count + 1
    var open: [Int] = []
    while let range = map.range(ofValue: values.count) {
      while let top = open.last, values[top].range.upperBound <= range.lowerBound {
        open.removeLast()
      }
      let first = map.bytes(in: range).first
      let kind: Value.Kind =
        first == UInt8(ascii: "{") ? .object : first == UInt8(ascii: "[") ? .array : .scalar
      let key = map.keyRange(ofValue: values.count).flatMap { text(of: map.bytes(in: $0)) }
      // A bracket or a quote ends its value; a number may go on until something else comes.
      let ends = kind != .scalar || first == UInt8(ascii: "\"") ? end - 1 : end - 2
      let value = Value(
        kind: kind,
        range: range,
        key: key,
        parent: open.last,
        isWhole: range.upperBound <= ends
      )
      if kind != .scalar { open.append(values.count) }
      values.append(value)
    }
  }

  private func faultOfTexts() -> ImportWarning? {
    for value in values where value.parent == nil {
      let start = line.bytes.startIndex + value.range.lowerBound
      let end = min(line.bytes.startIndex + value.range.upperBound, line.bytes.endIndex)
      if let fault = PastedJSON.fault(of: line[start..<end]) { return fault }
    }
    return nil
  }

  private static func fault(of line: PastedLine) -> ImportWarning? {
    do {
      _ = try JSON.parse(line.bytes, limits: .document)
      return nil
    } catch {
      let offset = line.offset(of: line.bytes.startIndex + min(error.offset, line.bytes.count))
      switch error.kind {
      case .tooLarge, .tooDeep, .tooManyContainers, .tooManyValues, .tooManyMembers,
        .tooManyMarks, .outOfMemory:
        return ImportWarning(.limit, at: offset, error.message)
      case .incomplete:
        return ImportWarning(.truncated, at: offset, .cutHere)
      case .syntax, .trailingBytes, .notContainer, .duplicateKey, .invalidUTF8, .nulCharacter,
        .numberOutOfRange:
        return ImportWarning(.notWellFormed, at: offset, .notJSON(error.message))
      }
    }
  }
}

// MARK: - Scalars

extension PastedJSON {
  /// A value's text; nil where it is none or not whole.
  func string(_ value: Value) -> String? {
    value.isWhole ? text(of: map.bytes(in: value.range)) : nil
  }

  /// A value as a number; nil where it is none or not whole.
  func number(_ value: Value) -> Double? {
    value.isWhole && value.kind == .scalar ? printed(value).number : nil
  }

  /// A value as a flag, whether written as one or as a text; nil where it is none or not whole.
  func flag(_ value: Value) -> Bool? {
    guard value.isWhole, value.kind == .scalar else { return nil }
    return string(value).map { $0 == "true" ? true : $0 == "false" ? false : nil }
      ?? printed(value).flag
  }

  /// A value as it is written.
  func printed(_ value: Value) -> PastedLine { PastedLine(map.bytes(in: value.range)) }

  private func text(of quoted: ArraySlice<UInt8>) -> String? {
    guard quoted.count >= 2, quoted.first == UInt8(ascii: "\""), quoted.last == UInt8(ascii: "\"")
    else { return nil }
    // Hardly any text has escapes, and only those are worth a parser's work.
    guard quoted.contains(UInt8(ascii: "\\")) else {
      return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
    }
    return (try? JSON.parse(Array("[".utf8) + quoted + Array("]".utf8)))?[0]?.string
  }
}

extension Sentence {
  fileprivate static func notJSON(_ reason: Sentence) -> Sentence {
    Sentence(
      "this is no JSON: \(reason); what could be told is read",
      zh: "这不是 JSON：\(reason)；能辨认的部分已读取"
    )
  }
}
