import Jansson
import WorkbenchProtocol

extension SpokenStimulus {
  /// What fingers do.
  func touch(_ name: String) -> Spoken? {
    switch name {
    case "touch.tap": return tap
    case "touch.hold":
      let time = seconds("duration") ?? words.seconds(1)
      let place = place("at") ?? "?"
      return fingers(
        words.say("hold \(place) for \(time)", zh: "按住 \(place) \(time)"),
        ["at", "duration"]
      )
    case "touch.drag", "touch.flick": return drag(isFlick: name == "touch.flick")
    case "touch.pinch", "touch.rotate": return turn(isPinch: name == "touch.pinch")
    case "touch.began", "touch.moved", "touch.ended", "touch.cancelled":
      return raw(String(name.dropFirst("touch.".count)))
    case "touch.event":
      let changes = (stimulus["fingers"] ?? .array()).elements.map { change in
        finger(change[.finger]?.int ?? 1, change[.phase]?.string ?? "", change[.at])
      }
      let told = words.say("; ", zh: "；")
      return Spoken(
        words.say("in one event: ", zh: "同一事件中：") + changes.joined(separator: told),
        ["fingers"]
      )
    case "touch.play": return play
    case "scroll.statusBarTap": return Spoken(words.say("tap the status bar", zh: "轻点状态栏"))
    case "scroll.wheel":
      let by = stimulus[.by].map { SpokenPlace.numbers($0) } ?? "?"
      let place = place("at") ?? "?"
      return Spoken(
        words.say("turn the wheel over \(place) by \(by)", zh: "在 \(place) 上滚动滚轮 \(by)"),
        ["at", "by"]
      )
    case "gesture.hover":
      let way = way(stimulus[.path])
      return Spoken(words.say("hover along \(way)", zh: "指针悬停经过 \(way)"), ["path"])
    default: return nil
    }
  }

  private var tap: Spoken {
    let place = place("at") ?? "?"
    let text =
      switch stimulus[.taps]?.int ?? 1 {
      case 1: words.say("tap \(place)", zh: "轻点 \(place)")
      case 2: words.say("double-tap \(place)", zh: "双击 \(place)")
      case let count: words.say("tap \(place) \(count) times", zh: "轻点 \(place) \(count) 次")
      }
    var spoken = fingers(text, ["at", "taps"])
    if let time = seconds("duration") {
      spoken.text += words.say(", \(time) each", zh: "，每次 \(time)")
      spoken.told.insert("duration")
    }
    return spoken
  }

  /// Adds with how many fingers it is done, where those are several.
  private func fingers(_ text: String, _ told: Set<String>) -> Spoken {
    let count = stimulus["fingers"]?.int ?? 1
    let with = count > 1 ? words.say(" with \(count) fingers", zh: "（\(count) 指）") : ""
    return Spoken(text + with, told.union(["fingers"]))
  }

  private func drag(isFlick: Bool) -> Spoken {
    let from = place("from") ?? "?"
    var text =
      isFlick
      ? words.say("flick from \(from)", zh: "从 \(from) 快速滑动")
      : words.say("drag from \(from)", zh: "从 \(from) 拖动")
    if let by = stimulus[.by] {
      let told = SpokenPlace.numbers(by)
      text += words.say(" by \(told)", zh: " \(told)")
    }
    if let to = place("to") { text += words.say(" to \(to)", zh: "到 \(to)") }
    if let path = stimulus[.path] {
      let told = way(path)
      text += words.say(" along \(told)", zh: "，经过 \(told)")
    }
    var spoken = fingers(text, ["from", "by", "to", "path"])
    // Filled in afterwards, since where the time stands in the sentence differs with the language.
    for (key, english, chinese) in [
      ("delay", "held %@ before", "先按住 %@"), ("duration", "in %@", "历时 %@"),
      ("rest", "resting %@ at the end", "末尾停留 %@"),
    ] {
      guard let time = seconds(key) else { continue }
      spoken.told.insert(key)
      let told = words.say(english, zh: chinese).replacing("%@", with: time)
      spoken.text += words.comma + told
    }
    return spoken
  }

  private func turn(isPinch: Bool) -> Spoken {
    let place = place("at") ?? "?"
    var text =
      isPinch
      ? words.say("pinch at \(place)", zh: "在 \(place) 捏合")
      : words.say("turn two fingers about \(place)", zh: "两指绕 \(place) 旋转")
    if let ends = stimulus["distance"]?.elements.map({ $0.shortJSON }), ends.count == 2 {
      text += words.say(" from \(ends[0]) to \(ends[1]) apart", zh: "，间距从 \(ends[0]) 到 \(ends[1])")
    }
    // An angle may be written in degrees, and then is text.
    if let ends = stimulus["angle"]?.elements.map({ $0.string ?? $0.shortJSON }), ends.count == 2 {
      text += words.say(", angle \(ends[0]) to \(ends[1])", zh: "，角度从 \(ends[0]) 到 \(ends[1])")
    }
    var spoken = Spoken(text, ["at", "distance", "angle"])
    if let time = seconds("duration") {
      spoken.text += words.comma + words.say("in \(time)", zh: "历时 \(time)")
      spoken.told.insert("duration")
    }
    return spoken
  }

  private func raw(_ phase: String) -> Spoken {
    guard phase != "cancelled" || stimulus[.finger] != nil else {
      return Spoken(words.say("the system cancels all touches", zh: "系统取消所有触摸"))
    }
    let text = finger(stimulus[.finger]?.int ?? 1, phase, stimulus[.at])
    guard let time = seconds("duration") else { return Spoken(text, ["finger", "at"]) }
    return Spoken(
      text + words.comma + words.say("in \(time)", zh: "历时 \(time)"),
      ["finger", "at", "duration"]
    )
  }

  private func finger(_ number: Int, _ phase: String, _ at: JSONValue?) -> String {
    let place = at.map { SpokenPlace($0).text(words) }
    let finger = words.say("finger \(number)", zh: "手指 \(number) ")
    switch phase {
    case "began":
      let told = place ?? "?"
      return finger + words.say(" comes down on \(told)", zh: "落在 \(told)")
    case "moved":
      let told = place ?? "?"
      return finger + words.say(" moves to \(told)", zh: "移到 \(told)")
    case "ended":
      return finger + words.say(" lifts", zh: "抬起")
        + (place.map { words.say(" at \($0)", zh: "，在 \($0)") } ?? "")
    case "cancelled":
      return finger + words.say("'s touch is cancelled by the system", zh: "的触摸被系统取消")
    case "stationary": return finger + words.say(" rests", zh: "不动")
    default: return finger + " " + phase
    }
  }

  private var play: Spoken {
    let fingers = Array((stimulus["fingers"] ?? .array()).elements)
    let ways = fingers.enumerated().map { index, moves in
      let places = moves.elements.map { $0[.at] ?? .null }
      let last = moves.elements.reduce(0) { max($0, $1[.time]?.double ?? 0) }
      // Of each way only the ends: a gesture that was recorded has a place for every event.
      let way = way(JSONValue(places.isEmpty ? [] : [places[0]] + places.dropFirst().suffix(1)))
      let number = index + 1
      let time = words.seconds(last)
      return words.say("finger \(number) \(way) until \(time)", zh: "手指 \(number) \(way)，到 \(time)")
    }
    return Spoken(
      words.say("play ", zh: "播放 ") + ways.joined(separator: words.say("; ", zh: "；")),
      ["fingers"]
    )
  }

  private func way(_ path: JSONValue?) -> String {
    let places = (path ?? .array()).elements.map { place in
      place.isArray ? SpokenPlace.numbers(place) : SpokenPlace(place).text(words)
    }
    return places.joined(separator: " \(Mark.arrow.drawn) ")
  }
}
