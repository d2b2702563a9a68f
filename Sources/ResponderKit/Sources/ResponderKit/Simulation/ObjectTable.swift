import CResponderKit
import Foundation

/// The objects of one simulation, by index, with the names a document gave them.
///
/// Objects that carry their index keep the table, so that it is there when they take themselves
/// out.
///
/// An index is given once and never used again, so that a record names the same object for as long
/// as the simulation lives, even when the object has gone.
@_spi(Workbench) public final class ObjectTable {
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

  /// The indices of the events, in order: an event is called by its number among them.
  private var events: [Int32] = []

  /// The names that were ever given, each once: all first touches are called alike.
  private var names: [String] = []
  private var namePlaces: [String: Int32] = [:]
  /// The object that has a name now, by the place of the name.
  private var named: [ObjectIndex?] = []

  /// What documents say of how views look, by the views' indices and the properties' names: no view
  /// carries what decides nothing, and few have any.
  var looks: [ObjectIndex: [String: Value]] = [:]

  /// The classes of the app's own that objects stand for, by the objects' indices.
  var ownClassNames: [ObjectIndex: String] = [:]

  /// The names of the classes of which an object is gone, each once.
  private var formerClassNames: [String] = []
  private var classPlaces: [ObjectIdentifier: Int32] = [:]
  /// The class that was looked up last: of touches and events many go one after the other.
  private var lastClass: (type: ObjectIdentifier, place: Int32)?

  /// How many objects that carry their index there are.
  @_spi(Workbench) public private(set) var living = 0

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
      // Whole from the beginning, or the block would be copied as it fills.
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
    if !looks.isEmpty { looks[index] = nil }
    living -= 1
  }

  private func place(of type: AnyClass) -> Int32 {
    let id = ObjectIdentifier(type)
    if let lastClass, lastClass.type == id { return lastClass.place }
    let place = classPlaces[id] ?? Int32(formerClassNames.count)
    if place == formerClassNames.count {
      formerClassNames.append(String(describing: type))
      classPlaces[id] = place
    }
    lastClass = (id, place)
    return place
  }

  /// The name of the class of an object that is gone.
  func formerClass(of index: ObjectIndex) -> String? {
    if let foreign = foreignByIndex[index] { return foreign.className }
    let place = Int(self[index].formerClass)
    return place < 0 ? nil : formerClassNames[place]
  }

  /// Numbers an event, from 1 in its simulation.
  ///
  /// Events are counted among themselves: what else was made before one, by a host that looks
  /// around as by the app, is nothing that its number should tell.
  func countEvent(_ index: ObjectIndex) { events.append(index.value) }

  /// The number by which an object without a name is told from others, the same for ever: of an
  /// event among the events, from 1; of another among the objects that carry their index.
  ///
  /// Those that carry none get an index when a record first names them, which hangs on how deep the
  /// trace goes: so they do not count.
  ///
  /// - Returns: `nil` for an object that carries none.
  func number(of index: ObjectIndex) -> Int? {
    guard foreignByIndex.isEmpty || foreignByIndex[index] == nil else { return nil }
    let place = ObjectTable.place(of: index, in: events)
    if place < events.count, events[place] == index.value { return place + 1 }
    return Int(index.value) - ObjectTable.place(of: index, in: foreignPlaces)
  }

  /// How many of indices in order are smaller than one.
  private static func place(of index: ObjectIndex, in indices: [Int32]) -> Int {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index.value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index of an object that carries none itself, if it has been given one.
  func indexGiven(to object: AnyObject) -> ObjectIndex? {
    // The address of an object that is gone may be another's.
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

  /// Returns the object with an index, if it is still there.
  ///
  /// An object whose own `deinit` runs is still found; `living(at:)` tells it apart.
  @_spi(Workbench) public func object(at index: ObjectIndex) -> AnyObject? {
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

  func givenName(of index: ObjectIndex) -> String? {
    let place = Int(self[index].name)
    return place < 0 ? nil : names[place]
  }

  func isNamed(_ index: ObjectIndex) -> Bool { self[index].name >= 0 }

  func setName(_ name: String?, of index: ObjectIndex) {
    let old = Int(self[index].name)
    // Another object may have taken the name since.
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

  /// Makes room for names at once, which would otherwise be moved again and again as they come.
  @_spi(Workbench) public func reserveNames(_ count: Int) {
    names.reserveCapacity(names.count + count)
    named.reserveCapacity(named.count + count)
    namePlaces.reserveCapacity(namePlaces.count + count)
  }

  func index(named name: String) -> ObjectIndex? {
    namePlaces[name].flatMap { named[Int($0)] }
  }
}

/// An object that carries its place in the object table.
protocol IndexedObject: AnyObject {
  var index: ObjectIndex { get }
}
