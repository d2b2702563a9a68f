import Jansson

/// Traces as the daemon sends them, at level `route`.
enum Traces {
  static func records(_ lines: String) throws -> [JSONValue] {
    try lines.split(separator: "\n").map { try JSON.parse(String($0)) }
  }

  /// A tap on a button that sticks out of its card, behind a hidden banner; nobody handles it.
  static func discardedTap() throws -> [JSONValue] {
    try records(
      """
      {"seq":1,"parent":0,"time":0.0,"kind":"event-queued","at":"event","rule":"dispatch.queue-is-fifo","event":"touches","phase":["began"]}
      {"seq":2,"parent":0,"time":0.0,"kind":"asked","at":"window","method":"hitTest","point":[360.0,310.0]}
      {"seq":3,"parent":2,"time":0.0,"kind":"asked","at":"root","method":"hitTest","point":[360.0,310.0]}
      {"seq":4,"parent":3,"time":0.0,"kind":"asked","at":"banner","method":"hitTest","point":[360.0,310.0]}
      {"seq":5,"parent":3,"time":0.0,"kind":"answered","at":"banner","method":"hitTest","rule":"hit-test.skips-hidden","answer":null,"how":"inherited"}
      {"seq":6,"parent":3,"time":0.0,"kind":"asked","at":"card","method":"hitTest","point":[340.0,210.0]}
      {"seq":7,"parent":3,"time":0.0,"kind":"answered","at":"card","method":"hitTest","rule":"hit-test.point-inside-prunes","answer":null,"how":"inherited"}
      {"seq":8,"parent":2,"time":0.0,"kind":"answered","at":"root","method":"hitTest","rule":"hit-test.self-is-fallback","answer":"root","how":"inherited"}
      {"seq":9,"parent":0,"time":0.0,"kind":"answered","at":"window","method":"hitTest","rule":"hit-test.first-non-nil-wins","answer":"root","how":"inherited"}
      {"seq":10,"parent":0,"time":0.0,"kind":"window-chosen","at":"window","rule":"window.frontmost-visible-is-asked-first","view":"root"}
      {"seq":11,"parent":0,"time":0.0,"kind":"asked","at":"root","method":"touchesBegan"}
      {"seq":12,"parent":11,"time":0.0,"kind":"asked","at":"window","method":"touchesBegan"}
      {"seq":13,"parent":12,"time":0.0,"kind":"asked","at":"scene","method":"touchesBegan"}
      {"seq":14,"parent":13,"time":0.0,"kind":"asked","at":"application","method":"touchesBegan"}
      {"seq":15,"parent":14,"time":0.0,"kind":"discarded","at":"application","method":"touchesBegan","rule":"dispatch.unhandled-is-dropped"}
      {"seq":16,"parent":13,"time":0.0,"kind":"answered","at":"application","method":"touchesBegan","rule":"delivery.default-forwards-to-next","answer":null,"how":"inherited"}
      {"seq":17,"parent":12,"time":0.0,"kind":"answered","at":"scene","method":"touchesBegan","rule":"delivery.default-forwards-to-next","answer":null,"how":"inherited"}
      {"seq":18,"parent":11,"time":0.0,"kind":"answered","at":"window","method":"touchesBegan","rule":"delivery.default-forwards-to-next","answer":null,"how":"inherited"}
      {"seq":19,"parent":0,"time":0.0,"kind":"answered","at":"root","method":"touchesBegan","rule":"delivery.default-forwards-to-next","answer":null,"how":"inherited"}
      {"seq":20,"parent":0,"time":0.08,"kind":"event-queued","at":"event","rule":"dispatch.queue-is-fifo","event":"touches","phase":["ended"]}
      {"seq":21,"parent":0,"time":0.08,"kind":"asked","at":"root","method":"touchesEnded"}
      {"seq":22,"parent":21,"time":0.08,"kind":"asked","at":"window","method":"touchesEnded"}
      {"seq":23,"parent":22,"time":0.08,"kind":"asked","at":"scene","method":"touchesEnded"}
      {"seq":24,"parent":23,"time":0.08,"kind":"asked","at":"application","method":"touchesEnded"}
      {"seq":25,"parent":24,"time":0.08,"kind":"discarded","at":"application","method":"touchesEnded","rule":"dispatch.unhandled-is-dropped"}
      {"seq":26,"parent":23,"time":0.08,"kind":"answered","at":"application","method":"touchesEnded","rule":"delivery.default-forwards-to-next","answer":null,"how":"inherited"}
      {"seq":27,"parent":22,"time":0.08,"kind":"answered","at":"scene","method":"touchesEnded","rule":"delivery.default-forwards-to-next","answer":null,"how":"inherited"}
      {"seq":28,"parent":21,"time":0.08,"kind":"answered","at":"window","method":"touchesEnded","rule":"delivery.default-forwards-to-next","answer":null,"how":"inherited"}
      {"seq":29,"parent":0,"time":0.08,"kind":"answered","at":"root","method":"touchesEnded","rule":"delivery.default-forwards-to-next","answer":null,"how":"inherited"}
      {"seq":30,"parent":0,"time":0.08,"kind":"outcome","hit":"root","handledBy":null,"path":["root","window","scene","application"],"discarded":true,"message":"touchesBegan"}
      """
    )
  }

  /// A finger that moves in `moves` events over a view that handles touches itself.
  static func drag(moves: Int) throws -> [JSONValue] {
    var lines: [String] = []
    var seq = 0
    func add(_ text: String) {
      seq += 1
      lines.append("{\"seq\":\(seq)," + text + "}")
    }
    for move in 0..<moves {
      let time = Double(move) / 50
      add(
        """
        "parent":0,"time":\(time),"kind":"event-queued","at":"event",\
        "rule":"dispatch.queue-is-fifo","event":"touches","phase":["moved"]
        """
      )
      add(
        "\"parent\":0,\"time\":\(time),\"kind\":\"asked\",\"at\":\"pad\",\"method\":\"touchesMoved\""
      )
      add(
        """
        "parent":0,"time":\(time),"kind":"answered","at":"pad","method":"touchesMoved",\
        "answer":null,"how":"document's override","rule":"delivery.override-swallows"
        """
      )
    }
    add(
      """
      "parent":0,"time":1,"kind":"outcome","handledBy":"pad","path":["pad"],"discarded":false
      """
    )
    return try records(lines.joined(separator: "\n"))
  }

  /// A message that climbs over `count` responders to one that handles it.
  static func climb(over count: Int) throws -> [JSONValue] {
    var lines: [String] = []
    for index in 0...count {
      lines.append(
        """
        {"seq":\(index + 1),"parent":\(index),"time":0,"kind":"asked","at":"视图\(index)",\
        "method":"motionEnded"}
        """
      )
    }
    for index in stride(from: count, through: 0, by: -1) {
      let isLast = index == count
      lines.append(
        """
        {"seq":\(2 * count + 2 - index),"parent":\(index),"time":0,"kind":"answered",\
        "at":"视图\(index)","method":"motionEnded","answer":null,\
        "how":"\(isLast ? "overridden, super not called" : "inherited")",\
        "rule":"\(isLast ? "delivery.override-swallows" : "motion.default-forwards")"}
        """
      )
    }
    lines.append(
      """
      {"seq":\(2 * count + 3),"parent":0,"time":0,"kind":"outcome","handledBy":"视图\(count)",\
      "path":["视图0","视图\(count)"],"discarded":false,"message":"motionEnded"}
      """
    )
    return try records(lines.joined(separator: "\n"))
  }
}
