import WorkbenchProtocol

/// A record as a line of a listing.
struct Instruction: Hashable, Sendable {
  /// The record's number, or one beside the route where the listing goes beyond it.
  let seq: Int

  /// Its address as DAP wants it, a number: what `Disassembly.reference(to:)` gives is read there
  /// as a name alone.
  var address: String { String(seq) }

  /// The record's name, indented by how deep it lies.
  let text: String

  /// Its kind, for the column of symbols.
  let kind: String?

  let place: RecordPlace?

  /// Whether there is such a record.
  let isValid: Bool
}

/// The records of a route as a listing.
enum Disassembly {
  /// How a record is referred to.
  static func reference(to seq: Int) -> String { "r\(seq)" }

  /// The record of a reference or an address: `r45`, `45` or `0x2d`.
  static func seq(of reference: String) -> Int? {
    let text = reference.hasPrefix("r") ? reference.dropFirst() : reference[...]
    // Of a plus, which Swift reads too, no address is written.
    guard text.first != "+" else { return nil }
    let seq = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : Int(text)
    return seq.flatMap { (-bound...bound).contains($0) ? $0 : nil }
  }

  /// As many lines as are asked for; those before the first record and after the last are invalid.
  ///
  /// - Parameters:
  ///   - seq: The record from which `offset` counts.
  ///   - offset: How many records after it the first line is.
  ///   - count: How many lines are wanted.
  ///   - route: The route.
  ///   - frames: What names and places the records.
  /// - Returns: The lines.
  static func lines(
    from seq: Int,
    offset: Int,
    count: Int,
    in route: Route,
    _ frames: Frames
  ) -> [Instruction] {
    range(from: seq, offset: offset, count: count).map { seq in
      guard let record = route[seq] else {
        return Instruction(seq: seq, text: "", kind: nil, place: nil, isValid: false)
      }
      // No deeper than a column that can still be read.
      let indent = String(repeating: "  ", count: min(record.depth, 20))
      return Instruction(
        seq: seq,
        text: indent + frames.name(of: seq, in: route),
        kind: record.kind?.rawValue,
        place: frames.place(of: seq, in: route),
        isValid: true
      )
    }
  }

  /// The records of a listing whose texts are not here.
  static func lacks(
    from seq: Int,
    offset: Int,
    count: Int,
    in route: Route
  ) -> ClosedRange<Int>? {
    let range = range(from: seq, offset: offset, count: count)
    return range.isEmpty ? nil : route.lacks(range.lowerBound...(range.upperBound - 1))
  }

  /// No route is so long, and numbers up to it can be added.
  static let bound = 1 << 40

  /// The numbers of a listing, at most a million of which anybody wants at once.
  private static func range(from seq: Int, offset: Int, count: Int) -> Range<Int> {
    let first = max(-bound, min(bound, seq)) + max(-bound, min(bound, offset))
    return first..<(first + max(0, min(count, 1_000_000)))
  }
}
