import Catalogue
import Foundation
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension PlanReader {
  /// Warns of what is allowed and rarely meant.
  func finish() {
    checkTargets()
    checkOrderOfRecognizers()
    plan.hasNotes = !notes.isEmpty
    for node in plan.objects {
      guard let id = node.id else {
        diagnostics.report(
          .unusedObject,
          at: node.path,
          Sentence("nothing can refer to this object: it has no id", zh: "无法引用这个对象：它没有 id")
        )
        continue
      }
      guard !referred.contains(id) else { continue }
      diagnostics.report(
        .unusedObject,
        at: node.path,
        Sentence("nothing refers to '\(id)'", zh: "没有什么引用“\(id)”")
      )
    }
  }
}
