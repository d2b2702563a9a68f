@_spi(Workbench) public import ResponderKit

/// What a scenario module brings: classes, stimuli, and explanations of rules.
///
/// A module's file ends with one, in a constant called `module`:
///
/// ```swift
/// import UIKit
///
/// final class WideView: UIView {
///   override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
///     bounds.insetBy(dx: -20, dy: -20).contains(point)
///   }
/// }
///
/// let module = Module("Wide")
///   .view(WideView.self) { WideView(frame: $0) }
/// ```
///
/// After `responder module build`, a scenario names the class by module and class:
/// `"class": "Wide.WideView"`. Each method returns the module with something added, so nothing
/// can be changed behind the workbench's back once the module is loaded.
public struct Module: Sendable {
  /// The name, which stands before the point in the names of its classes and stimuli.
  public let name: String

  /// The classes, in the order in which they were added.
  @_spi(Workbench) public private(set) var classes: [ModuleClass] = []

  /// The stimuli, in the order in which they were added.
  @_spi(Workbench) public private(set) var stimuli: [Stimulus] = []

  /// The explanations of rules, by the rule's id.
  @_spi(Workbench) public private(set) var explanations: [(rule: String, text: Text)] = []

  /// What it brings: one sentence.
  public let summary: Text?

  /// Makes a module that brings nothing yet.
  public init(_ name: String, _ summary: Text? = nil) {
    self.name = name
    self.summary = summary
  }

  /// Returns the module with a view class added; `make` is given the frame of the node.
  public func view<View: UIView>(
    _ type: View.Type,
    make: @escaping @Sendable (_ frame: CGRect) -> View
  ) -> Module {
    adding(ModuleClass(type, .view(make)))
  }

  /// Returns the module with a view controller class added.
  public func controller<Controller: UIViewController>(
    _ type: Controller.Type,
    make: @escaping @Sendable () -> Controller
  ) -> Module {
    adding(ModuleClass(type, .controller(make)))
  }

  /// Returns the module with a gesture recognizer class added.
  ///
  /// A node of it stands among a view's `gestureRecognizers`, with the targets, flags and
  /// requirements that every recognizer takes.
  public func recognizer<Recognizer: UIGestureRecognizer>(
    _ type: Recognizer.Type,
    make: @escaping @Sendable () -> Recognizer
  ) -> Module {
    adding(ModuleClass(type, .object(make)))
  }

  /// Returns the module with any other class added: a delegate, a target.
  public func object<Object: AnyObject>(
    _ type: Object.Type,
    make: @escaping @Sendable () -> Object
  ) -> Module {
    adding(ModuleClass(type, .object(make)))
  }

  /// Returns the module with a stimulus added, a command that a script can send.
  public func stimulus(_ stimulus: Stimulus) -> Module {
    var copy = self
    copy.stimuli.append(stimulus)
    return copy
  }

  /// Returns the module with a longer explanation of a rule added.
  public func explaining(_ ruleID: String, _ text: Text) -> Module {
    var copy = self
    copy.explanations.append((ruleID, text))
    return copy
  }

  private func adding(_ class: ModuleClass) -> Module {
    var copy = self
    copy.classes.append(`class`)
    return copy
  }
}

extension Module {
  /// What keeps the module from being used, each a sentence; empty when nothing does.
  @_spi(Workbench) public var problems: [Text] {
    var problems: [Text] = []
    func report(_ english: String, zh chinese: String) {
      problems.append(Text(english, zh: chinese))
    }
    if !Module.isName(name) {
      report(
        "'\(name)' is no module name: a letter, then letters, digits and '-'",
        zh: "“\(name)”不能作模块名：应以字母开头，后面是字母、数字和“-”"
      )
    }
    for name in Module.repeated(classes.map(\.name)) {
      report(
        "the class '\(name)' is there twice",
        zh: "类“\(name)”出现了两次"
      )
    }
    for name in Module.repeated(stimuli.map(\.name)) {
      report(
        "the stimulus '\(name)' is there twice",
        zh: "刺激“\(name)”出现了两次"
      )
    }
    for stimulus in stimuli {
      let prefix = name + "."
      let rest = stimulus.name.hasPrefix(prefix) ? stimulus.name.dropFirst(prefix.count) : ""
      if rest.isEmpty || rest.contains(".") {
        report(
          "the stimulus '\(stimulus.name)' should be called '\(prefix)…'",
          zh: "刺激“\(stimulus.name)”应当叫“\(prefix)…”"
        )
      }
      for field in Module.repeated(stimulus.fields.map(\.name)) {
        report(
          "the stimulus '\(stimulus.name)' has two parameters called '\(field)'",
          zh: "刺激“\(stimulus.name)”有两个都叫“\(field)”的参数"
        )
      }
      let known = Set(stimulus.fields.map(\.name))
      for name in stimulus.choices.flatMap(\.names) where !known.contains(name) {
        report(
          "the stimulus '\(stimulus.name)' has no parameter '\(name)' to choose",
          zh: "刺激“\(stimulus.name)”没有可供选择的参数“\(name)”"
        )
      }
    }
    for explanation in explanations where Rule.named(explanation.rule) == nil {
      report(
        "there is no rule '\(explanation.rule)' to explain",
        zh: "没有可供解释的规则“\(explanation.rule)”"
      )
    }
    return problems
  }

  /// Whether a text may name a module.
  @_spi(Workbench) public static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.count <= 64
      && text.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) || $0 == 45 || $0 == 95 }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    var repeated: [String] = []
    for name in names where !seen.insert(name).inserted && !repeated.contains(name) {
      repeated.append(name)
    }
    return repeated
  }
}
