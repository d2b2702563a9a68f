import Catalogue
import Coroutines
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

extension SwiftExporter {
  /// Writes the whole file, with what the model's own run has logged.
  func file(expecting expected: ExpectedLog) throws(ExportRefusal) -> String {
    guard plan.scenes.count <= 1 else {
      throw refusal("an app's second scene is opened by the person who uses it", at: .document)
    }
    var lines = SwiftLines()
    writeHead(into: &lines)
    try nested("enum \(space)", into: &lines) { (lines: inout SwiftLines) throws(ExportRefusal) in
      lines.add("// MARK: Objects")
      lines.add("")
      for node in plan.nodes { try writeObject(of: node, into: &lines) }
      lines.add("")
      try writeNames(into: &lines)
      if !classes.isEmpty {
        lines.add("")
        lines.add("// MARK: - Classes")
        for node in plan.nodes {
          Coroutine.pauseIfDue()
          try writeClass(of: node, into: &lines)
        }
      }
      try writeWatchers(into: &lines)
      lines.add("")
      lines.add("// MARK: - Building")
      try writeBuilding(into: &lines)
      lines.add("")
      lines.add("// MARK: - Script")
      try writeScript(expecting: expected, into: &lines)
    }
    writeTargets(into: &lines)
    lines.add("")
    let isPointing = lines.lines.contains { line in
      Coroutine.pauseIfDue()
      return line.contains(".points(")
    }
    writePrelude(pointing: isPointing, into: &lines)
    return lines.text
  }

  /// The title; that of a document without one is what its file is called.
  private var title: String {
    document.title.en == document.id ? document.shortID : document.title.en
  }

  private func writeHead(into lines: inout SwiftLines) {
    let name = document.shortID + (variant.map { "#\($0)" } ?? "")
    lines.comment("\(title) (\(name))")
    lines.add("//")
    lines.comment("Written by `responder export --swift \(name)`.")
    lines.comment(
      "It has the objects, overrides and actions of the scenario as UIKit code, to see on a device "
        + "whether the model is right about them. It models \(system)."
    )
    lines.add("//")
    lines.comment("Add the file to an app and call, from the scene's delegate,")
    lines.add("//")
    lines.add("//     func scene(_ scene: UIScene, willConnectTo session: UISceneSession, ...) {")
    lines.add("//       if let scene = scene as? UIWindowScene { \(space).start(in: scene) }")
    lines.add("//     }")
    lines.add("//")
    lines.comment(
      "The console then says what to do, step by step, what the model expects, and what occurs. "
        + "Nothing else of the app should show a window. It compiles in Swift 5 mode, or with "
        + "MainActor as the default isolation."
    )
    for node in plan.nodes {
      for (property, value, _) in node.properties where value.constant?.flag != false {
        guard case .device(let deed) = property.swift.writing else { continue }
        lines.add("//")
        lines.comment("Before it begins, \(deed).")
      }
    }
    lines.add("")
    lines.add("import UIKit")
    lines.add("")
    // Only with this header UIKit lets a subclass set the state and override the touches methods.
    let hasRecognizer = plan.nodes.contains {
      classes[$0.number] != nil && $0.entry.ancestry.contains("UIGestureRecognizer")
    }
    if hasRecognizer {
      lines.add("#if !canImport(ResponderKit)")
      lines.add("import UIKit.UIGestureRecognizerSubclass")
      lines.add("#endif")
      lines.add("")
    }
    lines.comment(title + ".", mark: "///")
  }

  /// The system that is modelled, with what the document changed.
  private var system: String {
    let changed =
      plan.profile.toggles.map { "\($0) = \($1.rawValue)" }.sorted()
      + plan.profile.numbers.map { "\($0) = \(SwiftExporter.text($1))" }.sorted()
    let version = "iOS \(ProfileFormat.text(plan.profile.ios))"
    return changed.isEmpty ? version : "\(version) with \(changed.joined(separator: ", "))"
  }

  private func writeNames(into lines: inout SwiftLines) throws(ExportRefusal) {
    // Nothing is logged at a part that may be missing: whatever uses it is refused.
    let nodes = plan.nodes.filter { !$0.isSometimesThere }
    lines.add("/// What the objects are called in the log.")
    try nested("static let names: [(String, AnyObject)] =", end: "", into: &lines) {
      (lines: inout SwiftLines) throws(ExportRefusal) in
      // A block begins with a brace, and a list with a bracket.
      lines.replaceLast { $0.replacing(" {", with: " [") }
      for node in nodes {
        lines.add("(\(SwiftExporter.quoted(logName(of: node))), \(try local(node))),")
      }
    }
    lines.dropLast()
    lines.endList(of: nodes.count)
  }

  // MARK: - Building

  private func writeBuilding(into lines: inout SwiftLines) throws(ExportRefusal) {
    lines.add("")
    lines.add("/// Gives the objects their values and puts them together.")
    try nested("static func build()", into: &lines) {
      (lines: inout SwiftLines) throws(ExportRefusal) in
      // In the order of the model, which gives all values before it joins objects.
      for node in plan.nodes { try writeValues(of: node, into: &lines) }
      for node in plan.nodes { try writeJoints(of: node, into: &lines) }
      try writeWatcherJoints(into: &lines)
      if let delegate = plan.delegate {
        let name = try value(delegate, as: .object("NSObject"), in: .inEnum, at: .document)
        lines.add("UIApplication.shared.delegate = \(name.text)")
      }
    }
    try writeWindows(into: &lines)
    lines.add("")
    lines.add("/// What comes when the windows are shown.")
    try nested("static func didLaunch()", into: &lines) {
      (lines: inout SwiftLines) throws(ExportRefusal) in
      for node in plan.nodes {
        // What is filled is as large as a superview that has its size only from now on.
        guard node.frameIsFill, let superview = node.parent, !node.isRootView else { continue }
        lines.add("\(try local(node)).frame = \(try local(superview)).bounds")
      }
      // UIKit has made it as large as the window meanwhile.
      for node in plan.nodes where node.isRootView && node.hasFrame && !node.frameIsFill {
        guard let frame = node.properties.first(where: { $0.property.name == "frame" }) else {
          continue
        }
        let text = literal(frame.value.constant ?? .none, as: .rect)
        lines.add("\(try local(node)).frame = \(text)")
      }
      for node in plan.nodes where !node.entry.ancestry.contains("UIWindow") {
        for (property, expression, path) in node.properties where property.phase == .launch {
          try write(property, expression, of: node, at: path, into: &lines)
        }
      }
    }
  }

  private func writeWindows(into lines: inout SwiftLines) throws(ExportRefusal) {
    let windows = plan.scenes.flatMap(\.windows)
    func value(_ name: String, of window: NodePlan) -> ValuePlan? {
      window.properties.first { $0.property.phase == .launch && $0.property.name == name }?.value
    }
    let visible = windows.filter { value("isHidden", of: $0)?.constant?.flag != true }
    let key =
      visible.first { value("isKey", of: $0)?.constant?.flag == true }
      ?? visible.first { value("isKey", of: $0) == nil }
    var names: [String] = []
    for window in visible { names.append(try local(window)) }
    lines.add("")
    lines.add("/// The windows that are shown, in this order.")
    lines.add("static let windows: [UIWindow] = [\(names.joined(separator: ", "))]")
    lines.add("")
    lines.add("/// The window that becomes key.")
    let keyName = try key.map { node throws(ExportRefusal) in try local(node) }
    lines.add("static let keyWindow: UIWindow? = \(keyName ?? "nil")")
    lines.add("")
    lines.add("/// Gives the windows their scene and their controllers.")
    try nested("static func connect(to scene: UIWindowScene?)", into: &lines) {
      (lines: inout SwiftLines) throws(ExportRefusal) in
      if let delegate = plan.scenes.first?.delegate {
        let name = try self.value(
          delegate,
          as: .object("NSObject"),
          in: .inEnum,
          at: .document
        )
        lines.add("scene?.delegate = \(name.text)")
      }
      for window in windows {
        let name = try local(window)
        if case .none? = value("windowScene", of: window)?.constant {
        } else {
          lines.add("\(name).windowScene = scene")
        }
        guard let root = value("rootViewController", of: window) else { continue }
        let controller = try self.value(
          root,
          as: .object("UIViewController"),
          in: .inEnum,
          at: window.path
        )
        lines.add("\(name).rootViewController = \(controller.text)")
      }
    }
  }
}
