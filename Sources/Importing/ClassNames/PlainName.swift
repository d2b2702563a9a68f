/// A class name that is not mangled: `UIView`, `Cafe.MenuCell`, `Cafe.Cell<Swift.Int>`.
struct PlainName {
  let display: String
  let baseName: String
  let module: String?

  /// Takes a name apart at its dots, outside of brackets.
  init(_ raw: String) {
    guard raw.utf8.allSatisfy(\.isNamePart) else {
      self.init(bracketed: raw)
      return
    }
    // Nearly every name: nothing has to be left out of it.
    let dot = raw.utf8.firstIndex(of: UInt8(ascii: "."))
    guard let dot, dot > raw.startIndex else {
      self.init(display: raw, baseName: raw, module: nil)
      return
    }
    let base = String(raw[raw.utf8.index(after: dot)...])
    self.init(display: raw, baseName: base.isEmpty ? raw : base, module: String(raw[..<dot]))
  }

  private init(display: String, baseName: String, module: String?) {
    self.display = display
    self.baseName = baseName
    self.module = module
  }

  private init(bracketed raw: String) {
    let bytes = Array(raw.utf8)
    var display: [UInt8] = []
    var parts: [[UInt8]] = [[]]
    var depth = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "("), let part = Self.private(bytes, at: index) {
        display += bytes[part.name]
        if depth == 0 { parts[parts.count - 1] += bytes[part.name] }
        index = part.end
        // What is private to a file or a function has no name of its own: the dot goes along.
        if part.name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
        continue
      }
      let byte = bytes[index]
      display.append(byte)
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: ">") where index > 0 && bytes[index - 1] == UInt8(ascii: "-"):
        break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
      case UInt8(ascii: "."):
        if depth == 0 { parts.append([]) }
      default:
        if depth == 0 { parts[parts.count - 1].append(byte) }
      }
      index += 1
    }
    self.display = String(decoding: display, as: UTF8.self)
    let isSwift = parts.count > 1 && !parts[0].isEmpty
    module = isSwift ? String(decoding: parts[0], as: UTF8.self) : nil
    let names = isSwift ? parts[1...] : parts[...]
    let base = String(decoding: Array(names.joined(separator: [UInt8(ascii: ".")])), as: UTF8.self)
    baseName = base.isEmpty ? raw : base
  }

  /// Reads `(Name in _7DA0…)` or `(unknown context at $10a…)`.
  private static func `private`(
    _ bytes: [UInt8],
    at start: Int
  ) -> (name: Range<Int>, end: Int)? {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: ")") {
      guard bytes[end].isNamePart || bytes[end] == UInt8(ascii: " ") else { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    let words = bytes[start + 1..<end].split(separator: UInt8(ascii: " "))
    if words.count == 4, words[0].elementsEqual("unknown".utf8) { return (start..<start, end + 1) }
    guard words.count == 3, words[1].elementsEqual("in".utf8) else { return nil }
    return (words[0].startIndex..<words[0].endIndex, end + 1)
  }
}
