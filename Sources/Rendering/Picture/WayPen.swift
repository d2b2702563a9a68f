/// Draws the way: finding goes down on the left, responding goes up on the right.
struct WayPen {
  /// How high a row is at best, and how low it may become.
  private static let (rowHeight, leastHeight) = (30.0, 22.0)
  private static let headHeight = 24.0
  private static let laneWidth = 28.0

  private let moment: PictureMoment
  private let words: PictureWords

  init(_ moment: PictureMoment, _ words: PictureWords) {
    self.moment = moment
    self.words = words
  }

  /// Draws it at the bottom of a frame, or from its top where it fills it.
  func draw(in frame: Rectangle, on svg: inout SVG) {
    var rows = WayRows(moment, words)
    rows.fit(Int((frame.height - WayPen.headHeight) / WayPen.leastHeight))
    let count = Double(max(1, rows.all.count))
    let height = min(WayPen.rowHeight, (frame.height - WayPen.headHeight) / count)
    let top = frame.y + frame.height - count * height
    drawHead(frame, top - 9, on: &svg)
    guard !rows.all.isEmpty else {
      return svg.say(words.noWay, frame.x, top + height / 2 + 5, "quiet")
    }
    svg.open("g", [.class: "way"])
    defer { svg.close("g") }
    func middle(_ row: Int) -> Double { top + (Double(row) + 0.5) * height }
    let (left, right) = (frame.x + 14, frame.x + frame.width - 14)
    for (row, content) in rows.all.enumerated() {
      let box = Rectangle(
        x: frame.x + WayPen.laneWidth + 4,
        y: top + Double(row) * height + 2,
        width: frame.width - 2 * WayPen.laneWidth - 8,
        height: height - 4
      )
      draw(content, in: box, on: &svg)
    }
    drawLane("lane down", rows.span("asked"), left, middle, on: &svg) { svg in
      for (row, place) in rows.objects { drawAsked(place, middle(row), on: &svg) }
    }
    drawLane("lane up", rows.span("passes", "keeps"), right, middle, on: &svg) { svg in
      drawAnswers(rows, middle, on: &svg)
    }
  }

  private func drawLane(
    _ name: String,
    _ span: ClosedRange<Int>?,
    _ x: Double,
    _ middle: (Int) -> Double,
    on svg: inout SVG,
    _ drawDiscs: (inout SVG) -> Void
  ) {
    svg.open("g", [.class: name, "transform": "translate(\(SVG.place(x)) 0)"])
    if let span, span.count > 1 {
      svg.line(0, middle(span.lowerBound), 0, middle(span.upperBound))
    }
    drawDiscs(&svg)
    svg.close("g")
  }

  private func drawHead(_ frame: Rectangle, _ y: Double, on svg: inout SVG) {
    let titleEnd = frame.x + LabelWidth.ems(words.way) * 13.5
    let upStart = frame.x + frame.width - 16
    svg.say(words.way, frame.x, y, "quiet strong")
    svg.say(words.down, titleEnd + 14, y, "head down")
    let downEnd = titleEnd + 14 + LabelWidth.ems(words.down) * 13
    svg.mark(.down, downEnd + 10, y - 4.5, scale: 0.9, "mark down")
    svg.say(words.up, upStart - 4, y, "head up end")
    svg.mark(.up, upStart + 8, y - 4.5, scale: 0.9, "mark up")
  }

  // MARK: - Rows

  private func draw(
    _ content: WayRows.Content,
    in box: Rectangle,
    on svg: inout SVG
  ) {
    let middle = box.y + box.height / 2
    switch content {
    case .note(let text): svg.say(text, box.x + 4, middle + 4.5, "quiet")
    case .left(let count):
      svg.say("… " + words.moreRows(count), box.x + 4, middle + 4.5, "quiet")
    case .declined(let count):
      let inner = WayPen.inset(box)
      svg.rect(inner, "row beside")
      svg.mark(.cross, inner.x + 14, middle, "mark")
      svg.say(words.moreDeclined(count), inner.x + 26, middle + 4.5, "quiet")
    case .beside(let place):
      draw(place, isBeside: true, in: WayPen.inset(box), on: &svg)
    case .object(let place):
      draw(place, isBeside: false, in: box, on: &svg)
    }
  }

  /// A row that stands below another stands further in.
  private static func inset(_ box: Rectangle) -> Rectangle {
    Rectangle(x: box.x + 28, y: box.y, width: box.width - 28, height: box.height)
  }

  private func draw(_ place: Int, isBeside: Bool, in box: Rectangle, on svg: inout SVG) {
    let roles = moment.roles
    let isDeclined = roles.has(place, "declined")
    let names = [
      "row", isBeside ? "beside" : "", roles.has(place, "hit") ? "hit" : "",
      place == moment.here ? "here" : "",
    ]
    svg.rect(box, names.filter { !$0.isEmpty }.joined(separator: " "))
    let middle = box.y + box.height / 2
    let baseline = (middle + 4.5).rounded()
    var x = box.x + 10
    if isBeside, isDeclined {
      svg.mark(.cross, x + 4, middle, "mark")
      x += 16
    }
    let object = moment.film.objects.indices.contains(place) ? moment.film.objects[place] : nil
    let id = FittedText(object?.id ?? "", size: 13, width: box.width * 0.62, isCode: true)
    svg.say(id, x, baseline, "id")
    x += LabelWidth.codeEms(id.shown) * 13 + 6
    if roles.has(place, "hit") {
      svg.mark(.star, x + 8, middle, "solid down")
      x += 18
    }
    if place == moment.scene.first {
      svg.mark(.caret, x + 8, middle, "mark down")
      x += 18
    }
    if moment.scene.views[place]?.overrides.contains("next") ?? false {
      svg.say(words.overridesNext, x, baseline, "head up")
      x += LabelWidth.codeEms(words.overridesNext) * 13 + 8
    }
    let right = box.x + box.width - 10
    let name = isDeclined ? "nil" : object?.className ?? ""
    svg.say(
      FittedText(name, size: 13, width: right - x, isCode: true),
      right,
      baseline,
      nil
    )
  }

  // MARK: - Lanes

  private func drawAsked(_ place: Int, _ y: Double, on svg: inout SVG) {
    guard moment.roles.has(place, "asked") else { return }
    let name = moment.roles.has(place, "declined") ? "no" : nil
    svg.circle(0, y, 10, name)
    if let number = moment.roles.askedNumber(place) { svg.say(number, 0, y + 4, name, within: 17) }
  }

  private func drawAnswers(_ rows: WayRows, _ middle: (Int) -> Double, on svg: inout SVG) {
    let passing = rows.objects.filter { moment.roles.has($0.place, "passes") }
      .map { middle($0.row) }
    for y in passing { svg.circle(0, y, 10) }
    // One path for all: a picture is to be small.
    if !passing.isEmpty {
      svg.path(passing.map { PictureMark.up.path(0, $0, 1) }.joined())
    }
    for (row, place) in rows.objects
    where moment.roles.has(place, "keeps") && !moment.roles.has(place, "passes") {
      svg.circle(0, middle(row), 10, "yes")
      svg.mark(.star, 0, middle(row), scale: 0.875)
    }
  }
}
