import ScenarioTestSupport

/// Makes texts that nobody would paste out of those that somebody printed.
///
/// What comes of it follows from the seed alone.
public struct TextMutation {
  private let texts: [[UInt8]]
  private var numbers: SeededNumbers

  /// - Parameters:
  ///   - texts: What is mutated; parts of one come into others.
  ///   - seed: Which of the endless many.
  public init(of texts: [[UInt8]], seed: UInt64) {
    self.texts = texts
    numbers = SeededNumbers(seed: seed)
  }

  /// What grammars turn on, and what programs often do not expect.
  private static let words: [String] = [
    "<", ">", "<<", "; ", " = ", "0x", "<A: 0x1; frame = (0 0; 1 1)>", "frame = (", "nan", "inf",
    "-0", "1e999", "'", "\"", "\\n", "\\U0001F600", "\\", "&lt;", "&#x41;", "&", "| ", "   | ",
    "---", "...", "[snip]", "▿ ", "(lldb) po ", "```", "> ", "// ", "/*", "*/", "(", ")", "{{",
    "}}",
    "[", "]", "@\"", ",", "\r\n", "\n", "\t", "\u{FEFF}", "\u{00A0}", "\0", "text = ", "_TtC",
    "_TtGC7SwiftUI14_UIHostingView", "Window", "superview", "<!DOCTYPE a>",
    "<?xml version=\"1.0\"?>",
    "<view id=\"1\">", "</view>", "key=\"frame\"", "<!--", "-->", "<![CDATA[", "]]>",
  ]

  /// How long a text may become, in bytes: lines that repeat lines would soon be megabytes, of which
  /// few could be read in an hour, and what length alone does is the benchmark's.
  private static let longest = 64 << 10

  /// Returns the text.
  public mutating func text() -> [UInt8] {
    var bytes = numbers.pick(texts) ?? []
    for _ in 0..<(numbers.pick([0, 1, 1, 2, 3, 5, 8]) ?? 1) {
      if numbers.once(in: 2) { changeLines(&bytes) } else { changeBytes(&bytes) }
    }
    return Array(bytes.prefix(Self.longest))
  }

  private mutating func place(in bytes: [UInt8]) -> Int { numbers.next(below: bytes.count + 1) }

  private mutating func changeBytes(_ bytes: inout [UInt8]) {
    let start = place(in: bytes)
    let end = min(bytes.count, start + numbers.next(below: 40))
    switch numbers.next(below: 6) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.removeSubrange(start...)
    case 2:
      bytes.insert(contentsOf: (Self.words[numbers.next(below: Self.words.count)]).utf8, at: start)
    case 3:
      let word = Array(Self.words[numbers.next(below: Self.words.count)].utf8)
      let times = numbers.pick([2, 3, 50, 500]) ?? 2
      bytes.insert(contentsOf: [[UInt8]](repeating: word, count: times).joined(), at: start)
    case 4:
      for place in start..<end where numbers.once(in: 4) {
        bytes[place] = UInt8(numbers.next(below: 256))
      }
    default:
      let other = numbers.pick(texts) ?? []
      let from = numbers.next(below: other.count + 1)
      bytes.insert(
        contentsOf: other[from..<min(other.count, from + numbers.next(below: 400))],
        at: start
      )
    }
  }

  private mutating func changeLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let place = numbers.next(below: lines.count)
    switch numbers.next(below: 6) {
    case 0: lines.remove(at: place)
    case 1:
      lines.insert(
        contentsOf: repeatElement(lines[place], count: numbers.pick([1, 2, 60]) ?? 1),
        at: place
      )
    case 2: lines.swapAt(place, numbers.next(below: lines.count))
    case 3:
      let mark = Array(
        (numbers.pick(["> ", "// ", " * ", "\t", "2020-01-31 09:00:00.000 App[1:2] "]) ?? "").utf8
      )
      lines = lines.map { mark + $0 }
    case 4: lines = [Array(lines.joined(separator: [UInt8(ascii: " ")]))[...]]
    default: lines[place] = lines[place].prefix(numbers.next(below: lines[place].count + 1))
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
