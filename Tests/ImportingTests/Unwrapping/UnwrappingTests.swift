import TestSupport
import Testing

@testable import Importing

/// What surrounds a print is taken away, and every byte keeps its place.
struct UnwrappingTests {
  private func lines(_ text: String) throws -> [PastedLine] {
    let paste = Paste(name: "-", bytes: Array(text.utf8))
    return try Unwrapping.blocks(of: paste).blocks.flatMap(\.lines)
  }

  private func texts(_ text: String) throws -> [String] { try lines(text).map(\.text) }

  @Test(arguments: Wrapping.all)
  func `a print of views is the same inside of anything`(wrapping: Wrapping) throws {
    let found = try lines(wrapping.wrap(PastedPrints.views)).filter { $0.contains("<") }
    #expect(found.map(\.text) == PastedPrints.views)
  }

  @Test(arguments: Wrapping.all)
  func `each byte keeps its place inside of anything`(wrapping: Wrapping) throws {
    let text = wrapping.wrap(PastedPrints.views)
    let bytes = Array(text.utf8)
    for line in try lines(text) {
      var last = -1
      for index in line.bytes.indices {
        let offset = line.offset(of: index)
        #expect(offset > last)
        last = offset
        guard line.bytes[index].isLetter || line.bytes[index].isDigit else { continue }
        #expect(bytes[offset] == line.bytes[index])
      }
    }
  }

  @Test(.disabled(if: Sanitizer.isOn, "every byte of a paste"), arguments: Wrapping.all)
  func `a paste may break off anywhere`(wrapping: Wrapping) throws {
    let bytes = Array(wrapping.wrap(PastedPrints.views).utf8)
    for end in bytes.indices {
      let paste = Paste(name: "-", bytes: Array(bytes[..<end]))
      for line in try Unwrapping.blocks(of: paste).blocks.flatMap(\.lines) {
        for index in line.bytes.indices { #expect(line.offset(of: index) < end) }
      }
    }
  }

  @Test func `a command tells the form and the root`() throws {
    let text = """
      (lldb) po [0x7FB1a2c00900 recursiveDescription]
      <UIView: 0x7fb1a2c00900; frame = (0 0; 1 1)>
      (lldb) presponder 0x7fb1a2c03c30
      <UIButton: 0x7fb1a2c03c30; frame = (0 0; 1 1)>
      cy# [#0x15d0a100 _printHierarchy].toString()
      `<A 0x15d0a100>, state: appeared, view: (view not loaded)`
      """
    let blocks = try Unwrapping.blocks(of: Paste(name: "-", bytes: Array(text.utf8))).blocks
    #expect(blocks.map { $0.command?.form } == [.views, .responderChain, .controllers])
    #expect(blocks.map { $0.command?.root } == ["0x7fb1a2c00900", "0x7fb1a2c03c30", "0x15d0a100"])
    #expect(blocks[0].command?.text == "po [0x7FB1a2c00900 recursiveDescription]")
  }

  @Test func `a command without a prompt is one, too`() throws {
    let text = "po [[UIWindow keyWindow] recursiveDescription]\n" + PastedPrints.list[0]
    let blocks = try Unwrapping.blocks(of: Paste(name: "-", bytes: Array(text.utf8))).blocks
    #expect(blocks.map { $0.command?.form } == [.views])
    #expect(blocks[0].lines.map(\.text) == [PastedPrints.list[0]])
  }

  @Test func `escapes are decoded once and only in strings`() throws {
    let node = "<UILabel: 0x7fb1a2c02b20; frame = (0 0; 1 1); text = "
    #expect(
      try texts("\"\(node)'a\\tb \\u00e9\\U2026\\ud83d\\ude00 \\\\n'>\"") == [
        "\(node)'a\tb é…😀 \\n'>"
      ]
    )
    #expect(try texts("\(node)'a\\tb \\u00e9 \\n'>") == ["\(node)'a\\tb \\u00e9 \\n'>"])
  }

  @Test(arguments: [
    "(\n    \"A\",\n    \"B\"\n)", "<__NSArrayM 0x600000c1>(\nA,\nB\n)", "[#\"A\",#\"B\"]",
    "{(\n    A,\n    B\n)}",
    "[A, B]", "▿ 2 elements\n  - 0 : A\n  - 1 : B", "$1 = (\n  A,\n  B)",
  ])
  func `elements of a collection are lines`(form: String) throws {
    let text = form.replacing("A", with: PastedPrints.list[0])
      .replacing("B", with: PastedPrints.list[1]).replacing("__NSUIView", with: "__NSA")
    let filled = text.replacing("<__NS\(PastedPrints.list[0])rrayM", with: "<__NSArrayM")
    #expect(try lines(filled).filter { $0.contains("frame") }.map(\.text) == PastedPrints.list)
  }

  @Test func `nodes that were run together get their lines again`() throws {
    let text = """
      <UIWindow: 0x4b2b000; frame = (0 0; 320 480); > | <UIView: 0x4b2be10; frame = (0 0; 320 460);\
       text = 'a > | <UIView: 0x4b2b000; b'> | | <UILabel: 0x4b2dca0; frame = (0 0; 54 54)>
      """
    #expect(
      try texts(text) == [
        "<UIWindow: 0x4b2b000; frame = (0 0; 320 480); >",
        " | <UIView: 0x4b2be10; frame = (0 0; 320 460); text = 'a > | <UIView: 0x4b2b000; b'>",
        " | | <UILabel: 0x4b2dca0; frame = (0 0; 54 54)>",
      ]
    )
    let trace = PastedPrints.trace.joined(separator: " ")
    #expect(try lines(trace).map(\.trimmed.text) == PastedPrints.trace)
  }

  @Test(arguments: [40, 61, 80])
  func `lines that a terminal broke are joined`(width: Int) throws {
    var text = ""
    for line in PastedPrints.views {
      for (number, character) in line.enumerated() {
        if number > 0, number % width == 0 { text += "\n" }
        text.append(character)
      }
      text += "\n"
    }
    #expect(try texts(text) == PastedPrints.views)
  }

  @Test func `a node that is a value stays one behind a lost blank`() throws {
    let text = PastedPrints.views.map { $0.replacing("layer = <", with: "layer =\n    <") }
      .joined(separator: "\n")
    #expect(try texts(text) == PastedPrints.views)
  }

  @Test func `lines that a page broke at blanks are joined`() throws {
    let text = PastedPrints.views.map { line in
      line.replacing("; frame = ", with: ";\n      frame = ").replacing(" 844); ", with: " 844);\n")
    }.joined(separator: "\n")
    #expect(try texts(text) == PastedPrints.views)
  }

  @Test func `a recognizer keeps what it requires in one line`() throws {
    let text = """
      <UITapGestureRecognizer: 0x7fb1a2e00100; state = Possible; must-fail = {
              <UITapGestureRecognizer: 0x7fb1a2e00300; state = Possible; numberOfTapsRequired = 2>,
              <UIPanGestureRecognizer: 0x7fb1a2e00200; state = Possible>
          }>
      <UIPinchGestureRecognizer: 0x7fb1a2e00400; state = Possible>
      """
    let found = try texts(text)
    #expect(found.count == 2)
    #expect(
      found[0].hasSuffix(
        "numberOfTapsRequired = 2>, <UIPanGestureRecognizer: 0x7fb1a2e00200; state = Possible> }>"
      )
    )
  }

  @Test(arguments: ["...", "   |    | …", "[snip]", "  | [REDACTED]"])
  func `what was left out is reported and stays a line`(gap: String) throws {
    let text =
      PastedPrints.views[0...1].joined(separator: "\n") + "\n\(gap)\n" + PastedPrints.views[4]
    let result = try Unwrapping.blocks(of: Paste(name: "-", bytes: Array(text.utf8)))
    #expect(result.blocks.flatMap(\.lines).map(\.text)[2] == gap)
    #expect(result.warnings.map(\.kind) == [.elided])
    #expect(
      result.warnings[0].offset == text.utf8.count - PastedPrints.views[4].utf8.count - 1
        - gap.utf8.count
    )
  }

  @Test func `several strings of a JSON text are several blocks`() throws {
    let text = """
      { "tree": "\(Wrapping.escaped(PastedPrints.views))", "name": "Cafe",
        "chain": "\(Wrapping.escaped(PastedPrints.chain))" }
      """
    let blocks = try Unwrapping.blocks(of: Paste(name: "-", bytes: Array(text.utf8))).blocks
    #expect(blocks.map { $0.lines.map(\.text) } == [PastedPrints.views, PastedPrints.chain])
  }

  @Test func `records of a log that hold a line each are one print`() throws {
    let record = { "{\"ts\": 1, \"msg\": \"\(Wrapping.escaped([$0]))\"}" }
    let text = PastedPrints.views.map(record).joined(separator: "\n")
    let blocks = try Unwrapping.blocks(of: Paste(name: "-", bytes: Array(text.utf8))).blocks
    #expect(blocks.map { $0.lines.map(\.text) } == [PastedPrints.views])
  }

  @Test func `a line that is too long is refused with its place`() {
    let text = "\n<UIView: 0x7fb1a2c00900; text = '" + String(repeating: "a", count: 70_000)
    let error = #expect(throws: ImportError.self) { try lines(text) }
    #expect(error?.warning.kind == .limit)
    #expect(error?.warning.offset == 1)
  }
}
