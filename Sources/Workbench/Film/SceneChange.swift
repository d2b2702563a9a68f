@_spi(Workbench) import ResponderKit

/// A view as it is drawn, by the indices of its simulation.
struct DrawnView: Equatable {
  var shown: ShownView
  /// What it is called, where that may be something else later.
  var name: String?
  /// The methods that the document overrides.
  var overrides: [String]
}

/// What changed on the screen up to a record.
struct SceneChange {
  /// The record's number at the film's level; 0 before the first.
  var record: Int
  /// The views that are new or look otherwise, in the order in which they are drawn.
  var views: [(ObjectIndex, DrawnView)] = []
  /// The views that are gone.
  var gone: [ObjectIndex] = []
  /// All views in the order in which they are drawn, where that changed.
  var order: [ObjectIndex]?
  /// What stands beside the views, where that changed.
  var surroundings: ShownSurroundings?

  var isEmpty: Bool {
    views.isEmpty && gone.isEmpty && order == nil && surroundings == nil
  }
}

/// The responder chain from an object, as it was at a record.
struct ChainLook: Equatable {
  var record: Int
  /// From the start to the end; an object that comes twice ends it.
  var objects: [ObjectIndex]
  /// What the objects were called, where that may be something else later.
  var names: [ObjectIndex: String]
  /// Whether the app's own code says who follows the last.
  var isCut: Bool
}
