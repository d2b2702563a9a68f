import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Writes the steps: what a person does, what the app does, and what the model expects of it.
  func writeScript(
    expecting expected: ExpectedLog,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    lines.add("")
    lines.add("/// What the model expects while the windows are shown.")
    lines.add("static let expectedAtLaunch: [String] = [\(SwiftExporter.texts(expected.launch))]")
    lines.add("")
    lines.add("/// The steps, in order.")
    try nested("static let script: [Step] =", end: "", into: &lines) {
      (lines: inout SwiftLines) throws(ExportRefusal) in
      // What is nested is opened by a brace, here it is the elements of an array.
      lines.replaceLast { $0.replacing(" {", with: " [") }
      for (place, step) in plan.steps.enumerated() {
        try write(step, expecting: expected.steps[place] ?? [], into: &lines)
      }
    }
    lines.dropLast()
    lines.endList(of: plan.steps.count(where: \.isDone))
  }

  private static func texts(_ texts: [String]) -> String {
    texts.map(quoted).joined(separator: ", ")
  }

  private func write(
    _ step: StepPlan,
    expecting expected: [String],
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    let list = "[\(SwiftExporter.texts(expected))]"
    func head(_ text: String, _ more: String = "") -> String {
      "Step(\(step.number), \(SwiftExporter.quoted(text))\(more), expects: \(list))"
    }
    switch step.kind {
    case .expect, .ask: break
    case .send(let stimulus):
      let text = Instruction.text(of: stimulus, step)
      guard let code = try code(of: stimulus) else { return lines.add(head(text) + ",") }
      lines.block(head(text), end: "},") { $0.add(code) }
    case .wait(let seconds):
      let text = SwiftExporter.text(seconds)
      lines.add(head("wait \(text) seconds", ", wait: \(text)") + ",")
    case .waitIdle: lines.add(head("wait until nothing moves", ", wait: 2") + ",")
    case .action(let action):
      guard isPersons(action) == false else {
        lines.add(head(step.text) + ",")
        return
      }
      try nested(head("the app: " + step.text), end: "},", into: &lines) {
        (lines: inout SwiftLines) throws(ExportRefusal) in
        try write([action], into: &lines, in: SwiftScope(), at: step.path)
      }
    }
  }

  /// Returns what an app does itself where the script sends a stimulus that nobody can do by hand.
  private func code(of stimulus: StimulusPlan) throws(ExportRefusal) -> String? {
    func parameter(_ name: String, _ type: ValueType) throws(ExportRefusal) -> String {
      guard let plan = stimulus.parameters.first(where: { $0.name == name })?.value else {
        return "nil"
      }
      return try value(plan, as: type, in: SwiftScope(), at: stimulus.path).text
    }
    let object = ValueType.optional(.object("NSObject"))
    switch stimulus.name {
    case "action.send":
      let action = try parameter("action", .selector)
      let (target, sender) = (try parameter("to", object), try parameter("from", object))
      return "UIApplication.shared.sendAction(\(action), to: \(target), from: \(sender), for: nil)"
    case "first-responder.become": return "\(try parameter("on", object)).becomeFirstResponder()"
    case "first-responder.resign": return "\(try parameter("on", object)).resignFirstResponder()"
    default: return nil
    }
  }

  /// Whether an action is on something of the system's, which a person does there.
  private func isPersons(_ action: Action) -> Bool {
    guard case .call(let call) = action, case .object(let expression) = call.receiver,
      case .reference(let reference, _) = expression.bare
    else { return false }
    guard let declared = plan.declared[reference.base] else { return true }
    return declared.node == nil && catalogue.entries[declared.className]?.row.shared == nil
  }
}

extension StepPlan {
  /// Whether somebody does something in it.
  fileprivate var isDone: Bool {
    switch kind {
    case .expect, .ask: false
    case .send, .action, .wait, .waitIdle: true
    }
  }
}

extension ValuePlan {
  /// The expression without what turns it into a type.
  var bare: ValuePlan {
    if case .typed(let inner, _, _) = self { return inner.bare }
    return self
  }
}
