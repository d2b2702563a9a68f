public import Foundation

/// A way through places of the screen, at even speed.
public struct Way: Sendable {
  private let places: [CGPoint]
  /// The length of the way up to each place.
  private let lengths: [Double]

  /// Makes a way; it needs a place.
  public init(_ first: CGPoint, _ others: [CGPoint]) {
    places = [first] + others
    var lengths = [0.0]
    for (from, to) in zip(places, others) {
      lengths.append((lengths.last ?? 0) + hypot(to.x - from.x, to.y - from.y))
    }
    self.lengths = lengths
  }

  /// The place after a share of the way, from 0 to 1.
  public func point(at share: Double) -> CGPoint {
    guard let last = places.last, let length = lengths.last, share < 1, length > 0 else {
      return places[places.count - 1]
    }
    let travelled = length * share
    guard let next = lengths.firstIndex(where: { $0 > travelled }), next > 0 else { return last }
    let part = (travelled - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    let from = places[next - 1]
    let to = places[next]
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  /// The same way for one of several fingers side by side.
  public func shifted(finger: Int, of count: Int, spacing: Double) -> Way {
    let offset = (Double(finger - 1) - Double(count - 1) / 2) * spacing
    let shifted = places.map { CGPoint(x: $0.x + offset, y: $0.y) }
    return Way(shifted[0], Array(shifted.dropFirst()))
  }
}
