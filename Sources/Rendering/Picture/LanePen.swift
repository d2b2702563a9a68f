import WorkbenchProtocol

/// Draws what is in a lane of the timeline.
struct LanePen {
  private let view: LaneView
  private let top: Double
  private var run: PictureRun { view.moment.run }
  private var film: PictureFilm { view.moment.film }
  private var middle: Double { top + Lane.height / 2 }

  init(_ view: LaneView, _ top: Double) {
    self.view = view
    self.top = top
  }

  func draw(_ lane: Lane, on svg: inout SVG) {
    switch lane {
    case .steps: drawSteps(on: &svg)
    case .decisions: drawDecisions(on: &svg)
    case .finger(let number): drawFinger(number, on: &svg)
    case .recognizer(let recognizer): draw(recognizer, on: &svg)
    case .first(let changes):
      for (place, change) in changes.enumerated() where change.object >= 0 {
        let end = place + 1 < changes.count ? changes[place + 1].moment : run.count + 1
        bar(change.moment, end, film.name(change.object), on: &svg)
      }
    case .keyboard(let changes):
      for (place, change) in changes.enumerated() where change.isUp {
        let end = place + 1 < changes.count ? changes[place + 1].moment : run.count + 1
        bar(change.moment, end, "", on: &svg)
      }
    }
  }

  private func bar(_ from: Int, _ end: Int, _ name: String, on svg: inout SVG) {
    let (left, right) = (view.x(from), view.x(end))
    guard right > left else { return }
    block(left, right, "lasting down", name, on: &svg)
  }

  private func block(
    _ left: Double,
    _ right: Double,
    _ name: String,
    _ text: String,
    on svg: inout SVG
  ) {
    svg.rect(
      Rectangle(x: left, y: top + 2, width: right - left, height: Lane.height - 4),
      name,
      rx: 4
    )
    let room = right - left - 8
    guard room > 12 else { return }
    svg.say(FittedText(text, size: 11, width: room), left + 5, middle + 4, nil, size: 11)
  }

  private func drawSteps(on svg: inout SVG) {
    for step in run.steps where step.last >= view.window.lowerBound {
      // Steps come in order: behind this one none is in sight.
      guard step.first <= view.window.upperBound else { break }
      let name = step.index < 0 ? "" : "\(step.index + 1) "
      let text = name + film.phrase(step.phrase, view.words.language)
      block(view.x(step.first) - 1, view.x(step.last + 1) - 1, "band", text, on: &svg)
    }
  }

  /// Where a decision's bar begins below the lane's top, and how high it is: its place tells what its
  /// colour tells.
  private static func bar(_ direction: String) -> (y: Double, height: Double) {
    let whole = Lane.height - 6
    return switch direction {
    case "up": (3, whole * 0.6)
    case "down": (3 + whole * 0.4, whole * 0.6)
    case "none": (Lane.height / 2 - 2, 4)
    default: (3, whole)
    }
  }

  /// Draws decisions as bars: one path for each direction, however many there are.
  private func drawDecisions(on svg: inout SVG) {
    var paths: [(direction: String, d: String)] = []
    let width = SVG.length(max(0.6, 7 * view.scale))
    for moment in view.window {
      let kind = run.column(\.kind, moment)
      let direction = film.kinds.indices.contains(kind) ? film.kinds[kind].direction : "none"
      let bar = LanePen.bar(direction)
      let part =
        "M\(SVG.length(view.x(moment) + view.scale)) \(SVG.length(top + bar.y))h\(width)"
        + "v\(SVG.length(bar.height))h-\(width)z"
      if let place = paths.firstIndex(where: { $0.direction == direction }) {
        paths[place].d += part
      } else {
        paths.append((direction, part))
      }
      // A time is told where there is room for it.
      guard moment > view.window.lowerBound, let gap = view.axis.gaps[moment] else { continue }
      let width = gap.width * view.scale
      if width >= 46 {
        let time = view.words.time(gap.time)
        svg.say(time, view.x(moment) - width / 2, middle + 4, "middle quiet")
      }
    }
    for (direction, d) in paths { svg.path(d, "bar \(direction)") }
  }

  // MARK: - Fingers

  private func drawFinger(_ number: Int, on svg: inout SVG) {
    let rows = run.fingers.tracks.first { $0.finger == number }?.rows ?? []
    var down: Int?
    var held: Int?
    var dots = ""
    for row in rows where row.moment <= view.window.upperBound {
      if let isHeld = row.isHeld {
        if let from = held, !isHeld { stroke(from, row.moment, "waits", 6, on: &svg) }
        held = isHeld ? row.moment : nil
      } else if row.phase == "began" {
        // What held the last touch is over with it.
        if let from = held { stroke(from, row.moment, "waits", 6, on: &svg) }
        (down, held) = (row.moment, nil)
        if view.isShown(row.moment) { svg.circle(view.middle(row.moment), middle, 4, "began") }
      } else if row.isUp {
        if let from = down { stroke(from, row.moment, "touch", 0, on: &svg) }
        down = nil
        guard view.isShown(row.moment) else { continue }
        let name = row.phase == "cancelled" ? "ended no" : "ended"
        svg.circle(view.middle(row.moment), middle, 4, name)
      } else if !row.isGone, view.isShown(row.moment) {
        dots += "M\(SVG.length(view.middle(row.moment) - 1.5)) \(SVG.length(middle))h3"
      }
    }
    if let from = down { stroke(from, run.count + 1, "touch", 0, on: &svg) }
    if let from = held { stroke(from, run.count + 1, "waits", 6, on: &svg) }
    if !dots.isEmpty { svg.path(dots, "moves") }
  }

  private func stroke(_ from: Int, _ end: Int, _ name: String, _ y: Double, on svg: inout SVG) {
    // What was over before the window begins would be drawn over the names.
    guard end > view.window.lowerBound else { return }
    let (left, right) = (view.middle(from), view.isShown(end) ? view.middle(end) : view.right)
    svg.line(left, middle + y, max(left + 1, right), middle + y, name)
  }

  // MARK: - Recognizers

  private func draw(_ recognizer: PictureRecognizer, on svg: inout SVG) {
    for (place, change) in recognizer.changes.enumerated()
    where change.moment <= view.window.upperBound {
      let next = place + 1 < recognizer.changes.count ? recognizer.changes[place + 1].moment : nil
      let end = next ?? run.count + 1
      switch change.state {
      case "began", "changed": stroke(change.moment, end, "going yes", 0, on: &svg)
      case "waiting": stroke(change.moment, end, "waits", 0, on: &svg)
      default: break
      }
      guard view.isShown(change.moment) else { continue }
      let x = view.middle(change.moment)
      mark(change.state, x, on: &svg)
      guard change.state == "waiting", let by = change.by else { continue }
      let until = view.isShown(end) ? view.middle(end) : view.right
      svg.say(
        FittedText(view.words.waits(for: film.name(by)), size: 11, width: until - x - 16),
        x + 10,
        middle - 2,
        nil,
        size: 11
      )
    }
  }

  private func mark(_ state: String, _ x: Double, on svg: inout SVG) {
    let (left, y) = (SVG.length(x), SVG.length(middle - 5))
    switch state {
    case "began": svg.path("M\(left) \(y)l5 5-5 5-5-5z", "hollow yes")
    case "ended", "recognized": svg.path("M\(left) \(y)l5 5-5 5-5-5z", "filled yes")
    case "failed", "cancelled", "prevented":
      svg.path("M\(SVG.length(x - 4)) \(SVG.length(middle - 4))l8 8m0-8l-8 8", "mark")
    case "waiting":
      svg.path("M\(SVG.length(x - 2)) \(SVG.length(middle - 4))v8m4-8v8", "mark")
    default: break
    }
  }
}
