@_spi(Workbench) import ResponderKit

/// The objects of a run, by the names that its records have for them.
final class FilmNames {
  private let simulation: Simulation
  private var indices: [String: ObjectIndex] = [:]

  init(of simulation: Simulation) { self.simulation = simulation }

  /// What an object is called that has a name for ever.
  func name(of index: ObjectIndex) -> String {
    let name = simulation.objects.name(of: index)
    indices[name] = index
    return name
  }

  /// Remembers which objects the names of a record are.
  func note(_ named: NamedRecord) {
    func note(_ index: ObjectIndex) { indices[named.name(of: index, in: simulation)] = index }
    if let at = named.record.at { note(at) }
    for field in named.record.fields {
      switch field.value {
      case .object(let index): note(index)
      case .objects(let all): for index in all { note(index) }
      default: break
      }
    }
  }

  /// What an object is.
  func described(_ name: String) -> FilmObject {
    // Asked when the name comes up first, at which the object may have gone within the step.
    guard let object = object(name) else {
      // What is gone and had no name is called by its class and a number.
      let className = String(name.prefix { $0 != "#" })
      return FilmObject(id: name, className: className, kind: .other)
    }
    let kind: FilmObject.Kind =
      switch object {
      case is UIWindow: .window
      case is UIView: .view
      case is UIViewController: .controller
      case is UIGestureRecognizer: .recognizer
      case is UIScene: .scene
      case is UIApplication: .application
      default: .other
      }
    let className = simulation.objects.className(of: object)
    return FilmObject(id: name, className: className, kind: kind)
  }

  /// The view of a recognizer, and those that must fail before it.
  func ties(of name: String) -> (view: String?, needs: [String]) {
    guard let recognizer = object(name) as? UIGestureRecognizer else { return (nil, []) }
    let objects = simulation.objects
    return (
      recognizer.view.map { objects.name(of: $0) },
      recognizer.failureRequirements.map { objects.name(of: $0) }
    )
  }

  private func object(_ name: String) -> AnyObject? {
    let objects = simulation.objects
    return indices[name].flatMap { objects.object(at: $0) } ?? objects.object(named: name)
  }
}
