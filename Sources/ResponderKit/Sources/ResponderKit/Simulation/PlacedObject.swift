/// An object that is named by its place in a list, and remembers where it last stood there.
///
/// A name such as `list.subviews[412]` needs the place of each object; to search for it each time
/// would cost the square of the list.
protocol PlacedObject: AnyObject {
  /// Where it stood when the list was last asked; only a hint, since lists change untold.
  var rememberedPlace: Int { get set }
}

extension UIView: PlacedObject {}
extension UIViewController: PlacedObject {}
extension UIGestureRecognizer: PlacedObject {}

extension RandomAccessCollection where Index == Int, Element: PlacedObject {
  /// Returns where an object stands, counted from the start.
  ///
  /// If it stands neither where it did nor at the end, where new ones come, all are numbered anew:
  /// asking for each object of a list takes one walk along it and not one for each.
  func place(of object: Element) -> Int? {
    if stands(object) { return object.rememberedPlace }
    if last === object {
      object.rememberedPlace = count - 1
      return object.rememberedPlace
    }
    for (place, other) in enumerated() { other.rememberedPlace = place }
    return stands(object) ? object.rememberedPlace : nil
  }

  private func stands(_ object: Element) -> Bool {
    let place = object.rememberedPlace
    return place < count && self[startIndex + place] === object
  }
}
