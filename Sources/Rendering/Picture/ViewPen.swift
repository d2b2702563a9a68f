/// Draws what a view looks like inside of its frame, as the player's `player-looks.js` does.
struct ViewPen {
  /// The size of the texts in views, in points.
  private static let textSize = 14.0

  private let drawn: DrawnScene.View
  private let isFirst: Bool
  private var view: PictureScene.View { drawn.view }
  private var rect: Rectangle { drawn.rect }

  init(_ drawn: DrawnScene.View, isFirst: Bool) {
    self.drawn = drawn
    self.isFirst = isFirst
  }

  /// Draws the frame, then what its look adds.
  func draw(on svg: inout SVG) {
    ViewPen.frame(drawn, "frame", on: &svg)
    // What is hidden is no more than its outline.
    guard rect.width > 0, rect.height > 0, !view.isHidden else { return }
    if let colour = ViewPen.colour(view.colour) {
      svg.add(
        "rect",
        [
          "fill": colour, "fill-opacity": "0.25", "x": SVG.offset(rect.x), "y": SVG.offset(rect.y),
          .width: SVG.length(rect.width), "height": SVG.length(rect.height),
        ]
      )
    }
    if view.isOff || view.isDisabled { ViewPen.frame(drawn, nil, fill: "url(#h)", on: &svg) }
    drawLook(on: &svg)
    drawIndicators(on: &svg)
  }

  /// Draws the outline of a view, as something of a class.
  static func frame(
    _ drawn: DrawnScene.View,
    _ name: String?,
    fill: String? = nil,
    matrix: Bool = false,
    on svg: inout SVG
  ) {
    let rect = drawn.rect
    let round = drawn.isScreen ? max(0, ScreenPen.round - 4 * Double(drawn.level)) : radius(drawn)
    svg.add(
      "rect",
      [
        .class: name, "fill": fill, "transform": matrix ? drawn.view.matrix.text : nil,
        "x": SVG.offset(rect.x), "y": SVG.offset(rect.y),
        .width: SVG.length(max(0, rect.width)), "height": SVG.length(max(0, rect.height)),
        "rx": round > 0 ? SVG.length(round) : nil,
      ]
    )
  }

  private static func radius(_ drawn: DrawnScene.View) -> Double {
    let wanted: Double =
      switch drawn.view.look {
      case "button": 9
      case "field": 6
      case "switch": 16
      case "stepper", "segments": 8
      default: 0
      }
    return max(0, min(wanted, drawn.rect.width / 2, drawn.rect.height / 2))
  }

  /// A colour that a document gives, without its alpha; nothing but a colour passes.
  private static func colour(_ text: String?) -> String? {
    guard let text, text.utf8.count == 7 || text.utf8.count == 9, text.first == "#",
      text.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return String(text.prefix(7))
  }

  // MARK: - Looks

  private func drawLook(on svg: inout SVG) {
    let rect = rect
    switch view.look {
    case "button", "bar": say(view.text, in: rect, "middle", on: &svg)
    case "alert":
      // Its title stands over its rows.
      let head = Rectangle(x: rect.x, y: rect.y, width: rect.width, height: min(80, rect.height))
      say(view.text, in: head, "middle", on: &svg)
    case "field", "text":
      say(view.text, in: rect, on: &svg)
      if isFirst { drawCaret(on: &svg) }
    case "cell":
      say(view.text, in: rect, on: &svg)
      let bottom = rect.y + rect.height
      svg.line(rect.x, bottom, rect.x + rect.width, bottom, "thin")
    case "image": svg.line(rect.x, rect.y + rect.height, rect.x + rect.width, rect.y, "thin")
    case "slider": drawSlider(on: &svg)
    case "switch": drawSwitch(on: &svg)
    case "segments": drawSegments(on: &svg)
    case "stepper": drawStepper(on: &svg)
    default: say(view.text, in: rect, on: &svg)
    }
  }

  /// Writes a text; at the right where the view's name stands at the left.
  private func say(
    _ text: String,
    in rect: Rectangle,
    _ place: String? = nil,
    on svg: inout SVG
  ) {
    let place = place ?? (view.slot == nil ? nil : "end")
    let size = min(ViewPen.textSize, rect.height * 0.8)
    let left =
      switch place {
      case "middle": rect.x + rect.width / 2
      case "end": rect.x + rect.width - 8
      default: rect.x + 8
      }
    svg.say(
      FittedText(text, size: size, width: rect.width - 12),
      left,
      rect.y + rect.height / 2 + size * 0.35,
      place,
      size: size < ViewPen.textSize ? size : nil
    )
  }

  private func drawCaret(on svg: inout SVG) {
    let written = LabelWidth.ems(view.text) * ViewPen.textSize
    let right = rect.x + rect.width
    let at = view.slot == nil ? min(rect.x + 9 + written, right - 4) : right - 5
    let half = min(9, rect.height / 2 - 2)
    let middle = rect.y + rect.height / 2
    svg.line(at, middle - half, at, middle + half, "caret")
  }

  private func drawSlider(on svg: inout SVG) {
    let middle = rect.y + rect.height / 2
    let share = min(1, max(0, view.value ?? 0))
    let r = min(13, rect.height / 2)
    svg.line(rect.x + r, middle, rect.x + rect.width - r, middle, "thin")
    svg.circle(rect.x + r + share * (rect.width - 2 * r), middle, r, "thumb")
  }

  private func drawSwitch(on svg: inout SVG) {
    let half = rect.height / 2
    let x = view.isOn ? rect.x + rect.width - half : rect.x + half
    svg.circle(x, rect.y + half, max(1, half - 3), view.isOn ? "thumb on" : "thumb")
  }

  private func drawSegments(on svg: inout SVG) {
    // As the film joins them.
    let names = view.text.split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0).trimmedEnd }
      .map { $0.first == " " ? String($0.dropFirst()) : $0 }
    guard names.count > 1 else { return say(view.text, in: rect, "middle", on: &svg) }
    let part = rect.width / Double(names.count)
    for (place, name) in names.prefix(100).enumerated() {
      let own = Rectangle(
        x: rect.x + Double(place) * part,
        y: rect.y,
        width: part,
        height: rect.height
      )
      let inner = Rectangle(x: own.x + 2, y: own.y + 2, width: part - 4, height: own.height - 4)
      svg.rect(inner, view.value == Double(place) ? "segment on" : "segment", rx: 6)
      say(name, in: own, "middle", on: &svg)
    }
  }

  private func drawStepper(on svg: inout SVG) {
    let (x, y) = (rect.x, rect.y)
    let (middle, quarter) = (y + rect.height / 2, rect.width / 4)
    svg.line(x + rect.width / 2, y + 5, x + rect.width / 2, y + rect.height - 5, "thin")
    svg.line(x + quarter - 5, middle, x + quarter + 5, middle, "thin")
    svg.line(x + 3 * quarter - 5, middle, x + 3 * quarter + 5, middle, "thin")
    svg.line(x + 3 * quarter, middle - 5, x + 3 * quarter, middle + 5, "thin")
  }

  /// Draws where a scroll view has got to.
  private func drawIndicators(on svg: inout SVG) {
    guard let content = view.content else { return }
    let (width, height) = (rect.width, rect.height)
    // In a view that is lower there is no room for a bar that could be told from its frame.
    if content[1] > height, height > 20 {
      let length = max(14, height * height / content[1])
      let share = min(1, max(0, view.bounds.y / (content[1] - height)))
      let top = rect.y + share * (height - length)
      svg.rect(
        Rectangle(x: rect.x + width - 6, y: top, width: 3, height: length),
        "indicator",
        rx: 1.5
      )
    }
    if content[0] > width, width > 20 {
      let length = max(14, width * width / content[0])
      let share = min(1, max(0, view.bounds.x / (content[0] - width)))
      let left = rect.x + share * (width - length)
      svg.rect(
        Rectangle(x: left, y: rect.y + height - 6, width: length, height: 3),
        "indicator",
        rx: 1.5
      )
    }
  }
}
