import ModuleKit

let module = Module(
  "edit-menu",
  Text("The edit menu: copy, paste and their like.", zh: "编辑菜单：拷贝、粘贴等。")
)
.explainingEditMenus()
