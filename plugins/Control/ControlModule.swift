import ModuleKit

let module = Module(
  "control",
  Text("Target and action; controls need no stimulus of their own.", zh: "目标与动作；控件不需要自己的刺激。")
)
