package import Catalogue

/// The parts of values that documents can name.
package enum Components {
  static func names(in type: ValueType) -> [String] {
    switch type {
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .rect, .frame: ["origin", "size", "x", "y", "width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .transform, .layerTransform: ["a", "b", "c", "d", "tx", "ty"]
    case .range: ["location", "length"]
    case .indexPath: ["section", "row", "item"]
    case .list, .options, .text, .key, .sections: ["count"]
    default: []
    }
  }

  package static func type(of name: String, in type: ValueType) -> ValueType? {
    guard names(in: type).contains(name) else { return nil }
    switch name {
    case "origin": return .point
    case "size": return .size
    default: return .number
    }
  }
}
