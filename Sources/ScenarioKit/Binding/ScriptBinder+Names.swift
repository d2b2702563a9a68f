import Catalogue
import ScenarioSyntax

// What a recorder is told of a step beside what the step does.

extension ScriptBinder {
  /// Tells a recorder of the names that stand beside what a step does.
  func useNames(beside step: StepSyntax) {
    if let when = step.when { binder.names.useTexts(.variant, in: when) }
    if let label = step.label, let name = label.string {
      binder.names.use(.label, name, at: label.path, declares: true)
    }
    if let since = step.since, let name = since.string, name != "start", name != "launch" {
      binder.names.use(.label, name, at: since.path)
    }
  }

  /// The type of what a step's call answers, for a recorder: nobody else asks what `returned` means.
  func answer(of step: Syntax) -> Box<ValueType>? {
    guard binder.names.recorder != nil, let call = step["call"], let name = call.string,
      let receiver = step["on"]
    else { return nil }
    let type = Box<ValueType>()
    binder.names.later { [binder] in
      type.value =
        binder.methodRow(name, on: receiver, at: call.path, scope: BodyScope())?.answer
    }
    return type
  }
}
