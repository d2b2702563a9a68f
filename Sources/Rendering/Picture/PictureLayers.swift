/// The views one behind the other, seen from the side.
struct PictureLayers {
  /// How far one layer lies from the next.
  private let step: Point
  private let drawn: DrawnScene
  /// What the drawing takes up.
  let box: Rectangle

  init(_ drawn: DrawnScene, _ order: [Int]) {
    self.drawn = drawn
    let deepest = Double(max(1, order.compactMap { drawn[$0]?.depth }.max() ?? 1))
    // Many layers lie closer together, so that all fit.
    let share = min(1, 6 / deepest)
    step = Point(x: 46 * share, y: -19 * share)
    let (right, top) = (deepest * step.x, deepest * step.y - 0.12 * drawn.width)
    let around = ScreenPen.around
    box = Rectangle(
      x: -around,
      y: top - around,
      width: drawn.width + right + 2 * around,
      height: drawn.height - top + 2 * around
    )
  }

  /// What takes a layer to its place.
  func transform(_ depth: Int) -> String {
    let (x, y) = (step.x * Double(depth), step.y * Double(depth))
    return "matrix(1 -0.12 0 1 \(SVG.length(x)) \(SVG.length(y)))"
  }

  /// Where a point of a layer is drawn.
  func point(_ x: Double, _ y: Double, _ depth: Int) -> Point {
    Point(x: x + step.x * Double(depth), y: y - 0.12 * x + step.y * Double(depth))
  }

  /// Draws the search for the view under a finger, from layer to layer.
  func drawProbe(_ x: Double, _ y: Double, _ roles: PictureRoles, on svg: inout SVG) {
    let asked = roles.objects.filter { roles.askedNumber($0) != nil && drawn[$0] != nil }
      .sorted { (roles.askedNumber($0) ?? 0) < (roles.askedNumber($1) ?? 0) }
    guard !asked.isEmpty else { return }
    svg.open("g", [.class: "probe down"])
    var last = point(x, y, 0)
    for place in asked {
      let next = point(x, y, drawn[place]?.depth ?? 0)
      let isNo = roles.has(place, "declined")
      svg.line(last.x, last.y, next.x, next.y, isNo ? "no" : nil)
      svg.circle(next.x, next.y, isNo ? 7 : 4, isNo ? "no" : nil)
      if !isNo { last = next }
    }
    svg.close("g")
  }
}
