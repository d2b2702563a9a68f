/// Draws the names of views, where the film has room for them.
struct LabelPen {
  /// The height of a label, and the size of its text.
  private static let height = 19.0
  private static let textSize = 12.0

  private let moment: PictureMoment
  private let drawn: DrawnScene
  private let layers: PictureLayers?

  init(_ moment: PictureMoment, _ drawn: DrawnScene, _ layers: PictureLayers?) {
    self.moment = moment
    self.drawn = drawn
    self.layers = layers
  }

  func draw(_ order: [Int], on svg: inout SVG) {
    let keys = drawn.keys(in: moment.film)
    for place in order {
      guard let view = drawn[place], let corner = corner(of: place, view, keys) else { continue }
      draw(place, corner, on: &svg)
    }
  }

  /// Where a view's label stands; `nil` where it has none.
  private func corner(of place: Int, _ view: DrawnScene.View, _ keys: Rectangle?) -> Point? {
    let scene = moment.scene
    let isTold =
      !moment.roles[place].isEmpty || [moment.here, scene.alert, scene.menu].contains(place)
    // What has only a path for a name speaks up when it has something to say.
    if view.view.isHidden || moment.film.name(place).contains(".") && !isTold { return nil }
    if let layers { return layers.point(view.frame.x, view.frame.y, view.depth) }
    guard let slot = view.view.slot else { return nil }
    let corner = Point(x: slot[0], y: slot[1])
    let point = Rectangle(x: corner.x, y: corner.y, width: 0, height: 0)
    return keys?.contains(point) == true ? nil : corner
  }

  private func draw(_ place: Int, _ corner: Point, on svg: inout SVG) {
    let (height, size) = (LabelPen.height, LabelPen.textSize)
    let roles = moment.roles[place]
    let number = moment.roles.askedNumber(place)
    let mark = LabelPen.mark(moment.roles, place)
    // A label is never wider than most of the screen.
    let name = FittedText(moment.film.name(place), size: size, width: drawn.width * 0.8)
    let marks = (number == nil ? 0 : 0.85) + (mark == nil ? 0 : 0.75)
    let width = LabelWidth.ems(name.shown) * size + height * (0.7 + marks)
    let isHere = place == moment.here
    // That a view was asked and answered, its number tells; who declined looks like nothing else.
    let silent = moment.roles.has(place, "declined") ? ["asked", "answered"] : ["answered"]
    let names =
      ["label"] + roles.map(\.name).filter { !silent.contains($0) } + (isHere ? ["here"] : [])
    svg.open(
      "g",
      [
        .class: names.joined(separator: " "),
        "transform": "translate(\(SVG.place(corner.x)) \(SVG.place(corner.y + 1)))",
      ]
    )
    svg.rect(
      Rectangle(x: 0, y: 0, width: width.rounded(), height: height - 2),
      roles.isEmpty ? "plate plain" : "plate"
    )
    // The plate is a little lower than the slot, and everything stands in its middle.
    let middle = height / 2 - 1
    var left = height * 0.35
    if let number {
      let r = height * 0.36
      let x = left + r - 3
      let isNo = moment.roles.has(place, "declined")
      svg.circle(x.rounded(), middle, r.rounded(), isNo ? "no" : nil)
      svg.say(number, x.rounded(), (middle + size * 0.33).rounded(), "nr", within: 12)
      left += height * 0.85 - 3
    }
    svg.say(name, left.rounded(), (middle + size * 0.35).rounded())
    if let mark {
      let scale = height / 22
      let x = width - height * 0.95 + 8 * scale
      svg.mark(mark, x, middle, scale: scale, mark.isSolid ? "solid" : "mark")
    }
    svg.close("g")
  }

  /// The mark of what somebody is; none where a number says it all.
  static func mark(_ roles: PictureRoles, _ place: Int) -> PictureMark? {
    if roles.has(place, "waiting") { return .pause }
    if roles.has(place, "keeps") { return .star }
    if roles.has(place, "passes") { return .up }
    if roles.has(place, "hit") { return .star }
    return roles.has(place, "declined") ? .cross : nil
  }
}
