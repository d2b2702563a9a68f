import Foundation
import Jansson
@testable import Rendering
import Sentences
import Testing

/// Stimuli are said with every parameter that they have, in either language.
struct SpokenStimulusTests {
  private func say(_ step: String, _ language: Language) throws -> String {
    SpokenStep(try JSON.parse(step)).text(Words(language: language))
  }

  @Test(arguments: [
    (
      #"{"send":"touch.hold","at":"x","duration":0.5,"fingers":2}"#,
      "hold x for 0.5 s with 2 fingers", "按住 x 0.5 秒（2 指）"
    ),
    (
      #"{"send":"touch.tap","at":"x","taps":3,"duration":0.2}"#,
      "tap x 3 times, 0.2 s each", "轻点 x 3 次，每次 0.2 秒"
    ),
    (
      #"{"send":"touch.flick","from":"list","to":[9,9],"duration":0.1,"delay":0.2}"#,
      "flick from list to 9,9 on the screen, held 0.2 s before, in 0.1 s",
      "从 list 快速滑动到 屏幕上的 9,9，先按住 0.2 秒，历时 0.1 秒"
    ),
    (
      #"{"send":"touch.drag","from":"x","path":["a",[1,2],{"in":"b","unit":[0.5,0.25]}]}"#,
      "drag from x along a → 1,2 → b at 50%,25%", "从 x 拖动，经过 a → 1,2 → b 的 50%,25% 处"
    ),
    (
      #"{"send":"touch.pinch","at":"x","distance":[40,120.5],"duration":0.3}"#,
      "pinch at x from 40 to 120.5 apart, in 0.3 s", "在 x 捏合，间距从 40 到 120.5，历时 0.3 秒"
    ),
    (
      #"{"send":"touch.rotate","at":"x","angle":["0°","90°"]}"#,
      "turn two fingers about x, angle 0° to 90°", "两指绕 x 旋转，角度从 0° 到 90°"
    ),
    (
      #"{"send":"touch.moved","finger":2,"at":[1,2],"duration":0.5}"#,
      "finger 2 moves to 1,2 on the screen, in 0.5 s", "手指 2 移到 屏幕上的 1,2，历时 0.5 秒"
    ),
    (#"{"send":"touch.ended"}"#, "finger 1 lifts", "手指 1 抬起"),
    (#"{"send":"touch.ended","at":"x"}"#, "finger 1 lifts at x", "手指 1 抬起，在 x"),
    (
      #"{"send":"touch.cancelled","finger":2}"#,
      "finger 2's touch is cancelled by the system", "手指 2 的触摸被系统取消"
    ),
    (
      #"{"send":"touch.event","fingers":[{"finger":1,"phase":"stationary"},{"finger":2,"phase":"began","at":"x"},{"phase":"hovers"}]}"#,
      "in one event: finger 1 rests; finger 2 comes down on x; finger 1 hovers",
      "同一事件中：手指 1 不动；手指 2 落在 x；手指 1  hovers"
    ),
    (
      #"{"send":"touch.play","fingers":[[{"at":"a","time":0},{"at":"b","time":0.1},{"at":"c","time":0.4}]]}"#,
      "play finger 1 a → c until 0.4 s", "播放 手指 1 a → c，到 0.4 秒"
    ),
    (#"{"send":"scroll.statusBarTap"}"#, "tap the status bar", "轻点状态栏"),
    (
      #"{"send":"scroll.wheel","at":"x","by":[0,-3]}"#,
      "turn the wheel over x by 0,-3", "在 x 上滚动滚轮 0,-3"
    ),
    (#"{"send":"gesture.hover","path":["a","b"]}"#, "hover along a → b", "指针悬停经过 a → b"),
    (#"{"send":"motion.shake","cancelled":true}"#, "shake, cut short", "摇动，中途被打断"),
    (#"{"send":"motion.began"}"#, "a shake begins", "摇动开始"),
    (#"{"send":"motion.ended"}"#, "the shake ends", "摇动结束"),
    (#"{"send":"motion.cancelled"}"#, "the shake is cut short", "摇动被打断"),
    (#"{"send":"remote-control.send","command":"play"}"#, "remote control: play", "遥控：play"),
    (#"{"send":"application.becomeActive"}"#, "the app is active again", "应用恢复活跃"),
    (#"{"send":"application.enterBackground"}"#, "the app goes to the background", "应用进入后台"),
    (#"{"send":"application.enterForeground"}"#, "the app comes to the foreground", "应用回到前台"),
    (#"{"send":"application.terminate"}"#, "the app is ended", "应用被终止"),
    (
      #"{"send":"application.rotate","orientation":"landscapeLeft"}"#,
      "turn the device to landscapeLeft", "把设备转到 landscapeLeft"
    ),
    (#"{"send":"first-responder.become","on":"f"}"#, "f asks to be first responder", "f 请求成为第一响应者"),
    (
      #"{"send":"first-responder.resign","on":{"id":"f"}}"#,
      "f gives up first responder", "f 放弃第一响应者"
    ),
    (#"{"send":"edit-menu.show","from":"f"}"#, "show the edit menu of f", "显示 f 的编辑菜单"),
    (#"{"send":"edit-menu.hide"}"#, "hide the edit menu", "隐藏编辑菜单"),
    (
      #"{"send":"action.send","action":"buy:","to":"cart"}"#,
      "send the action buy: to cart", "发送动作 buy:，发给 cart"
    ),
    (#"{"send":"press.began","type":"menu"}"#, "the menu button goes down", " menu 键按下"),
    (#"{"send":"press.ended","input":"inputUpArrow"}"#, "the UpArrow key comes up", " UpArrow 键松开"),
    (
      #"{"send":"press.changed","input":" ","modifierFlags":"shift"}"#,
      "the keys shift-space are pressed differently", " shift-space 键力度改变"
    ),
    (
      #"{"send":"press.began","input":"o","modifierFlags":["shift","command"]}"#,
      "the keys shift-command-o go down", " shift-command-o 键按下"
    ),
    (
      #"{"send":"press.ended","input":"o","modifierFlags":"shift"}"#,
      "the keys shift-o come up", " shift-o 键松开"
    ),
    (
      #"{"send":"press.changed","input":"o"}"#,
      "the o key is pressed differently", " o 键力度改变"
    ),
    (
      #"{"send":"press.changed","type":"select"}"#,
      "the select button is pressed differently", " select 键力度改变"
    ),
    (
      #"{"send":"press.cancelled","input":"\t"}"#,
      "the press of the Tab key is cancelled", " Tab 键的按压被取消"
    ),
  ])
  func `a stimulus is said as one says it`(step: String, english: String, chinese: String) throws {
    #expect(try say(step, .english) == english)
    #expect(try say(step, .chinese) == chinese)
  }

  @Test(arguments: [
    "touch.tap", "touch.hold", "touch.drag", "touch.flick", "touch.pinch", "touch.rotate",
    "touch.began", "touch.moved", "touch.ended", "touch.cancelled", "touch.event", "touch.play",
    "scroll.statusBarTap", "scroll.wheel", "gesture.hover", "press.key", "press.button",
    "press.began", "press.changed", "press.ended", "press.cancelled", "text-input.type",
    "motion.shake", "motion.began", "motion.ended", "motion.cancelled", "remote-control.send",
    "application.rotate", "application.terminate", "action.send", "first-responder.become",
    "first-responder.resign", "edit-menu.show", "edit-menu.choose", "edit-menu.hide",
  ])
  func `a stimulus without any parameter is said all the same`(name: String) throws {
    let step = #"{"send":"\#(name)"}"#
    let english = try say(step, .english)
    let chinese = try say(step, .chinese)
    #expect(english != name && !english.isEmpty && !english.hasIdeographs)
    #expect(chinese.hasIdeographs)
  }

  @Test(arguments: Language.allCases)
  func `a parameter that no sentence has is told by its name`(language: Language) throws {
    for name in ["touch.tap", "press.key", "motion.shake", "edit-menu.hide", "Sky.gust"] {
      let text = try say(
        #"{"send":"\#(name)","gale":7,"sides":["a",2],"label":"no","since":1,"comment":"no"}"#,
        language
      )
      #expect(text.contains("gale 7") && text.contains(#"sides ["a", 2]"#), "\(text)")
      #expect(!text.contains("no") && !text.contains("since"))
    }
  }
}
