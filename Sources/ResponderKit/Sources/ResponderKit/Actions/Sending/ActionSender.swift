/// Sends actions: to their target, or to whoever a search along the chain finds.
@_spi(Workbench) public final class ActionSender: SimulationEnvironment {
  /// The action methods of classes, kept once they were asked for.
  var tables: [ObjectIdentifier: Actions] = [:]
  /// The objects that the running search for a target has asked, in order.
  var asked: [ObjectIndex] = []
  /// The controller that said no last because it presents another one.
  var gated: ObjectIndex?
  /// Where a menu's commands start, while one of them is looked up or sent.
  weak var start: UIResponder?
  /// By which rule such a command starts there.
  var startRule: Rule?
}
