import Jansson

extension ScenarioSchema {
  /// What an object is in the app that the document was imported from.
  var origin: JSONValue {
    let names = list(["type": "string"])
    return record([
      ("class", described(["type": "string"], "The class as it was printed.")),
      ("baseClass", ["type": "string"]), ("address", pattern("^0x[0-9a-f]+$")),
      ("ib", ["type": "string"]),
      ("line", ["type": "integer", "minimum": 1]), ("text", ["type": "string"]),
      ("cut", ["type": "boolean"]), ("label", ["type": "string"]),
      ("identifier", ["type": "string"]), ("animations", names), ("assumed", names),
      ("unknown", names),
    ])
  }

  /// What is known of the app that the document was imported from.
  var appOrigin: JSONValue {
    record([
      ("form", described(["type": "string"], "The form of the print that the views are from.")),
      ("unknown", list(["type": "string"])),
      (
        "reality",
        described(
          record([("at", reference("place")), ("hit", ["type": "string"])]),
          "The view that the app itself hit, by its id, else its address; none without hit."
        )
      ),
    ])
  }
}
