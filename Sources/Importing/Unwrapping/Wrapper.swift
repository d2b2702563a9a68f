/// One kind of what surrounds a print: taken away line by line, places kept.
protocol Wrapper: SendableMetatype {
  /// What a block is without it: one block or several, in order; nil where there is none of it.
  ///
  /// What comes back has always less in it than what went in, so that unwrapping ends.
  static func unwrap(_ block: PastedBlock) throws(ImportError) -> [PastedBlock]?
}

extension PastedBlock {
  /// Whether more than half of the lines that could have something have it.
  ///
  /// Lines that hold a print weigh alone where there are any; chatter around them has no say.
  func mostLines(_ have: (PastedLine) -> Bool) -> Bool {
    var lines = 0
    var fitting = 0
    var prints = 0
    var fittingPrints = 0
    for line in self.lines where !line.isBlank {
      let fits = have(line)
      lines += 1
      if fits { fitting += 1 }
      guard line.contains("0x") || line.contains("frame") else { continue }
      prints += 1
      if fits { fittingPrints += 1 }
    }
    return fitting > 0 && (fitting * 2 > lines || fittingPrints * 2 > prints)
  }

  /// The same block with other lines.
  func with(_ lines: [PastedLine]) -> PastedBlock {
    PastedBlock(lines: lines, command: command)
  }
}
