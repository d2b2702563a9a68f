import Jansson

/// An object of a paste as a report has it; references are addresses, else ids.
struct ReportedObject: Sendable {
  let object: PastedObject

  /// The id in the document; nil for what is not in it.
  let id: String?
  let line: Int

  /// What it hangs on, where the prints nest it.
  let superview: String?

  /// Of a controller or an element the one that it is printed in.
  let parent: String?

  /// What surely keeps a test from tapping it at the place that is asked about.
  var fails: [ElementFailure] = []

  /// The object's row.
  var json: JSONValue {
    let json = JSONValue.object()
    if let id { json.set("id", id) }
    json.set("kind", object.kind.rawValue)
    json.set("form", object.form.rawValue)
    json.set("class", object.displayName)
    json.set("raw", object.className)
    set("baseClass", object.baseClass, json)
    set("address", object.address, json)
    set("ib", object.ib, json)
    json.set("line", line)
    setNames(json)
    setState(json)
    setRelations(json)
    return json
  }

  private func set(_ key: String, _ text: String?, _ json: JSONValue) {
    if let text { json.set(key, text) }
  }

  private func setNames(_ json: JSONValue) {
    set("text", object.text, json)
    if object.isTextCut { json.set("cut", true) }
    set("label", object.label, json)
    set("identifier", object.identifier, json)
    if let tag = object.tag { json.set("tag", tag) }
    if let tag = object.reactTag { json.set("reactTag", tag) }
  }

  private func setState(_ json: JSONValue) {
    if let frame = object.frame ?? object.frameInWindow, frame.isFinite {
      json.set("frame", .rect(frame))
    }
    if let bounds = object.bounds, bounds.isFinite { json.set("bounds", .rect(bounds)) }
    if let center = object.center { json.set("center", .point(center)) }
    if let isHidden = object.isHidden { json.set("hidden", isHidden) }
    if let alpha = object.alpha { json.set("alpha", .number(alpha)) }
    if object.kind != .recognizer, let isEnabled = object.isEnabled {
      json.set("disabled", !isEnabled)
    }
    if !object.animations.isEmpty { json.set("animations", JSONValue(object.animations)) }
  }

  private func setRelations(_ json: JSONValue) {
    set("superview", superview ?? object.superview, json)
    set("parent", parent, json)
    if !fails.isEmpty { json.set("fails", JSONValue(fails.map(\.json))) }
    set("next", object.next, json)
    set("view", object.view, json)
    set("controller", object.controller, json)
    set("window", object.window, json)
    set("state", object.state ?? object.appearance?.rawValue, json)
    set("presentedBy", object.presentedBy, json)
    if !object.requires.isEmpty { json.set("requires", JSONValue(object.requires)) }
    if object.kind == .recognizer, let isEnabled = object.isEnabled {
      json.set("enabled", isEnabled)
    }
    if let cancels = object.cancelsTouchesInView { json.set("cancelsTouchesInView", cancels) }
    if let fingers = object.numberOfTouchesRequired {
      json.set("numberOfTouchesRequired", fingers)
    }
    set("phase", object.phase, json)
    if let taps = object.tapCount { json.set("tapCount", taps) }
    if let location = object.location { json.set("location", .point(location)) }
  }
}
