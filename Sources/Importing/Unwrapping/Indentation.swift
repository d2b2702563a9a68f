/// Takes away by how much a whole print was moved to the right.
enum Indentation {
  /// Lines without the blanks that all of them begin with.
  static func removed(from lines: [PastedLine]) -> [PastedLine] {
    guard let first = lines.first else { return lines }
    var common = first.upTo(first.indexPastBlanks(from: first.bytes.startIndex)).bytes
    for line in lines {
      var count = 0
      for (one, other) in zip(common, line.bytes) {
        guard one == other else { break }
        count += 1
      }
      common = common.prefix(count)
    }
    guard !common.isEmpty else { return lines }
    let count = common.count
    return lines.map { $0.from($0.bytes.startIndex + count) }
  }
}
