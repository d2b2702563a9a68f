/// Where the responder chain goes on from one responder, and the rule that says so.
struct NextLink {
  let next: UIResponder?
  let rule: Rule

  init(_ next: UIResponder?, by rule: Rule) {
    self.next = next
    self.rule = rule
  }
}

extension UIResponder {
  /// Asks for `next` as the model does: through the dispatcher, unless nobody could tell.
  final func askNext() -> UIResponder? {
    let simulation = simulation
    guard simulation.isQuiet, isPlain(.next) else {
      return simulation.call(.next, on: self) { next }
    }
    guard simulation.countCall(at: index) else { return nil }
    let link = nextLink
    simulation.trace.note(link.rule)
    return link.next
  }
}
