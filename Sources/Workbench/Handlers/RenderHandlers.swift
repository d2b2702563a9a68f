import Jansson
@_spi(Workbench) import ResponderKit
import Rendering
import Sentences
import WorkbenchProtocol

extension RequestContext {
  /// Draws what another method answers, with the drawing that the command line uses.
  func renderText(_ params: JSONValue) throws(WireError) -> Answer {
    let style = style(params)
    func text(_ drawing: any Drawing) -> JSONValue { [.text: JSONValue(drawing.text(style))] }
    switch params[.what]?.string ?? "" {
    case "tree":
      return try objectTree(params.only([.session])) { text(Rendering.ObjectTree($0)) }
    case "chain":
      guard params[.from]?.string != nil else {
        throw missing("from", of: Sentence("a chain", zh: "响应者链"))
      }
      return try objectChain(params.only([.session, .from])) { text(ResponderChain($0)) }
    case "hit":
      guard params[.at] != nil else {
        throw missing("at", of: Sentence("a hit-test", zh: "命中测试"))
      }
      return try hitTest(params.only([.session, .at])) { text(HitVisits($0)) }
    default:
      return try records(params.only([.session, .from, .to, .level])) { page in
        let route = Route(records: page[.records].map { Array($0.elements) } ?? [])
        return [.text: JSONValue(route.text(style))]
      }
    }
  }

  private func style(_ params: JSONValue) -> Style {
    var style = Style()
    style.width = params[.width]?.int ?? 80
    style.language = client.language
    style.isASCII = params[.ascii]?.bool ?? false
    style.isPlain = params[.plain]?.bool ?? false
    return style
  }

  private func missing(_ member: String, of drawing: Sentence) -> WireError {
    WireError(
      .renderImpossible,
      Sentence("\(drawing) cannot be drawn without '\(member)'", zh: "没有“\(member)”画不出\(drawing)"),
      path: "/params/\(member)",
      expected: [member]
    )
  }
}

extension JSONValue {
  /// Returns an object with some of the members.
  fileprivate func only(_ names: [JSONKey]) -> JSONValue {
    let object = JSONValue.object()
    for name in names {
      if let value = self[name] { object.set(name, value) }
    }
    return object
  }
}

extension Handler {
  static let render: [Handler] = [
    Handler(slicing: .renderText) { (context, params) throws(WireError) in
      try context.renderText(params)
    },
    Handler(slicing: .renderSvg) { (context, params) throws(WireError) in
      try context.renderSvg(params)
    },
    Handler(slicing: .renderFilm) { (context, params) throws(WireError) in
      try context.renderFilm(params)
    },
  ]
}
