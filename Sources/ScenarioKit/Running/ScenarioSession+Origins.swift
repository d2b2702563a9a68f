import Catalogue
@_spi(Workbench) package import ResponderKit

// What the objects of a run are in the app that the document was imported from.

extension ScenarioSession {
  /// What is known of the app that the document was imported from; nil where it was written.
  package var appOrigin: AppOrigin? { world.plan.origin }

  /// Whether any object of the document stands for one of an app's.
  package var isImported: Bool { appOrigin != nil || !imported.isEmpty }

  /// The objects that stand for one of an app's, in document order.
  package var imported: [(name: String, origin: NodeOrigin)] {
    world.plan.nodes.compactMap { node in
      guard let id = node.id, let origin = node.origin else { return nil }
      return (id, origin)
    }
  }

  /// The lines in which those objects are printed, by their names.
  package var importedLines: some Sequence<(name: String, line: Int?)> {
    world.plan.nodes.lazy.compactMap { node in
      node.origin == nil ? nil : node.id.map { ($0, node.origin?.line) }
    }
  }

  /// What an object is in the app; nil for one that does not stand for any.
  package func origin(of object: AnyObject) -> NodeOrigin? {
    simulation.objects.known(object).flatMap { origin(at: $0) }
  }

  /// The class of UIKit's that an object is of, or the nearest one.
  package func kind(of object: AnyObject) -> String? { world.catalogue.entry(of: object)?.name }

  /// What the object with an index is in the app.
  package func origin(at index: ObjectIndex) -> NodeOrigin? { world.nodes[index]?.origin }

  /// Whether the document says where the view with an index lies.
  package func hasFrame(at index: ObjectIndex) -> Bool { world.nodes[index]?.hasFrame ?? false }

  /// Whether a view is the window in which the importer hung a tree that was printed without one: it
  /// stands for nothing in the app, so no answer speaks of it.
  package func isMadeUp(_ object: AnyObject) -> Bool {
    guard appOrigin != nil, object is UIWindow, let index = simulation.objects.known(object),
      let node = world.nodes[index]
    else { return false }
    return node.origin == nil
  }
}
