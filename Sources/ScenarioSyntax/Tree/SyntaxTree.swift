import Coroutines
package import Jansson

/// The values of a document in the order of its text, as one variant sees them.
///
/// Whoever reads a document reads it here, through `Syntax`: looking at a value makes nothing.
package final class SyntaxTree {
  struct Node {
    let json: JSONValue
    let kind: JSONValue.Kind
    /// The number of the member's name; below 0 for an element.
    let name: Int32
    /// The node after the last one inside this one.
    var end: Int32
    /// Where the value stands in the text.
    let place: Int32
    /// Whether `json` is what the text has there and a variant changes something of it.
    let isChanged: Bool

    init(_ json: JSONValue, name: Int32, place: Int32, end: Int32 = 0, isChanged: Bool = false) {
      self.json = json
      kind = json.kind
      self.name = name
      self.place = place
      self.end = end
      self.isChanged = isChanged
    }
  }

  let nodes: [Node]
  /// The names of members, each once.
  let names: [String]
  let places: SyntaxPlaces
  /// The number of the name `comment`, which no reader looks at; nil where none has it.
  let comment: Int32?

  /// The number of each name, for those that look for one that they have made.
  private(set) lazy var numbers = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($0.element, Int32($0.offset)) }
  )

  init(_ nodes: [Node], names: [String], places: SyntaxPlaces) {
    self.nodes = nodes
    self.names = names
    self.places = places
    comment = names.firstIndex(of: "comment").map { Int32($0) }
  }

  /// Takes the values of a text, none of which is changed.
  ///
  /// - Parameters:
  ///   - json: The values.
  ///   - numbers: The number of each value in its text, where some of the text is left out.
  ///   - bytes: How many bytes the text has, by which room is made.
  /// - Complexity: Linear in the number of values.
  package convenience init(_ json: JSONValue, numbers: [Int]? = nil, bytes: Int = 0) {
    var planting = Planting(bytes: bytes)
    planting.add(json, name: -1, parent: -1)
    self.init(
      planting.nodes,
      names: planting.names,
      places: SyntaxPlaces(planting.places, names: planting.names, numbers: numbers)
    )
  }

  /// The whole document.
  package var root: Syntax { Syntax(self, 0) }

  /// The values of all members of these names, wherever they stand.
  func values(of names: Set<String>) -> some Sequence<JSONValue> {
    let wanted = self.names.map(names.contains)
    // By place, since a node that is looked at as a whole is counted as held.
    return nodes.indices.lazy.filter { [nodes] in
      let name = nodes[$0].name
      return name >= 0 && wanted[Int(name)]
    }
    .map { [nodes] in nodes[$0].json }
  }

  /// The nodes directly inside a container, in order.
  func children(of index: Int) -> some Sequence<Int> {
    let end = Int(nodes[index].end)
    return sequence(state: index + 1) { [nodes] next -> Int? in
      guard next < end else { return nil }
      defer { next = Int(nodes[next].end) }
      return next
    }
  }

  /// The value of a node, with what a variant changes in it.
  func json(at index: Int) -> JSONValue {
    let node = nodes[index]
    guard node.isChanged else { return node.json }
    let result: JSONValue = node.kind == .array ? .array() : .object()
    for child in children(of: index) {
      let value = json(at: child)
      if node.kind == .array {
        result.append(value)
      } else {
        result.set(names[Int(nodes[child].name)], value)
      }
    }
    return result
  }
}

/// A tree on its way from a parsed text.
private struct Planting {
  var nodes: [SyntaxTree.Node] = []
  var places: [SyntaxPlaces.Place] = []
  var names: [String] = []
  private var spellings: [[UInt8]] = []
  private var numbers: [String: Int32] = [:]
  /// What came last behind each name, and first of all: objects that are alike have the same names in
  /// the same order.
  private var followers: [Int32] = [-1]

  init(bytes: Int) {
    // A value without white space, with its name or comma, has some sixteen bytes.
    nodes.reserveCapacity(bytes / 16)
    places.reserveCapacity(bytes / 16)
  }

  mutating func add(_ json: JSONValue, name: Int32, parent: Int32) {
    Coroutine.pauseIfDue(every: 16)
    let own = nodes.count
    nodes.append(SyntaxTree.Node(json, name: name, place: Int32(own)))
    places.append(SyntaxPlaces.Place(parent: parent, step: name, end: 0))
    switch nodes[own].kind {
    case .object:
      var members = json.members.makeIterator()
      var last: Int32 = -1
      while let member = members.next(named: { number(of: $0, behind: last) }) {
        last = member.key
        add(member.value, name: member.key, parent: Int32(own))
      }
    case .array:
      for (place, value) in json.elements.enumerated() {
        add(value, name: ~Int32(place), parent: Int32(own))
      }
    case .null, .boolean, .integer, .real, .string: break
    }
    nodes[own].end = Int32(nodes.count)
    places[own].end = Int32(nodes.count)
  }

  private mutating func number(of name: UnsafeRawBufferPointer, behind last: Int32) -> Int32 {
    let expected = followers[Int(last + 1)]
    if expected >= 0, spellings[Int(expected)].elementsEqual(name) { return expected }
    let number = number(of: String(decoding: name, as: UTF8.self))
    followers[Int(last + 1)] = number
    return number
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    names.append(name)
    spellings.append(Array(name.utf8))
    followers.append(-1)
    numbers[name] = number
    return number
  }
}
