import ModuleKit
@_spi(Workbench) import ResponderKit

/// Typing on the software keyboard: the text part of section 20 of the rulebook.
let module = Module(
  "text-input",
  Text("Typing on the software keyboard.", zh: "用软键盘打字。")
)
.stimulus(.type)

extension Stimulus {
  static let type = Stimulus(
    "text-input.type",
    Text(
      "Types a text key by key, as the software keyboard gives it to the first responder.",
      zh: "逐键输入文字，如软键盘交给第一响应者那样。"
    ),
    TypeParameters.self
  ) { parameters, context in context.simulation.firstResponders.type(parameters.text) }
}

private struct TypeParameters: ParameterList {
  var text = ""

  static let parameters: [StimulusParameter<Self>] = [
    .required(
      "text",
      \.text,
      .text,
      Text("The text: \\n is Return and \\b Delete.", zh: "文字：\\n 是回车，\\b 是删除。")
    )
  ]
}
