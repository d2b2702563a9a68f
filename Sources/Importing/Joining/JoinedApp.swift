/// The objects of all prints as one app: each object once, and the views as a tree.
struct JoinedApp: Sendable {
  /// An object, and where it hangs among the views.
  struct Node: Sendable {
    var object: PastedObject

    /// The superview; nil at a root, and for what is no view.
    var parent: Int?

    /// The subviews, back to front.
    var children: [Int] = []

    /// Whether it stands at the top of a tree.
    var isRoot = false

    /// Which of the prints put it into the tree; nil where none did.
    var print: Int?
  }

  var nodes: [Node] = []

  /// What stands at the top of a tree, in the order of the prints.
  var roots: [Int] { nodes.indices.filter { nodes[$0].isRoot } }

  /// Whether what stands at the top are windows; else they have an unprinted parent.
  var hasWindows: Bool { roots.contains { nodes[$0].object.kind == .window } }

  /// Where an object is, by its address.
  private(set) var places: [String: Int] = [:]

  /// What was said on the way, in the order in which it was read.
  var warnings: [ImportWarning] = []
  var questions: [PastedQuestion] = []

  /// The object at an address; nil where no print has it.
  subscript(address: String) -> PastedObject? {
    places[address].map { nodes[$0].object }
  }

  /// Adds an object, or what a print says of one that is there; returns its place.
  mutating func add(_ object: PastedObject) -> Int {
    if let address = object.address {
      if let place = places[address] {
        nodes[place].object.merge(object)
        return place
      }
      places[address] = nodes.count
    }
    nodes.append(Node(object: object))
    return nodes.count - 1
  }

  /// The places below one, itself first: each before what hangs on it, back to front.
  func subtree(of root: Int) -> [Int] {
    var order: [Int] = []
    var waiting = [root]
    while let place = waiting.popLast() {
      order.append(place)
      waiting += nodes[place].children.reversed()
    }
    return order
  }

  /// The places of all views that hang in a tree: each before what hangs on it.
  var tree: [Int] { roots.flatMap(subtree) }
}
