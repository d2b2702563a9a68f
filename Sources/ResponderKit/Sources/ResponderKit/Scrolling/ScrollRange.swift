/// Where the offset of one axis may rest.
///
/// - scroll.offset-range: from minus the leading inset to content plus trailing inset minus
///   viewport, which is never less than the first.
struct ScrollRange: Equatable, Sendable {
  let minimum: Double
  let maximum: Double

  init(content: Double, viewport: Double, leading: Double, trailing: Double) {
    minimum = -leading
    maximum = max(minimum, content + trailing - viewport)
  }

  /// Whether there is more than one place to rest at.
  var isEmpty: Bool { maximum <= minimum }

  /// The place in the range that is nearest to an offset.
  func nearest(to offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// How far an offset lies outside: negative before the beginning, positive behind the end.
  func excess(of offset: Double) -> Double { offset - nearest(to: offset) }

  /// The offset at which content is shown that was reckoned to be at another.
  ///
  /// - scroll.pixel-grid: the nearest pixel; what is inside the range stays there, and its ends
  ///   are shown as they are.
  func shown(_ offset: Double, on grid: PixelGrid) -> Double {
    if offset == minimum || offset == maximum { return offset }
    let rounded = grid.rounded(offset)
    return excess(of: offset) == 0 ? nearest(to: rounded) : rounded
  }

  /// Whether an offset can go on in a direction, of which only the sign counts.
  func hasRoom(from offset: Double, towards direction: Double) -> Bool {
    direction > 0 ? offset < maximum : direction < 0 && offset > minimum
  }
}
