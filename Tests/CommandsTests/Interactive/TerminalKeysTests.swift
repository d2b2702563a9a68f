import Testing

@testable import Commands

/// The keys that the bytes of a terminal stand for.
struct TerminalKeysTests {
  typealias Key = EditedLine.Key

  private func keys(_ bytes: [UInt8]) -> [Key] {
    var rest = bytes[...]
    var keys: [Key] = []
    let terminal = TerminalKeys { rest.popFirst() }
    while let key = terminal.next() { keys.append(key) }
    return keys
  }

  private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  @Test func `characters are what they are, of whatever script`() {
    for text in ["abc XYZ ~!", "视图", "é", "😀", "a视b"] {
      #expect(keys(text) == text.map { .character($0) })
    }
  }

  @Test(
    arguments: [
      (1, .home), (2, .left), (3, .cancel), (4, .endOfInput), (5, .end), (6, .right),
      (8, .backspace), (9, .tab), (10, .enter), (11, .deleteToEnd), (13, .enter), (14, .down),
      (16, .up), (21, .deleteToStart), (23, .deleteWord), (127, .backspace),
    ] as [(UInt8, Key)]
  )
  func `control keys edit as in a shell`(byte: UInt8, key: Key) {
    #expect(keys([byte]) == [key])
  }

  @Test func `other control characters are no keys`() {
    let known: Set<UInt8> = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 16, 21, 23, 0x1B]
    for byte in UInt8(0)..<0x20 where !known.contains(byte) {
      #expect(keys([byte, UInt8(ascii: "a")]) == [.character("a")], "\(byte)")
    }
  }

  @Test(
    arguments: [
      ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left), ("[H", .home), ("[F", .end),
      ("OA", .up), ("OB", .down), ("OC", .right), ("OD", .left), ("OH", .home), ("OF", .end),
      ("[3~", .delete), ("[1~", .home), ("[7~", .home), ("[4~", .end), ("[8~", .end),
    ] as [(String, Key)]
  )
  func `arrows and their neighbours are told in sequences`(sequence: String, key: Key) {
    #expect(keys("\u{1B}" + sequence + "x") == [key, .character("x")])
  }

  @Test(arguments: [
    "[1;5C", "[1;5D", "[1;2A", "[5~", "[6~", "[2~", "[15~", "[3;5~", "[200~", "[Z", "[I", "OP",
    "[<0;10;20M",
  ])
  func `a sequence that is no key of ours leaves nothing in the line`(sequence: String) {
    let typed = keys("a\u{1B}" + sequence + "b")
    let characters = typed.filter { if case .character = $0 { true } else { false } }
    #expect(characters == [.character("a"), .character("b")], "\(typed)")
  }

  @Test func `what was pasted and a terminal would obey is not typed`() {
    #expect(keys("a\u{202E}b\u{85}c") == [.character("a"), .character("b"), .character("c")])
  }

  @Test func `bytes that are no character take none of those behind them`() {
    #expect(keys([0xC3, 0x61]) == [.character("a")])
    #expect(keys([0xE8, 0xA7, 0x61]) == [.character("a")])
    #expect(keys([0xFF, 0x80, 0x61]) == [.character("a")])
    #expect(keys([0xF0, 0x9F, 0x0D]) == [.enter])
  }

  @Test(
    arguments: [[0x1B], [0x1B, 0x5B], [0x1B, 0x5B, 0x31], [0xE8], [0xE8, 0xA7]] as [[UInt8]]
  )
  func `input that ends within a key is over`(bytes: [UInt8]) {
    #expect(keys(bytes).isEmpty)
  }

  @Test func `Escape alone takes nothing that is typed behind it`() {
    #expect(keys("\u{1B}abc") == [.character("a"), .character("b"), .character("c")])
  }
}
