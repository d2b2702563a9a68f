package import ModuleKit

/// A section of the rulebook: its number and what it is about.
package struct RuleSection: Sendable {
  package let number: Int
  package let title: Text

  /// The sections, in the order of the rulebook.
  package static let all: [RuleSection] = [
    RuleSection(number: 1, title: Text("Events and their dispatch", zh: "事件及其分发")),
    RuleSection(number: 2, title: Text("Ignoring interaction", zh: "忽略交互")),
    RuleSection(number: 3, title: Text("Windows", zh: "窗口")),
    RuleSection(number: 4, title: Text("Hit-testing", zh: "命中测试")),
    RuleSection(number: 5, title: Text("The life of a touch", zh: "一个触摸的一生")),
    RuleSection(number: 6, title: Text("Several fingers", zh: "多个手指")),
    RuleSection(number: 7, title: Text("Delivery of touches", zh: "触摸的送达")),
    RuleSection(number: 8, title: Text("The responder chain", zh: "响应者链")),
    RuleSection(number: 9, title: Text("Recognizers: which touches they get", zh: "手势：得到哪些触摸")),
    RuleSection(number: 10, title: Text("Recognizers: states and actions", zh: "手势：状态与动作")),
    RuleSection(number: 11, title: Text("Recognizers: which of several", zh: "手势：多个之间的取舍")),
    RuleSection(number: 12, title: Text("Recognizers, views and controls", zh: "手势、视图与控件")),
    RuleSection(number: 13, title: Text("Recognizers: thresholds", zh: "手势：阈值")),
    RuleSection(number: 14, title: Text("Controls", zh: "控件")),
    RuleSection(number: 15, title: Text("Scroll views", zh: "滚动视图")),
    RuleSection(number: 16, title: Text("Motion", zh: "运动")),
    RuleSection(number: 17, title: Text("Remote control", zh: "远程控制")),
    RuleSection(number: 18, title: Text("Presses and key commands", zh: "按键与快捷键")),
    RuleSection(number: 19, title: Text("Actions and the edit menu", zh: "动作与编辑菜单")),
    RuleSection(number: 20, title: Text("First responder and input views", zh: "第一响应者与输入视图")),
  ]
}
