import Jansson
import WorkbenchProtocol

/// Draws the lanes of the timeline, as far as they have room around the moment.
struct TimelinePen {
  private static let nameWidth = 104.0
  /// Narrower than so many parts of their width, moments cannot be told apart.
  private static let leastScale = 0.35

  private let moment: PictureMoment
  private let words: PictureWords
  private let axis: PictureAxis

  init(_ moment: PictureMoment, _ words: PictureWords) {
    self.moment = moment
    self.words = words
    axis = PictureAxis(moment.run)
  }

  func draw(in frame: Rectangle, on svg: inout SVG) {
    let width = frame.width - TimelinePen.nameWidth
    let run = moment.run
    let whole = max(1, axis[run.count + 1] - axis[1])
    let fits = whole * TimelinePen.leastScale <= width
    let window =
      fits
      ? 1...max(1, run.count)
      : axis.window(
        around: moment.number,
        of: run.count,
        width: width / TimelinePen.leastScale
      )
    let shown = max(1, axis[window.upperBound + 1] - axis[window.lowerBound])
    let view = LaneView(
      moment: moment,
      words: words,
      axis: axis,
      window: window,
      left: frame.x + TimelinePen.nameWidth,
      scale: min(1, width / shown)
    )
    let all = Lane.all(of: moment.run, in: view)
    let room = Int((frame.height - 40) / Lane.height)
    // The last line is kept for how many are left out.
    let lanes = all.prefix(all.count > room ? max(1, room - 1) : room)
    let height = Double(lanes.count) * Lane.height
    let top = frame.y + frame.height - height - (lanes.count < all.count ? Lane.height : 0)
    svg.say(words.notToScale, frame.x, top - 8, "quiet")
    // Never so narrow that nobody sees it, as a moment of a long run would be.
    svg.rect(
      Rectangle(
        x: view.x(moment.number) - 1,
        y: top - 4,
        width: max(3, PictureAxis.momentWidth * view.scale + 1),
        height: height + 6
      ),
      "now"
    )
    for (place, lane) in lanes.enumerated() {
      let y = top + Double(place) * Lane.height
      // The longest name of a lane's own, "first responder", is to have room.
      let name = FittedText(lane.name(view), size: 13, width: TimelinePen.nameWidth - 4)
      svg.say(name, frame.x, y + Lane.height / 2 + 4.5, "quiet")
      LanePen(view, y).draw(lane, on: &svg)
    }
    if lanes.count < all.count {
      svg.say("… " + words.moreRows(all.count - lanes.count), frame.x, top + height + 15, "quiet")
    }
  }
}

/// What of the axis is drawn, and where.
struct LaneView {
  let moment: PictureMoment
  let words: PictureWords
  let axis: PictureAxis
  let window: ClosedRange<Int>
  let left: Double
  let scale: Double

  /// Where a moment stands; what is outside of the window, at its edge.
  func x(_ moment: Int) -> Double {
    let inside = max(window.lowerBound, min(moment, window.upperBound + 1))
    return left + (axis[inside] - axis[window.lowerBound]) * scale
  }

  /// The middle of a moment.
  func middle(_ moment: Int) -> Double { x(moment) + PictureAxis.momentWidth * scale / 2 }

  var right: Double { x(window.upperBound + 1) }

  func isShown(_ moment: Int) -> Bool { window.contains(moment) }
}

/// One lane of the timeline.
enum Lane {
  case steps
  case decisions
  case finger(Int)
  case recognizer(PictureRecognizer)
  case first([(moment: Int, object: Int)])
  case keyboard([(moment: Int, isUp: Bool)])

  static let height = 20.0

  /// The lanes of a run that have something in the window, from top to bottom.
  static func all(of run: PictureRun, in view: LaneView) -> [Lane] {
    let window = view.window
    var lanes: [Lane] = [.steps, .decisions]
    for (finger, rows) in run.fingers.tracks
    where isSeen(rows, \.moment, window, { !$0.isUp && !$0.isGone }) {
      lanes.append(.finger(finger))
    }
    let going = ["began", "changed", "waiting"]
    for recognizer in run.recognizers
    where isSeen(recognizer.changes, \.moment, window, { going.contains($0.state) }) {
      lanes.append(.recognizer(recognizer))
    }
    var first: [(moment: Int, object: Int)] = []
    var keyboard: [(moment: Int, isUp: Bool)] = []
    for scene in run.scenes {
      let moment = scene[.moment]?.int ?? 0
      // A scene is told whole at times: only what differs from the last one is a change.
      if let object = scene[.first]?.int, object != first.last?.object ?? -1 {
        first.append((moment, object))
      }
      if let frame = scene[.keyboard], (frame != .null) != (keyboard.last?.isUp ?? false) {
        keyboard.append((moment, frame != .null))
      }
    }
    if isSeen(first, \.moment, window, { $0.object >= 0 }) { lanes.append(.first(first)) }
    if isSeen(keyboard, \.moment, window, { $0.isUp }) { lanes.append(.keyboard(keyboard)) }
    return lanes
  }

  /// Whether something changes in the window, or lasts into it from before.
  private static func isSeen<Change>(
    _ changes: [Change],
    _ moment: (Change) -> Int,
    _ window: ClosedRange<Int>,
    _ lasts: (Change) -> Bool
  ) -> Bool {
    guard let last = changes.last(where: { moment($0) <= window.upperBound }) else { return false }
    return moment(last) >= window.lowerBound || lasts(last)
  }

  func name(_ view: LaneView) -> String {
    switch self {
    case .steps: view.words.steps
    case .decisions: view.words.decisions
    case .finger(let number): view.words.finger(number)
    case .recognizer(let recognizer): view.moment.film.name(recognizer.object)
    case .first: view.words.firstResponder
    case .keyboard: view.words.keyboard
    }
  }
}
