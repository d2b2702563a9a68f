import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

/// Scroll views: section 15 of the rulebook.
let module = Module("scroll", Text("Scroll views.", zh: "滚动视图。"))
  .stimulus(.statusBarTap)
  .stimulus(.wheel)

extension Stimulus {
  static let statusBarTap = Stimulus(
    "scroll.statusBarTap",
    Text(
      "Taps the status bar, which scrolls to the top.",
      zh: "点按状态栏，滚动到顶部。"
    )
  ) { context in context.simulation.scrolling.tapStatusBar() }

  static let wheel = Stimulus(
    "scroll.wheel",
    Text(
      "Turns the wheel of a mouse: content moves as under fingers that move by so much.",
      zh: "转动鼠标滚轮：内容的移动与手指移动同样距离时一致。"
    ),
    WheelParameters.self
  ) { parameters, context in
    context.simulation.scrolling.turnWheel(at: parameters.place, by: parameters.way)
  }
}

private struct WheelParameters: ParameterList {
  var place = CGPoint.zero
  var way = CGPoint.zero

  static let parameters: [StimulusParameter<Self>] = [
    .required("at", \.place, .place, Text("Where the pointer is.", zh: "指针所在的位置。")),
    .required(
      "by",
      \.way,
      .vector,
      unit: "points",
      Text("How far it turns.", zh: "转动多少。")
    ),
  ]
}
