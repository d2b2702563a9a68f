import Jansson

/// The fingers of a run.
struct PictureFingers {
  /// What a finger does, and where.
  struct Row {
    let moment: Int
    let finger: Int
    let phase: String
    let x: Double
    let y: Double
    /// Whether it is held back from here on; `nil` where nothing changes in that.
    let isHeld: Bool?

    var isUp: Bool { phase == "ended" || phase == "cancelled" }

    /// Whether it left before and is not drawn any more.
    var isGone: Bool { phase == "gone" }
  }

  /// A finger at a moment, with its way since it came down.
  struct Finger {
    let number: Int
    let phase: String
    let x: Double
    let y: Double
    let isUp: Bool
    let isHeld: Bool
    let way: [(x: Double, y: Double)]
  }

  /// The rows of each finger, in the order in which fingers come up.
  let tracks: [(finger: Int, rows: [Row])]
  /// The moments at which events are queued.
  private let events: [Int]

  init(_ json: [JSONValue], events: [Int]) {
    self.events = events
    var tracks: [(finger: Int, rows: [Row])] = []
    for row in json {
      let finger = row[1]?.int ?? 0
      let place = tracks.firstIndex { $0.finger == finger } ?? tracks.count
      if place == tracks.count { tracks.append((finger, [])) }
      tracks[place].rows.append(
        Row(
          moment: row[0]?.int ?? 0,
          finger: finger,
          phase: row[2]?.string ?? "",
          x: row[3]?.double ?? 0,
          y: row[4]?.double ?? 0,
          isHeld: row[5]?.int.map { $0 == 1 }
        )
      )
    }
    self.tracks = tracks
  }

  /// The fingers that are on the screen at a moment; who has left is there until the next event
  /// comes.
  func at(_ moment: Int) -> [Finger] {
    let event = events.last { $0 <= moment } ?? 0
    return tracks.compactMap { finger, rows in
      guard let place = rows.lastIndex(where: { $0.moment <= moment }) else { return nil }
      let row = rows[place]
      // Being held back or let go is told in rows of their own, which move nothing.
      let up = rows[...place].last { $0.isHeld == nil } ?? row
      if row.isGone || row.isUp && event > up.moment { return nil }
      return Finger(
        number: finger,
        phase: row.phase,
        x: row.x,
        y: row.y,
        isUp: row.isUp,
        isHeld: PictureFingers.isHeld(rows[...place]),
        way: PictureFingers.way(rows[...place])
      )
    }
  }

  private static func isHeld(_ rows: ArraySlice<Row>) -> Bool {
    // A finger that came down again is another touch, and what held the last one is over.
    let since = rows.lastIndex { $0.isHeld == nil && $0.phase == "began" } ?? rows.startIndex
    return rows[since...].last { $0.isHeld != nil }?.isHeld ?? false
  }

  /// The way back to where a finger came down, without what is too near to be seen.
  private static func way(_ rows: ArraySlice<Row>) -> [(x: Double, y: Double)] {
    var way: [(x: Double, y: Double)] = []
    for row in rows.suffix(2000).reversed() where row.isHeld == nil {
      let isFar = way.last.map { abs($0.x - row.x) + abs($0.y - row.y) >= 3 } ?? true
      if isFar || row.phase == "began" { way.append((row.x, row.y)) }
      if row.phase == "began" { break }
    }
    return way.reversed()
  }
}
