import CResponderKit
import Foundation

/// The objects of one simulation, by index, with the names a document gave them.
///
/// Objects that carry their index keep the table, so that it is there when they take themselves
/// out.
final class ObjectTable {
  /// What the table knows of one object; it is there for ever, for the records that name it, and
  /// each touch makes two.
  private struct Entry {
    // Unmanaged because a weak reference gives an object a side table, after which each retain of it
    // takes the slow path; an object that carries its index takes itself out when it goes.
    var own: Unmanaged<AnyObject>?
    /// The place of its name, or -1.
    var name: Int32 = -1
  }

  /// An object that carries no index; it is a class because a copy of a weak reference is counted.
  private final class Foreign {
    private(set) weak var object: AnyObject?
    let index: ObjectIndex

    init(_ object: AnyObject, _ index: ObjectIndex) {
      self.object = object
      self.index = index
    }
  }

  /// The entries, in blocks of one size, because one long array would be copied as it grows.
  private var blocks: [[Entry]] = []
  private var count = 0
  private var foreign: [ObjectIdentifier: Foreign] = [:]
  private var foreignByIndex: [ObjectIndex: Foreign] = [:]

  /// The names that were ever given, each once: all first touches are called alike.
  private var names: [String] = []
  private var namePlaces: [String: Int32] = [:]
  /// The object that has a name now, by the place of the name.
  private var named: [ObjectIndex?] = []

  /// How many objects that carry their index there are.
  private(set) var living = 0

  private static let blockSize = 1024

  private subscript(_ index: ObjectIndex) -> Entry {
    get {
      let place = Int(index.value)
      return blocks[place / Self.blockSize][place % Self.blockSize]
    }
    _modify {
      let place = Int(index.value)
      yield &blocks[place / Self.blockSize][place % Self.blockSize]
    }
  }

  private func append(_ entry: Entry) -> ObjectIndex {
    if count % Self.blockSize == 0 {
      var block: [Entry] = []
      block.reserveCapacity(Self.blockSize)
      blocks.append(block)
    }
    blocks[count / Self.blockSize].append(entry)
    count += 1
    return ObjectIndex(Int32(count - 1))
  }

  /// Adds an object that carries its index and will call `forget(_:)`.
  func add(_ object: any IndexedObject) -> ObjectIndex {
    living += 1
    return append(Entry(own: Unmanaged.passUnretained(object)))
  }

  /// An object that carries its index is going away.
  func forget(_ index: ObjectIndex) {
    guard (0..<count).contains(Int(index.value)) else { return }
    self[index].own = nil
    living -= 1
  }

  /// Returns the index of an object that carries none itself, if it has been given one.
  func known(_ object: AnyObject) -> ObjectIndex? {
    guard let known = foreign[ObjectIdentifier(object)], known.object === object else { return nil }
    return known.index
  }

  /// Gives an object an index that carries none itself.
  func add(foreign object: AnyObject) -> ObjectIndex {
    let added = Foreign(object, append(Entry()))
    foreign[ObjectIdentifier(object)] = added
    foreignByIndex[added.index] = added
    return added.index
  }

  func object(at index: ObjectIndex) -> AnyObject? {
    if let own = self[index].own { return own.takeUnretainedValue() }
    return foreignByIndex.isEmpty ? nil : foreignByIndex[index]?.object
  }

  /// Returns an object that carries its index as a weak reference would: not once it has begun to
  /// go, when its class's own end still runs and it stands in the table.
  func living(at index: ObjectIndex?) -> AnyObject? {
    guard let index, let own = self[index].own, let retained = swift_tryRetain(own.toOpaque())
    else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(retained).takeRetainedValue()
  }

  func name(of index: ObjectIndex) -> String? {
    let place = Int(self[index].name)
    return place < 0 ? nil : names[place]
  }

  func setName(_ name: String?, of index: ObjectIndex) {
    let old = Int(self[index].name)
    if old >= 0, named[old] == index { named[old] = nil }
    guard let name else {
      self[index].name = -1
      return
    }
    let place = self.place(of: name)
    self[index].name = place
    named[Int(place)] = index
  }

  private func place(of name: String) -> Int32 {
    if let place = namePlaces[name] { return place }
    let place = Int32(names.count)
    names.append(name)
    named.append(nil)
    namePlaces[name] = place
    return place
  }

  func index(named name: String) -> ObjectIndex? {
    namePlaces[name].flatMap { named[Int($0)] }
  }
}

/// An object that carries its place in the object table.
protocol IndexedObject: AnyObject {
  var index: ObjectIndex { get }
}

extension Simulation {
  /// Returns the index by which records name an object.
  @_spi(Workbench) public func index(of object: AnyObject) -> ObjectIndex {
    // The class cast comes first: it costs a tenth of the cast to a protocol.
    if let responder = object as? UIResponder { return responder.index }
    if let recognizer = object as? UIGestureRecognizer { return recognizer.index }
    if let index = objects.known(object) { return index }
    if let indexed = object as? any IndexedObject { return indexed.index }
    return objects.add(foreign: object)
  }

  /// Returns the object with an index, if it is still there.
  @_spi(Workbench) public func object(at index: ObjectIndex) -> AnyObject? {
    objects.object(at: index)
  }

  /// Gives an object the name that documents and traces use for it.
  @_spi(Workbench) public func name(_ object: AnyObject, _ name: String) {
    objects.setName(name, of: index(of: object))
  }

  /// Returns the object with this name.
  @_spi(Workbench) public func object(named name: String) -> AnyObject? {
    objects.index(named: name).flatMap { objects.object(at: $0) }
  }

  /// Returns what an object is called: its name, else the class and its index.
  @_spi(Workbench) public func name(of index: ObjectIndex) -> String {
    if let name = objects.name(of: index) { return name }
    guard let object = objects.object(at: index) else { return "released#\(index.value)" }
    return path(of: object) ?? "\(className(of: object))#\(index.value)"
  }

  /// Returns what an object is called.
  @_spi(Workbench) public func name(of object: AnyObject) -> String {
    name(of: index(of: object))
  }

  /// Returns the class's name as UIKit's users know it.
  @_spi(Workbench) public func className(of object: AnyObject) -> String {
    let name = String(describing: type(of: object))
    return (object as? any NamedClass)?.modelClassName ?? name
  }

  /// Returns how an object without a name is reached from the nearest one that has one.
  private func path(of object: AnyObject) -> String? {
    switch object {
    case let view as UIView:
      if let controller = view.rootOfController { return name(of: controller) + ".view" }
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

  /// Adds a new object to the table; past the limit the run ends.
  func register(_ object: any IndexedObject) -> ObjectIndex {
    let index = objects.add(object)
    if objects.living > limits.objects, !isOutside {
      fail(
        SimulationError(
          .tooManyObjects,
          "a simulation holds at most \(limits.objects) objects"
        )
      )
    }
    return index
  }
}

/// An object that stands for a class of another name, as a document's plain object does.
@_spi(Workbench) public protocol NamedClass: AnyObject {
  /// The class's name as UIKit's users know it.
  var modelClassName: String { get }
}
