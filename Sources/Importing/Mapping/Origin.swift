import Jansson

/// What a node's `origin` says: what the object is called in the app, where it stands in the paste,
/// and what of it is assumed or unknown.
struct Origin {
  let object: PastedObject
  let line: Int
  var assumed: [String] = []
  var unknown: [String] = []

  /// The member `origin` of the node.
  var json: JSONValue {
    let json = JSONValue.object()
    if !object.className.isEmpty { json.set("class", object.displayName) }
    if let base = object.baseClass, !MappedClass.isKept(base), !RecognizerNode.isKnown(object) {
      json.set("baseClass", ClassName(base).display)
    }
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
