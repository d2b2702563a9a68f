/// Where the rules come from, as the rulebook cites it.
///
/// The tables beside this file have a line for each rule: its id and the keys of its sources, which
/// `SourceKey` of the workbench puts into words. A line that is indented goes on with the one above.
enum RuleSources {
  /// The keys of each rule's sources, by its id.
  static let all: [String: [String]] = {
    var all: [String: [String]] = [:]
    for table in tables {
      var id = ""
      for line in table.split(separator: "\n") {
        var words = line.split(separator: " ").map(String.init)
        if !line.hasPrefix(" ") { id = words.removeFirst() }
        all[id, default: []] += words
      }
    }
    return all
  }()

  private static let tables = [
    dispatch, window, hitTest, touch, chain, gestureState, gestureArbitration, recognizer, control,
    scroll, motionAndPress, action, firstResponder,
  ]
}

extension RuleEntry {
  /// The keys of the rule's sources, as `D:UIView` for a page of Apple's documentation.
  public var sources: [String] { RuleSources.all[id] ?? [] }
}
