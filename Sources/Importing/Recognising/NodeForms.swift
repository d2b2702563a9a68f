/// Decides what nodes in a row are: a tree, a list, or a responder chain.
enum NodeForms {
  /// A run as blocks of one form each; the form that a command or a person names is that of all.
  static func blocks(
    of run: LineRun,
    command: PastedCommand?,
    decided: Form?
  ) -> [RecognisedBlock] {
    if let decided { return [block(run.entries[...], decided, command, run.heading)] }
    if isFlatChain(run.entries) {
      return [block(run.entries[...], .responderChain, command, run.heading)]
    }
    let groups = groups(of: run.entries)
    let isChain = groups.map(isOutward)
    let isTree = zip(groups, isChain).contains { group, isChain in
      !isChain && group.contains { $0.isNested }
    }
    var blocks: [RecognisedBlock] = []
    for (group, isChain) in zip(groups, isChain) {
      let form: Form = isChain ? .responderChain : isTree ? .views : .viewList
      if blocks.last?.form == form {
        blocks[blocks.count - 1].lines += group.map(\.line)
      } else {
        blocks.append(block(group, form, command, blocks.isEmpty ? run.heading : nil))
      }
    }
    // An object without a frame alone is mentioned, not printed.
    let hasViews = run.entries.contains { $0.sign == .view }
    return blocks.filter { hasViews || $0.form == .responderChain }
  }

  private static func block(
    _ entries: ArraySlice<LineRun.Entry>,
    _ form: Form,
    _ command: PastedCommand?,
    _ heading: PastedLine?
  ) -> RecognisedBlock {
    RecognisedBlock(form: form, lines: entries.map(\.line), command: command, heading: heading)
  }

  /// The lines from each root to the next.
  private static func groups(of entries: [LineRun.Entry]) -> [ArraySlice<LineRun.Entry>] {
    var groups: [ArraySlice<LineRun.Entry>] = []
    var start = 0
    for (number, entry) in entries.enumerated() where number > 0 {
      guard !entry.isNested, entry.sign != nil else { continue }
      groups.append(entries[start..<number])
      start = number
    }
    groups.append(entries[start...])
    return groups
  }

  /// Whether nesting goes outwards: to superviews, controllers, the window and the application.
  private static func isOutward(_ group: ArraySlice<LineRun.Entry>) -> Bool {
    guard let first = group.first, group.count > 1 else { return false }
    let isInWindow = name(of: first.line).hasSuffix("Window")
    for entry in group.dropFirst() where entry.isNested {
      if isResponder(entry) { return true }
      let isWindow = entry.sign == .view && name(of: entry.line).hasSuffix("Window")
      if isWindow, !isInWindow { return true }
    }
    return !isInWindow && grows(group)
  }

  /// Whether each object lies in the one before and is larger than that: what was printed of a
  /// chain before it came to what is no view.
  private static func grows(_ group: ArraySlice<LineRun.Entry>) -> Bool {
    var depth = -1
    var last: PrintedSize?
    var hasGrown = false
    for entry in group {
      let start = LineStart.index(in: entry.line)
      let own = start - entry.line.bytes.startIndex
      guard own > depth else { return false }
      depth = own
      // What scrolls is smaller than what lies in it.
      guard let node = NodeText(entry.line, at: start), node["contentOffset"] == nil else {
        return false
      }
      // The last one may break off before its frame.
      guard let size = node["frame"].flatMap({ PrintedNumbers($0) })?.rect?.size else {
        return hasGrown && !node.isClosed
      }
      if let last {
        guard size.width >= last.width, size.height >= last.height else { return false }
        hasGrown = hasGrown || size.width > last.width && size.height > last.height
      }
      last = size
    }
    return hasGrown
  }

  /// Whether objects without nesting are a responder chain that a loop printed: among views stands
  /// what no list of views has.
  private static func isFlatChain(_ entries: [LineRun.Entry]) -> Bool {
    guard !entries.contains(where: \.isNested), entries.first?.sign == .view else { return false }
    return entries.contains(where: isResponder)
  }

  /// Whether an object is a responder that is no view.
  private static func isResponder(_ entry: LineRun.Entry) -> Bool {
    guard entry.sign == .object else { return false }
    let name = name(of: entry.line)
    return ["Application", "Scene", "Delegate", "Controller"].contains(where: name.hasSuffix)
  }

  private static func name(of line: PastedLine) -> String {
    guard let head = NodeHead(line.bytes, at: LineStart.index(in: line)) else { return "" }
    return line[head.name].text
  }
}
