import Jansson
import WorkbenchProtocol

/// A stimulus as one says it; a third-party one by its name and parameters.
struct SpokenStimulus {
  let stimulus: JSONValue
  let words: Words

  init(_ stimulus: JSONValue, _ words: Words) {
    self.stimulus = stimulus
    self.words = words
  }

  /// The stimulus in words, with every parameter that it has.
  var text: String {
    let name = stimulus["send"]?.string ?? "?"
    let spoken = touch(name) ?? press(name) ?? device(name) ?? action(name)
    guard let spoken else { return ([name] + rest([])).joined(separator: " ") }
    let more = rest(spoken.told)
    return spoken.text + (more.isEmpty ? "" : words.comma + more.joined(separator: words.comma))
  }

  /// What is said, and which parameters are told by it.
  struct Spoken {
    var text: String
    var told: Set<String>

    init(_ text: String, _ told: Set<String> = []) {
      self.text = text
      self.told = told
    }
  }

  /// The parameters that nothing has told yet, by their names.
  private func rest(_ told: Set<String>) -> [String] {
    // These belong to the step around the stimulus, which tells them itself or not at all.
    let beside: Set = ["send", "label", "when", "expect", "since", "comment"]
    return stimulus.members.filter { !beside.contains($0.key) && !told.contains($0.key) }.map {
      "\($0.key) \($0.value.string ?? $0.value.shortJSON)"
    }
  }

  func place(_ key: String) -> String? {
    stimulus[key].map { SpokenPlace($0).text(words) }
  }

  func seconds(_ key: String) -> String? { stimulus[key]?.double.map { words.seconds($0) } }

  // MARK: - The device, and what it brings

  private func device(_ name: String) -> Spoken? {
    switch name {
    case "motion.shake":
      let isCut = stimulus["cancelled"]?.bool == true
      let text =
        isCut ? words.say("shake, cut short", zh: "摇动，中途被打断") : words.say("shake", zh: "摇动")
      return Spoken(text, ["cancelled"])
    case "motion.began": return Spoken(words.say("a shake begins", zh: "摇动开始"))
    case "motion.ended": return Spoken(words.say("the shake ends", zh: "摇动结束"))
    case "motion.cancelled": return Spoken(words.say("the shake is cut short", zh: "摇动被打断"))
    case "remote-control.send":
      let command = stimulus[.command]?.string ?? "?"
      return Spoken(words.say("remote control: \(command)", zh: "遥控：\(command)"), ["command"])
    case "application.resignActive":
      return Spoken(words.say("the app is interrupted", zh: "应用被打断（不再活跃）"))
    case "application.becomeActive":
      return Spoken(words.say("the app is active again", zh: "应用恢复活跃"))
    case "application.enterBackground":
      return Spoken(words.say("the app goes to the background", zh: "应用进入后台"))
    case "application.enterForeground":
      return Spoken(words.say("the app comes to the foreground", zh: "应用回到前台"))
    case "application.terminate": return Spoken(words.say("the app is ended", zh: "应用被终止"))
    case "application.rotate":
      let side = stimulus[.orientation]?.string ?? "?"
      return Spoken(words.say("turn the device to \(side)", zh: "把设备转到 \(side)"), ["orientation"])
    default: return nil
    }
  }

  // MARK: - Actions, focus and menus

  private func action(_ name: String) -> Spoken? {
    switch name {
    case "action.send": return sentAction
    case "first-responder.become":
      let object = stimulus[.on].map { SpokenStep.name(of: $0) } ?? "?"
      return Spoken(
        words.say("\(object) asks to be first responder", zh: "\(object) 请求成为第一响应者"),
        ["on"]
      )
    case "first-responder.resign":
      let object = stimulus[.on].map { SpokenStep.name(of: $0) } ?? "?"
      return Spoken(
        words.say("\(object) gives up first responder", zh: "\(object) 放弃第一响应者"),
        ["on"]
      )
    case "edit-menu.show":
      let view = stimulus[.from].map { SpokenStep.name(of: $0) } ?? "?"
      return Spoken(
        words.say("show the edit menu of \(view)", zh: "显示 \(view) 的编辑菜单"),
        ["from"]
      )
    case "edit-menu.choose":
      let item = stimulus["item"].map { SpokenStep.name(of: $0) } ?? "?"
      return Spoken(words.say("choose \(item) from the menu", zh: "在菜单中选择 \(item)"), ["item"])
    case "edit-menu.hide": return Spoken(words.say("hide the edit menu", zh: "隐藏编辑菜单"))
    default: return nil
    }
  }

  private var sentAction: Spoken {
    let action = stimulus[.action]?.string ?? "?"
    var text = words.say("send the action \(action)", zh: "发送动作 \(action)")
    if let from = stimulus[.from], !from.isNull {
      text += words.say(
        " from \(SpokenStep.name(of: from))",
        zh: "，发自 \(SpokenStep.name(of: from))"
      )
    }
    if let to = stimulus[.to], !to.isNull {
      text += words.say(" to \(SpokenStep.name(of: to))", zh: "，发给 \(SpokenStep.name(of: to))")
    }
    return Spoken(text, ["action", "from", "to"])
  }
}
