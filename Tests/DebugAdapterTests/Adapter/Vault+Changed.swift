import Jansson

@testable import DebugAdapter

extension Vault {
  /// What the launch leaves.
  static func launchRecords() throws -> [JSONValue] {
    try records(
      """
      {"seq":1,"parent":0,"time":0.0,"kind":"notification","at":"window","name":"windowDidBecomeKey"}
      """
    )
  }

  /// The first step with the panel's interaction off: nobody gets the touch.
  static func changed() throws -> RandomRoute.Ran {
    let report: JSONValue = [
      "index": 0, "pointer": "/script/0", "action": "touch.began at \"vault\"",
      "records": [2, 12],
      "outcome": ["hit": "window", "handledBy": .null, "discarded": true],
    ]
    return RandomRoute.Ran(
      step: RouteStep(report: report, failures: []),
      records: try records(
        """
        {"seq":2,"parent":0,"time":0.0,"kind":"event-queued","at":"UIEvent#21","rule":"dispatch.queue-is-fifo","event":"touches","phase":["began"],"level":"route"}
        {"seq":3,"parent":0,"time":0.0,"kind":"asked","at":"window","method":"hitTest","point":[195.0,350.0],"level":"route"}
        {"seq":4,"parent":3,"time":0.0,"kind":"asked","at":"window","method":"pointInside","point":[195.0,350.0]}
        {"seq":5,"parent":3,"time":0.0,"kind":"answered","at":"window","method":"pointInside","answer":true,"how":"inherited"}
        {"seq":6,"parent":3,"time":0.0,"kind":"asked","at":"shade","method":"hitTest","point":[195.0,350.0],"level":"route"}
        {"seq":7,"parent":3,"time":0.0,"kind":"answered","at":"shade","rule":"hit-test.skips-interaction-disabled","method":"hitTest","answer":null,"how":"inherited","level":"route"}
        {"seq":8,"parent":3,"time":0.0,"kind":"asked","at":"panel","method":"hitTest","point":[150.0,150.0],"level":"route"}
        {"seq":9,"parent":3,"time":0.0,"kind":"answered","at":"panel","rule":"hit-test.skips-interaction-disabled","method":"hitTest","answer":null,"how":"inherited","level":"route"}
        {"seq":10,"parent":0,"time":0.0,"kind":"answered","at":"window","rule":"hit-test.self-is-fallback","method":"hitTest","answer":"window","how":"inherited","level":"route"}
        {"seq":11,"parent":0,"time":0.0,"kind":"discarded","at":"window","rule":"dispatch.unhandled-is-dropped","method":"touchesBegan","level":"route"}
        {"seq":12,"parent":0,"time":0.0,"kind":"outcome","hit":"window","handledBy":null,"path":["window"],"discarded":true,"message":"touchesBegan","level":"outcome"}
        """
      )
    )
  }
}
