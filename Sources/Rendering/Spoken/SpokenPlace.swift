import Jansson
import WorkbenchProtocol

/// A place on the screen as one says it: `buy`, `buy at 90,70`, `270,350 on the screen`.
struct SpokenPlace {
  private let place: JSONValue

  init(_ place: JSONValue) {
    self.place = place
  }

  /// The place in words.
  func text(_ words: Words) -> String {
    if let name = place.string { return name }
    guard place.isObject, let view = place[.in]?.string else {
      let point = SpokenPlace.numbers(place)
      return words.say("\(point) on the screen", zh: "屏幕上的 \(point)")
    }
    return whole(of: view, words) + offset(words)
  }

  private func whole(of view: String, _ words: Words) -> String {
    if let part = place[.part]?.string {
      let part = SpokenPlace.part(part, words)
      // A name that has no words keeps its distance to Chinese ones.
      let gap = part.first?.isASCII == true ? " " : ""
      return words.say("the \(part) of \(view)", zh: "\(view) 的\(gap)\(part)")
    }
    if let point = place[.point] {
      let told = SpokenPlace.numbers(point)
      return words.say("\(view) at \(told)", zh: "\(view) 的 \(told) 处")
    }
    guard let unit = place[.unit] else { return view }
    let shares = unit.elements.map { (($0.double ?? 0) * 100).shortest + "%" }
    let told = shares.joined(separator: ",")
    return words.say("\(view) at \(told)", zh: "\(view) 的 \(told) 处")
  }

  private func offset(_ words: Words) -> String {
    guard let offset = place[.offset] else { return "" }
    let told = SpokenPlace.numbers(offset)
    return words.say(", \(told) off", zh: "，再偏 \(told)")
  }

  private static func part(_ name: String, _ words: Words) -> String {
    switch name {
    case "thumb": words.say("thumb", zh: "滑块")
    case "decrement": words.say("minus button", zh: "减号按钮")
    case "increment": words.say("plus button", zh: "加号按钮")
    case "clearButton": words.say("clear button", zh: "清除按钮")
    case "backButton": words.say("back button", zh: "返回按钮")
    default: name
    }
  }

  /// Numbers with commas between them, as `90,70`.
  static func numbers(_ value: JSONValue) -> String {
    value.isArray
      ? value.elements.map { $0.double?.shortest ?? $0.shortJSON }.joined(separator: ",")
      : value.shortJSON
  }
}
