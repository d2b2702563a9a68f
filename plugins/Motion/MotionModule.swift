import ModuleKit

let module = Module(
  "motion",
  Text("Shaking the device.", zh: "摇动设备。")
)
