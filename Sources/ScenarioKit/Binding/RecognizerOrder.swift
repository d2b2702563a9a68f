import Catalogue
import Foundation
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Which of the recognizers on one view wins, as far as the document alone decides.
struct RecognizerOrder {
  let plan: Plan
  let diagnostics: DiagnosticCollector

  /// Warns of recognizers on one view of which only their order decides which recognizes.
  ///
  /// Two of one class that look for the same thing reach it in the same event, and the one that is
  /// told first prevents the other, unless a requirement, a delegate or an override has a say.
  func check() {
    // Whoever chooses an order in the profile knows that there is one.
    guard plan.profile.toggles["gesture.same-view-order"] == nil else { return }
    var order = RequirementOrder(plan.nodes, requirements: requirements)
    for view in plan.nodes {
      guard let written = view.value(of: "gestureRecognizers"), case .list(let list) = written
      else { continue }
      // Of those that look for the same thing each is held against all before it.
      var earlier: [String: [NodePlan]] = [:]
      for other in list.compactMap(recognizerNode) where !other.hasSay {
        guard let goal = other.goal else { continue }
        let before = earlier[goal] ?? []
        earlier[goal, default: []].append(other)
        guard !before.isEmpty else { continue }
        // What is not known is not warned of: a warning that is wrong is worse than none.
        guard let ordered = order.neighbours(of: other) else { return }
        guard let one = before.last(where: { !ordered.contains(ObjectIdentifier($0)) })
        else { continue }
        diagnostics.report(
          .reliesOnUndefinedOrder,
          at: other.path,
          Sentence(
            "which of \(one.shownName) and \(other.shownName) recognizes hangs on their order "
              + "on the view, which UIKit leaves undefined",
            zh: "\(one.shownName)和\(other.shownName)谁识别取决于它们在视图上的顺序，"
              + "而 UIKit 没有规定这个顺序"
          ),
          hint: Sentence(
            "Let one of them require the other's failure, or let a delegate decide.",
            zh: "让其中一个要求另一个失败，或让代理决定。"
          )
        )
      }
    }
  }

  private func recognizerNode(_ expression: ValuePlan) -> NodePlan? {
    switch expression {
    case .node(let node): node
    case .reference(let reference, _) where reference.steps.isEmpty:
      plan.declared[reference.base]?.node
    default: nil
    }
  }

  /// The recognizers whose failure one requires.
  private func requirements(of node: NodePlan) -> [NodePlan] {
    guard let written = node.value(of: "requireToFail"), case .list(let list) = written else {
      return []
    }
    return list.compactMap(recognizerNode)
  }
}

extension NodePlan {
  /// Returns what the node says of a property.
  fileprivate func value(of property: String) -> ValuePlan? {
    properties.first { $0.property.name == property }?.value
  }

  fileprivate var shownName: Sentence {
    id.map { Sentence("'\($0)'", zh: "“\($0)”") }
      ?? Sentence("a \(entry.name)", zh: "一个 \(entry.name)")
  }

  /// Whether somebody answers for the recognizer, or it takes no part.
  fileprivate var hasSay: Bool {
    !overrides.isEmpty || moduleClass != nil || value(of: "delegate") != nil
      || value(of: "isEnabled")?.constant?.flag == false
  }

  /// Properties of a recognizer that say nothing about what it looks for.
  private static let besideTheGesture: Set<String> = [
    "name", "targets", "requireToFail", "cancelsTouchesInView", "delaysTouchesBegan",
    "delaysTouchesEnded", "requiresExclusiveTouchType", "isEnabled",
  ]

  /// What the recognizer looks for, the same text for two that look for the same thing; `nil` when
  /// it is of no class that looks for anything.
  fileprivate var goal: String? {
    guard entry.name != "UIGestureRecognizer" else { return nil }
    let criteria = entry.order.filter { property in
      property.isWritten && !NodePlan.besideTheGesture.contains(property.name)
    }
    let values = criteria.map { property in
      "\(value(of: property.name)?.constant ?? property.standard?() ?? .none)"
    }
    return ([entry.name] + values).joined(separator: " ")
  }
}
