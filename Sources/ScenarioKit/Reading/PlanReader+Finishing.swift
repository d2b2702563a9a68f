import Foundation
@_spi(Workbench) import ResponderKit

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
          "nothing can refer to this object: it has no id"
        )
        continue
      }
      guard !referred.contains(id) else { continue }
      diagnostics.report(.unusedObject, at: node.path, "nothing refers to '\(id)'")
    }
  }
}
