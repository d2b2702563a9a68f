/// A number that is kept between two others, each of which pushes the other along.
///
/// The value lies between the two at any time: a bound that passes the other one takes it along,
/// and the value is brought in again.
struct BoundedValue<Number: Comparable> {
  private var current: Number
  private var bounds: (least: Number, most: Number)

  init(_ value: Number, from least: Number, to most: Number) {
    current = value
    bounds = (least, most)
  }

  /// The number; one beyond the bounds is set to the nearer one.
  var value: Number {
    get { current }
    set { current = min(max(newValue, bounds.least), bounds.most) }
  }

  /// The least that the number can be.
  var least: Number {
    get { bounds.least }
    set {
      bounds = (newValue, max(bounds.most, newValue))
      value = current
    }
  }

  /// The most that the number can be.
  var most: Number {
    get { bounds.most }
    set {
      bounds = (min(bounds.least, newValue), newValue)
      value = current
    }
  }
}
