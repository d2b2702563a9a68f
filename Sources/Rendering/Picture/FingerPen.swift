/// Draws fingers, and their ways since they came down.
struct FingerPen {
  private let fingers: [PictureFingers.Finger]

  init(_ fingers: [PictureFingers.Finger]) { self.fingers = fingers }

  func draw(transform: String?, on svg: inout SVG) {
    guard !fingers.isEmpty else { return }
    if let transform { svg.open("g", ["transform": transform]) }
    for finger in fingers where finger.way.count > 1 {
      guard let start = finger.way.first else { continue }
      let hasMoved = finger.way.contains { $0.x != start.x || $0.y != start.y }
      if hasMoved { svg.path(SVG.outline(finger.way.map { Point(x: $0.x, y: $0.y) }), "trail") }
      svg.circle(start.x, start.y, 5, "trail")
    }
    for finger in fingers { draw(finger, on: &svg) }
    if transform != nil { svg.close("g") }
  }

  private func draw(_ finger: PictureFingers.Finger, on svg: inout SVG) {
    let state = finger.phase == "cancelled" ? "cancelled" : finger.isUp ? "lifted" : "down"
    svg.open(
      "g",
      [
        .class: "finger \(state)", "data-finger": "\(finger.number)",
        "transform": "translate(\(SVG.length(finger.x)) \(SVG.length(finger.y)))",
      ]
    )
    svg.add("circle", [.class: "tip", "r": "22"])
    svg.add("circle", [.class: "core", "r": "3"])
    if finger.isHeld { svg.path("M-5-15v8M5-15v8", "mark") }
    if fingers.count > 1 { svg.say("\(finger.number)", 0, -26, "middle") }
    svg.close("g")
  }
}
