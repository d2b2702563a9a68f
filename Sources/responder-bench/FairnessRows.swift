import Foundation

// What clients wait who want little, while the heaviest is done that a client may ask for.

extension Rows {
  static var fairness: [Row] { works.flatMap(rows) }

  /// What one kind of work makes others wait; it is done once for its three rows.
  private static func rows(_ work: FairnessStage.Work) -> [Row] {
    let waits = Memo { try FairnessStage.waits(during: work) }
    return [
      row("\(work.name): p99 of others", .atMost(0.010)) { try waits.get().p99 },
      row("\(work.name): longest of others", .atMost(0.025)) { try waits.get().longest },
      row("\(work.name): longest of new clients", .atMost(0.010)) {
        try waits.get().longestNewcomer
      },
    ]
  }

  private static func row(_ name: String, _ bar: Bar, _ value: @escaping () throws -> Double) -> Row
  {
    Row(name: name, unit: .seconds, bar: bar, rounds: 1) {
      { Sample(ours: try value()) }
    }
  }

  /// What is measured once, when it is first asked for.
  private final class Memo<Value> {
    private var made: Result<Value, any Error>?
    private let make: () throws -> Value

    init(_ make: @escaping () throws -> Value) { self.make = make }

    func get() throws -> Value {
      let value = made ?? Result(catching: make)
      made = value
      return try value.get()
    }
  }

  private static var works: [FairnessStage.Work] {
    let open = Requests.of("session.open", wide)
    let tap = Requests.of("touch.tap", with: #"{"at":[5,5],"level":"full"}"#)
    let why = Requests.of("hit.why", with: #"{"want":"first"}"#)
    let compare = Requests.of("script.compare", with: #"{"profiles":[{},{"ios":12}]}"#)
    let drag = Requests.of("touch.drag", with: #"{"from":[5,5],"to":[300,700]}"#)
    return [
      .init(name: "an export", request: Requests.of("scenario.export", wide)),
      .init(name: "four exports", count: 4, request: Requests.of("scenario.export", wide)),
      .init(name: "a check", request: Requests.of("scenario.check", wide)),
      .init(name: "an open", request: open),
      .init(name: "a why", opening: [open], request: why),
      .init(name: "a compare", opening: [open], request: compare),
      .init(name: "a tap at full", opening: [open], request: tap),
      .init(name: "a tree", opening: [open], request: Requests.of("object.tree", with: "{}")),
      .init(
        name: "a hit test",
        opening: [open],
        request: Requests.of("hit.test", with: #"{"at":[380,830]}"#)
      ),
      .init(
        name: "a drag, 10,000 recognizers",
        opening: [Requests.of("session.open", recognizers)],
        request: drag
      ),
      .init(
        name: "20,000 steps",
        opening: [Requests.of("session.open", steps)],
        request: Requests.of("script.run", with: "{}")
      ),
      .init(
        name: "a recording of 20,000 steps",
        opening: [
          Requests.of("session.open", steps), Requests.of("script.run", with: "{}"),
        ],
        request: Requests.of("session.record", with: "{}")
      ),
    ]
  }

  /// A window with 95,000 views in it.
  private static let wide = file(
    #"{"id":"first"}"# + String(repeating: ",{}", count: 94_999),
    script: #"{"send":"touch.tap","at":[5,5]}"#
  )

  /// A view with 10,000 recognizers on it.
  private static let recognizers = file(
    #"{"frame":[0,0,390,844],"gestureRecognizers":["#
      + Array(repeating: #"{"class":"UIPanGestureRecognizer"}"#, count: 10_000)
      .joined(separator: ",") + "]}",
    script: ""
  )

  private static let steps = file(
    #"{"id":"button","class":"UIButton","frame":[0,0,100,100]}"#,
    script: Array(repeating: #"{"send":"touch.tap","at":[5,5]}"#, count: 20_000)
      .joined(separator: ",")
  )

  private static func file(_ views: String, script: String) -> String {
    let path = Server.newPath("json")
    let text = """
      {"format":1,"title":"Much","app":{"windows":[{"id":"window","frame":[0,0,390,844],\
      "subviews":[\(views)]}]},"script":[\(script)]}
      """
    // Where it cannot be written its rows break, and say that there is no such file.
    try? text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }
}
