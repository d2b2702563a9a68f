import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

/// The edit menu: section 19 of the rulebook.
let module = Module(
  "edit-menu",
  Text("The edit menu: copy, paste and their like.", zh: "编辑菜单：拷贝、粘贴等。")
)
.stimulus(.show)
.stimulus(.choose)
.stimulus(.hide)

extension Stimulus {
  static let show = Stimulus(
    "edit-menu.show",
    Text(
      "Shows the edit menu of a view: its interaction's if it has one, else the menu controller's.",
      zh: "显示视图的编辑菜单：有交互则用交互的，否则用菜单控制器的。"
    ),
    ShowParameters.self
  ) { parameters, context in
    guard let view = parameters.from.object else {
      throw context.refusal(Text("'from' is no view", zh: "“from”不是视图"))
    }
    guard view.window != nil else {
      throw SimulationError(
        .noPlace,
        "'from' is in no window, so no menu can be shown from it",
        zh: "“from”不在任何窗口里，所以不能从它显示菜单"
      )
    }
    let point = parameters.at.map { CGRect(origin: $0, size: .zero) }
    context.simulation.menu.showEditMenu(from: view, rect: parameters.rect ?? point)
  }

  static let choose = Stimulus(
    "edit-menu.choose",
    Text("Chooses an item of the menu that is up.", zh: "选择当前菜单中的一项。"),
    ChooseParameters.self
  ) { parameters, context in
    try context.simulation.menu.choose(parameters.item)
  }

  static let hide = Stimulus(
    "edit-menu.hide",
    Text("Hides the menu that is up.", zh: "收起当前菜单。")
  ) { context in context.simulation.menu.hide() }
}

private struct ShowParameters: ParameterList {
  var from = Reference<UIView>()
  var rect: CGRect?
  var at: CGPoint?

  static let parameters: [StimulusParameter<Self>] = [
    .required("from", \.from, .object, Text("The view.", zh: "哪个视图。")),
    .field("rect", \.rect, .rect, Text("What it is about, in the view.", zh: "针对视图中的哪个区域。")),
    .field("at", \.at, .point, Text("The place, instead of 'rect'.", zh: "位置，代替 rect。")),
  ]
  static let choices: [ParameterChoice] = [.atMostOne(of: "rect", "at")]
}

private struct ChooseParameters: ParameterList {
  var item = ""

  static let parameters: [StimulusParameter<Self>] = [
    .required(
      "item",
      \.item,
      .text,
      Text("The item's action, title or id.", zh: "菜单项的动作、标题或 id。")
    )
  ]
}
