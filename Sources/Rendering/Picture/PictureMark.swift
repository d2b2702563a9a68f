/// A mark as a path around its middle: no font has all of them.
///
/// The same as in the player's `player-dom.js`, where each lies in a square of 16.
enum PictureMark {
  case down, up, cross, pause, caret, star

  /// A part of a path: a command, and how far it goes.
  private typealias Part = (command: String, numbers: [Double])

  private var parts: [Part] {
    switch self {
    case .down: [("m", [0, -5]), ("v", [9]), ("m", [-3.5, -3.5]), ("l", [3.5, 3.5, 3.5, -3.5])]
    case .up: [("m", [0, 5]), ("v", [-9]), ("m", [-3.5, 3.5]), ("l", [3.5, -3.5, 3.5, 3.5])]
    case .cross: [("m", [-3.5, -3.5]), ("l", [7, 7]), ("m", [0, -7]), ("l", [-7, 7])]
    case .pause: [("m", [-2.5, -4]), ("v", [8]), ("m", [5, -8]), ("v", [8])]
    case .caret:
      [("m", [-2, -5]), ("h", [4]), ("m", [-2, 0]), ("v", [10]), ("m", [-2, 0]), ("h", [4])]
    case .star:
      [
        ("m", [0, -6.2]),
        (
          "l",
          [
            1.9, 4, 4.3, 0.5, -3.2, 3, 0.9, 4.3, -3.9, -2.1, -3.9, 2.1, 0.9, -4.3, -3.2, -3, 4.3,
            -0.5,
          ]
        ), ("z", []),
      ]
    }
  }

  var isSolid: Bool { self == .star }

  /// The path of the mark around a place.
  func path(_ x: Double, _ y: Double, _ scale: Double) -> String {
    var path = ""
    for (place, part) in parts.enumerated() {
      // The first goes to where the mark begins, all others from there.
      guard place > 0 else {
        let (left, top) = (x + part.numbers[0] * scale, y + part.numbers[1] * scale)
        path = "M\(SVG.place(left)) \(SVG.place(top))"
        continue
      }
      path += part.command
      for (index, number) in part.numbers.enumerated() {
        let text = SVG.place(number * scale)
        path += index > 0 && !text.hasPrefix("-") ? " " + text : text
      }
    }
    return path
  }
}
