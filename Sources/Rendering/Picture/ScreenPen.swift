/// Draws the screen of a moment: views where they are, their roles, the fingers.
struct ScreenPen {
  /// How round the corners of the screen are, and of a view that fills it.
  static let round = 28.0
  /// The room around the screen in its drawing.
  static let around = 14.0

  private let moment: PictureMoment
  private let drawn: DrawnScene
  private let order: [Int]
  private let layers: PictureLayers?
  private let words: PictureWords
  /// How many views are not drawn, since there are too many.
  private let left: Int

  init(_ moment: PictureMoment, hasLayers: Bool, _ words: PictureWords) {
    self.moment = moment
    self.words = words
    drawn = DrawnScene(moment.scene, screen: moment.run.screen)
    (order, left) = drawn.chosen([moment.here] + moment.roles.byWeight)
    layers = hasLayers ? PictureLayers(drawn, order) : nil
  }

  /// What the drawing takes up.
  var box: Rectangle {
    let around = ScreenPen.around
    return layers?.box
      ?? Rectangle(
        x: -around,
        y: -around,
        width: drawn.width + 2 * around,
        height: drawn.height + 2 * around
      )
  }

  /// What is to be told beside the drawing, where something is.
  var note: String? {
    if moment.scene.order.isEmpty { return words.nothing }
    return left > 0 ? words.leftOut(left) : nil
  }

  /// Draws it; ids are counted on from those that the document has.
  func draw(on svg: inout SVG, _ ids: inout PictureIDs) {
    let clips = layers == nil ? ids.clips(of: drawn, order) : [:]
    let screen = layers == nil && isCut ? ids.screen() : nil
    define(screen, clips, &ids, on: &svg)
    let skewed = layers?.transform(0)
    svg.add(
      "rect",
      [
        .class: "device", "transform": skewed, .width: SVG.length(drawn.width),
        "height": SVG.length(drawn.height), "rx": SVG.length(ScreenPen.round),
      ]
    )
    let cut = screen.map { "url(#\($0))" }
    svg.open("g", [.class: "views", "clip-path": cut])
    for place in order { draw(place, clips, on: &svg) }
    svg.close("g")
    drawParts(cut, on: &svg)
    drawMarks(on: &svg)
    LabelPen(moment, drawn, layers).draw(order, on: &svg)
    FingerPen(moment.fingers).draw(transform: skewed, on: &svg)
  }

  /// Whether something stands beyond the screen, or in its round corners.
  private var isCut: Bool {
    let corner = ScreenPen.round * 0.3
    let inner = Rectangle(x: 0, y: 0, width: drawn.width, height: drawn.height).inset(by: corner)
    let frames = order.compactMap { drawn[$0] }.filter { !$0.isScreen }.map(\.frame)
    return (frames + (moment.scene.keyboard.map { [$0] } ?? [])).contains { !inner.contains($0) }
  }

  // MARK: - Views

  private func define(
    _ screen: String?,
    _ clips: [Int: String],
    _ ids: inout PictureIDs,
    on svg: inout SVG
  ) {
    let isHatched = order.contains { place in
      drawn[place].map { $0.view.isOff || $0.view.isDisabled } ?? false
    }
    let needsHatch = isHatched && ids.takeHatch()
    guard screen != nil || needsHatch || !clips.isEmpty else { return }
    svg.open("defs")
    if needsHatch {
      svg.open(
        "pattern",
        [
          .id: "h", .width: "7", "height": "7", "patternUnits": "userSpaceOnUse",
          "patternTransform": "rotate(45)",
        ]
      )
      svg.line(0, 0, 0, 7, "thin")
      svg.close("pattern")
    }
    if let screen {
      svg.open("clipPath", [.id: screen])
      svg.add(
        "rect",
        [
          .width: SVG.length(drawn.width), "height": SVG.length(drawn.height),
          "rx": SVG.length(ScreenPen.round),
        ]
      )
      svg.close("clipPath")
    }
    for (place, id) in clips.sorted(by: { PictureIDs.isBefore($0.value, $1.value) }) {
      guard let view = drawn[place] else { continue }
      // What cuts a view off is itself cut off by what is around it.
      let above = view.view.clip.flatMap { clips[$0] }.map { "url(#\($0))" }
      svg.open("clipPath", [.id: id, "clip-path": above])
      svg.add("path", ["d": SVG.outline(view.quad) + "z"])
      svg.close("clipPath")
    }
    svg.close("defs")
  }

  private func draw(_ place: Int, _ clips: [Int: String], on svg: inout SVG) {
    guard let view = drawn[place] else { return }
    let clip = view.view.clip.flatMap { clips[$0] }.map { "url(#\($0))" }
    let shift = layers?.transform(view.depth)
    // Around the view's own matrix, in which the clip would be another.
    let isWrapped = clip != nil || shift != nil
    if isWrapped { svg.open("g", ["transform": shift, "clip-path": clip]) }
    svg.open(
      "g",
      [
        .class: classes(of: place, view), "data-id": moment.film.name(place),
        "transform": view.view.matrix.text,
      ]
    )
    ViewPen(view, isFirst: moment.scene.first == place).draw(on: &svg)
    svg.close("g")
    if isWrapped { svg.close("g") }
  }

  private func classes(of place: Int, _ drawn: DrawnScene.View) -> String? {
    var names = moment.roles[place].map(\.name)
    if place == moment.here { names.append("here") }
    if place == moment.scene.first { names.append("first") }
    let view = drawn.view
    for (flag, name) in [
      // Beyond some depth what adds up would hide what lies in it.
      (self.drawn.isLarge(drawn), "large"), (drawn.depth > 12, "deep"),
      (view.isHidden, "is-hidden"), (view.isLit, "is-lit"), (view.isSelected, "is-selected"),
      (view.isOff, "is-off"), (view.isDisabled, "is-disabled"),
      (view.clip != nil && layers != nil, "is-cut"),
    ] where flag { names.append(name) }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }

  // MARK: - What stands over the views

  private func drawParts(_ cut: String?, on svg: inout SVG) {
    let scene = moment.scene
    let outlines = [("menu", scene.menu), ("alert", scene.alert)]
      .compactMap { name, place in drawn[place].map { (name, $0.quad) } }
    guard scene.keyboard != nil || !outlines.isEmpty else { return }
    svg.open("g", [.class: "parts", "clip-path": cut, "transform": layers?.transform(0)])
    if let keyboard = scene.keyboard { drawKeyboard(keyboard, on: &svg) }
    for (name, quad) in outlines {
      svg.add(
        "path",
        [.class: "outline", "data-part": name, "d": SVG.outline(quad) + "z"]
      )
    }
    svg.close("g")
  }

  /// Draws a keyboard without letters: three rows of keys and a space bar; or what stands in its
  /// place.
  private func drawKeyboard(_ whole: Rectangle, on svg: inout SVG) {
    svg.open("g", ["data-part": "keyboard"])
    defer { svg.close("g") }
    guard let frame = drawn.keys(in: moment.film) else { return svg.rect(whole, "outline") }
    svg.rect(frame, "keys")
    let (row, key) = (frame.height / 4.4, frame.width / 10)
    func keys(_ left: Double, _ line: Double, _ wide: Double, count: Int = 1) {
      for place in 0..<count {
        svg.rect(
          Rectangle(
            x: frame.x + left + Double(place) * key + 3,
            y: frame.y + line * row + 5,
            width: wide - 6,
            height: row - 8
          ),
          "key",
          rx: 5
        )
      }
    }
    for (line, count) in [10, 9, 7].enumerated() {
      keys(Double(10 - count) / 2 * key, Double(line), key, count: count)
    }
    keys(2.5 * key, 3, 5 * key)
  }

  private func drawMarks(on svg: inout SVG) {
    let here = moment.shownHere
    if let view = drawn[here], order.contains(here) {
      if let shift = layers?.transform(view.depth) { svg.open("g", ["transform": shift]) }
      ViewPen.frame(view, "halo", matrix: true, on: &svg)
      if layers != nil { svg.close("g") }
    }
    if let layers, let finger = moment.fingers.first {
      layers.drawProbe(finger.x, finger.y, moment.roles, on: &svg)
    }
  }
}

/// The ids of a document, which are never taken from a film: `s` of screens, `c` of what cuts views
/// off, `h` of the hatching.
struct PictureIDs {
  private var screens = 0
  private var clips = 0
  private var hasHatch = false

  /// An id for the edge of a screen.
  mutating func screen() -> String {
    screens += 1
    return screens == 1 ? "s" : "s\(screens)"
  }

  /// Whether the hatching has still to be defined.
  mutating func takeHatch() -> Bool {
    defer { hasHatch = true }
    return !hasHatch
  }

  /// Ids for all views that cut off one that is drawn, and for what cuts those off.
  mutating func clips(of drawn: DrawnScene, _ order: [Int]) -> [Int: String] {
    var found: [Int: String] = [:]
    for place in order {
      var next = drawn[place]?.view.clip
      while let clip = next, found[clip] == nil, let view = drawn[clip] {
        clips += 1
        found[clip] = "c\(clips)"
        next = view.view.clip
      }
    }
    return found
  }

  /// Whether an id of `clips` was given out before another.
  static func isBefore(_ one: String, _ other: String) -> Bool {
    (one.utf8.count, one) < (other.utf8.count, other)
  }
}
