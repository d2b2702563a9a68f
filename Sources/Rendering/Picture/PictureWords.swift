import Sentences

/// What a picture itself says, in the words of the player.
struct PictureWords {
  let words: Words

  init(_ language: Language) { words = Words(language: language) }

  var language: Language { words.language }

  var nothing: String {
    words.say("There is no view on the screen.", zh: "屏幕上没有视图。")
  }

  func leftOut(_ count: Int) -> String {
    words.say("\(count) more views are not drawn", zh: "另有 \(count) 个视图没有画出")
  }

  var way: String { words.say("The way", zh: "路径") }
  var down: String { words.say("who is asked", zh: "问谁") }
  var up: String { words.say("who responds", zh: "谁响应") }

  var noWay: String {
    words.say("No way yet: nobody has been asked.", zh: "还没有路径：还没有问过谁。")
  }

  var ownCode: String {
    words.say("its own code says who is next", zh: "由它自己的代码决定下一个")
  }

  var overridesNext: String { words.say("overrides next", zh: "重写了 next") }

  func cycle(_ name: String) -> String { words.say("comes back to \(name)", zh: "又回到 \(name)") }

  func moreDeclined(_ count: Int) -> String {
    words.say("\(count) more declined", zh: "另有 \(count) 个拒绝")
  }

  func moreRows(_ count: Int) -> String { words.say("\(count) more", zh: "另有 \(count) 个") }

  func step(_ number: Int) -> String { words.say("step \(number)", zh: "第 \(number) 步") }
  var launch: String { words.say("launch", zh: "启动") }
  var expected: String { words.say("expected", zh: "预期") }
  var happened: String { words.say("happened", zh: "实际") }
  var stopped: String { words.say("What stopped the run", zh: "是什么打断了运行") }

  func profile(_ value: String) -> String { words.say("Profile: \(value)", zh: "配置：\(value)") }

  var firstResponder: String { words.say("first responder", zh: "第一响应者") }
  func finger(_ number: Int) -> String { words.say("finger \(number)", zh: "手指 \(number)") }
  var keyboard: String { words.say("keyboard", zh: "键盘") }
  var steps: String { words.say("steps", zh: "步骤") }
  var decisions: String { words.say("decisions", zh: "决定") }
  var notToScale: String { words.say("not to scale", zh: "不按比例") }
  func waits(for name: String) -> String { words.say("waits for \(name)", zh: "等 \(name)") }

  /// A role in words.
  func role(_ role: PictureRoles.Role) -> String {
    switch role.name {
    case "asked":
      let number = role.number.map { "\($0)" } ?? ""
      return words.say("asked as number \(number)", zh: "第 \(number) 个被问")
    case "declined": return words.say("declined", zh: "拒绝")
    case "answered": return words.say("answered", zh: "给出答案")
    case "hit": return words.say("hit", zh: "命中")
    case "passes": return words.say("passes it on", zh: "传下去")
    case "keeps": return words.say("keeps it", zh: "留下")
    case "waiting": return words.say("waiting", zh: "等待")
    default: return role.name
    }
  }

  /// How well a rule is known.
  func known(_ known: String) -> String { RuleWords.confidence(named: known, words) ?? known }

  /// A time as people read it, of microseconds.
  func time(_ microseconds: Int) -> String {
    let value = Double(microseconds)
    if microseconds > 0, microseconds < 1_000_000 {
      return ((value / 100).rounded() / 10).shortest + " ms"
    }
    return ((value / 10_000).rounded() / 100).shortest + " s"
  }
}
