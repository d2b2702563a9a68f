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

  /// Whether an offset can go on in a direction, of which only the sign counts.
  func hasRoom(from offset: Double, towards direction: Double) -> Bool {
    direction > 0 ? offset < maximum : direction < 0 && offset > minimum
  }
}
