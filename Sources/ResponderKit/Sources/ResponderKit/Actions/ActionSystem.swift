/// What the simulation keeps for sending actions.
struct ActionSystem {
  /// The action methods of classes, kept once they were asked for.
  var tables: [ObjectIdentifier: Actions] = [:]
  /// The objects that the running search for a target has asked, in order.
  var asked: [ObjectIndex] = []
  /// How many actions and menus were given an identifier by the model.
  var identifiers = 0
}
