import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

/// Gesture recognizers and hovering: sections 9 to 13 of the rulebook.
let module = Module(
  "gesture",
  Text("Gesture recognizers, and pointers that hover.", zh: "手势识别器，以及悬停的指针。")
)
.stimulus(.hover)

extension Stimulus {
  static let hover = Stimulus(
    "gesture.hover",
    Text(
      "Moves a pointer over the screen without touching it; it stays where the path ends.",
      zh: "移动指针而不触摸屏幕；路径结束后指针停在那里。"
    ),
    HoverParameters.self
  ) { parameters, context in
    guard let first = parameters.path.first else {
      throw context.refusal(
        Text("say where the pointer goes: 'path' needs a place", zh: "请说明指针去哪里：“path”需要一个位置")
      )
    }
    let path = Way(first, Array(parameters.path.dropFirst()))
    let start = context.simulation.now
    let duration = context.microseconds(parameters.duration)
    // A pointer is reported as often as a finger is.
    let steps = max(1, Int((parameters.duration * 60).rounded()))
    context.simulation.gestures.hover(to: path.point(at: 0))
    guard parameters.path.count > 1 else { return context.simulation.advance(to: start + duration) }
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      context.simulation.advance(to: start + Int64((Double(duration) * share).rounded()))
      guard context.simulation.dispatcher.failure == nil else { return }
      context.simulation.gestures.hover(to: path.point(at: share))
    }
  }
}

private struct HoverParameters: ParameterList {
  var path: [CGPoint] = []
  var duration = 0.3

  static let parameters: [StimulusParameter<Self>] = [
    .required(
      "path",
      \.path,
      .places,
      Text("The places that the pointer passes.", zh: "指针经过的位置。")
    ),
    .field(
      "duration",
      \.duration,
      .number(0...60),
      unit: "seconds",
      Text("How long it moves.", zh: "移动多久。")
    ),
  ]
}
