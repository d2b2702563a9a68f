/// The objects of all prints as one app: each object once, and the views as a tree.
struct JoinedApp: Sendable {
  /// An object, and where it hangs among the views.
  struct Node: Sendable {
    var object: PastedObject

    /// The superview; nil at a root, and for what is no view.
    var parent: Int?

    /// Of a controller or an element the one that it is printed in.
    var container: Int?

    /// The subviews, back to front.
    var children: [Int] = []

    /// Whether it stands at the top of a tree.
    var isRoot = false

    /// Which of the prints put it into the tree; nil where none did.
    var print: Int?
  }

  var nodes: [Node] = []

  /// What stood at the top of a tree at any time, back to front where the prints tell it.
  private var rootOrder: [Int] = []

  /// What is in that order, whether or not it stands at the top now.
  private var ordered: Set<Int> = []

  /// What stands at the top of a tree, in the order of the prints.
  var roots: [Int] { rootOrder.filter { nodes[$0].isRoot } }

  /// Whether the prints tell what lies in front of what among roots that are no windows.
  var isRootOrderKnown = false

  /// Whether a list of the app's windows was printed.
  var hasWindowList = false

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

  /// Makes room for so many objects.
  mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Adds an object, or what a print says of one that is there; returns its place.
  mutating func add(_ object: PastedObject) -> Int {
    if let address = object.address {
      if let place = places[address] {
        nodes[place].object.fields.merge(object.fields)
        return place
      }
      places[address] = nodes.count
    }
    nodes.append(Node(object: object))
    return nodes.count - 1
  }

  /// Puts an object at the top of a tree, in front of what is there.
  mutating func makeRoot(_ place: Int) {
    nodes[place].isRoot = true
    if ordered.insert(place).inserted { rootOrder.append(place) }
  }

  /// Takes over the order in which windows are printed as a list; others stay behind them.
  mutating func order(windows: [Int]) {
    hasWindowList = true
    // A list has all windows and their order; a tree printed alone only that it is one.
    let listed = Set(windows)
    rootOrder = rootOrder.filter { !listed.contains($0) } + windows
    ordered.formUnion(listed)
  }

  /// Leaves only what hangs on one object.
  mutating func restrict(to root: Int) {
    let kept = Set(subtree(of: root))
    // Kept as objects, since a controller or a recognizer elsewhere may speak of them.
    for place in nodes.indices where !kept.contains(place) {
      nodes[place].isRoot = false
      nodes[place].print = nil
    }
    nodes[root].parent = nil
    rootOrder = []
    ordered = []
    makeRoot(root)
  }

  /// The places below one, itself first: each before what hangs on it, back to front.
  func subtree(of root: Int, onlyViews: Bool = false) -> [Int] {
    var order: [Int] = []
    // Without recursion: a paste decides how deep it goes.
    var waiting = [root]
    while let place = waiting.popLast() {
      if onlyViews, nodes[place].object.kind == .element { continue }
      order.append(place)
      waiting += nodes[place].children.reversed()
    }
    return order
  }

  /// The places of all views that hang in a tree: each before what hangs on it.
  ///
  /// Elements of accessibility may stand among them and are none: nothing is asked of these.
  var tree: [Int] { roots.flatMap { subtree(of: $0, onlyViews: true) } }
}
