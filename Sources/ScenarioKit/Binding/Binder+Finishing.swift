import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

extension Binder {
  /// Makes the checks that need everything to be read, and hands over the plan.
  func finish() -> Plan {
    // First, since the other checks look at what the names turned out to mean.
    names.complete()
    placements.checkPlaces(diagnostics)
    placements.checkCycles(diagnostics)
    explicitTargets.check(plan, names, diagnostics)
    // Before the recognizers, which are looked up by their names in the plan.
    plan.take(names)
    RecognizerOrder(plan: plan, diagnostics: diagnostics).check()
    warnAboutUnusedObjects()
    return plan
  }

  private func warnAboutUnusedObjects() {
    for node in plan.objects {
      guard let id = node.id else {
        diagnostics.report(
          .unusedObject,
          at: node.path,
          Sentence("nothing can refer to this object: it has no id", zh: "无法引用这个对象：它没有 id")
        )
        continue
      }
      guard !names.isReferred(id) else { continue }
      diagnostics.report(
        .unusedObject,
        at: node.path,
        Sentence("nothing refers to '\(id)'", zh: "没有什么引用“\(id)”")
      )
    }
  }
}

extension Plan {
  /// Keeps what the names of the document mean.
  fileprivate func take(_ names: NameTable) {
    declared = names.declared
    appClasses = names.appClasses
    occurrences = names.occurrences
    interests = names.interests
    actions = names.actions
    notes = names.notes
    hasNotes = !names.notes.isEmpty
  }
}
