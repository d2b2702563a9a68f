import Jansson

@testable import DebugAdapter

/// The vault in its panel: a document, what the workbench says of it, and its recorded run.
enum Vault {
  static let text = """
    { "format": 1, "title": "A vault in a panel",
      "app": { "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
          { "id": "panel", "frame": [45, 200, 300, 300], "overrides": { "touchesBegan": { "super": false } }, "subviews": [
            { "id": "vault", "frame": [50, 50, 200, 200] } ] },
          { "id": "shade", "frame": [0, 0, 390, 844], "isUserInteractionEnabled": false } ] } ] },
      "script": [
        { "send": "touch.began", "at": "vault", "expect": { "handledBy": "panel" } },
        { "send": "touch.ended", "expect": { "discarded": true } },
        { "expect": { "firstResponder": "vault" } } ] }
    """

  /// The range of a part of the document, from where it begins to where another part ends.
  static func range(_ part: String, to end: String? = nil) -> JSONValue {
    let start = text.firstRange(of: part)?.lowerBound ?? text.startIndex
    let tail = text[start...]
    let stop = (tail.firstRange(of: end ?? part)?.upperBound) ?? text.endIndex
    return ["start": place(start), "end": place(stop)]
  }

  private static func place(_ index: String.Index) -> JSONValue {
    let before = text[..<index]
    let line = before.count { $0 == "\n" } + 1
    let column = before.distance(
      from: before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex,
      to: before.endIndex
    )
    return [
      "line": JSONValue(line), "column": JSONValue(column + 1),
      "offset": JSONValue(before.utf8.count),
    ]
  }

  private static func object(
    _ id: String,
    _ pointer: String,
    class name: String = "UIView",
    until end: String,
    children: [JSONValue] = []
  ) -> JSONValue {
    [
      "id": JSONValue(id), "name": JSONValue(id), "class": JSONValue(name),
      "pointer": JSONValue(pointer), "range": range("{ \"id\": \"\(id)\"", to: end),
      "idRange": range("\"\(id)\""), "children": JSONValue(children),
    ]
  }

  /// The answer to `scenario.outline`.
  static var outline: JSONValue {
    let windows = "/app/windows/0"
    let vault = object("vault", windows + "/subviews/0/subviews/0", until: "200] }")
    let panel = object("panel", windows + "/subviews/0", until: "] } ] }", children: [vault])
    panel.set(
      "overrides",
      [
        [
          "method": "touchesBegan",
          "pointer": JSONValue(windows + "/subviews/0/overrides/touchesBegan"),
          "range": range("\"touchesBegan\": { \"super\": false }"),
        ]
      ]
    )
    let shade = object("shade", windows + "/subviews/1", until: "false }")
    let window = object(
      "window",
      windows,
      class: "UIWindow",
      until: "false } ] }",
      children: [panel, shade]
    )
    return [
      "kind": "scenario", "objects": [window],
      "steps": [
        step(0, "{ \"send\": \"touch.began\"", "\"panel\" } }", "handledBy", "\"panel\" }"),
        step(1, "{ \"send\": \"touch.ended\"", "true } }", "discarded", "true }"),
        step(2, "{ \"expect\"", "\"vault\" } }", "firstResponder", "\"vault\" }"),
      ],
    ]
  }

  private static func step(
    _ index: Int,
    _ start: String,
    _ end: String,
    _ key: String,
    _ expectationEnd: String
  ) -> JSONValue {
    [
      "index": JSONValue(index), "pointer": JSONValue("/script/\(index)"),
      "range": range(start, to: end),
      "expectations": [
        [
          "pointer": JSONValue("/script/\(index)/expect/\(key)"),
          "range": range("\"\(key)\"", to: expectationEnd),
        ]
      ],
    ]
  }

  static var places: Places { Places(outline: outline) }

  // MARK: - The run

  private static let launch = """
    {"seq":1,"parent":0,"time":0.0,"kind":"notification","at":"window","name":"windowDidBecomeKey"}
    """

  private static let began = """
    {"seq":2,"parent":0,"time":0.0,"kind":"event-queued","at":"UIEvent#15","rule":"dispatch.queue-is-fifo","event":"touches","phase":["began"],"level":"route"}
    {"seq":3,"parent":0,"time":0.0,"kind":"asked","at":"window","method":"hitTest","point":[195.0,350.0],"level":"route"}
    {"seq":4,"parent":3,"time":0.0,"kind":"asked","at":"window","method":"pointInside","point":[195.0,350.0]}
    {"seq":5,"parent":3,"time":0.0,"kind":"answered","at":"window","method":"pointInside","answer":true,"how":"inherited"}
    {"seq":6,"parent":3,"time":0.0,"kind":"asked","at":"shade","method":"hitTest","point":[195.0,350.0],"level":"route"}
    {"seq":7,"parent":3,"time":0.0,"kind":"answered","at":"shade","rule":"hit-test.skips-interaction-disabled","method":"hitTest","answer":null,"how":"inherited","level":"route"}
    {"seq":8,"parent":3,"time":0.0,"kind":"asked","at":"panel","method":"hitTest","point":[150.0,150.0],"level":"route"}
    {"seq":9,"parent":8,"time":0.0,"kind":"asked","at":"vault","method":"hitTest","point":[100.0,100.0],"level":"route"}
    {"seq":10,"parent":8,"time":0.0,"kind":"answered","at":"vault","rule":"hit-test.self-is-fallback","method":"hitTest","answer":"vault","how":"inherited","level":"route"}
    {"seq":11,"parent":3,"time":0.0,"kind":"answered","at":"panel","rule":"hit-test.first-non-nil-wins","method":"hitTest","answer":"vault","how":"inherited","level":"route"}
    {"seq":12,"parent":0,"time":0.0,"kind":"answered","at":"window","rule":"hit-test.first-non-nil-wins","method":"hitTest","answer":"vault","how":"inherited","level":"route"}
    {"seq":13,"parent":0,"time":0.0,"kind":"touch-delivered","at":"vault","touch":1,"level":"route"}
    {"seq":14,"parent":0,"time":0.0,"kind":"asked","at":"vault","method":"touchesBegan","touch":[1],"tapCount":1,"level":"route"}
    {"seq":15,"parent":14,"time":0.0,"kind":"asked","at":"panel","method":"touchesBegan","touch":[1],"tapCount":1,"level":"route"}
    {"seq":16,"parent":14,"time":0.0,"kind":"answered","at":"panel","rule":"delivery.override-swallows","method":"touchesBegan","how":"document's override","level":"route"}
    {"seq":17,"parent":0,"time":0.0,"kind":"answered","at":"vault","rule":"delivery.default-forwards-to-next","method":"touchesBegan","how":"inherited","level":"route"}
    {"seq":18,"parent":0,"time":0.0,"kind":"outcome","hit":"vault","handledBy":"panel","path":["vault","panel"],"discarded":false,"message":"touchesBegan","level":"outcome"}
    """

  private static let ended = """
    {"seq":19,"parent":0,"time":0.1,"kind":"event-queued","at":"UIEvent#18","rule":"dispatch.queue-is-fifo","event":"touches","phase":["ended"],"level":"route"}
    {"seq":20,"parent":0,"time":0.1,"kind":"asked","at":"vault","method":"touchesEnded","touch":[1],"tapCount":1,"level":"route"}
    {"seq":21,"parent":20,"time":0.1,"kind":"asked","at":"panel","method":"touchesEnded","touch":[1],"tapCount":1,"level":"route"}
    {"seq":22,"parent":21,"time":0.1,"kind":"discarded","at":"panel","rule":"dispatch.unhandled-is-dropped","method":"touchesEnded","level":"route"}
    {"seq":23,"parent":20,"time":0.1,"kind":"answered","at":"panel","rule":"delivery.default-forwards-to-next","method":"touchesEnded","how":"inherited","level":"route"}
    {"seq":24,"parent":0,"time":0.1,"kind":"answered","at":"vault","rule":"delivery.default-forwards-to-next","method":"touchesEnded","how":"inherited","level":"route"}
    {"seq":25,"parent":0,"time":0.1,"kind":"outcome","handledBy":null,"path":["vault","panel"],"discarded":true,"message":"touchesEnded","level":"outcome"}
    """

  /// The steps with their records; the last one leaves none, and fails.
  static func steps() throws -> [RandomRoute.Ran] {
    [
      RandomRoute.Ran(
        step: .step(0, 2...18, action: "touch.began at \"vault\""),
        records: try records(began)
      ),
      RandomRoute.Ran(step: .step(1, 19...25, action: "touch.ended"), records: try records(ended)),
      RandomRoute.Ran(
        step: .step(2, action: "expect", failing: ["/script/2/expect/firstResponder"]),
        records: []
      ),
    ]
  }

  /// The route after so many steps; after all of them it is finished.
  static func route(steps count: Int = 3) throws -> Route {
    var route = Route()
    try route.take(try records(launch))
    route.closeLaunch()
    for ran in try steps().prefix(count) {
      try route.take(ran.records)
      route.close(ran.step, finished: route.steps.count == 2)
    }
    return route
  }
}
