import ModuleKit
@_spi(Workbench) import ResponderKit

/// Who is first responder: section 20 of the rulebook.
let module = Module(
  "first-responder",
  Text("Becoming and resigning first responder.", zh: "成为和放弃第一响应者。")
)
.stimulus(.become)
.stimulus(.resign)

extension Stimulus {
  static let become = Stimulus(
    "first-responder.become",
    Text("Asks an object to become first responder.", zh: "请一个对象成为第一响应者。"),
    answering: ResponderParameters.self
  ) { parameters, context in
    StimulusResult(returned: try parameters.responder(context).askBecomeFirstResponder())
  }

  static let resign = Stimulus(
    "first-responder.resign",
    Text("Asks an object to resign as first responder.", zh: "请一个对象放弃第一响应者。"),
    answering: ResponderParameters.self
  ) { parameters, context in
    StimulusResult(returned: try parameters.responder(context).askResignFirstResponder())
  }
}

private struct ResponderParameters: ParameterList {
  var on = Reference<UIResponder>()

  func responder(_ context: StimulusContext) throws -> UIResponder {
    guard let responder = on.object else {
      throw context.refusal(Text("'on' is no responder", zh: "“on”不是响应者"))
    }
    return responder
  }

  static let parameters: [StimulusParameter<Self>] = [
    .required("on", \.on, .object, Text("The object.", zh: "哪个对象。"))
  ]
}
