import Jansson
import WorkbenchProtocol

/// A change of the app that is made before a step of the script.
struct WhatIf {
  /// The place of the step among those that run, from 0.
  let step: Int

  /// The step's place in the script, from 0, which differs where a variant leaves steps out.
  let index: Int

  /// The property, as `panel.alpha`.
  let path: String

  let value: JSONValue

  /// Whether the session has it made; going further back takes it out of the session.
  var isInForce = false

  /// The assignment, as a script writes it.
  var set: JSONValue { [JSONKey(path): value] }

  /// The change as `script.compare` and `scenario.edit` take it.
  var change: JSONValue { [.step: JSONValue(index), .set: set] }

  /// The change as it is typed.
  var text: String { "\(path) = \(value.typed)" }

  /// Whether it is made now, before a step that has not run.
  func isDue(before step: Int) -> Bool { !isInForce && self.step == step }
}
