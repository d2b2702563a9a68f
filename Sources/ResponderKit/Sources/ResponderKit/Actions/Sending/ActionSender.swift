/// Sends actions: to their target, or to whoever a search along the chain finds.
///
/// An action with a target goes straight to it. One without is searched for: a responder is asked
/// by `target(forAction:withSender:)`, which asks its own `canPerformAction(_:withSender:)` and
/// then its `next`. Menus and key commands go the same way from a start of their own.
@_spi(Workbench) public final class ActionSender: SimulationEnvironment {
  /// The action methods of classes, kept once they were asked for.
  var tables: [ObjectIdentifier: Actions] = [:]
  /// The objects that the running search for a target has asked, in order.
  ///
  /// It is the route of the action, and the place where a ring in the chain is noticed.
  var asked: [ObjectIndex] = []
  /// The controller that said no last because it presents another one.
  var gated: ObjectIndex?
  /// Where a menu's commands start, while one of them is looked up or sent.
  ///
  /// Set for the length of one call. A menu decides by the same walk what it shows and what it
  /// sends, so both begin at the same responder.
  weak var start: UIResponder?
  /// By which rule such a command starts there.
  var startRule: Rule?
}
