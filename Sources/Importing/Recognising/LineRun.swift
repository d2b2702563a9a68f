/// Lines of one family that follow one another, without what stood between them in words.
struct LineRun {
  /// A line and what it says of itself.
  struct Entry {
    let line: PastedLine

    /// Nil for words in the place of a node, and for what belongs to the line before.
    let sign: LineSign?

    let isNested: Bool
  }

  let family: LineFamily
  var entries: [Entry] = []

  /// What stood in words before the first line.
  var heading: PastedLine?
}

/// Cuts a block into runs.
struct RunReading {
  private var runs: [LineRun] = []
  private var run: LineRun?

  /// Lines without a sign since the last with one.
  private var waiting: [PastedLine] = []

  /// Whether the next node belongs to a label of a failure message.
  private var isLabelled = false

  static func runs(of block: PastedBlock) -> [LineRun] {
    var reading = RunReading()
    for (number, line) in block.lines.enumerated() {
      let next = number + 1 < block.lines.count ? block.lines[number + 1] : nil
      reading.take(line, before: next)
    }
    reading.close()
    return reading.runs
  }

  private mutating func take(_ line: PastedLine, before next: PastedLine?) {
    let isNested = LineNestingMark.isNested(line)
    guard let sign = LineSign(line), let family = LineFamily(sign, behind: run?.family) else {
      if let next, let root = LeadingWords.root(of: line, before: next) {
        return take(root, before: next)
      }
      return takeWords(line)
    }
    let entry = LineRun.Entry(line: line, sign: sign, isNested: isNested)
    if run?.family == .failure, isLabelled, family == .nodes {
      isLabelled = false
      return add(entry)
    }
    // A test tool writes a label, and the view that it means on the next line.
    isLabelled = sign == .failure && line.trimmed.ends(with: ":")
    // The run itself is not taken out: whoever holds it twice copies all its lines at the next.
    if run?.family == family, waiting.isEmpty || isNested || !family.isTree {
      return add(entry)
    }
    close()
    run = LineRun(family: family, entries: [entry], heading: waiting.last)
    waiting = []
  }

  private mutating func takeWords(_ line: PastedLine) {
    guard let open = run?.family else { return waiting.append(line) }
    if open == .failure, line.contains("iew Hierarchy") || line.contains("iew hierarchy") {
      close()
    } else if open.takesWords,
      Elision.isGap(line) || LineNestingMark.isNestedWord(line) || LineNestingMark.isBare(line)
        || isPart(line, of: open)
    {
      let isNested = LineNestingMark.isNested(line)
      run?.entries.append(LineRun.Entry(line: line, sign: nil, isNested: isNested))
    } else {
      waiting.append(line)
    }
  }

  /// Whether a line without a sign is the beginning of one with: of a rectangle, or of a heading.
  private func isPart(_ line: PastedLine, of family: LineFamily) -> Bool {
    let first = line.byte(at: line.indexPastBlanks(from: line.bytes.startIndex))
    switch family {
    case .ftAdditions: return first == UInt8(ascii: "{")
    case .earlGrey: return first == UInt8(ascii: "=")
    default: return false
    }
  }

  private mutating func add(_ entry: LineRun.Entry) {
    if let family = run?.family, family.takesBetween {
      run?.entries += waiting.map { LineRun.Entry(line: $0, sign: nil, isNested: false) }
    }
    waiting = []
    run?.entries.append(entry)
  }

  private mutating func close() {
    guard var open = run else { return }
    if open.family == .failure {
      open.entries += waiting.map { LineRun.Entry(line: $0, sign: nil, isNested: false) }
      waiting = []
    }
    runs.append(open)
    run = nil
  }
}
