import Jansson
import Rendering
import Sentences
import Testing

struct SpokenStepTests {
  @Test(arguments: [
    (
      #"{"send":"touch.tap","at":{"in":"buy","point":[90,70.5]}}"#, "tap buy at 90,70.5",
      "轻点 buy 的 90,70.5 处"
    ),
    (
      #"{"send":"touch.tap","at":[270,350],"taps":2,"fingers":3}"#,
      "double-tap 270,350 on the screen with 3 fingers", "双击 屏幕上的 270,350（3 指）"
    ),
    (#"{"send":"touch.tap","at":"x","type":"pencil"}"#, "tap x, type pencil", "轻点 x，type pencil"),
    (
      #"{"send":"touch.drag","from":"list","by":[0,-80],"rest":0.3}"#,
      "drag from list by 0,-80, resting 0.3 s at the end", "从 list 拖动 0,-80，末尾停留 0.3 秒"
    ),
    (
      #"{"send":"touch.drag","from":{"in":"volume","part":"thumb"},"to":[9,9]}"#,
      "drag from the thumb of volume to 9,9 on the screen", "从 volume 的滑块 拖动到 屏幕上的 9,9"
    ),
    (#"{"send":"touch.hold","at":"x"}"#, "hold x for 1 s", "按住 x 1 秒"),
    (#"{"send":"touch.began","finger":2,"at":"x"}"#, "finger 2 comes down on x", "手指 2 落在 x"),
    (#"{"send":"touch.cancelled"}"#, "the system cancels all touches", "系统取消所有触摸"),
    (#"{"send":"motion.shake"}"#, "shake", "摇动"),
    (#"{"send":"text-input.type","text":"abc"}"#, "type \"abc\"", "输入 \"abc\""),
    (#"{"send":"press.key","input":"\r"}"#, "press the Return key", "按 Return 键"),
    (
      #"{"send":"press.key","input":"c","modifierFlags":["command","shift"]}"#,
      "press the keys command-shift-c", "按 command-shift-c 键"
    ),
    (#"{"send":"press.button","type":"select"}"#, "press the select button", "按 select 键"),
    (#"{"send":"edit-menu.choose","item":"copy:"}"#, "choose copy: from the menu", "在菜单中选择 copy:"),
    (
      #"{"send":"action.send","action":"buy:","to":null,"from":"cart"}"#,
      "send the action buy: from cart", "发送动作 buy:，发自 cart"
    ),
    (#"{"send":"application.resignActive"}"#, "the app is interrupted", "应用被打断（不再活跃）"),
    (
      #"{"send":"Sky.gust","at":"tree","size":3}"#, "Sky.gust at tree size 3",
      "Sky.gust at tree size 3"
    ),
    (
      #"{"set":{"card.clipsToBounds":true}}"#, "set card.clipsToBounds = true",
      "设置 card.clipsToBounds = true"
    ),
    (
      #"{"call":"addSubview","on":"root","with":["x"]}"#, "call root.addSubview(x)",
      "调用 root.addSubview(x)"
    ),
    (#"{"wait":0.5}"#, "wait 0.5 s", "等待 0.5 秒"),
    (#"{"wait":"idle"}"#, "wait until nothing moves", "等到一切静止"),
    (#"{"after":0.1,"do":[{"set":{"a.b":1}}]}"#, "0.1 s later: set a.b = 1", "0.1 秒后：设置 a.b = 1"),
    (
      #"{"expect":{"hit":"x","fired":{"x.hitTest":0,"b:":1,"c:":2}}}"#,
      "expect x is hit, x.hitTest never, b: once, c: 2 times", "预期 命中 x，x.hitTest 从不，b: 一次，c: 2 次"
    ),
  ])
  func `a step is said as one says it, in either language`(
    step: String,
    english: String,
    chinese: String
  ) throws {
    let step = SpokenStep(try JSON.parse(step))
    #expect(step.text(Words(language: .english)) == english)
    #expect(step.text(Words(language: .chinese)) == chinese)
  }
}
