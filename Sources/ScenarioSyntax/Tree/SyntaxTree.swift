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
  /// - Complexity: Linear in the number of values.
  package convenience init(_ json: JSONValue, numbers: [Int]? = nil) {
    var planting = Planting()
    planting.add(json, name: -1, parent: -1)
    self.init(
      planting.nodes,
      names: planting.names,
      places: SyntaxPlaces(planting.places, names: planting.names, numbers: numbers)
    )
  }

  /// The whole document.
  package var root: Syntax { Syntax(self, 0) }

  /// The texts of all members of these names, wherever they stand.
  func texts(of names: Set<String>) -> [String] {
    let wanted = Set(self.names.indices.filter { names.contains(self.names[$0]) }.map { Int32($0) })
    return nodes.lazy.filter { wanted.contains($0.name) }.compactMap(\.json.string)
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
  private var numbers: [String: Int32] = [:]

  mutating func add(_ json: JSONValue, name: Int32, parent: Int32) {
    let own = nodes.count
    nodes.append(SyntaxTree.Node(json, name: name, place: Int32(own)))
    places.append(SyntaxPlaces.Place(parent: parent, step: name, end: 0))
    switch nodes[own].kind {
    case .object:
      for (key, value) in json.members { add(value, name: number(of: key), parent: Int32(own)) }
    case .array:
      for (place, value) in json.elements.enumerated() {
        add(value, name: ~Int32(place), parent: Int32(own))
      }
    case .null, .boolean, .integer, .real, .string: break
    }
    nodes[own].end = Int32(nodes.count)
    places[own].end = Int32(nodes.count)
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.count)
    names.append(name)
    numbers[name] = number
    return number
  }
}
