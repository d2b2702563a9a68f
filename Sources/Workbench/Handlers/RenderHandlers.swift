import Jansson
@_spi(Workbench) import ResponderKit
import Rendering
import WorkbenchProtocol

extension WorkbenchConnection {
  /// Draws what another method answers, with the drawing that the command line uses.
  func renderText(_ params: JSONValue) throws(WireError) -> JSONValue {
    let drawing: any Drawing
    switch params["what"]?.string ?? "" {
    case "tree":
      drawing = Rendering.ObjectTree(try objectTree(params.only(["session"])))
    case "chain":
      guard params["from"]?.string != nil else { throw missing("from", of: "a chain") }
      drawing = ResponderChain(try objectChain(params.only(["session", "from"])))
    case "hit":
      guard params["at"] != nil else { throw missing("at", of: "a hit-test") }
      drawing = HitVisits(
        try hitTest(params.only(["session", "at"])),
        words: style(params).words
      )
    default:
      let records = try traceGet(params.only(["session", "from", "to", "level"]))["records"]
      drawing = Route(records: records.map { Array($0.elements) } ?? [])
    }
    return ["text": JSONValue(drawing.text(style(params)))]
  }

  private func style(_ params: JSONValue) -> Style {
    var style = Style()
    style.width = params["width"]?.int ?? 80
    style.language = client.language == "zh-Hans" ? .chinese : .english
    style.isASCII = params["ascii"]?.bool ?? false
    style.isPlain = params["plain"]?.bool ?? false
    return style
  }

  private func missing(_ member: String, of drawing: String) -> WireError {
    WireError(
      .renderImpossible,
      "\(drawing) cannot be drawn without '\(member)'",
      path: "/params/\(member)",
      expected: [member]
    )
  }
}

extension JSONValue {
  /// Returns an object with some of the members.
  fileprivate func only(_ names: [String]) -> JSONValue {
    let object = JSONValue.object()
    for name in names {
      if let value = self[name] { object.set(name, value) }
    }
    return object
  }
}
