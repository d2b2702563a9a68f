/// A step of a script, no name in it looked up.
package struct StepSyntax {
  /// The members of which one says what the step does; `expect` alone is a step, too.
  package static let keys = [
    "send", "call", "set", "animate", "after", "release", "wait", "ask",
  ]
  /// The members that may stand beside.
  package static let besideKeys = ["label", "when", "expect", "since"]

  package let source: Syntax
  package let label, when, expect, since: Syntax?
  /// The members of the object that say what it does: one, where it has no fault.
  package let actions: [String]

  package init(_ source: Syntax) {
    self.source = source
    label = source["label"]
    when = source["when"]
    expect = source["expect"]
    since = source["since"]
    actions = StepSyntax.keys.filter { source[$0] != nil }
  }

  /// The member that says what the step does; nil where none does.
  package var action: String? { actions.first ?? (expect == nil ? nil : "expect") }

  /// The variants that the step names, as far as they are texts; empty where all run it.
  package var variants: [String] { when?.elementsOrSelf.compactMap(\.string) ?? [] }
}
