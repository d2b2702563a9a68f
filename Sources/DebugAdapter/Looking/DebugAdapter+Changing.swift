import Jansson
import Rendering
import Sentences
import TypedLines
import WorkbenchProtocol

// What if: a property is given another value before the step in which the debugger stands.

extension DebugAdapter {
  mutating func setVariable(_ arguments: JSONValue) throws -> Outcome {
    let handle = try handles[arguments[.variablesReference]?.number ?? 0]
    let name = arguments[.name]?.string ?? ""
    let value = TypedLine.value(arguments[.value]?.string ?? "")
    switch handle {
    case .object(let object, _):
      return try change(ObjectProperty(object: object, name: name), to: value)
    case .parts(let whole, let property?):
      return try change(property, to: try DebugAdapter.part(name, of: whole, property, value))
    case .computed:
      throw DebugError.arguments(
        Sentence("code computes the value; it cannot be set", zh: "这个值由代码计算，不能设置")
      )
    case .parts, .objects, .decision, .event, .chain, .whatIfs, .tree, .nodes, .value:
      throw DebugError.arguments(
        Sentence(
          "'\(name)' cannot be set: only properties of objects can",
          zh: "“\(name)”不能设置：只有对象的属性可以"
        )
      )
    }
  }

  mutating func setExpression(_ arguments: JSONValue) throws -> Outcome {
    let text = arguments[.expression]?.string ?? ""
    let path = ObjectPath(text)
    guard let property = path.property else {
      throw DebugError.arguments(
        Sentence("'\(text)' names no property of an object", zh: "“\(text)”没有指明对象的属性"),
        hint: Sentence("Write OBJECT.PROPERTY, as panel.alpha.", zh: "请写 对象.属性，如 panel.alpha。")
      )
    }
    let value = TypedLine.value(arguments[.value]?.string ?? "")
    return try change(ObjectProperty(object: path.object, name: property), to: value)
  }

  /// A value of several numbers with another one in the place of a part.
  private static func part(
    _ name: String,
    of whole: JSONValue,
    _ property: ObjectProperty,
    _ value: JSONValue
  ) throws(DebugError) -> JSONValue {
    let names = Geometry.parts(of: property.name, count: whole.count)
    let all = (0..<whole.count).map { names?[$0] ?? "[\($0)]" }
    guard let place = all.firstIndex(of: name) else {
      throw .arguments(
        Sentence("\(property.path) has no '\(name)'", zh: "\(property.path) 没有“\(name)”")
      )
    }
    return JSONValue(whole.elements.enumerated().map { $0 == place ? value : $1 })
  }

  /// Changes a property before the step in which the debugger stands.
  private mutating func change(_ property: ObjectProperty, to value: JSONValue) throws -> Outcome {
    guard let debuggee else { return .done }
    guard debuggee.isOwn else { throw DebugAdapter.notOurs }
    guard debuggee.failure == nil else { throw DebugAdapter.isOver }
    guard let step = debuggee.route.step(at: debuggee.point),
      debuggee.route.steps.indices.contains(step)
    else { throw DebugAdapter.isLaunching }
    guard debuggee.whatIfs.count < DebugAdapter.whatIfLimit else {
      throw DebugError.failed(
        Sentence(
          "there are \(DebugAdapter.whatIfLimit) changes already, and no more are kept",
          zh: "已经有 \(DebugAdapter.whatIfLimit) 个改动，不能再多"
        ),
        hint: Sentence("undo takes the last one back.", zh: "undo 会撤回最后一个。")
      )
    }
    let whatIf = WhatIf(
      step: step,
      index: debuggee.route.steps[step].index,
      path: property.path,
      value: value
    )
    let changed: Debuggee.Changed
    do {
      changed = try debuggee.add(whatIf)
    } catch let error as WireError {
      throw DebugAdapter.refusal(error, of: property)
    }
    // The value as it is now, which may be another than was said: an alpha of 2 is 1.
    let read = try? debuggee.object(
      property.object,
      at: debuggee.record,
      properties: [property.name]
    )
    let now = read?[.values]?[property.name] ?? value
    let told = words.say("what if \(whatIf.text)", zh: "假如 \(whatIf.text)")
    let title = words.say("What if: \(property.path)", zh: "假如：\(property.path)")
    return Outcome(
      body: [.value: JSONValue(now.typed)],
      then: { try $0.stand(after: changed, told, title, $1) }
    )
  }

  /// Says what came of a change, and stands where the routes part.
  mutating func stand(
    after changed: Debuggee.Changed,
    _ told: String,
    _ title: String,
    _ say: Saying
  ) throws {
    guard let debuggee else { return }
    say(.output("\(told)\(words.colon)\(consequence(of: changed))"))
    var halt = Halt(reason: .step, description: title)
    halt.keepsFocus = true
    try arrive(at: debuggee.point, halt, stop: nil, say)
  }

  /// Where the routes part, and what comes of it.
  private func consequence(of changed: Debuggee.Changed) -> String {
    guard let parting = changed.parting else {
      return words.say("nothing is decided otherwise", zh: "没有决定不同")
    }
    let rule = parting.rule.map { words.say(" (\($0))", zh: "（\($0)）") } ?? ""
    let place =
      parting.record.map {
        words.say("the route parts at record \($0)\(rule)", zh: "路线在记录 \($0) 处分开\(rule)")
      } ?? words.say("the route ends sooner\(rule)", zh: "路线提前结束\(rule)")
    // A step that only one of the two ran has nothing to be compared with.
    let pairs = zip(changed.before, changed.after)
    let differences = pairs.flatMap { $0.difference(from: $1, words) }
    guard !differences.isEmpty else { return place }
    return place + words.say("; ", zh: "；") + differences.joined(separator: words.comma)
  }

  /// How many changes are kept.
  private static let whatIfLimit = 1000

  private static let isLaunching = DebugError.failed(
    Sentence("during the launch there is nothing to set", zh: "启动期间没有可以设置的"),
    hint: Sentence("Step into the script first.", zh: "请先进入脚本。")
  )

  static let isOver = DebugError.failed(
    Sentence(
      "the session has ended; only what was recorded can be looked at",
      zh: "会话已经结束，只能查看已记录的内容"
    ),
    hint: Sentence("restart begins again.", zh: "restart 会重新开始。")
  )

  /// What the workbench has against a value, with the property that it is about.
  private static func refusal(_ error: WireError, of property: ObjectProperty) -> DebugError {
    let plain = DebugError(error)
    // Whoever wrote the sentence, the property is named once.
    guard !error.message.english.contains(property.path) else { return plain }
    return DebugError(
      plain.code,
      Sentence("\(property.path): \(plain.message)", zh: "\(property.path)：\(plain.message)"),
      hint: plain.hint
    )
  }
}
