import ModuleKit

let module = Module(
  "action",
  Text("Actions sent along the responder chain.", zh: "沿响应者链发送的动作。")
)
.explainingActions()
