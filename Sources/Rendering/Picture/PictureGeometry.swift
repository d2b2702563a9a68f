/// What takes a view's bounds to the screen.
struct Matrix: Equatable {
  let factors: [Double]

  /// Takes six factors: a, b, c, d, tx, ty.
  init(_ factors: [Double]) { self.factors = factors }

  func applied(to x: Double, _ y: Double) -> Point {
    Point(
      x: factors[0] * x + factors[2] * y + factors[4],
      y: factors[1] * x + factors[3] * y + factors[5]
    )
  }

  /// The attribute's value.
  var text: String { "matrix(\(factors.map(SVG.number).joined(separator: " ")))" }
}

/// A point of a drawing.
struct Point: Equatable {
  var x: Double
  var y: Double

  func isNear(_ other: Point) -> Bool { abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 }
}

/// A rectangle of a drawing.
struct Rectangle: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Takes x, y, width and height.
  init(_ parts: [Double]) {
    (x, y, width, height) = (parts[0], parts[1], parts[2], parts[3])
  }

  /// The frame around some points.
  init(around points: [Point]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(
      x: left,
      y: top,
      width: (xs.max() ?? 0) - left,
      height: (ys.max() ?? 0) - top
    )
  }

  func contains(_ other: Rectangle) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// The rectangle, smaller by 4 for each view above on the same place: else all were one line.
  func inset(_ level: Int) -> Rectangle {
    inset(by: min(4 * Double(level), width / 4, height / 4))
  }

  /// The rectangle without a margin.
  func inset(by inset: Double) -> Rectangle {
    Rectangle(
      x: x + inset,
      y: y + inset,
      width: width - 2 * inset,
      height: height - 2 * inset
    )
  }
}

/// The views of a scene as they are drawn: frames, depths, and which of them is drawn at all.
///
/// The same numbers as in the player's `player-geometry.js`.
struct DrawnScene {
  /// A view with where it is.
  struct View {
    let view: PictureScene.View
    let quad: [Point]
    let frame: Rectangle
    /// The bounds as they are drawn.
    let rect: Rectangle
    /// How many views above lie on the same place.
    let level: Int
    let depth: Int
    /// Whether it fills the screen.
    let isScreen: Bool
  }

  /// No picture shows more views than these.
  static let most = 2000

  let scene: PictureScene
  let width: Double
  let height: Double
  private let known: [Int: View]

  init(_ scene: PictureScene, screen: [Double]) {
    self.scene = scene
    // Before there is a window a scene has no screen, which yet is there.
    let size = scene.screen.flatMap { $0.allSatisfy { $0 > 0 } ? $0 : nil } ?? screen
    (width, height) = (max(0, size[0]), max(0, size[1]))
    var known: [Int: View] = [:]
    for place in scene.views.keys {
      // What is above is known first; a film that was edited may have views in a circle.
      var line: [Int] = []
      var next = place
      while known[next] == nil, let view = scene.views[next], !line.contains(next) {
        line.append(next)
        next = view.above
      }
      for place in line.reversed() {
        guard let view = scene.views[place] else { continue }
        known[place] = DrawnScene.drawn(view, in: known[view.above], width, height)
      }
    }
    self.known = known
  }

  private static func drawn(
    _ view: PictureScene.View,
    in above: View?,
    _ width: Double,
    _ height: Double
  ) -> View {
    let bounds = view.bounds
    let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height)
    let quad = [(bounds.x, bounds.y), (right, bounds.y), (right, bottom), (bounds.x, bottom)]
      .map { view.matrix.applied(to: $0.0, $0.1) }
    let isSame = above.map { zip($0.quad, quad).allSatisfy { $0.isNear($1) } } ?? false
    let level = isSame ? (above?.level ?? 0) + 1 : 0
    let frame = Rectangle(around: quad)
    return View(
      view: view,
      quad: quad,
      frame: frame,
      rect: bounds.inset(level),
      level: level,
      depth: above.map { $0.depth + 1 } ?? 0,
      isScreen: [frame.x, frame.y, frame.width - width, frame.height - height]
        .allSatisfy { abs($0) < 0.01 }
    )
  }

  subscript(place: Int) -> View? { known[place] }

  /// Whether something of a view is on the screen.
  private func isInSight(_ view: View) -> Bool {
    let frame = view.frame
    return !view.view.isHidden && frame.x < width && frame.y < height
      && frame.x + frame.width > 0 && frame.y + frame.height > 0
  }

  /// Whether a view is so large that a fill would cover the screen.
  func isLarge(_ view: View) -> Bool {
    view.frame.width * view.frame.height > 0.45 * width * height
  }

  /// Where keys are drawn: the system's own keyboard is a view of its window's class.
  func keys(in film: PictureFilm) -> Rectangle? {
    guard scene.keyboard != nil else { return nil }
    let place = scene.order.first { place in
      guard let view = scene.views[place], view.above >= 0 else { return false }
      return film.objects.indices.contains(place)
        && film.objects[place].className == "UITextEffectsWindow"
    }
    return place.flatMap { known[$0]?.frame }
  }

  /// The views that are drawn, in order, and how many are left out since there are too many; then
  /// only those that somebody asks for, the first of them first, and what they lie in.
  func chosen(_ kept: [Int]) -> (order: [Int], left: Int) {
    let order = scene.order.filter { known[$0] != nil }
    let inSight = order.count { place in known[place].map(isInSight) ?? false }
    guard inSight > DrawnScene.most else { return (order, 0) }
    var wanted: Set<Int> = []
    for place in kept {
      guard wanted.count < DrawnScene.most else { break }
      var place = place
      while let view = scene.views[place], wanted.insert(place).inserted { place = view.above }
    }
    return (order.filter { wanted.contains($0) }, inSight - wanted.count)
  }
}
