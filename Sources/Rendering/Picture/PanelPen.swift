/// Draws moments side by side: of each the screen, and below it what is told.
struct PanelPen {
  /// What stands above the sentence of a moment.
  enum Head {
    /// Its place among the others.
    case number(Int)
    /// Under which conditions it is so.
    case caption(String)
  }

  /// A moment with what stands above its sentence.
  struct Panel {
    let moment: PictureMoment
    let head: Head

    init(_ moment: PictureMoment, _ head: Head) {
      self.moment = moment
      self.head = head
    }
  }

  private static let margin = 20.0
  private static let line = 20.0

  private let panels: [Panel]
  private let width: Double
  private let options: Picture.Options
  private let words: PictureWords

  /// - Parameters:
  ///   - panels: What is drawn, from the left.
  ///   - width: How wide each is.
  ///   - options: How it is drawn.
  ///   - words: In which words.
  init(_ panels: [Panel], width: Double, _ options: Picture.Options, _ words: PictureWords) {
    self.panels = panels
    self.width = width
    self.options = options
    self.words = words
  }

  /// The panels as a document, which is described by what is true at some moments.
  func text(_ described: [PictureMoment]) -> String {
    let margin = PanelPen.margin
    let pens = panels.map { ScreenPen($0.moment, hasLayers: options.hasLayers, words) }
    // Each has a scale of its own, since a screen may have been turned between two moments.
    let scales = pens.map { min(0.5, width / max(1, $0.box.width), 480 / max(1, $0.box.height)) }
    let screenHeight = zip(pens, scales).map { $0.box.height * $1 }.max() ?? 0
    let count = Double(max(1, panels.count))
    let box = Rectangle(
      x: 0,
      y: 0,
      width: count * width + (count + 1) * margin,
      height: margin + screenHeight + (panels.map(height).max() ?? 0)
    )
    return PictureDocument(described, options, words).text(box) { svg in
      var ids = PictureIDs()
      for (place, pen) in pens.enumerated() {
        let left = margin + Double(place) * (width + margin)
        let scale = scales[place]
        let x = left + (width - pen.box.width * scale) / 2 - pen.box.x * scale
        let y = margin - pen.box.y * scale
        svg.open(
          "g",
          ["transform": "translate(\(SVG.length(x)) \(SVG.length(y))) scale(\(SVG.length(scale)))"]
        )
        pen.draw(on: &svg, &ids)
        svg.close("g")
        tell(panels[place], left, margin + screenHeight + 22, on: &svg)
      }
    }
  }

  // MARK: - What is told

  /// Something heavy; a heavy letter is wider than the table says.
  private func heavy(_ text: String, most: Int) -> WrappedText {
    WrappedText(text, size: 14 * 1.06, width: width, most: most)
  }

  private func said(_ panel: Panel) -> WrappedText {
    heavy(panel.moment.sentence(words.language), most: 3)
  }

  private func caption(_ panel: Panel) -> WrappedText? {
    guard case .caption(let text) = panel.head else { return nil }
    return WrappedText(text, size: 14, width: width, most: 3)
  }

  /// How high what is told of a moment is.
  private func height(_ panel: Panel) -> Double {
    let lines =
      said(panel).lines.count + (panel.moment.rule == nil ? 0 : 1)
      + (caption(panel)?.lines.count ?? 0)
    return 42 + PanelPen.line * Double(lines)
  }

  private func tell(_ panel: Panel, _ x: Double, _ top: Double, on svg: inout SVG) {
    var y = top
    let time = words.time(panel.moment.time)
    switch panel.head {
    case .number(let number):
      svg.open("g", [.class: "lane down"])
      svg.circle(x + 9, y - 4.5, 9)
      svg.say("\(number)", x + 9, y - 0.5)
      svg.close("g")
      svg.say(time, x + 26, y, "quiet")
    case .caption:
      // Its lines begin where a number stands, which it has none of.
      y -= PanelPen.line
      if let caption = caption(panel) { write(caption, x, &y, nil, on: &svg) }
      y += PanelPen.line
      let when = TellingPen(panel.moment, words).when
      svg.say(FittedText(when, size: 13, width: width), x, y, "quiet")
    }
    write(said(panel), x, &y, "strong", on: &svg)
    guard let rule = panel.moment.rule else { return }
    svg.say(
      FittedText(rule.id, size: 13, width: width, isCode: true),
      x,
      y + PanelPen.line,
      "rule"
    )
  }

  /// Writes lines, each below the last.
  private func write(
    _ text: WrappedText,
    _ x: Double,
    _ y: inout Double,
    _ name: String?,
    on svg: inout SVG
  ) {
    for (place, line) in text.lines.enumerated() {
      y += PanelPen.line
      // Only there something may have been cut off, which a title tells whole.
      let isLast = place == text.lines.count - 1
      svg.add(
        "text",
        [.class: name, "x": SVG.length(x), "y": SVG.length(y)],
        text: line,
        whole: isLast ? text.whole : nil
      )
    }
  }
}
