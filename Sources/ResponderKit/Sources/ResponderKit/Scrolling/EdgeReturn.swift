import Foundation

/// Content outside its range: it slows down as inside, and is drawn to the edge (scroll.return-to-range).
///
/// The offset is e + exp(-k t) · (d + v · F · (1 - r^t)): e the edge, d how far outside it begins,
/// v the speed there and k how hard the edge draws. With d = 0 it is content that passes the edge
/// on its way; with v = 0, content that was let go beyond it.
struct EdgeReturn: Equatable, Sendable {
  /// How the edge draws.
  struct Law: Equatable, Sendable {
    /// Per second.
    let rate: Double
    /// Content nearer than this is put on the edge, in points.
    let end: Double

    init(rate: Double, end: Double) {
      self.rate = min(max(rate.isNaN ? 0 : rate, 0.1), 1000)
      self.end = max(end.isNaN ? 0 : end, 0.001)
    }
  }

  /// However little the edge draws, content is on it after this time, in seconds.
  private static let longest = 60.0

  let edge: Double
  /// How far outside it begins, with its sign.
  private let distance: Double
  /// In points per second.
  private let velocity: Double
  /// When it begins: when content that was slowing down passes the edge.
  let since: Double
  private let slowing: Deceleration.Law
  private let law: Law
  /// The first frame at which it is put on the edge.
  private(set) var lastFrame = 0.0

  init(
    to edge: Double,
    from distance: Double,
    velocity: Double,
    since: Double = 0,
    by law: AxisMotion.Law
  ) {
    self.edge = edge
    self.distance = distance
    self.velocity = velocity
    self.since = since
    slowing = law.deceleration
    self.law = law.edge
    lastFrame = ScrollMotion.frame(after: since)
    // Found by trying the frames: the motion may first go outwards, so that no formula gives the
    // time. Where the edge hardly draws the search is cut off.
    while lastFrame < since + EdgeReturn.longest, !isOnEdge(at: lastFrame) {
      lastFrame = ScrollMotion.frame(after: lastFrame)
    }
  }

  /// Whether content is so near that it is put on the edge.
  private func isOnEdge(at time: Double) -> Bool { abs(excess(at: time)) < law.end }

  /// How far outside content is, with its sign; it does not come in over the edge.
  private func excess(at time: Double) -> Double {
    let time = time - since
    let way = distance + velocity * slowing.reach * (1 - slowing.left(at: time))
    let side = distance == 0 ? velocity : distance
    // A speed inwards would carry it over the edge into the range, where other laws hold; it stays
    // on it.
    return way.sign == side.sign ? exp(-law.rate * time) * way : 0
  }

  /// Where it is at a time since the motion began.
  func offset(at time: Double) -> Double { edge + excess(at: time) }

  /// How fast it is at a time since the motion began.
  func velocity(at time: Double) -> Double {
    let left = slowing.left(at: time - since)
    let speed = velocity * slowing.reach * slowing.decay * left
    return exp(-law.rate * (time - since)) * speed - law.rate * excess(at: time)
  }
}
