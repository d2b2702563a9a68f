import ModuleKit

let module = Module(
  "remote-control",
  Text("Headphone buttons and other remote commands.", zh: "耳机按键等远程控制命令。")
)
