import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

extension Stimulus {
  static let play = Stimulus(
    "touch.play",
    Text(
      "Plays what several fingers do, each from its first place and time to its last.",
      zh: "播放多根手指的轨迹，各自从第一个位置到最后一个。"
    ),
    PlayParameters.self
  ) { parameters, context in
    try check(parameters, in: context)
    var timeline = TouchTimeline()
    for (index, stops) in parameters.fingers.enumerated() {
      add(stops, of: index + 1, to: &timeline, parameters, in: context)
    }
    try timeline.play(in: context)
  }

  /// Refuses times that do not rise and more moves than a stimulus may make, before any is made.
  private static func check(_ parameters: PlayParameters, in context: StimulusContext) throws {
    var moves = 0.0
    for (index, stops) in parameters.fingers.enumerated() {
      let finger = index + 1
      for (from, to) in zip(stops, stops.dropFirst()) {
        guard context.microseconds(from.time) < context.microseconds(to.time) else {
          throw context.refusal(
            Text(
              "the times of finger \(finger) do not rise: \(from.time), \(to.time)",
              zh: "手指 \(finger) 的时间没有递增：\(from.time)、\(to.time)"
            )
          )
        }
        if from.at != to.at { moves += (to.time - from.time) / parameters.every }
      }
      try TouchTimeline.check(
        moves,
        Text(
          "the movement of finger \(finger), with that of those before,",
          zh: "手指 \(finger) 的移动连同前面各手指的移动，"
        ),
        in: context
      )
    }
  }

  private static func add(
    _ stops: [StopParameters],
    of finger: Int,
    to timeline: inout TouchTimeline,
    _ parameters: PlayParameters,
    in context: StimulusContext
  ) {
    guard let first = stops.first, let last = stops.last else { return }
    let options = parameters.options
    timeline.add(options.change(finger, .began, at: first.at), at: context.microseconds(first.time))
    for (index, (from, to)) in zip(stops, stops.dropFirst()).enumerated() {
      guard from.at != to.at else { continue }
      let start = context.microseconds(from.time)
      timeline.addMoves(
        of: finger,
        along: Way(from.at, [to.at]),
        from: start,
        lasting: context.microseconds(to.time) - start,
        every: context.microseconds(parameters.every),
        includesEnd: index < stops.count - 2,
        options: options
      )
    }
    timeline.add(options.change(finger, .ended, at: last.at), at: context.microseconds(last.time))
  }
}

/// Where a finger is at a time.
private struct StopParameters: ParameterList {
  var time = 0.0
  var at = CGPoint.zero

  static let parameters: [StimulusParameter<Self>] = [
    .required("time", \.time, .duration, Text("When, from the beginning.", zh: "从开始算起的时间。")),
    .required("at", \.at, .place, Text("Where the finger is then.", zh: "那时手指的位置。")),
  ]
}

private struct PlayParameters: TouchParameters {
  var fingers: [[StopParameters]] = []
  var every = 1.0 / 60
  var options = TouchOptions()

  static let parameters: [StimulusParameter<Self>] =
    [
      .required(
        "fingers",
        \.fingers,
        .list(of: .list(of: StopParameters.record, count: 2...1000), count: 1...10),
        Text(
          "For finger 1, 2 … where it is at which times: down at the first, up at the last.",
          zh: "手指 1、2……在各时刻的位置：第一个按下，最后一个抬起。"
        )
      ),
      .every(\.every),
    ] + common
}
