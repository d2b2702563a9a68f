import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

extension Stimulus {
  static let tap = Stimulus(
    "touch.tap",
    Text("Taps, once or more often.", zh: "轻点一次或多次。"),
    TapParameters.self
  ) { parameters, context in
    if parameters.taps > 1, parameters.interval < parameters.duration {
      throw context.refusal(
        Text(
          "the next tap cannot begin before this one ended: raise 'interval'",
          zh: "上一次点按结束之前不能开始下一次：请调大“interval”"
        )
      )
    }
    let interval = context.microseconds(parameters.interval)
    try press(
      at: parameters.at,
      starts: (0..<parameters.taps).map { Int64($0) * interval },
      duration: parameters.duration,
      fingers: parameters.fingers,
      spacing: parameters.spacing,
      options: parameters.options,
      in: context
    )
  }

  static let hold = Stimulus(
    "touch.hold",
    Text("Holds fingers down without moving, then lifts them.", zh: "按住不动，然后抬起。"),
    HoldParameters.self
  ) { parameters, context in
    try press(
      at: parameters.at,
      starts: [0],
      duration: parameters.duration,
      fingers: parameters.fingers,
      spacing: parameters.spacing,
      options: parameters.options,
      in: context
    )
  }

  private static func press(
    at place: CGPoint,
    starts: [Int64],
    duration: Double,
    fingers: Int,
    spacing: Double,
    options: TouchOptions,
    in context: StimulusContext
  ) throws {
    var timeline = TouchTimeline()
    let way = Way(place, [])
    for start in starts {
      for finger in 1...fingers {
        let point = way.shifted(finger: finger, of: fingers, spacing: spacing).point(at: 1)
        timeline.add(options.change(finger, .began, at: point), at: start)
        timeline.add(
          options.change(finger, .ended, at: point),
          // A finger cannot come down and be lifted in one event.
          at: start + max(1, context.microseconds(duration))
        )
      }
    }
    try timeline.play(in: context)
  }
}

private struct TapParameters: TouchParameters {
  var at = CGPoint.zero
  var taps = 1
  var fingers = 1
  var spacing = 40.0
  var duration = 0.08
  var interval = 0.15
  var options = TouchOptions()

  static let parameters: [StimulusParameter<Self>] =
    [
      .required("at", \.at, .place, Text("Where to tap.", zh: "点哪里。")),
      .field("taps", \.taps, .integer(1...10), Text("How often.", zh: "点几次。")),
      .fingers(\.fingers),
      .spacing(\.spacing),
      .duration("duration", \.duration, Text("From down to up.", zh: "从按下到抬起。")),
      .duration("interval", \.interval, Text("From down to the next down.", zh: "从按下到下一次按下。")),
    ] + common
}

private struct HoldParameters: TouchParameters {
  var at = CGPoint.zero
  var duration = 1.0
  var fingers = 1
  var spacing = 40.0
  var options = TouchOptions()

  static let parameters: [StimulusParameter<Self>] =
    [
      .required("at", \.at, .place, Text("Where to press.", zh: "按哪里。")),
      .duration("duration", \.duration, Text("From down to up.", zh: "从按下到抬起。")),
      .fingers(\.fingers),
      .spacing(\.spacing),
    ] + common
}
