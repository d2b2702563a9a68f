package import Jansson
import WorkbenchProtocol

/// A reference that is typed as `object.property`.
package struct ObjectPath {
  package let object: String
  package let property: String?

  package init(_ path: String) {
    guard let point = path.lastIndex(of: ".") else {
      object = path
      property = nil
      return
    }
    object = String(path[..<point])
    property = String(path[path.index(after: point)...])
  }

  /// The parameters of `object.get`.
  package var parameters: JSONValue {
    let params: JSONValue = [.id: JSONValue(object)]
    if let property { params.set(.properties, JSONValue([property])) }
    return params
  }
}
