package import Jansson
import WorkbenchProtocol

/// A step of a script as one says it: *tap buy at 90,70*, *wait 0.5 s*, *set card.alpha = 0*.
package struct SpokenStep {
  private let step: JSONValue

  /// Takes a step as documents write it, or a stimulus with `send` and its parameters.
  package init(_ step: JSONValue) {
    self.step = step
  }

  /// Takes a step as `script.run` reports it.
  package init(reported: JSONValue) {
    step = reported[.step] ?? [.action: reported[.action] ?? .null]
  }

  /// The step in words.
  package func text(_ words: Words) -> String {
    if step["send"] != nil { return SpokenStimulus(step, words).text }
    if step[.call] != nil {
      let call = SpokenStep.call(step)
      return words.say("call \(call)", zh: "调用 \(call)")
    }
    if let set = step[.set] {
      let told = SpokenStep.assignments(set)
      return words.say("set \(told)", zh: "设置 \(told)")
    }
    if let animate = step["animate"] {
      let told = SpokenStep.assignments(animate)
      let time = step["duration"]?.double.map { words.seconds($0) }
      return words.say("animate \(told)", zh: "动画 \(told)")
        + (time.map { words.say(" for \($0)", zh: "，历时 \($0)") } ?? "")
    }
    if let after = step["after"]?.double { return later(after, words) }
    if let object = step["release"] {
      let name = SpokenStep.name(of: object)
      return words.say("let go of \(name)", zh: "放开对 \(name) 的引用")
    }
    if let wait = step["wait"] {
      guard let time = wait.double else {
        return words.say("wait until nothing moves", zh: "等到一切静止")
      }
      return words.say("wait \(words.seconds(time))", zh: "等待 \(words.seconds(time))")
    }
    if let expectation = step["expect"] {
      return words.say("expect ", zh: "预期 ") + SpokenExpectation(expectation, words).text
    }
    if step[.ask] != nil { return words.say("a question", zh: "提问") }
    return step[.action]?.string ?? step.shortJSON
  }

  private func later(_ time: Double, _ words: Words) -> String {
    let bodies = step["do"].map { $0.isArray ? Array($0.elements) : [$0] } ?? []
    let told = words.list(bodies.map { SpokenStep($0).text(words) })
    // Without a delay it is what `DispatchQueue.main.async` does, which is later all the same.
    guard time > 0 else {
      return words.say("at the next turn", zh: "下一轮") + words.colon + told
    }
    let seconds = words.seconds(time)
    return words.say("\(seconds) later", zh: "\(seconds)后") + words.colon + told
  }

  /// Assignments as Swift writes them, without quotes where they say nothing.
  static func assignments(_ set: JSONValue) -> String {
    let objects = set.isArray ? Array(set.elements) : [set]
    return objects.flatMap { $0.members.map { "\($0.key) = \($0.value.shortJSON)" } }
      .joined(separator: ", ")
  }

  /// A call as Swift writes it.
  static func call(_ step: JSONValue) -> String {
    let arguments = step[.with].map { $0.isArray ? Array($0.elements) : [$0] } ?? []
    let told = arguments.map { name(of: $0) }.joined(separator: ", ")
    let receiver = step[.on].map { name(of: $0) + "." } ?? ""
    return "\(receiver)\(step[.call]?.string ?? "?")(\(told))"
  }

  /// An id without quotes, a node by its id or class, anything else as JSON.
  static func name(of value: JSONValue) -> String {
    if let name = value.string { return name }
    guard value.isObject else { return value.shortJSON }
    return value[.id]?.string ?? value[.class]?.string ?? value.shortJSON
  }
}
