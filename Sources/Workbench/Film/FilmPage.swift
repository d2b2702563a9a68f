/// Which moments of a film are asked for, counted through all of its runs.
struct FilmPage {
  var first: Int
  var last: Int

  /// Those of a run that begins after `before` moments and has `count`, by its own numbers; `nil`
  /// where there are none.
  func moments(after before: Int, of count: Int) -> ClosedRange<Int>? {
    let (low, high) = (max(1, first - before), min(count, last - before))
    // A run may lie before the page or after it, whole.
    return low <= high ? low...high : nil
  }
}
