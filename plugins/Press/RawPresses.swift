import ModuleKit
@_spi(Workbench) import ResponderKit

extension Stimulus {
  static let began = Stimulus(
    "press.began",
    Text("Presses a key or button down.", zh: "按下一个键或按钮。"),
    PressParameters.self
  ) { parameters, context in
    try context.simulation.beginPress(parameters.needed(context))
  }

  static let changed = Stimulus(
    "press.changed",
    Text("Presses an analog button in more or less.", zh: "改变模拟按钮按下的深浅。"),
    ChangeParameters.self
  ) { parameters, context in
    try context.simulation.changePress(
      .button(parameters.type.type),
      force: parameters.force
    )
  }

  static let ended = Stimulus(
    "press.ended",
    Text("Lets a key or button go.", zh: "松开一个键或按钮。"),
    PressParameters.self
  ) { parameters, context in
    try context.simulation.endPress(parameters.needed(context))
  }

  static let cancelled = Stimulus(
    "press.cancelled",
    Text(
      "Takes a key or button away, or all that are down, as the system does.",
      zh: "像系统那样取消一个键或按钮；不写则取消全部。"
    ),
    PressParameters.self
  ) { parameters, context in
    try context.simulation.cancelPress(parameters.source(context))
  }
}

private struct PressParameters: ParameterList {
  var input: String?
  var modifierFlags: [Modifier] = []
  var type: Button?

  static let parameters: [StimulusParameter<Self>] = [
    .field("input", \.input, .text, .input),
    .field("modifierFlags", \.modifierFlags, .choices(Modifier.names), .modifierFlags),
    .field("type", \.type, .choice(Button.names), .button),
  ]

  /// The key or button, where one is written.
  func source(_ context: StimulusContext) throws -> PressSource? {
    switch (input, type) {
    case (let input?, nil): return .key(written: input, modifierFlags)
    case (nil, let button?): return .button(button.type)
    case (nil, nil): return nil
    case (.some, .some):
      throw context.refusal("a key has 'input' and a button has 'type': only one can be pressed")
    }
  }

  /// The key or button.
  func needed(_ context: StimulusContext) throws -> PressSource {
    guard let source = try source(context) else {
      throw context.refusal("'input' or 'type' must say which key or button")
    }
    return source
  }
}

private struct ChangeParameters: ParameterList {
  var type = Button()
  var force = 1.0

  static let parameters: [StimulusParameter<Self>] = [
    .required("type", \.type, .choice(Button.names), .button),
    .required(
      "force",
      \.force,
      .number(0...1),
      Text("How far it is pressed in.", zh: "按下的深浅。")
    ),
  ]
}
