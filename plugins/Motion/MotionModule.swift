import ModuleKit
@_spi(Workbench) import ResponderKit

/// Shaking the device: section 16 of the rulebook.
let module = Module("motion", Text("Shaking the device.", zh: "摇动设备。"))
  .stimulus(.shake)
  .stimulus(.began)
  .stimulus(.ended)
  .stimulus(.cancelled)

extension Stimulus {
  static let shake = Stimulus(
    "motion.shake",
    Text("Shakes the device, from its start to its end.", zh: "摇动设备，从开始到结束。"),
    ShakeParameters.self
  ) { parameters, context in
    try context.simulation.motion.sendShake(
      duration: parameters.duration,
      cancelled: parameters.cancelled
    )
  }

  static let began = Stimulus(
    "motion.began",
    Text("Reports that a shake begins.", zh: "报告摇动开始。")
  ) { context in try context.simulation.motion.beginShake() }

  static let ended = Stimulus(
    "motion.ended",
    Text("Reports that the shake is over.", zh: "报告摇动结束。")
  ) { context in try context.simulation.motion.endShake() }

  static let cancelled = Stimulus(
    "motion.cancelled",
    Text("Reports that the shake came to nothing.", zh: "报告摇动被取消。")
  ) { context in try context.simulation.motion.cancelShake() }
}

private struct ShakeParameters: ParameterList {
  var duration = 0.5
  var cancelled = false

  static let parameters: [StimulusParameter<Self>] = [
    .field("duration", \.duration, .duration, Text("How long it lasts.", zh: "持续多久。")),
    .field(
      "cancelled",
      \.cancelled,
      .flag,
      Text("Whether it comes to nothing instead of ending.", zh: "是否被取消而不是正常结束。")
    ),
  ]
}
