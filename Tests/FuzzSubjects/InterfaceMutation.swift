import ScenarioTestSupport

/// Makes interface files that Xcode would not write and that are still XML, so that more than the
/// reader of XML sees them.
///
/// Xcode writes one tag a line and indents what lies in an element, so that lines with what is deeper
/// below them are elements. What comes of it follows from the seed alone.
struct InterfaceMutation {
  private var lines: [ArraySlice<UInt8>]
  private var numbers: SeededNumbers

  init(of file: [UInt8], seed: UInt64) {
    lines = file.split(separator: UInt8(ascii: "\n"))
    numbers = SeededNumbers(seed: seed)
  }

  /// What an attribute may have that no person would give it.
  private static let values = [
    "", "0", "-1", "1e999", "-1e300", "nan", "inf", "YES", "NO", "0.5", "9223372036854775808",
    "&amp;&lt;&quot;", "&#x1F600;", "roo-00-001", "tea-00-001", "lab-00-001", "tap-00-001", "frame",
    "view", "UIView", "_TtC3Tea5Leaf", "nothing:", "a:b:c:", "viewController", "rootViewController",
    "scaleToFill", "contentView", "subviews", "isHidden", "layer.cornerRadius", "\u{202E}x",
  ]

  /// Returns the file.
  mutating func text() -> [UInt8] {
    for _ in 0..<(numbers.pick([1, 1, 2, 3, 5, 8, 13]) ?? 1) { change() }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func change() {
    // What has lost all its lines has nothing left to change.
    guard !lines.isEmpty else { return }
    switch numbers.next(below: 10) {
    case 0: lines.removeSubrange(element())
    case 1:
      let copy = lines[element()]
      lines.insert(contentsOf: copy, at: element().lowerBound)
    case 2:
      let range = element()
      let moved = Array(lines[range])
      lines.removeSubrange(range)
      lines.insert(contentsOf: moved, at: element().lowerBound)
    case 3: changeName()
    default: changeValue()
    }
  }

  /// The lines of an element, which are never the declaration or the root.
  private mutating func element() -> Range<Int> {
    guard lines.count > 3 else { return lines.count..<lines.count }
    let first = 2 + numbers.next(below: lines.count - 3)
    let depth = Self.depth(lines[first])
    // An end tag belongs to what stands above it.
    let start = Self.isEnd(lines[first]) ? beginning(of: first) : first
    var end = start + 1
    while end < lines.count, Self.depth(lines[end]) > depth { end += 1 }
    if end < lines.count, Self.depth(lines[end]) == depth, Self.isEnd(lines[end]) { end += 1 }
    return start..<end
  }

  private func beginning(of line: Int) -> Int {
    let depth = Self.depth(lines[line])
    return lines[..<line].lastIndex { Self.depth($0) == depth && !Self.isEnd($0) } ?? line
  }

  private static func depth(_ line: ArraySlice<UInt8>) -> Int {
    line.prefix { $0 == UInt8(ascii: " ") }.count
  }

  private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == UInt8(ascii: " ") }.starts(with: "</".utf8)
  }

  /// Gives an attribute another value: one of the list, or one that an attribute elsewhere has.
  private mutating func changeValue() {
    let line = numbers.next(below: lines.count)
    guard let range = value(in: line) else { return }
    let other = numbers.next(below: lines.count)
    let borrowed = numbers.once(in: 3) ? value(in: other).map { Array(lines[other][$0]) } : nil
    let value = borrowed ?? Array((numbers.pick(Self.values) ?? "").utf8)
    lines[line] = (lines[line][..<range.lowerBound] + value + lines[line][range.upperBound...])[...]
  }

  /// Gives an attribute another name.
  private mutating func changeName() {
    let line = numbers.next(below: lines.count)
    guard let range = value(in: line) else { return }
    let equals = range.lowerBound - 2
    let name = numbers.pick(["x", "key", "id", "customClass", "hidden", "destination"]) ?? "x"
    let start = lines[line][..<equals].lastIndex(of: UInt8(ascii: " ")) ?? equals
    lines[line] = (lines[line][...start] + Array(name.utf8) + lines[line][equals...])[...]
  }

  /// Where the value of one of a line's attributes stands, without its quotes.
  private mutating func value(in line: Int) -> Range<Int>? {
    let bytes = lines[line]
    let starts = bytes.indices.dropFirst().filter {
      bytes[$0] == UInt8(ascii: "\"") && bytes[$0 - 1] == UInt8(ascii: "=")
    }
    guard let start = numbers.pick(Array(starts)),
      let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return start + 1..<end
  }
}
