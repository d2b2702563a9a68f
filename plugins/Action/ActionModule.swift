import ModuleKit
@_spi(Workbench) import ResponderKit

/// Actions sent along the responder chain: section 19 of the rulebook.
let module = Module("action", Text("Actions sent along the responder chain.", zh: "沿响应者链发送的动作。"))
  .stimulus(.send)

extension Stimulus {
  static let send = Stimulus(
    "action.send",
    Text(
      "Sends an action as UIApplication does; answers whether anybody handled it.",
      zh: "像 UIApplication 那样发送动作；返回是否有人处理。"
    ),
    answering: SendParameters.self
  ) { parameters, context in
    let isHandled = context.simulation.actions.send(
      parameters.action,
      to: parameters.to.object,
      from: parameters.from.object,
      for: parameters.for.object
    )
    return StimulusResult(returned: isHandled)
  }
}

private struct SendParameters: ParameterList {
  var action: Selector = ""
  var to = Reference<AnyObject>()
  var from = Reference<AnyObject>()
  var `for` = Reference<UIEvent>()

  static let parameters: [StimulusParameter<Self>] = [
    .required("action", \.action, .action, Text("The action's name.", zh: "动作的名字。")),
    .field(
      "to",
      \.to,
      .object,
      Text("The target; without one the chain is searched.", zh: "目标；没有目标则沿链查找。")
    ),
    .field("from", \.from, .object, Text("The sender.", zh: "发送者。")),
    .field("for", \.for, .object, Text("The event that led to it.", zh: "引起它的事件。")),
  ]
}
