/// What came of a wish to move: where to stand, or what has to be done before it is known.
enum Move: Equatable, Sendable {
  /// Stands there.
  case at(RoutePoint)

  /// Stands at a stop that was asked for.
  case stop(Stop)

  /// The next step of the script has to be run; then the same is asked again, from this point.
  ///
  /// For a search it is the point up to which nothing was found, so that nothing is searched twice.
  case runs(from: RoutePoint)

  /// Stands at the first place there is: nothing is before it.
  case start(RoutePoint)

  /// Stands at the end of the script: nothing comes after it.
  case end(RoutePoint)

  /// The texts of these records are wanted; then the same is asked again.
  case lacks(ClosedRange<Int>)
}
