import Foundation

/// A step that a key makes the focus take from one view to another.
enum FocusStep: Equatable {
  case up, down, left, right
  case next, previous

  /// The step that a key asks for, if it asks for one.
  init?(_ key: UIKey) {
    switch (key.input, key.flags) {
    case (UIKeyCommand.inputUpArrow, []): self = .up
    case (UIKeyCommand.inputDownArrow, []): self = .down
    case (UIKeyCommand.inputLeftArrow, []): self = .left
    case (UIKeyCommand.inputRightArrow, []): self = .right
    case ("\t", []): self = .next
    case ("\t", .shift): self = .previous
    default: return nil
    }
  }

  /// Returns the place in a list of centres to which the step leads from another place in it.
  ///
  /// An arrow leads to the nearest centre within 45 degrees of its direction.
  ///
  /// The tab goes round at the ends; an arrow that leads to nothing moves nothing. How UIKit
  /// measures is not published, so this is our choice.
  func place(from place: Int, among centers: [CGPoint]) -> Int? {
    let from = centers[place]
    switch self {
    case .next: return centers.count > 1 ? (place + 1) % centers.count : nil
    case .previous: return centers.count > 1 ? (place + centers.count - 1) % centers.count : nil
    case .up, .down, .left, .right:
      let reached = centers.indices.filter { leads(from: from, to: centers[$0]) }
      return reached.min { distance(from, centers[$0]) < distance(from, centers[$1]) }
    }
  }

  private func leads(from: CGPoint, to: CGPoint) -> Bool {
    let (x, y) = (to.x - from.x, to.y - from.y)
    return switch self {
    case .up: y < 0 && abs(x) <= -y
    case .down: y > 0 && abs(x) <= y
    case .left: x < 0 && abs(y) <= -x
    case .right: x > 0 && abs(y) <= x
    case .next, .previous: false
    }
  }

  private func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    hypot(to.x - from.x, to.y - from.y)
  }
}
