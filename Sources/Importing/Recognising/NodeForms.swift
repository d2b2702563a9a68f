/// Decides what nodes in a row are: a tree, a list, or a responder chain.
enum NodeForms {
  /// A run as blocks of one form each; the form that a command or a person names is that of all.
  static func blocks(
    of run: LineRun,
    command: PastedCommand?,
    decided: Form?
  ) -> [RecognisedBlock] {
    if let decided { return [block(run.entries[...], decided, command, run.heading)] }
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
    let ends = ["Application", "Scene", "Delegate", "Controller"]
    for entry in group.dropFirst() where entry.isNested {
      let name = name(of: entry.line)
      if entry.sign == .object, ends.contains(where: name.hasSuffix) { return true }
      if name.hasSuffix("Window"), entry.sign == .view, !isInWindow { return true }
    }
    return false
  }

  private static func name(of line: PastedLine) -> String {
    guard let head = NodeHead(line.bytes, at: LineStart.index(in: line)) else { return "" }
    return line[head.name].text
  }
}
