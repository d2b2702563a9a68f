import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Writes what a subclass answers for one method.
  func write(
    _ override: OverridePlan,
    of node: NodePlan,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    let row = override.row
    if let own = node.entry.methods[row.name] {
      guard let declaration = own.declaration else {
        throw refusal("'\(row.name)' has no declaration in Swift", at: node.path)
      }
      return try write(override, declaration, of: node, isDelegate: false, into: &lines)
    }
    // A delegate's method: once for each class whose delegate it is.
    let owners = (delegators[node.number] ?? []).filter { $0.delegateMethods[row.name] != nil }
    var written: Set<String> = []
    for owner in owners {
      let own = owner.delegateMethods[row.name] ?? row
      guard let declaration = own.declaration else {
        throw refusal("'\(row.name)' has no declaration in Swift", at: node.path)
      }
      // A table and a scroll view share the methods of scroll views.
      guard written.insert(declaration.head).inserted else { continue }
      let plan = OverridePlan(row: own, form: override.form)
      let isFirst = written.count == 1
      try write(plan, declaration, of: node, isDelegate: true, isFirst: isFirst, into: &lines)
    }
    if owners.isEmpty {
      throw refusal(
        "nothing has this object as the delegate that '\(row.name)' is for",
        at: node.path
      )
    }
  }

  private func write(
    _ override: OverridePlan,
    _ declaration: SwiftDeclaration,
    of node: NodePlan,
    isDelegate: Bool,
    isFirst: Bool = true,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    var scope = SwiftScope(
      override.row,
      declaration,
      selfClass: node.entry.name,
      isDelegate: isDelegate
    )
    // Many methods of delegates share their base name; what several protocols have is counted once.
    let counter = SwiftNames.identifier(override.row.name) + "Count"
    scope.counter = counter
    // Written once for nothing: only the body tells whether it looks at how often it was called.
    var trial = SwiftLines()
    try write(override, in: scope, at: node.path, into: &trial)
    let counts = trial.lines.contains { $0.contains(counter) }
    if counts, isFirst {
      lines.add("")
      lines.add("private var \(counter) = 0")
    }
    lines.add("")
    let head = (isDelegate ? "" : "override ") + declaration.head
    try nested(head, into: &lines) { (lines: inout SwiftLines) throws(ExportRefusal) in
      if counts { lines.add("\(counter) += 1") }
      guard declaration.isSettable else {
        return try write(override, in: scope, at: node.path, into: &lines)
      }
      try nested("get", into: &lines) { (lines: inout SwiftLines) throws(ExportRefusal) in
        try write(override, in: scope, at: node.path, into: &lines)
      }
      lines.add("set { super.\(declaration.name) = newValue }")
    }
  }

  private func write(
    _ override: OverridePlan,
    in scope: SwiftScope,
    at path: SourcePath,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    let name = SwiftExporter.quoted(override.row.name)
    lines.add("\(space).trace(\(name), at: \(scope.subject ?? "self"))")
    let callOfSuper = scope.declaration?.callOfSuper ?? ""
    switch override.form {
    case .constant(let expression):
      let answer = try value(expression, as: scope.answer ?? .any, in: scope, at: path)
      lines.add(scope.returning(answer))
    case .nilIfSelf:
      lines.add("let view = \(callOfSuper)")
      lines.add("return view === self ? nil : view")
    case .nilIf(let views):
      lines.add("let view = \(callOfSuper)")
      let names = try list(views, in: scope, at: path)
      lines.add("return [\(names)].contains { $0 === view } ? nil : view")
    case .inset(let insets):
      let isEven =
        insets.top == insets.left && insets.top == insets.bottom
        && insets.top == insets.right
      let all = SwiftExporter.text(Double(insets.top))
      let rect =
        isEven
        ? "bounds.insetBy(dx: \(all), dy: \(all))"
        : "bounds.inset(by: \(literal(.insets(insets), as: .insets)))"
      lines.add("return \(rect).contains(point)")
    case .rect(let rect): lines.add("return \(SwiftExporter.rect(rect)).contains(point)")
    case .ellipse:
      lines.add("let x = (point.x - bounds.midX) / (bounds.width / 2)")
      lines.add("let y = (point.y - bounds.midY) / (bounds.height / 2)")
      lines.add("return x * x + y * y < 1")
    case .onlyViews(let views):
      lines.add("return \(try holdsPoint(views, in: scope, at: path))")
    case .alsoViews(let views):
      lines.add("if \(callOfSuper) { return true }")
      lines.add("return \(try holdsPoint(views, in: scope, at: path))")
    case .exceptViews(let views):
      lines.add("guard \(callOfSuper) else { return false }")
      lines.add("return !\(try holdsPoint(views, in: scope, at: path))")
    case .onlyActions(let actions):
      lines.add("return \(SwiftExporter.list(actions)).contains(action)")
    case .alsoActions(let actions):
      lines.add("if \(SwiftExporter.list(actions)).contains(action) { return true }")
      lines.add("return \(callOfSuper)")
    case .exceptActions(let actions):
      lines.add("if \(SwiftExporter.list(actions)).contains(action) { return false }")
      lines.add("return \(callOfSuper)")
    case .onlyIf(let condition):
      lines.add("return \(try self.condition(condition, in: scope, at: path))")
    case .unless(let condition):
      lines.add("return !(\(try self.condition(condition, in: scope, at: path)))")
    case .direction(let name):
      lines.add("guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }")
      lines.add("return \(space).points(pan.translation(in: pan.view), .\(name))")
    case .body(let body): try write(whole: body, in: scope, at: path, into: &lines)
    }
  }

  /// Writes the body of a method, with its answer where it has one.
  private func write(
    whole body: Body,
    in scope: SwiftScope,
    at path: SourcePath,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    guard let answer = scope.answer, let declaration = scope.declaration else {
      try write(body, into: &lines, in: scope, at: path)
      return
    }
    // Most overrides end with super, whose answer then needs no variable.
    if body.countOfSuper == 1, case .callSuper? = body.last {
      try write(Array(body.dropLast()), into: &lines, in: scope, at: path)
      lines.add("return \(declaration.callOfSuper)")
      return
    }
    let nothing = if case .flag = answer { "false" } else { "nil" }
    var scope = scope
    scope.keepsAnswer = body.countOfSuper > 0 && !body.answersItself
    if scope.keepsAnswer {
      lines.add("var answer: \(declaration.answer ?? "Bool") = \(nothing)")
    }
    let leaves = try write(body, into: &lines, in: scope, at: path)
    if !leaves { lines.add("return \(scope.keepsAnswer ? "answer" : nothing)") }
  }

  private func list(
    _ expressions: [ValuePlan],
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    var names: [String] = []
    for expression in expressions {
      names.append(try value(expression, as: .object("UIView"), in: scope, at: path).text)
    }
    return names.joined(separator: ", ")
  }

  private func holdsPoint(
    _ views: [ValuePlan],
    in scope: SwiftScope,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    let names = try list(views, in: scope, at: path)
    if views.count == 1 { return "\(names).bounds.contains(convert(point, to: \(names)))" }
    return "[\(names)].contains { $0.bounds.contains(convert(point, to: $0)) }"
  }

  private static func list(_ actions: Set<Selector>) -> String {
    "[\(actions.sorted { $0.name < $1.name }.map(selector).joined(separator: ", "))]"
  }
}

extension Body {
  /// Whether it calls super only for what that does, and then answers without looking at it.
  var answersItself: Bool {
    guard case .answer(let expression)? = last, !expression.readsSuper else { return false }
    return dropLast().allSatisfy { if case .callSuper = $0 { true } else { false } }
  }

  /// How often super is called in it, at most.
  var countOfSuper: Int {
    reduce(0) { sum, action in
      switch action {
      case .callSuper: sum + 1
      case .choose(_, let then, let otherwise):
        sum + then.countOfSuper + otherwise.countOfSuper
      default: sum
      }
    }
  }
}

extension ValuePlan {
  /// Whether it is not certain that super's answer has no part in it.
  fileprivate var readsSuper: Bool {
    switch self {
    case .constant, .node: false
    case .reference(let reference, _): reference.isVariable && reference.base == "super"
    case .typed(let expression, _, _): expression.readsSuper
    case .call, .place, .sum, .list, .body, .late: true
    }
  }
}
