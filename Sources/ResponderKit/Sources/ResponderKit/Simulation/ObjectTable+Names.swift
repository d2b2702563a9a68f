extension ObjectTable {
  /// Returns the index by which records name an object.
  @_spi(Workbench) public func index(of object: AnyObject) -> ObjectIndex {
    // The class cast comes first: it costs a tenth of the cast to a protocol.
    if let responder = object as? UIResponder { return responder.index }
    if let recognizer = object as? UIGestureRecognizer { return recognizer.index }
    return known(object) ?? add(foreign: object, className(of: object))
  }

  /// Returns the index of an object that carries one or was given one.
  @_spi(Workbench) public func known(_ object: AnyObject) -> ObjectIndex? {
    if let index = indexGiven(to: object) { return index }
    return (object as? any IndexedObject)?.index
  }

  /// Gives an object the name that documents and traces use for it.
  ///
  /// A name finds one object: given to another, it finds that one from then on.
  @_spi(Workbench) public func name(_ object: AnyObject, _ name: String) {
    setName(name, of: index(of: object))
  }

  /// Returns the object with this name.
  @_spi(Workbench) public func object(named name: String) -> AnyObject? {
    index(named: name).flatMap { object(at: $0) }
  }

  /// Returns what an object is called: its name, else the way to it, else its class and its number.
  ///
  /// The number is that of the object among those made, of an event among the events, and stays,
  /// also when the object has gone; who looks makes no difference, nor how deep the trace goes. Of
  /// what carries no index only the class is said.
  @_spi(Workbench) public func name(of index: ObjectIndex) -> String {
    if let name = givenName(of: index) { return name }
    let object = object(at: index)
    if let path = object.flatMap({ path(of: $0) }) { return path }
    let name =
      object.map { className(of: $0) } ?? ownClassNames[index] ?? formerClass(of: index)
      ?? "NSObject"
    return number(of: index).map { "\(name)#\($0)" } ?? name
  }

  /// Returns what an object is called, and gives it no index that it has not.
  @_spi(Workbench) public func name(of object: AnyObject) -> String {
    if let responder = object as? UIResponder { return name(of: responder.index) }
    return known(object).map { name(of: $0) } ?? path(of: object) ?? className(of: object)
  }

  /// Returns what an object is called now, where that may be something else later: the way to it, or
  /// that there is none.
  ///
  /// - Returns: `nil` for an object that is called the same for ever.
  @_spi(Workbench) public func passingName(of index: ObjectIndex) -> String? {
    guard !isNamed(index) else { return nil }
    switch object(at: index) {
    // Of these the way is told where they have no name, and ways change with the trees.
    case is UIView, is UIViewController, is UIGestureRecognizer: return name(of: index)
    default: return nil
    }
  }

  /// Says that an object stands for one of a class of the app's own.
  @_spi(Workbench) public func setClassName(_ name: String, of object: AnyObject) {
    ownClassNames[index(of: object)] = name
  }

  /// Returns the class's name as UIKit's users know it, or that of the app's own class.
  @_spi(Workbench) public func className(of object: AnyObject) -> String {
    // An object gets its index with the name of its class, so this one must not ask for an index.
    if !ownClassNames.isEmpty, let index = known(object), let own = ownClassNames[index] {
      return own
    }
    let name = String(describing: type(of: object))
    return (object as? any NamedClass)?.modelClassName ?? name
  }

  /// Returns how an object without a name is reached from the nearest one that has one.
  ///
  /// Ways are made of what an app's author would write: a controller's view, a subview by its
  /// place, a cell by its row.
  private func path(of object: AnyObject) -> String? {
    switch object {
    case let view as UIView:
      if let controller = view.rootOfController { return name(of: controller) + ".view" }
      // A cell is one of the list's subviews, too, but its place among them changes as it scrolls.
      if let cell = view as? any ListCell, let (list, step) = cell.pathInList {
        return name(of: list) + "." + step
      }
      if let cell = view.superview as? any ListCell, cell.contentView === view {
        return name(of: cell) + ".contentView"
      }
      guard let superview = view.superview,
        let place = superview.subviews.place(of: view)
      else { return nil }
      return name(of: superview) + ".subviews[\(place)]"
    case let controller as UIViewController:
      guard let parent = controller.parent,
        let place = parent.children.place(of: controller)
      else { return nil }
      return name(of: parent) + ".children[\(place)]"
    case let recognizer as UIGestureRecognizer:
      // A view does not list UIKit's own recognizers, so that they have no place in it.
      if let (owner, part) = recognizer.privatePath {
        return owner.map { name(of: $0) + "." + part }
      }
      if let property = recognizer.property { return name(of: property.of) + "." + property.name }
      guard let view = recognizer.owner,
        let place = view.listedRecognizers.place(of: recognizer)
      else { return nil }
      return name(of: view) + ".gestureRecognizers[\(place)]"
    default:
      return nil
    }
  }
}

/// An object that stands for a class of another name, as a document's plain object does.
@_spi(Workbench) public protocol NamedClass: AnyObject {
  /// The class's name as UIKit's users know it.
  var modelClassName: String { get }
}
