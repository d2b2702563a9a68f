/// A debugger's prompts: each begins a block, and its command says what the block is.
enum Prompts: Wrapper {
  static func unwrap(_ block: PastedBlock) -> [PastedBlock]? {
    var parts: [PastedBlock] = []
    var part = block.with([])
    var isFound = false
    for line in block.lines {
      guard let prompt = endOfPrompt(line) else {
        part.lines.append(line)
        continue
      }
      isFound = true
      if !part.lines.isEmpty { parts.append(part) }
      let rest = line.from(prompt).trimmed
      part = PastedBlock(lines: [], command: nil)
      // An app that prints while the debugger waits prints behind the prompt.
      if LineSign(rest) != nil || rest.byte(at: rest.bytes.startIndex) == UInt8(ascii: "<") {
        part.lines.append(rest)
      } else if !rest.isBlank {
        part.command = CommandReading.command(rest.text)
      }
    }
    guard isFound else { return bareCommand(block) }
    return parts + [part]
  }

  /// Where the prompt at the beginning of a line ends; nil where there is none.
  private static func endOfPrompt(_ line: PastedLine) -> Int? {
    let start = line.indexPastBlanks(from: line.bytes.startIndex)
    if line.has("(lldb)", at: start) || line.has("(gdb)", at: start) {
      return line.index(of: ")", from: start).map { $0 + 1 }
    }
    if line.has("cy#", at: start) { return start + 3 }
    // Frida names the device and the app: `[iPhone::Cafe ]-> `.
    if line.has("[", at: start), let end = line.index(of: "]->", from: start, before: start + 100) {
      return end + 3
    }
    return nil
  }

  /// A block whose first words are a command that was pasted without its prompt.
  private static func bareCommand(_ block: PastedBlock) -> [PastedBlock]? {
    guard block.command == nil, let first = block.lines.firstIndex(where: { !$0.isBlank }),
      block.lines[first].bytes.count < 1000
    else { return nil }
    let text = block.lines[first].trimmed.text
    let words = [
      "po ", "p ", "e ", "expr ", "expression ", "pviews", "pvc", "presponder", "paltrace",
    ]
    guard words.contains(where: text.hasPrefix) else { return nil }
    let command = CommandReading.command(text)
    guard command.form != nil else { return nil }
    return [PastedBlock(lines: Array(block.lines[(first + 1)...]), command: command)]
  }
}
