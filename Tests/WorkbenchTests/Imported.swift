import Jansson

/// Documents as an importer writes them, for tests.
enum Imported {
  /// A view of a paste: where it lies, and what its origin says.
  static func view(
    _ id: String,
    _ frame: [Double]?,
    line: Int,
    class name: String = "UIView",
    unknown: [String] = [],
    assumed: [String] = [],
    _ more: JSONValue = .object(),
    subviews: [JSONValue] = []
  ) -> JSONValue {
    let node: JSONValue = ["id": JSONValue(id)]
    if let frame { node.set("frame", JSONValue(frame)) }
    for (key, value) in more.members { node.set(JSONKey(key), value) }
    let origin: JSONValue = [
      "class": JSONValue(name), "address": JSONValue(address(line)), "line": JSONValue(line),
    ]
    if !assumed.isEmpty { origin.set("assumed", JSONValue(assumed)) }
    if !unknown.isEmpty { origin.set("unknown", JSONValue(unknown)) }
    if let text = more["title"] { origin.set("text", text) }
    node.set("origin", origin)
    if !subviews.isEmpty { node.set("subviews", JSONValue(subviews)) }
    return node
  }

  /// The address of what stands in a line.
  static func address(_ line: Int) -> String {
    "0x7fb1a2c0" + String(0x1000 + line, radix: 16)
  }

  /// A document with one printed window, as large as the screen.
  static func window(form: String = "V", _ views: JSONValue...) -> JSONValue {
    document(
      form: form,
      unknown: ["windows"],
      view("win", [0, 0, 390, 844], line: 1, class: "UIWindow", subviews: views)
    )
  }

  /// A document with a window of the importer's, in which the printed roots lie.
  static func roots(form: String = "V", _ views: JSONValue...) -> JSONValue {
    document(
      form: form,
      unknown: ["windows"],
      [
        "id": "window", "frame": [0, 0, 390, 844],
        "overrides": ["pointInside": true, "hitTest": ["nilIfSelf": true]],
        "subviews": JSONValue(views),
      ]
    )
  }

  static func document(form: String, unknown: [String], _ windows: JSONValue...) -> JSONValue {
    let origin: JSONValue = ["form": JSONValue(form)]
    if !unknown.isEmpty { origin.set("unknown", JSONValue(unknown)) }
    return [
      "format": 1, "title": "Imported", "script": [],
      "app": ["origin": origin, "windows": JSONValue(windows)],
    ]
  }
}
