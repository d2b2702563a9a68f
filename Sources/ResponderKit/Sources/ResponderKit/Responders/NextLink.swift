/// Where the responder chain goes on from one responder, and the rule that says so.
///
/// A class of UIKit's overrides `nextLink` and not `next`, so that the rule travels with the answer
/// and an app's override of `next` stays the only one of that name.
struct NextLink {
  let next: UIResponder?
  let rule: Rule

  init(_ next: UIResponder?, by rule: Rule) {
    self.next = next
    self.rule = rule
  }
}

extension Dispatcher {
  /// Asks a responder for its `next` as the model does: through the dispatcher, unless nobody could
  /// tell.
  @_spi(Workbench) public func nextResponder(of responder: UIResponder) -> UIResponder? {
    guard isQuiet, responder.isPlain(.next) else {
      return call(.next, on: responder) { responder.next }
    }
    // Counted all the same: a circle of plain responders is to come to the limit of calls.
    guard countCall(at: responder.index) else { return nil }
    let link = responder.nextLink
    trace.note(link.rule)
    return link.next
  }
}
