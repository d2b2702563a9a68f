import Jansson
import WorkbenchProtocol

/// What of a view decides about events and is not as it usually is, each fact in words.
struct TreeFacts {
  private let node: JSONValue

  /// Takes a node of `object.tree`.
  init(_ node: JSONValue) {
    self.node = node
  }

  /// The flags, in a line.
  func flags(_ style: Style) -> StyledText {
    StyledText(flags(style.words).joined(separator: ", "), .warning)
  }

  /// What lies around it, then who listens.
  func lines(_ style: Style) -> [StyledText] {
    var lines = around(style)
    for recognizer in (node[.recognizers] ?? .array()).elements {
      if let line = told(recognizer, style) { lines.append(line) }
    }
    for target in (node[.targets] ?? .array()).elements {
      let events = target[.for]?.strings.joined(separator: ", ") ?? ""
      lines.append(StyledText("\(events) \(sent(target, style))"))
    }
    return lines + own(style)
  }

  // MARK: - Flags

  private func flags(_ words: Words) -> [String] {
    var told =
      node[.flags]?.members.compactMap { TreeFacts.text(flag: $0.key, $0.value, words) } ?? []
    if let controller = node[.controller]?.string {
      // Whose view it is comes first: it tells more about an event than any flag.
      told.insert(words.say("view of \(controller)", zh: "\(controller) 的视图"), at: 0)
    }
    return told
  }

  /// What a flag says of a view that nobody has set it on; nil for what is no such flag.
  private static func usual(of flag: String) -> JSONValue? {
    let on = ["interaction", "isUserInteractionEnabled", "enabled", "isEnabled"]
    let off = [
      "hidden", "isHidden", "clipsToBounds", "multipleTouch", "isMultipleTouchEnabled",
      "exclusiveTouch", "isExclusiveTouch", "key", "firstResponder", "isFirstResponder",
    ]
    if on.contains(flag) { return true }
    if off.contains(flag) { return false }
    return flag == "alpha" ? 1 : nil
  }

  /// A flag as Swift writes it, or nil where it says what every view says.
  private static func text(flag: String, _ value: JSONValue, _ words: Words) -> String? {
    guard value != usual(of: flag), !value.isNull else { return nil }
    if value.isArray {
      guard flag == "overrides", value.count > 0 else { return nil }
      return words.say("overrides ", zh: "重写 ") + value.strings.shortened
    }
    if flag == "isKey" || flag == "key" { return words.say("key window", zh: "key 窗口") }
    if flag == "isFirstResponder" || flag == "firstResponder" {
      return words.say("first responder", zh: "第一响应者")
    }
    let name = name(of: flag)
    return value.bool == true ? name : "\(name) = \(value.shortJSON)"
  }

  /// The property that a flag of the wire stands for.
  private static func name(of flag: String) -> String {
    switch flag {
    case "hidden": "isHidden"
    case "interaction": "isUserInteractionEnabled"
    case "enabled": "isEnabled"
    case "multipleTouch": "isMultipleTouchEnabled"
    case "exclusiveTouch": "isExclusiveTouch"
    default: flag
    }
  }

  // MARK: - Around it

  private func around(_ style: Style) -> [StyledText] {
    let words = style.words
    var lines: [StyledText] = []
    if let out = node[.sticksOut], let id = out[.of]?.string {
      let parent = style.names[id] ?? id
      let by = out[.by]?.elements.compactMap(\.double?.shortest) ?? []
      let size = by.joined(separator: " \(style.text(of: .times)) ")
      let text = words.say("sticks out of \(parent) by \(size)", zh: "伸出 \(parent) 之外 \(size)")
      lines.append(StyledText(text, .warning))
    }
    if let id = node[.coveredBy]?.string {
      let front = style.names[id] ?? id
      lines.append(StyledText(words.say("covered by \(front)", zh: "被 \(front) 盖住"), .warning))
    }
    return lines
  }

  // MARK: - Who listens

  private func told(_ recognizer: JSONValue, _ style: Style) -> StyledText? {
    let words = style.words
    let parts = unusual(recognizer, words)
    let isOwn = recognizer[.own]?.bool == true
    // UIKit's own are there in every such view: they are told where they are unlike themselves.
    if isOwn, !style.isVerbose, recognizer[.isEnabled] == nil, recognizer[.waitsFor] == nil,
      recognizer[.delegate] == nil
    {
      return nil
    }
    let mark = style.isPlain ? words.say("recognizer", zh: "手势识别器") : style.text(of: .recognizer)
    var line = StyledText("\(mark) ") + StyledText(recognizer[.id]?.string ?? "?", .strong)
    let type = recognizer[.class]?.string ?? ""
    let kind = style.isVerbose ? type : TreeFacts.kind(type)
    line += StyledText("  " + ([kind] + parts).joined(separator: ", "), .faint)
    for target in (recognizer[.targets] ?? .array()).elements {
      line += StyledText("  " + sent(target, style))
    }
    return line
  }

  private static func kind(_ type: String) -> String {
    let name = type.hasPrefix("UI") ? type.dropFirst(2) : type[...]
    return name.hasSuffix("GestureRecognizer") ? String(name.dropLast(17)) : String(name)
  }

  private func unusual(_ recognizer: JSONValue, _ words: Words) -> [String] {
    var parts: [String] = []
    if let taps = recognizer[.taps]?.int {
      parts.append(words.count(taps, "tap", "taps", zh: "次轻点"))
    }
    if let touches = recognizer[.touches]?.int {
      parts.append(words.count(touches, "finger", "fingers", zh: "指"))
    }
    for key in ["isEnabled", "cancelsTouchesInView", "delaysTouchesBegan"] {
      if let value = recognizer[key] { parts.append("\(key) = \(value.shortJSON)") }
    }
    if let others = recognizer[.waitsFor]?.strings {
      let names = words.list(others)
      parts.append(words.say("waits for \(names) to fail", zh: "等待 \(names) 失败"))
    }
    if let delegate = recognizer[.delegate]?.string {
      parts.append(words.say("delegate \(delegate)", zh: "代理 \(delegate)"))
    }
    return parts
  }

  private func sent(_ target: JSONValue, _ style: Style) -> String {
    let words = style.words
    let arrow = style.isPlain ? words.say("sends", zh: "发送") : style.text(of: .arrow)
    let action = target[.action]?.string ?? "?"
    guard let object = target[.target]?.string else {
      return "\(arrow) \(action)" + words.say(" along the chain", zh: "（沿响应者链）")
    }
    return "\(arrow) \(object).\(action)"
  }

  /// The actions and overrides of the view, and of the controller whose view it is.
  private func own(_ style: Style) -> [StyledText] {
    let words = style.words
    var lines: [StyledText] = []
    if let actions = node[.actions]?.strings {
      lines.append(StyledText(words.say("implements ", zh: "实现 ") + words.list(actions)))
    }
    guard let controller = node[.controller]?.string else { return lines }
    if let actions = node[.controllerActions]?.strings {
      let told = words.list(actions)
      lines.append(
        StyledText(words.say("\(controller) implements \(told)", zh: "\(controller) 实现 \(told)"))
      )
    }
    if let overrides = node[.controllerOverrides]?.strings {
      let told = overrides.shortened
      lines.append(
        StyledText(words.say("\(controller) overrides \(told)", zh: "\(controller) 重写 \(told)"))
      )
    }
    return lines
  }
}

extension [String] {
  /// The names in a row; the four touches methods, say, as one.
  fileprivate var shortened: String {
    var names = self
    for (prefix, count) in [("touches", 4), ("presses", 4), ("motion", 3)] {
      let own = names.filter { $0.hasPrefix(prefix) }
      // Which one of a family is not overridden is what somebody may be looking for.
      guard own.count == count, let place = names.firstIndex(of: own[0]) else { continue }
      names.removeAll { $0.hasPrefix(prefix) }
      names.insert(prefix + "*", at: place)
    }
    return names.joined(separator: ", ")
  }
}
