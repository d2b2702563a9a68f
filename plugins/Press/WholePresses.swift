import ModuleKit
@_spi(Workbench) import ResponderKit

extension Stimulus {
  static let key = Stimulus(
    "press.key",
    Text("Presses a key of a hardware keyboard and lets it go.", zh: "按下硬件键盘的一个键再松开。"),
    KeyParameters.self
  ) { parameters, context in
    try context.simulation.presses.send(
      .key(written: parameters.input, parameters.modifierFlags),
      duration: parameters.duration
    )
  }

  static let button = Stimulus(
    "press.button",
    Text("Presses a button of a remote control and lets it go.", zh: "按下遥控器的一个按钮再松开。"),
    ButtonParameters.self
  ) { parameters, context in
    try context.simulation.presses.send(
      .button(parameters.type.type),
      duration: parameters.duration
    )
  }
}

private struct KeyParameters: ParameterList {
  var input = ""
  var modifierFlags: [Modifier] = []
  var duration = 0.05

  static let parameters: [StimulusParameter<Self>] = [
    .required("input", \.input, .text, .input),
    .field("modifierFlags", \.modifierFlags, .choices(Modifier.names), .modifierFlags),
    .field("duration", \.duration, .duration, Text("From down to up.", zh: "从按下到松开。")),
  ]
}

private struct ButtonParameters: ParameterList {
  var type = Button()
  var duration = 0.05

  static let parameters: [StimulusParameter<Self>] = [
    .required("type", \.type, .choice(Button.names), .button),
    .field("duration", \.duration, .duration, Text("From down to up.", zh: "从按下到松开。")),
  ]
}
