import ModuleKit
@_spi(Workbench) import ResponderKit

extension Stimulus {
  static let began = Stimulus(
    "press.began",
    Text("Presses a key or button down.", zh: "按下一个键或按钮。"),
    PressParameters.self
  ) { parameters, context in
    try context.simulation.presses.begin(parameters.source)
  }

  static let changed = Stimulus(
    "press.changed",
    Text("Presses an analog button in more or less.", zh: "改变模拟按钮按下的深浅。"),
    ChangeParameters.self
  ) { parameters, context in
    try context.simulation.presses.change(
      .button(parameters.type.type),
      force: parameters.force
    )
  }

  static let ended = Stimulus(
    "press.ended",
    Text("Lets a key or button go.", zh: "松开一个键或按钮。"),
    PressParameters.self
  ) { parameters, context in
    try context.simulation.presses.end(parameters.source)
  }

  static let cancelled = Stimulus(
    "press.cancelled",
    Text(
      "Takes a key or button away, or all that are down, as the system does.",
      zh: "像系统那样取消一个键或按钮；不写则取消全部。"
    ),
    CancelParameters.self
  ) { parameters, context in
    try context.simulation.presses.cancel(parameters.isOfAll ? nil : parameters.source)
  }
}

/// The parameters that name a key or a button.
private protocol SourceParameters: ParameterList {
  var input: String? { get set }
  var modifierFlags: [Modifier] { get set }
  var type: Button? { get set }
}

extension SourceParameters {
  fileprivate static var source: [StimulusParameter<Self>] {
    [
      .field("input", \.input, .text, .input),
      .field("modifierFlags", \.modifierFlags, .choices(Modifier.names), .modifierFlags),
      .field("type", \.type, .choice(Button.names), .button),
    ]
  }

  /// The button, or else the key.
  fileprivate var source: PressSource {
    type.map { .button($0.type) } ?? .key(written: input ?? "", modifierFlags)
  }
}

private struct PressParameters: SourceParameters {
  var input: String?
  var modifierFlags: [Modifier] = []
  var type: Button?

  static let parameters = source
  static let choices: [ParameterChoice] = [
    .one(of: "input", "type"), .atMostOne(of: "modifierFlags", "type"),
  ]
}

private struct CancelParameters: SourceParameters {
  var input: String?
  var modifierFlags: [Modifier] = []
  var type: Button?

  static let parameters = source
  static let choices: [ParameterChoice] = [
    .atMostOne(of: "input", "type"), .atMostOne(of: "modifierFlags", "type"),
  ]

  /// Whether neither is named.
  var isOfAll: Bool { input == nil && type == nil }
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
