import WorkbenchProtocol

/// Draws the moments that tell the story of a step, side by side with their sentences.
struct StripPen {
  private static let panelWidth = 208.0
  private static let margin = 20.0

  private let film: PictureFilm
  private let run: PictureRun
  private let moment: PictureMoment
  private let options: Picture.Options
  private let words: PictureWords

  init(
    _ film: PictureFilm,
    _ run: PictureRun,
    _ moment: PictureMoment,
    _ options: Picture.Options,
    _ words: PictureWords
  ) {
    self.film = film
    self.run = run
    self.moment = moment
    self.options = options
    self.words = words
  }

  /// The strip as a document.
  var text: String {
    let moments = story.map { PictureMoment(film, run, $0) }
    let pens = moments.map { ScreenPen($0, hasLayers: options.hasLayers, words) }
    let (panel, margin) = (StripPen.panelWidth, StripPen.margin)
    let scales = pens.map { min(0.5, panel / max(1, $0.box.width), 480 / max(1, $0.box.height)) }
    let screenHeight = zip(pens, scales).map { $0.box.height * $1 }.max() ?? 0
    let count = Double(max(1, moments.count))
    let box = Rectangle(
      x: 0,
      y: 0,
      width: count * panel + (count + 1) * margin,
      height: margin + screenHeight + (moments.map(height).max() ?? 0)
    )
    return PictureDocument(moment, options, words).text(box) { svg in
      var ids = PictureIDs()
      for (place, pen) in pens.enumerated() {
        let left = margin + Double(place) * (panel + margin)
        let scale = scales[place]
        let x = left + (panel - pen.box.width * scale) / 2 - pen.box.x * scale
        let y = margin - pen.box.y * scale
        svg.open(
          "g",
          ["transform": "translate(\(SVG.length(x)) \(SVG.length(y))) scale(\(SVG.length(scale)))"]
        )
        pen.draw(on: &svg, &ids)
        svg.close("g")
        let frame = Rectangle(x: left, y: margin + screenHeight, width: panel, height: 120)
        tell(moments[place], place + 1, in: frame, on: &svg)
      }
    }
  }

  private func said(_ moment: PictureMoment) -> WrappedText {
    // A heavy letter is wider than the table says.
    WrappedText(
      moment.sentence(words.language),
      size: 14 * 1.06,
      width: StripPen.panelWidth,
      most: 3
    )
  }

  /// How high what is told of a moment is.
  private func height(_ moment: PictureMoment) -> Double {
    42 + 20 * Double(said(moment).lines.count + (moment.rule == nil ? 0 : 1))
  }

  private func tell(
    _ moment: PictureMoment,
    _ number: Int,
    in frame: Rectangle,
    on svg: inout SVG
  ) {
    var y = frame.y + 22
    svg.open("g", [.class: "lane down"])
    svg.circle(frame.x + 9, y - 4.5, 9)
    svg.say("\(number)", frame.x + 9, y - 0.5)
    svg.close("g")
    let time = run.times.indices.contains(moment.number - 1) ? run.times[moment.number - 1] : 0
    svg.say(words.time(time), frame.x + 26, y, "quiet")
    let said = said(moment)
    for (place, line) in said.lines.enumerated() {
      y += 20
      let isLast = place == said.lines.count - 1
      svg.add(
        "text",
        [.class: "strong", "x": SVG.length(frame.x), "y": SVG.length(y)],
        text: line,
        whole: isLast ? said.whole : nil
      )
    }
    guard let rule = moment.rule else { return }
    svg.say(
      FittedText(rule.id, size: 13, width: frame.width, isCode: true),
      frame.x,
      y + 20,
      "rule"
    )
  }

  /// The moments of the step, at most as many as are wanted, in their order.
  private var story: [Int] {
    guard let step = moment.step else { return [moment.number] }
    let moments = Array(step.first...max(step.first, step.last))
    func kind(_ moment: Int) -> (name: String, direction: String) {
      let place = run.column(\.kind, moment)
      return film.kinds.indices.contains(place) ? film.kinds[place] : ("", "")
    }
    let messages = moments.first { ["passes", "keeps"].contains(kind($0).name) } ?? step.last + 1
    let found = moments.last { $0 < messages && kind($0).name == "answered" }
    let kept = moments.first {
      ["keeps", "handled", "touch-dropped", "discarded"].contains(kind($0).name)
    }
    let recognized = moments.first {
      kind($0).name == RecordKind.recognizerChanged.rawValue && kind($0).direction == "yes"
    }
    let began = moments.first { kind($0).name == RecordKind.eventQueued.rawValue }
    let declined = moments.first { kind($0).name == "declined" }
    // By how much of the story each tells, for where there is no room for all.
    let told = [
      run.outcome(of: step, in: film), found, kept, began, declined, recognized, step.first,
    ]
    var chosen: [Int] = []
    for moment in told.compactMap(\.self)
    where !chosen.contains(moment) && chosen.count < max(1, min(6, options.most)) {
      if moment == step.first, chosen.count > 1 { continue }
      chosen.append(moment)
    }
    return chosen.sorted()
  }
}
