import ModuleKit

let module = Module(
  "first-responder",
  Text("Becoming and resigning first responder.", zh: "成为和放弃第一响应者。")
)
