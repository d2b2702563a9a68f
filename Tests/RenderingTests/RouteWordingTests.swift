import Jansson
import Sentences
import Testing

@testable import Rendering

/// What lists, scroll views, keyboards, menus and timers do, in the words of a route.
struct RouteWordingTests {
  private func told(_ record: String, _ language: Language, isPlain: Bool = false) throws -> String
  {
    var style = Style()
    style.language = language
    style.isPlain = isPlain
    let wording = RouteWording(style: style)
    let node = RouteNode(try JSON.parse(record))
    return wording.subject(node, below: nil).string + " | " + wording.answer(node).string
  }

  @Test(arguments: [
    ("highlighted", "is highlighted", "高亮"), ("unhighlighted", "unhighlighted", "取消高亮"),
    ("selected", "is selected", "被选中"), ("deselected", "is deselected", "取消选中"),
    ("focused", "focused", "focused"),
  ])
  func `what becomes of a cell`(state: String, english: String, chinese: String) throws {
    let record = #"{"kind":"cell-changed","at":"list[0,4]","state":"\#(state)"}"#
    #expect(try told(record, .english) == "list[0,4] | " + english)
    #expect(try told(record, .chinese) == "list[0,4] | " + chinese)
  }

  @Test(arguments: [
    (#""state":"dragging""#, "is dragged", "开始拖动"),
    (#""state":"decelerating""#, "goes on by itself", "继续减速滚动"),
    (#""state":"animating""#, "scrolls by animation", "动画滚动"),
    (#""state":"resting""#, "rests", "静止"),
    (
      #""state":"released","value":[0,1.50],"point":[0,240]"#,
      "let go at (0, 1.5) per ms, for (0, 240)", "松手：每毫秒 (0, 1.5)，目标 (0, 240)"
    ),
    (#""state":"zoomed","value":2.0"#, "scale 2", "缩放 2"),
    (#""point":[0,-12.25]"#, "→ (0, -12.25)", "→ (0, -12.25)"),
  ])
  func `what a scroll view does`(members: String, english: String, chinese: String) throws {
    let record = #"{"kind":"scrolled","at":"list",\#(members)}"#
    #expect(try told(record, .english) == "list | " + english)
    #expect(try told(record, .chinese) == "list | " + chinese)
  }

  @Test(arguments: [
    (
      #"{"kind":"keyboard","state":"shown"}"#, "keyboard | shown", "键盘 | 显示"
    ),
    (#"{"kind":"keyboard","state":"hidden"}"#, "keyboard | hidden", "键盘 | 隐藏"),
    (
      #"{"kind":"menu-built","state":"visible","items":["copy:","paste:"]}"#,
      "edit menu | visible: copy:, paste:", "编辑菜单 | 可见：copy:、paste:"
    ),
    (#"{"kind":"menu-built","state":"hidden","items":[]}"#, "edit menu | hidden", "编辑菜单 | 隐藏"),
    (
      #"{"kind":"timer-set","name":"hold","due":0.5}"#, "timer hold | due at 0.5 s",
      "定时器 hold | 到期 0.5 秒"
    ),
    (
      #"{"kind":"timer-fired","name":"hold","time":1.0004}"#, "timer hold | fires at 1 s",
      "定时器 hold | 触发于 1 秒"
    ),
    (#"{"kind":"notification","name":"didShow"}"#, "didShow | posted", "didShow | 已发布"),
    (
      #"{"kind":"control-event","at":"buy","event":"touchUpInside"}"#,
      "buy | sends touchUpInside", "buy | 发出 touchUpInside"
    ),
    (
      #"{"kind":"touch-held","at":"buy","touch":[1],"by":"pan"}"#,
      "buy | touch 1 held back by pan", "buy | 触摸 1 被暂缓（pan）"
    ),
    (#"{"kind":"touch-cancelled","at":"buy"}"#, "buy | touch ? cancelled", "buy | 触摸 ? 被取消"),
    (#"{"kind":"forwarded","at":"a"}"#, "a | passes it to ?", "a | 传给 ?"),
    (#"{"kind":"discarded"}"#, "the event | discarded", "事件 | 丢弃"),
    (
      #"{"kind":"discarded","action":"buy:"}"#, "no next responder | discarded",
      "没有下一个响应者 | 丢弃"
    ),
    (#"{"kind":"action-searched","action":"buy:","to":null}"#, "buy: | no target", "buy: | 没有目标"),
    (
      #"{"kind":"action-searched","action":"buy:","at":"cart"}"#,
      "buy: | search from cart", "buy: | 从 cart 找起"
    ),
    (
      #"{"kind":"action-searched","action":"buy:","at":"cart","answer":false}"#,
      "buy: | cart: no", "buy: | cart：否"
    ),
    (
      #"{"kind":"controller-lifecycle","controller":"screen","stage":"viewDidLoad"}"#,
      "screen.viewDidLoad | called", "screen.viewDidLoad | 被调用"
    ),
  ])
  func `who it is about, and what came of it`(
    record: String,
    english: String,
    chinese: String
  ) throws {
    #expect(try told(record, .english) == english)
    #expect(try told(record, .chinese) == chinese)
  }

  @Test(arguments: [
    (
      #""from":"name","to":"mail""#, "first responder | name → mail",
      "mail | becomes first responder in the place of name"
    ),
    (#""from":null,"to":"mail""#, "first responder | nil → mail", "mail | becomes first responder"),
    (
      #""from":"name","to":null"#, "first responder | name → nil",
      "name | is no longer first responder"
    ),
    (#""from":null,"to":null"#, "first responder | nil → nil", "first responder | is nobody"),
  ])
  func `a change is an arrow in a drawing, and a sentence where sentences are read`(
    members: String,
    drawn: String,
    plain: String
  ) throws {
    let record = #"{"kind":"first-responder-changed",\#(members)}"#
    #expect(try told(record, .english) == drawn)
    #expect(try told(record, .english, isPlain: true) == plain)
  }

  @Test(arguments: [
    ("inherited", "", ""), ("unknown", "", ""), ("document's override", ", override", "，重写"),
    ("overridden, super called", ", override and super", "，重写并调 super"),
    ("overridden, super not called", ", override, no super", "，重写，不调 super"),
    ("swizzled", ", swizzled", "，swizzled"),
  ])
  func `whose code answered is told where it was not UIKit's`(
    how: String,
    english: String,
    chinese: String
  ) throws {
    let record = """
      {"kind":"answered","at":"a","method":"hitTest","answer":"a","how":"\(how)"}
      """
    #expect(try told(record, .english) == "a.hitTest | → itself" + english)
    #expect(try told(record, .chinese) == "a.hitTest | → 自己" + chinese)
  }

  @Test func `nothing that a record names is obeyed`() throws {
    let nasty = #""\u001b[2J\u202e""#
    for kind in ["cell-changed", "scrolled", "keyboard", "notification", "timer-set", "gust"] {
      let record = #"{"kind":"\#(kind)","at":\#(nasty),"state":\#(nasty),"name":\#(nasty)}"#
      #expect(try !told(record, .english).unicodeScalars.contains { $0.isObeyed }, "\(kind)")
    }
  }
}
