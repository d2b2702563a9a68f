import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

extension Stimulus {
  static let began = Stimulus(
    "touch.began",
    Text("Puts one finger down.", zh: "按下一根手指。"),
    BeganParameters.self
  ) { parameters, context in
    let change = parameters.options.change(parameters.finger, .began, at: parameters.at)
    try context.simulation.touches.send([change])
  }

  static let moved = Stimulus(
    "touch.moved",
    Text("Moves a finger that is down.", zh: "移动一根按着的手指。"),
    MovedParameters.self
  ) { parameters, context in
    let finger = parameters.finger
    try TouchTimeline.check(parameters.duration, every: parameters.every, in: context)
    let start = context.simulation.touches.fingersDown.first { $0.finger == finger }?.point
    var timeline = TouchTimeline()
    timeline.addMoves(
      of: finger,
      along: Way(start ?? parameters.at, [parameters.at]),
      from: 0,
      lasting: context.microseconds(parameters.duration),
      every: context.microseconds(parameters.every),
      includesEnd: true,
      options: parameters.options
    )
    try timeline.play(in: context)
  }

  static let ended = Stimulus(
    "touch.ended",
    Text("Lifts a finger.", zh: "抬起一根手指。"),
    EndedParameters.self
  ) { parameters, context in
    let change = parameters.options.change(parameters.finger, .ended, at: parameters.at)
    try context.simulation.touches.send([change])
  }

  static let cancelled = Stimulus(
    "touch.cancelled",
    Text(
      "Ends a touch as the system does when something comes between; without a finger, all of them.",
      zh: "像系统被打断时那样取消触摸；不写手指则全部取消。"
    ),
    CancelledParameters.self
  ) { parameters, context in
    let down = context.simulation.touches.fingersDown.map(\.finger)
    let fingers = parameters.finger.map { [$0] } ?? down
    guard !fingers.isEmpty else {
      throw context.refusal(Text("no finger is down", zh: "没有手指按下"))
    }
    try context.simulation.touches.send(
      fingers.map { parameters.options.change($0, .cancelled, at: parameters.at) }
    )
  }

  static let event = Stimulus(
    "touch.event",
    Text("Sends one event in which several fingers do something.", zh: "在一次事件里改变多根手指。"),
    EventParameters.self
  ) { parameters, context in
    let fingers = parameters.fingers.map(\.finger)
    guard Set(fingers).count == fingers.count else {
      throw context.refusal(
        Text("a finger does one thing in one event", zh: "一根手指在一个事件里只做一件事")
      )
    }
    try context.simulation.touches.send(
      parameters.fingers.map {
        parameters.options.change($0.finger, $0.phase.phase, at: $0.at)
      }
    )
  }
}

private let fingerSummary = Text("The finger's number.", zh: "手指的编号。")
private let placeSummary = Text("Where it is.", zh: "手指的位置。")

private struct BeganParameters: TouchParameters {
  var finger = 1
  var at = CGPoint.zero
  var options = TouchOptions()

  static let parameters: [StimulusParameter<Self>] =
    [
      .field("finger", \.finger, .integer(1...10), fingerSummary),
      .required("at", \.at, .place, placeSummary),
    ] + common
}

private struct MovedParameters: TouchParameters {
  var finger = 1
  var at = CGPoint.zero
  var duration = 0.0
  var every = 1.0 / 60
  var options = TouchOptions()

  static let parameters: [StimulusParameter<Self>] =
    [
      .field("finger", \.finger, .integer(1...10), fingerSummary),
      .required("at", \.at, .place, Text("Where it moves to.", zh: "移动到哪里。")),
      .duration(
        "duration",
        \.duration,
        Text("How long the way takes; 0 is one event.", zh: "移动用多久；0 表示一次事件。")
      ),
      .every(\.every),
    ] + common
}

private struct EndedParameters: TouchParameters {
  var finger = 1
  var at: CGPoint?
  var options = TouchOptions()

  static let parameters: [StimulusParameter<Self>] =
    [
      .field("finger", \.finger, .integer(1...10), fingerSummary),
      .field("at", \.at, .place, placeSummary),
    ] + common
}

private struct CancelledParameters: TouchParameters {
  var finger: Int?
  var at: CGPoint?
  var options = TouchOptions()

  static let parameters: [StimulusParameter<Self>] =
    [
      .field("finger", \.finger, .integer(1...10), fingerSummary),
      .field("at", \.at, .place, placeSummary),
    ] + common
}

/// The phases that a finger can enter.
private enum Phase: String, ParameterValue, CaseIterable {
  case began, moved, ended, cancelled

  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

/// One finger's part in an event.
private struct FingerParameters: ParameterList {
  var finger = 1
  var phase = Phase.moved
  var at: CGPoint?

  static let parameters: [StimulusParameter<Self>] = [
    .required("finger", \.finger, .integer(1...10), fingerSummary),
    .required(
      "phase",
      \.phase,
      .choice(Phase.allCases.map(\.rawValue)),
      Text("What it does.", zh: "它做什么。")
    ),
    .field("at", \.at, .place, placeSummary),
  ]
}

private struct EventParameters: TouchParameters {
  var fingers: [FingerParameters] = []
  var options = TouchOptions()

  static let parameters: [StimulusParameter<Self>] =
    [
      .required(
        "fingers",
        \.fingers,
        .list(of: FingerParameters.record, count: 1...10),
        Text("What each finger does.", zh: "每根手指做什么。")
      )
    ] + common
}
