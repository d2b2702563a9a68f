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
    words.say("\(count) more views are left out", zh: "另有 \(count) 个视图略去")
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

  /// Where a finger is, and what it does there.
  func finger(_ number: Int, _ phase: String, at place: String) -> String {
    let does =
      switch phase {
      case "began": words.say("began at", zh: "开始于")
      case "moved": words.say("moved to", zh: "移到")
      case "stationary": words.say("stays at", zh: "停在")
      case "ended": words.say("ended at", zh: "结束于")
      case "cancelled": words.say("was cancelled at", zh: "被取消于")
      default: phase
      }
    return "\(finger(number)) \(does) \(place)"
  }

  var keyboard: String { words.say("keyboard", zh: "键盘") }
  var steps: String { words.say("steps", zh: "步骤") }
  var decisions: String { words.say("decisions", zh: "决定") }
  var notToScale: String { words.say("not to scale", zh: "不按比例") }
  func waits(for name: String) -> String { words.say("waits for \(name)", zh: "等 \(name)") }

  /// Who has a role, in words.
  func role(_ role: String, _ names: String) -> String {
    switch role {
    case "asked": words.say("asked: \(names)", zh: "被问：\(names)")
    case "declined": words.say("declined: \(names)", zh: "拒绝：\(names)")
    case "answered": words.say("answered: \(names)", zh: "给出答案：\(names)")
    case "hit": words.say("hit: \(names)", zh: "命中：\(names)")
    case "passes": words.say("passed it on: \(names)", zh: "传下去：\(names)")
    case "keeps": words.say("kept it: \(names)", zh: "留下：\(names)")
    case "waiting": words.say("waiting: \(names)", zh: "等待：\(names)")
    default: "\(role): \(names)"
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
