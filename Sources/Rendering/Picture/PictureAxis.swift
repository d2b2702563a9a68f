/// The axis of the timeline: moments, and the time between them, on one line, not to scale.
struct PictureAxis {
  /// What stands before a moment: how long it took.
  struct Gap {
    let from: Double
    let width: Double
    let time: Int
  }

  /// How wide a moment is.
  static let momentWidth = 9.0

  /// Where each moment begins; the moment 1 stands at the place 1, and what is after the last one
  /// behind it.
  private let places: [Double]
  let gaps: [Int: Gap]

  init(_ run: PictureRun) {
    let firsts = Set(run.steps.map(\.first))
    var places = [0.0]
    var gaps: [Int: Gap] = [:]
    var at = 0.0
    // A run that is empty has one place, so that whoever looks one up finds something.
    for moment in 1...max(1, run.count) {
      let isTimed = moment > 1 && moment <= run.times.count
      let time = isTimed ? run.times[moment - 1] &- run.times[moment - 2] : 0
      if moment > 1, firsts.contains(moment) { at += 8 }
      if time > 0 {
        let width = 8 + min(120, 70 * (Double(time) / 1_000_000).squareRoot())
        gaps[moment] = Gap(from: at, width: width, time: time)
        at += width
      }
      places.append(at)
      at += PictureAxis.momentWidth
    }
    places.append(at)
    self.places = places
    self.gaps = gaps
  }

  /// Where a moment begins.
  subscript(moment: Int) -> Double { places[max(0, min(moment, places.count - 1))] }

  /// The moments around one that have room on a width.
  func window(around moment: Int, of count: Int, width: Double) -> ClosedRange<Int> {
    var (first, last) = (moment, moment)
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      // Later ones first: what comes of a moment tells more than what came before it.
      if last < count, self[last + 2] - self[first] <= width {
        last += 1
        isGrowing = true
      }
      if first > 1, self[last + 1] - self[first - 1] <= width {
        first -= 1
        isGrowing = true
      }
    }
    return first...last
  }
}
