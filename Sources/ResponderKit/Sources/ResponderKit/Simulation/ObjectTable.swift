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
    /// The place of its class's name once it is gone, or -1.
    var formerClass: Int32 = -1
  }

  /// An object that carries no index; it is a class because a copy of a weak reference is counted.
  private final class Foreign {
    private(set) weak var object: AnyObject?
    let index: ObjectIndex
    let className: String

    init(_ object: AnyObject, _ index: ObjectIndex, _ className: String) {
      self.object = object
      self.index = index
      self.className = className
    }
  }

  /// The entries, in blocks of one size, because one long array would be copied as it grows.
  private var blocks: [[Entry]] = []
  /// How many entries there are, of objects that are gone too.
  private(set) var count = 0
  private var foreign: [ObjectIdentifier: Foreign] = [:]
  private var foreignByIndex: [ObjectIndex: Foreign] = [:]
  /// The indices of the objects that carry none, in order.
  private var foreignPlaces: [Int32] = []

  /// The names that were ever given, each once: all first touches are called alike.
  private var names: [String] = []
  private var namePlaces: [String: Int32] = [:]
  /// The object that has a name now, by the place of the name.
  private var named: [ObjectIndex?] = []

  /// The names of the classes of which an object is gone, each once.
  private var classNames: [String] = []
  private var classPlaces: [ObjectIdentifier: Int32] = [:]
  /// The class that was looked up last: of touches and events many go one after the other.
  private var lastClass: (type: ObjectIdentifier, place: Int32)?

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

  /// An object of a class that carries its index is going away; its class is kept, for the records
  /// that name it.
  func forget(_ index: ObjectIndex, _ type: AnyClass) {
    guard (0..<count).contains(Int(index.value)) else { return }
    let place = place(of: type)
    self[index].own = nil
    self[index].formerClass = place
    living -= 1
  }

  private func place(of type: AnyClass) -> Int32 {
    let id = ObjectIdentifier(type)
    if let lastClass, lastClass.type == id { return lastClass.place }
    let place = classPlaces[id] ?? Int32(classNames.count)
    if place == classNames.count {
      classNames.append(String(describing: type))
      classPlaces[id] = place
    }
    lastClass = (id, place)
    return place
  }

  /// The name of the class of an object that is gone.
  func formerClass(of index: ObjectIndex) -> String? {
    if let foreign = foreignByIndex[index] { return foreign.className }
    let place = Int(self[index].formerClass)
    return place < 0 ? nil : classNames[place]
  }

  /// The number of an object among those that carry their index; `nil` for one that carries none.
  ///
  /// Others get an index when a record first names them, which hangs on how deep the trace goes: so
  /// they do not count.
  func number(of index: ObjectIndex) -> Int? {
    guard foreignByIndex.isEmpty || foreignByIndex[index] == nil else { return nil }
    var (low, high) = (0, foreignPlaces.count)
    while low < high {
      let middle = (low + high) / 2
      if foreignPlaces[middle] < index.value { low = middle + 1 } else { high = middle }
    }
    return Int(index.value) - low
  }

  /// Returns the index of an object that carries none itself, if it has been given one.
  func known(_ object: AnyObject) -> ObjectIndex? {
    guard let known = foreign[ObjectIdentifier(object)], known.object === object else { return nil }
    return known.index
  }

  /// Gives an object an index that carries none itself.
  func add(foreign object: AnyObject, _ className: String) -> ObjectIndex {
    let added = Foreign(object, append(Entry()), className)
    foreignPlaces.append(added.index.value)
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

  func isNamed(_ index: ObjectIndex) -> Bool { self[index].name >= 0 }

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
    return known(object) ?? objects.add(foreign: object, className(of: object))
  }

  /// Returns the index of an object that carries one or was given one.
  private func known(_ object: AnyObject) -> ObjectIndex? {
    if let index = objects.known(object) { return index }
    return (object as? any IndexedObject)?.index
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

  /// Returns what an object is called: its name, else the way to it, else its class and its number.
  ///
  /// The number is that of the object among those made, and stays; who looks makes no difference,
  /// nor how deep the trace goes. Of what carries no index only the class is said.
  @_spi(Workbench) public func name(of index: ObjectIndex) -> String {
    if let name = objects.name(of: index) { return name }
    let object = objects.object(at: index)
    if let path = object.flatMap({ path(of: $0) }) { return path }
    let name =
      object.map { className(of: $0) } ?? classNames[index] ?? objects.formerClass(of: index)
      ?? "NSObject"
    return objects.number(of: index).map { "\(name)#\($0)" } ?? name
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
    guard !objects.isNamed(index) else { return nil }
    switch objects.object(at: index) {
    case is UIView, is UIViewController, is UIGestureRecognizer: return name(of: index)
    default: return nil
    }
  }

  /// Says that an object stands for one of a class of the app's own.
  @_spi(Workbench) public func setClassName(_ name: String, of object: AnyObject) {
    classNames[index(of: object)] = name
  }

  /// Returns the class's name as UIKit's users know it, or that of the app's own class.
  @_spi(Workbench) public func className(of object: AnyObject) -> String {
    // An object gets its index with the name of its class, so this one must not ask for an index.
    if !classNames.isEmpty, let index = known(object), let own = classNames[index] { return own }
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
          "a simulation holds at most \(limits.objects) objects",
          zh: "一个模拟最多容纳 \(limits.objects) 个对象"
        )
      )
    }
    return index
  }

  /// Returns the object in an `Any`, where it is one; a boxed value is none.
  static func object(_ any: Any?) -> AnyObject? {
    guard let any, type(of: any) is AnyClass else { return nil }
    return any as AnyObject
  }
}

/// An object that stands for a class of another name, as a document's plain object does.
@_spi(Workbench) public protocol NamedClass: AnyObject {
  /// The class's name as UIKit's users know it.
  var modelClassName: String { get }
}
