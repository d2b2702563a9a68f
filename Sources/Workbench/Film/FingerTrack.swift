import Jansson
import WorkbenchProtocol

/// What a finger does at a moment, and where.
struct FingerRow: Equatable {
  var moment: Int
  var finger: Int
  var phase: String
  var x: Double
  var y: Double
  /// Whether it is held back from its view from here on; `nil` where nothing changes in that.
  var isHeld: Bool?
}

/// The fingers of a run: where they are at each event, and when they are held back.
struct FingerTrack {
  /// What is said of a finger that left and is not drawn any more.
  static let gone = "gone"

  private(set) var rows: [FingerRow] = []
  private var last: [Int: FingerRow] = [:]
  private var held: Set<Int> = []

  /// Takes an event's fingers, or what a record says about holding them back.
  mutating func take(_ record: PairedRecord, at moment: Int) {
    switch record.kind {
    case .eventQueued:
      leave(all: record.fingers, at: moment)
      for touch in record.json[.touches]?.elements ?? JSONValue.array().elements {
        let point = touch[.point]?.elements.map { $0.double ?? 0 } ?? []
        guard let finger = touch[.finger]?.int, point.count == 2 else { continue }
        append(
          FingerRow(
            moment: moment,
            finger: finger,
            phase: touch[.phase]?.string ?? "",
            x: point[0],
            y: point[1]
          )
        )
      }
    case .touchHeld: hold(record.fingers, at: moment, true)
    case .touchDelivered, .touchDropped, .touchCancelled: hold(record.fingers, at: moment, false)
    default: break
    }
  }

  /// Whether an event is one of the fingers that are down.
  func continues(_ record: PairedRecord) -> Bool {
    let touches = record.json[.touches].map { Array($0.elements) } ?? []
    return !touches.isEmpty && !touches.contains { $0[.phase]?.string == "began" }
  }

  /// Lets those go that left with an event before this one; one that comes down again is back.
  private mutating func leave(all fingers: [Int], at moment: Int) {
    // Sorted, since rows are told in this order and a dictionary has none.
    for (finger, row) in last.sorted(by: { $0.key < $1.key })
    where ["ended", "cancelled"].contains(row.phase) && !fingers.contains(finger) {
      var gone = row
      (gone.moment, gone.phase) = (moment, FingerTrack.gone)
      append(gone)
    }
  }

  private mutating func append(_ row: FingerRow) {
    // Rows about holding back are not kept as the last: they must not hide that a finger left.
    rows.append(row)
    last[row.finger] = row
  }

  private mutating func hold(_ fingers: [Int], at moment: Int, _ isHeld: Bool) {
    // A record may name fingers of which this was said before: what does not change is not told.
    for finger in fingers where held.contains(finger) != isHeld {
      // Such a record knows no place: the finger is where its last event left it.
      guard var row = last[finger] else { continue }
      if isHeld { held.insert(finger) } else { held.remove(finger) }
      row.moment = moment
      row.isHeld = isHeld
      rows.append(row)
    }
  }
}
