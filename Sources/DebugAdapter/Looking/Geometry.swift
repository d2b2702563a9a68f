/// The names of the numbers that a value is made of.
enum Geometry {
  /// The names of the parts of a property's value; nil where they have none.
  static func parts(of property: String, count: Int) -> [String]? {
    switch count {
    case 2:
      if property.hasSuffix("Size") || property == "size" { return ["width", "height"] }
      return property.hasSuffix("Range") || property == "range"
        ? ["location", "length"] : ["x", "y"]
    case 4:
      let isInsets = property.lowercased().hasSuffix("inset") || property.hasSuffix("Insets")
      return isInsets ? ["top", "left", "bottom", "right"] : ["x", "y", "width", "height"]
    case 6:
      return ["a", "b", "c", "d", "tx", "ty"]
    default:
      return nil
    }
  }
}
