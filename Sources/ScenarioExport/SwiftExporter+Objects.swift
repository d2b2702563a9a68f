import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Writes the constant that holds a node's object.
  func writeObject(of node: NodePlan, into lines: inout SwiftLines) throws(ExportRefusal) {
    guard node.part == nil, node.entry.name != "UIApplication",
      let name = objects[node.number]
    else {
      if !node.overrides.isEmpty {
        throw refusal("UIKit makes this object itself, so it cannot be a subclass", at: node.path)
      }
      return
    }
    guard node.moduleClass == nil else {
      throw refusal(
        "the class of this object is a module's: its Swift is there already",
        at: node.path
      )
    }
    let className = classes[node.number] ?? node.entry.name
    let arguments = try arguments(of: node)
    if let origin = node.origin { lines.add(SwiftExporter.comment(on: origin)) }
    let made = "static let \(SwiftNames.escaped(name)) = \(className)"
    guard let body = try handler(of: node) else {
      lines.add("\(made)(\(arguments.joined(separator: ", ")))")
      return try writeSource(of: node, into: &lines)
    }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    // The closure speaks of the object, whose type Swift then wants to be told.
    let typed = "static let \(SwiftNames.escaped(name)): \(className) = \(className)\(list)"
    try nested(typed, into: &lines) { (lines: inout SwiftLines) throws(ExportRefusal) in
      lines.replaceLast { $0 + " _ in" }
      lines.add("trace(\"handler\", at: \(SwiftNames.escaped(name)))")
      var scope = SwiftScope()
      scope.subject = "\(space).\(name)"
      try write(body, into: &lines, in: scope, at: node.path)
    }
  }

  /// What the object is in the app that it was imported from, as a line of comment.
  private static func comment(on origin: NodeOrigin) -> String {
    var words = [origin.className, origin.address].compactMap(\.self)
    if let text = origin.text { words.append("\"\(text)\(origin.isTextCut ? "…" : "")\"") }
    if let line = origin.line { words.append("(line \(line))") }
    // What was pasted may hold anything, and a line's end would end the comment.
    let text = words.joined(separator: " ").unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.isWhitespace
        ? " " : String(scalar)
    }
    return "/// " + text.joined()
  }

  /// The body that an object runs when it is chosen.
  private func handler(of node: NodePlan) throws(ExportRefusal) -> Body? {
    for (property, value, _) in node.properties {
      if case .body(let body, _) = value, property.name == "handler" { return body }
    }
    // UIKit makes no action without a closure.
    return node.entry.name == "UIAction" ? [] : nil
  }

  private func arguments(of node: NodePlan) throws(ExportRefusal) -> [String] {
    var texts: [String] = []
    let initializer = node.entry.initializer
    if initializer.takesFrame,
      // With more arguments UIKit has no initializer that leaves the frame out.
      let frame = frame(of: node) ?? (initializer.arguments.isEmpty ? nil : ".zero")
    {
      texts.append("frame: \(frame)")
    }
    for argument in initializer.arguments where argument.label != "handler" {
      let written = node.properties.first { $0.property.name == argument.property }
      guard let (property, expression, path) = written else {
        if let otherwise = argument.otherwise { texts.append("\(argument.label): \(otherwise)") }
        continue
      }
      var text = try value(expression, as: property.type, in: SwiftScope(), at: path).text
      // These keys are constants of UIKit's, and no text that could be written out.
      if let key = expression.constant?.text, property.name == "input",
        KeyInput.named.contains(where: { $0.name == key })
      {
        text = "UIKeyCommand.\(key)"
      }
      texts.append("\(argument.label): \(argument.form.replacing("#", with: text))")
    }
    return texts
  }

  /// The frame that a view is made with; a root view without one has the screen's size.
  private func frame(of node: NodePlan) -> String? {
    let frame = node.properties.first { $0.property.name == "frame" }?.value.constant
    if let rect = frame.flatMap({ CGRect(catalogued: $0) }) { return SwiftExporter.rect(rect) }
    guard node.isRootView, !node.hasFrame else { return nil }
    return SwiftExporter.rect(CGRect(origin: .zero, size: plan.device.screen))
  }

  // MARK: - Properties

  /// Writes the statements that give an object its plain values.
  func writeValues(of node: NodePlan, into lines: inout SwiftLines) throws(ExportRefusal) {
    try writeInsetBehavior(of: node, into: &lines)
    // A frame means what the anchor point says, so with one it is written again after it.
    let hasAnchor = anchored.contains(node.number)
    for (property, expression, path) in node.properties
    where property.phase == .building && isPlain(expression) {
      if property.name == "frame", node.entry.initializer.takesFrame, !hasAnchor { continue }
      if case .name("fill")? = expression.constant, property.name == "frame" { continue }
      try write(property, expression, of: node, at: path, into: &lines)
    }
  }

  /// Writes the statements that join an object with others.
  func writeJoints(of node: NodePlan, into lines: inout SwiftLines) throws(ExportRefusal) {
    for (property, expression, path) in node.properties
    where property.phase == .building && !isPlain(expression) {
      if property.name == "view", node.entry.ancestry.contains("UIViewController") { continue }
      try write(property, expression, of: node, at: path, into: &lines)
      guard property.name == "subviews", case .list(let elements) = expression else { continue }
      for case .node(let inner) in elements where inner.frameIsFill {
        lines.add("\(try local(inner)).frame = \(try local(node)).bounds")
      }
    }
    try writeTarget(of: node, into: &lines)
  }

  private func isPlain(_ expression: ValuePlan) -> Bool { expression.constant != nil }

  /// Returns the name of a node's object inside of the enum.
  func local(_ node: NodePlan) throws(ExportRefusal) -> String {
    try name(of: node, in: .inEnum)
  }

  /// Writes one property.
  func write(
    _ property: Property,
    _ expression: ValuePlan,
    of node: NodePlan,
    at path: SourcePath,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    let arguments = node.entry.initializer.arguments
    if arguments.contains(where: { $0.property == property.name }) { return }
    let receiver = try local(node)
    switch property.swift.writing {
    case .assigned:
      let value = try inside(expression, as: property.type, at: path)
      lines.add("\(receiver).\(property.name) = \(value)")
    case .statement(let form):
      // A statement without a value can only turn something on.
      if case .flag(false)? = expression.constant, form.contains("#") == false { return }
      let value = try inside(expression, as: property.type, at: path)
      lines.add(form.replacing("@", with: receiver).replacing("#", with: value))
    case .each(let forms):
      for element in try elements(of: expression, as: property.type, at: path) {
        for form in forms {
          lines.add(form.replacing("@", with: receiver).replacing("#", with: element))
        }
      }
    case .numbers(let type):
      guard case .names(let names)? = expression.constant else { return }
      let list = names.map { "NSNumber(value: \(type).\($0).rawValue)" }.joined(separator: ", ")
      lines.add("\(receiver).\(property.name) = [\(list)]")
    case .controlTargets: try writeControlTargets(expression, receiver, at: path, into: &lines)
    case .recognizerTargets:
      guard case .list(let pairs) = expression else { return }
      for case .list(let pair) in pairs where pair.count == 2 {
        let target = try inside(pair[0], as: .object("NSObject"), at: path)
        let action = try inside(pair[1], as: .selector, at: path)
        lines.add("\(receiver).addTarget(\(target), action: \(action))")
      }
    case .source:
      if let source = sources[node.number] { lines.add("\(receiver).dataSource = \(source)") }
    case .ownSubviews:
      for view in try elements(of: expression, as: property.type, at: path) {
        lines.add(addingOwn(view, to: receiver))
      }
    case .impossible(let reason): throw refusal(reason, at: path)
    case .initializer, .target, .device, .drawn: break
    }
  }

  /// Returns a value as it is written inside of the enum, where names need no prefix.
  private func inside(
    _ expression: ValuePlan,
    as type: ValueType,
    at path: SourcePath
  ) throws(ExportRefusal) -> String {
    try value(expression, as: type, in: .inEnum, at: path).text
  }

  private func elements(
    of expression: ValuePlan,
    as type: ValueType,
    at path: SourcePath
  ) throws(ExportRefusal) -> [String] {
    let element: ValueType = if case .list(let inner) = type.unwrapped { inner } else { .any }
    switch expression {
    case .list(let parts):
      var texts: [String] = []
      for part in parts { texts.append(try inside(part, as: element, at: path)) }
      return texts
    case .constant(.list(let values)): return values.map { literal($0, as: element) }
    default: return [try inside(expression, as: element, at: path)]
    }
  }

  // MARK: - Targets

  private func writeControlTargets(
    _ expression: ValuePlan,
    _ receiver: String,
    at path: SourcePath,
    into lines: inout SwiftLines
  ) throws(ExportRefusal) {
    guard case .list(let entries) = expression else { return }
    for case .list(let entry) in entries {
      let events = literal(entry[0].constant ?? .names([]), as: .any)
      if entry.count == 2 {
        let action = try inside(entry[1], as: .object("UIAction"), at: path)
        lines.add("\(receiver).addAction(\(action), for: \(events))")
      } else {
        let target = try inside(entry[1], as: .object("NSObject"), at: path)
        let action = try inside(entry[2], as: .selector, at: path)
        lines.add("\(receiver).addTarget(\(target), action: \(action), for: \(events))")
      }
    }
  }

  /// Writes a recognizer's target and action, which belong together.
  private func writeTarget(of node: NodePlan, into lines: inout SwiftLines) throws(ExportRefusal) {
    guard node.entry.ancestry.contains("UIGestureRecognizer"),
      let target = node.properties.first(where: { $0.property.name == "target" }),
      let action = node.properties.first(where: { $0.property.name == "action" })
    else { return }
    let object = try inside(target.value, as: .object("NSObject"), at: target.path)
    let selector = try inside(action.value, as: .selector, at: action.path)
    lines.add("\(try local(node)).addTarget(\(object), action: \(selector))")
  }
}
