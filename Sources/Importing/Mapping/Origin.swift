import Jansson

/// What a node's `origin` says: what the object is called in the app, where it stands in the paste,
/// and what of it is assumed or unknown.
struct Origin {
  let object: PastedObject
  let classNames: OriginClass
  let line: Int
  var assumed: [String] = []
  var unknown: [String] = []

  /// The member `origin` of the node.
  var json: JSONValue {
    let json = JSONValue.object()
    if let name = classNames.name { json.set("class", name) }
    if let base = classNames.base { json.set("baseClass", base) }
    if let address = object.address { json.set("address", address) }
    if let ib = object.ib { json.set("ib", ib) }
    json.set("line", line)
    if let text = object.text { json.set("text", text) }
    if object.isTextCut { json.set("cut", true) }
    if let label = object.label { json.set("label", label) }
    if let identifier = object.identifier { json.set("identifier", identifier) }
    if !object.animations.isEmpty { json.set("animations", JSONValue(object.animations)) }
    if !assumed.isEmpty { json.set("assumed", JSONValue(assumed)) }
    if !unknown.isEmpty { json.set("unknown", JSONValue(unknown)) }
    return json
  }
}

/// What the class of an object is called in the app.
struct OriginClass {
  /// The class; nil where none is printed.
  let name: String?

  /// The class of UIKit's that it is based on, where the document does not say it.
  let base: String?

  init(_ object: PastedObject) {
    name = object.className.isEmpty ? nil : object.displayName
    base =
      object.baseClass.flatMap { base in
        MappedClass.isKept(base) || RecognizerNode.isKnown(object) ? nil : ClassName(base).display
      }
  }
}
