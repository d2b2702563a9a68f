import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

extension Stimulus {
  static let pinch = Stimulus(
    "touch.pinch",
    Text("Moves two fingers together or apart.", zh: "两指捏合或张开。"),
    TwoFingerParameters.self,
    perform: turn
  )

  static let rotate = Stimulus(
    "touch.rotate",
    Text("Turns two fingers about a place.", zh: "两指绕一点旋转。"),
    TwoFingerParameters.self,
    perform: turn
  )

  private static let turn: @Sendable (TwoFingerParameters, StimulusContext) throws -> Void = {
    parameters,
    context in
    try TouchTimeline.check(
      fingers: 2,
      parameters.duration,
      every: parameters.every,
      in: context
    )
    let duration = context.microseconds(parameters.duration)
    let every = context.microseconds(parameters.every)
    var timeline = TouchTimeline()
    func add(_ phase: UITouch.Phase, at time: Int64, share: Double) {
      for finger in 1...2 {
        let point = parameters.point(of: finger, at: share)
        timeline.add(parameters.options.change(finger, phase, at: point), at: time)
      }
    }
    add(.began, at: 0, share: 0)
    for time in stride(from: every, to: duration - every / 1000, by: Int(every)) {
      add(.moved, at: time, share: Double(time) / Double(duration))
    }
    let end = max(1, duration)
    add(.moved, at: end, share: 1)
    for finger in 1...2 {
      timeline.addRest(
        of: finger,
        at: parameters.point(of: finger, at: 1),
        from: end,
        lasting: context.microseconds(parameters.rest),
        every: every,
        options: parameters.options
      )
    }
    try timeline.play(in: context)
  }
}

private struct TwoFingerParameters: TouchParameters {
  var at = CGPoint.zero
  var distance = [100.0, 100.0]
  var angle = [0.0, 0.0]
  var duration = 0.3
  var rest = 0.0
  var every = 1.0 / 60
  var options = TouchOptions()

  /// Where a finger is after a share of the movement; the first stands where the angle points to.
  func point(of finger: Int, at share: Double) -> CGPoint {
    func between(_ ends: [Double]) -> Double { ends[0] + (ends[1] - ends[0]) * share }
    let radius = between(distance) / 2 * (finger == 1 ? 1 : -1)
    let angle = between(angle)
    return CGPoint(x: at.x + radius * cos(angle), y: at.y + radius * sin(angle))
  }

  static let parameters: [StimulusParameter<Self>] =
    [
      .required("at", \.at, .place, Text("The middle between the fingers.", zh: "两指的中点。")),
      .field(
        "distance",
        \.distance,
        .list(of: .number(0...100_000), count: 2...2),
        unit: "points",
        Text("How far apart they are, first and last.", zh: "开始和结束时的距离。")
      ),
      .field(
        "angle",
        \.angle,
        .list(of: .angle, count: 2...2),
        Text("The direction of the first finger, first and last.", zh: "第一指的方向，开始和结束。")
      ),
      .duration("duration", \.duration, Text("How long they move.", zh: "移动多久。")),
      .duration("rest", \.rest, Text("How long they rest before they are lifted.", zh: "抬起前停多久。")),
      .every(\.every),
    ] + common
}
