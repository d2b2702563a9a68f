import ModuleKit

/// Keys of a hardware keyboard and buttons of a remote control: section 18 of the rulebook.
let module = Module(
  "press",
  Text("Hardware keys, key commands and remote buttons.", zh: "硬件按键、键盘命令和遥控器按钮。")
)
.stimulus(.key)
.stimulus(.button)
.stimulus(.began)
.stimulus(.changed)
.stimulus(.ended)
.stimulus(.cancelled)
