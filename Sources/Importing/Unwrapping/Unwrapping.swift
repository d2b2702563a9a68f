/// Takes away what surrounds the prints in a paste: prompts, quotes, comments, log prefixes, JSON.
///
/// Each wrapper is tried on each block until none fits any more, so that they may stand inside one
/// another in any order; then lines that a page broke or ran together are mended. Every byte that is
/// left keeps its place in the paste.
enum Unwrapping {
  /// The wrappers in the order in which they are tried: first what cuts a paste into blocks, then
  /// what stands at the beginning of lines, last what surrounds a text.
  private static let wrappers: [any Wrapper.Type] = [
    Fences.self, Prompts.self, LogPrefixes.self, LineMarks.self, CommentBlocks.self,
    JSONStrings.self, PageCharacters.self, SwiftPrints.self, ResultNames.self, QuotedStrings.self,
    Collections.self,
  ]

  /// The blocks of a paste in its order, without what surrounded them.
  static func blocks(
    of paste: Paste
  ) throws(ImportError) -> (blocks: [PastedBlock], warnings: [ImportWarning]) {
    if let refusal = UnreadableFile.refusal(of: paste) { throw refusal }
    var blocks: [PastedBlock] = []
    var warnings: [ImportWarning] = []
    // What is still to be unwrapped, the first at the end.
    var open = [(block: PastedBlock(lines: try PhysicalLines.of(paste), command: nil), rounds: 0)]
    while let (block, rounds) = open.popLast() {
      // XML and JSON have lines and quotes of their own, which are nobody's wrapping.
      guard StructuredText.form(of: block) == nil else {
        blocks.append(block)
        continue
      }
      // A quote in a comment in a log is three; beyond a few nobody has wrapped by hand.
      if rounds < UnwrappingLimits.rounds, let inner = try unwrapped(block) {
        for part in inner.reversed() where part.lines.contains(where: { !$0.isBlank }) {
          open.append((part, rounds + 1))
        }
        continue
      }
      let mended = try mended(block)
      for line in mended.lines where Elision.isGap(line) { warnings.append(Elision.warning(line)) }
      blocks.append(mended)
    }
    return (blocks, warnings)
  }

  private static func unwrapped(_ block: PastedBlock) throws(ImportError) -> [PastedBlock]? {
    for wrapper in wrappers {
      if let inner = try wrapper.unwrap(block) { return inner }
    }
    return nil
  }

  /// A block whose nodes have a line each.
  private static func mended(_ block: PastedBlock) throws(ImportError) -> PastedBlock {
    let lines = block.lines.filter { !$0.isBlank }
    let split = BrokenNodes.joined(lines).flatMap { NodeSplitting.parts(of: $0) }
    for line in split { try UnwrappingLimits.check(line) }
    return block.with(Indentation.removed(from: split))
  }
}
