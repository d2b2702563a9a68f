import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Writes a body as statements.
  ///
  /// - Returns: Whether its last statement leaves the method.
  @discardableResult
  func write(
    _ body: Body,
    into lines: inout SwiftLines,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> Bool {
    for action in body {
      if try write(action, into: &lines, in: scope, at: path) { return true }
    }
    return false
  }

  private func write(
    _ action: Action,
    into lines: inout SwiftLines,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> Bool {
    switch action {
    case .callSuper:
      guard let declaration = scope.declaration else { return false }
      let unused = scope.answer == nil ? "" : "_ = "
      lines.add((scope.keepsAnswer ? "answer = " : unused) + declaration.callOfSuper)
    case .answer(let expression):
      guard let answer = scope.answer else {
        lines.add("return")
        return true
      }
      lines.add(scope.returning(try value(expression, as: answer, in: scope, at: path)))
      return true
    case .choose(let condition, let then, let otherwise):
      return try choose(condition, then, otherwise, into: &lines, in: scope, at: path)
    case .note(let name, let values):
      try note(name, values, into: &lines, in: scope, at: path)
    case .call(let call):
      let value = try value(call, in: scope)
      lines.add(SwiftExporter.isDiscardable(call.name) ? value.text : "_ = \(value.text)")
    case .set(let assignments):
      for assignment in assignments { try write(assignment, into: &lines, in: scope) }
    case .animate(let animation): try write(animation, into: &lines, in: scope, at: path)
    case .after(let delay, let body, let path):
      try nested("\(space).after(\(SwiftExporter.text(delay)))", into: &lines) {
        (lines: inout SwiftLines) throws(ExportRefusal) in
        var later = scope
        // What runs later answers nobody.
        later.keepsAnswer = false
        later.answer = nil
        let captured = try capture(by: body, in: later, at: path)
        if !captured.isEmpty { lines.replaceLast { $0 + captured + " in" } }
        try write(body, into: &lines, in: later, at: path)
      }
    case .release(_, let path):
      throw refusal("an exported file keeps its objects for ever", at: path)
    }
    return false
  }

  /// What a closure keeps of the moment at which it is made: how often the method had run.
  private func capture(
    by body: Body,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    guard let counter = scope.counter else { return "" }
    var trial = SwiftLines()
    try write(body, into: &trial, in: scope, at: path)
    return trial.lines.contains { $0.contains(counter) } ? " [\(counter)]" : ""
  }

  /// Whether UIKit lets the answer of a call be left unused.
  private static func isDiscardable(_ name: String) -> Bool {
    !answering.contains(name)
  }

  private static let answering: Set<String> = [
    "hitTest", "pointInside", "convert(_:to:)", "convert(_:from:)", "isDescendant",
    "canPerformAction", "target", "location", "previousLocation", "translation", "velocity",
    "touches", "contains", "intersects", "intersection", "union", "insetBy", "offsetBy",
    "standardized", "integral", "isEmpty", "isNull", "applying", "concatenating", "inverted",
    "scaledBy", "rotated", "translatedBy", "isIdentity", "cellForRow", "cellForItem", "indexPath",
  ]

  /// Writes a block whose inside may refuse.
  func nested(
    _ head: String,
    end: String = "}",
    into lines: inout SwiftLines,
    _ body: (inout SwiftLines) throws(ExportRefusal) -> Void
  ) throws(ExportRefusal) {
    // A block's closure does not throw, so that the refusal comes out beside it.
    var refused: ExportRefusal?
    lines.block(head, end: end) { lines in
      do throws(ExportRefusal) { try body(&lines) } catch { refused = error }
    }
    if let refused { throw refused }
  }

  private func choose(
    _ condition: Condition,
    _ then: Body,
    _ otherwise: Body,
    into lines: inout SwiftLines,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> Bool {
    // `{ "super": false }` and a condition without effect say nothing.
    if then.isEmpty, otherwise.isEmpty { return false }
    let test = try self.condition(condition, in: scope, at: path)
    if then.isEmpty {
      try nested("if !(\(test))", into: &lines) { (lines: inout SwiftLines) throws(ExportRefusal) in
        try write(otherwise, into: &lines, in: scope, at: path)
      }
      return false
    }
    var thenLeaves = false
    try nested("if \(test)", end: otherwise.isEmpty ? "}" : "", into: &lines) {
      (lines: inout SwiftLines) throws(ExportRefusal) in
      thenLeaves = try write(then, into: &lines, in: scope, at: path)
    }
    guard !otherwise.isEmpty else { return false }
    // The block has left its last line empty for what follows it.
    lines.dropLast()
    var otherwiseLeaves = false
    try nested("} else", into: &lines) { (lines: inout SwiftLines) throws(ExportRefusal) in
      otherwiseLeaves = try write(otherwise, into: &lines, in: scope, at: path)
    }
    return thenLeaves && otherwiseLeaves
  }

  private func note(
    _ name: String,
    _ values: [(key: String, value: ValuePlan)],
    into lines: inout SwiftLines,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) {
    guard let subject = scope.subject else { return }
    var pairs: [String] = []
    for (key, expression) in values {
      let value = try value(expression, as: .any, in: scope, at: path)
      pairs.append("\(SwiftExporter.quoted(key)): \(value.text) as Any?")
    }
    let list = pairs.isEmpty ? "" : ", [\(pairs.joined(separator: ", "))]"
    lines.add("\(space).trace(\(SwiftExporter.quoted(name)), at: \(subject)\(list))")
  }

  // MARK: - Assignments

  /// Writes an assignment.
  func write(
    _ assignment: Assignment,
    into lines: inout SwiftLines,
    in scope: SwiftScope
  ) throws(ExportRefusal) {
    if case .property(let reference) = assignment.target, reference.steps.isEmpty {
      let variable = try value(reference, in: scope, at: assignment.path)
      let value = try value(assignment.value, as: variable.type, in: scope, at: assignment.path)
      lines.add("\(variable.text) = \(value.text)")
      return
    }
    guard case .property(let reference) = assignment.target,
      let (owner, last) = reference.split, case .property(let name) = last
    else {
      throw refusal("an app cannot change its methods while it runs", at: assignment.path)
    }
    let holder = try value(owner, in: scope, at: assignment.path)
    guard case .object(let className) = holder.type.unwrapped,
      let entry = catalogue.entries[className]
    else {
      let type = Components.type(of: name, in: holder.type.unwrapped) ?? .any
      let value = try value(assignment.value, as: type, in: scope, at: assignment.path)
      lines.add("\(holder.receiver).\(name) = \(value.text)")
      return
    }
    guard let property = entry.properties[name] else {
      throw refusal("\(className) has no property '\(name)'", at: assignment.path)
    }
    if case .name("fill")? = assignment.value.constant {
      throw refusal("'fill' is a frame only where an object is made", at: assignment.path)
    }
    if case .drawn = property.swift.writing { return }
    let value = try value(assignment.value, as: property.type, in: scope, at: assignment.path)
    switch property.swift.writing {
    case .assigned: lines.add("\(holder.receiver).\(name) = \(value.text)")
    case .statement(let form):
      lines.add(form.replacing("@", with: holder.receiver).replacing("#", with: value.text))
    case .impossible(let reason): throw refusal(reason, at: assignment.path)
    case .each, .initializer, .controlTargets, .target, .recognizerTargets, .numbers, .device,
      .source, .ownSubviews, .drawn:
      throw refusal("\(className).\(name) cannot be assigned in UIKit", at: assignment.path)
    }
  }

  private func write(
    _ animation: AnimationPlan,
    into lines: inout SwiftLines,
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) {
    let options = animation.options.map { ".\($0)" }.joined(separator: ", ")
    let head =
      "UIView.animate(withDuration: \(SwiftExporter.text(animation.duration)), "
      + "delay: \(SwiftExporter.text(animation.delay)), options: [\(options)])"
    let hasCompletion = !animation.completion.isEmpty
    try nested(head, end: hasCompletion ? "" : "}", into: &lines) {
      (lines: inout SwiftLines) throws(ExportRefusal) in
      for assignment in animation.assignments { try write(assignment, into: &lines, in: scope) }
    }
    guard hasCompletion else { return }
    // The block has left its last line empty for the completion.
    lines.dropLast()
    try nested("} completion:", into: &lines) { (lines: inout SwiftLines) throws(ExportRefusal) in
      var later = scope
      later.variables["finished"] = SwiftScope.Variable(type: .flag, isOptional: false)
      let captured = try capture(by: animation.completion, in: later, at: path)
      lines.replaceLast { $0 + captured + " finished in" }
      try write(animation.completion, into: &lines, in: later, at: path)
    }
  }
}
