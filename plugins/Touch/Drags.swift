import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

extension Stimulus {
  static let drag = Stimulus(
    "touch.drag",
    Text("Puts fingers down, moves them, rests and lifts them.", zh: "按下、移动、停一下再抬起。"),
    DragParameters.self
  ) { parameters, context in
    try drag(parameters, in: context)
  }

  static let flick = Stimulus(
    "touch.flick",
    Text("Moves fingers fast and lifts them in motion.", zh: "快速滑动并在运动中抬起。"),
    FlickParameters.self
  ) { parameters, context in
    try drag(parameters, in: context)
  }

  private static func drag(_ parameters: some WayParameters, in context: StimulusContext) throws {
    let way = way(of: parameters)
    try TouchTimeline.check(
      fingers: parameters.fingers,
      parameters.duration,
      every: parameters.every,
      in: context
    )
    let duration = context.microseconds(parameters.duration)
    let every = context.microseconds(parameters.every)
    // A finger cannot come down and move in one event.
    let begin = max(context.microseconds(parameters.delay), duration == 0 ? 1 : 0)
    var timeline = TouchTimeline()
    for finger in 1...parameters.fingers {
      let own = way.shifted(
        finger: finger,
        of: parameters.fingers,
        spacing: parameters.spacing
      )
      timeline.add(parameters.options.change(finger, .began, at: own.point(at: 0)), at: 0)
      timeline.addMoves(
        of: finger,
        along: own,
        from: begin,
        lasting: duration,
        every: every,
        includesEnd: true,
        options: parameters.options
      )
      timeline.addRest(
        of: finger,
        at: own.point(at: 1),
        from: begin + duration,
        lasting: context.microseconds(parameters.rest),
        every: every,
        options: parameters.options
      )
    }
    try timeline.play(in: context)
  }

  private static func way(of parameters: some WayParameters) -> Way {
    let from = parameters.from
    let by = parameters.by ?? .zero
    let end = parameters.to ?? CGPoint(x: from.x + by.x, y: from.y + by.y)
    return Way(from, parameters.path ?? [end])
  }
}

/// The parameters of a movement along a way.
private protocol WayParameters: TouchParameters {
  var from: CGPoint { get set }
  var to: CGPoint? { get set }
  var by: CGPoint? { get set }
  var path: [CGPoint]? { get set }
  var delay: Double { get set }
  var duration: Double { get set }
  var rest: Double { get set }
  var every: Double { get set }
  var fingers: Int { get set }
  var spacing: Double { get set }
}

extension WayParameters {
  fileprivate static var way: [StimulusParameter<Self>] {
    [
      .required("from", \.from, .place, Text("Where the finger comes down.", zh: "从哪里按下。")),
      .field("to", \.to, .place, Text("Where it moves to.", zh: "移动到哪里。")),
      .field("by", \.by, .vector, Text("How far it moves, instead of 'to'.", zh: "移动多远，代替 to。")),
      .field(
        "path",
        \.path,
        .places,
        Text("The places it passes, instead of 'to'.", zh: "经过哪些位置，代替 to。")
      ),
      .duration("delay", \.delay, Text("How long it is down before it moves.", zh: "移动前按住多久。")),
      .duration("duration", \.duration, Text("How long it moves.", zh: "移动多久。")),
      .duration("rest", \.rest, Text("How long it rests before it is lifted.", zh: "抬起前停多久。")),
      .every(\.every),
      .fingers(\.fingers),
      .spacing(\.spacing),
    ] + common
  }

  static var choices: [ParameterChoice] { [.one(of: "to", "by", "path")] }
}

private struct DragParameters: WayParameters {
  var from = CGPoint.zero
  var to: CGPoint?
  var by: CGPoint?
  var path: [CGPoint]?
  var delay = 0.0
  var duration = 0.3
  var rest = 0.1
  var every = 1.0 / 60
  var fingers = 1
  var spacing = 40.0
  var options = TouchOptions()

  static let parameters = way
}

private struct FlickParameters: WayParameters {
  var from = CGPoint.zero
  var to: CGPoint?
  var by: CGPoint?
  var path: [CGPoint]?
  var delay = 0.0
  var duration = 0.1
  var rest = 0.0
  var every = 1.0 / 60
  var fingers = 1
  var spacing = 40.0
  var options = TouchOptions()

  static let parameters = way
}
