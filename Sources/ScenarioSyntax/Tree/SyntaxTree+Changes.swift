import Jansson

/// What a variant changes, as a tree over the document's: by name or number, down to what is
/// replaced.
package final class SyntaxChanges {
  private(set) var children: [String: SyntaxChanges] = [:]
  /// What stands there instead; `null` where nothing does.
  private(set) var replacement: Syntax?
  /// Whether the document has the place, so that something is changed there.
  package private(set) var isReached = false

  package init() {}

  /// Replaces the value at a way of names and numbers; `null` removes it.
  ///
  /// - Returns: What stands at the end of the way.
  @discardableResult
  package func replace(_ way: some Collection<String>, by value: Syntax) -> SyntaxChanges {
    guard let first = way.first else {
      replacement = value
      return self
    }
    let child = children[first] ?? SyntaxChanges()
    children[first] = child
    return child.replace(way.dropFirst(), by: value)
  }

  /// Tells that a tree came to the place.
  fileprivate func reach() { isReached = true }

  /// Tells that a tree came to the place, where nothing is to be removed of what is below.
  fileprivate func reachAll() {
    reach()
    for child in children.values { child.reachAll() }
  }

  /// The first value that is written somewhere below, which stands for what is missing above it;
  /// nil where all is only removed.
  fileprivate var written: Syntax? {
    if let replacement { return replacement.isNull ? nil : replacement }
    // By name, so that the same fault is told at the same place each time.
    return children.sorted { $0.key < $1.key }.lazy.compactMap(\.value.written).first
  }
}

extension SyntaxTree {
  /// Returns the tree as a variant sees it.
  ///
  /// What the variant writes takes the place of what it replaces, and keeps its own place in the text.
  ///
  /// - Parameters:
  ///   - changes: The changes, whose values are this tree's.
  ///   - keys: The members of the document that are wanted; nil for all. Where it has many variants,
  ///     what none of them reads would be copied for each.
  /// - Returns: The new tree; this one stays as it is.
  /// - Complexity: Linear in the number of values that are wanted.
  package func changed(by changes: SyntaxChanges, only keys: Set<String>? = nil) -> SyntaxTree {
    var grafting = Grafting(self, only: keys)
    grafting.add(0, name: -1, changes)
    return SyntaxTree(grafting.nodes, names: grafting.names, places: places)
  }
}

/// A tree on its way from another one and what changes there.
private struct Grafting {
  private let origin: SyntaxTree
  /// The members of the document that are wanted; nil for all.
  private let wanted: Set<String>?
  private(set) var nodes: [SyntaxTree.Node] = []
  private(set) var names: [String]
  /// The numbers of names that the origin does not have.
  private var added: [String: Int32] = [:]

  init(_ origin: SyntaxTree, only wanted: Set<String>?) {
    self.origin = origin
    self.wanted = wanted
    names = origin.names
  }

  /// Adds what becomes of a value; of nothing, where the changes lie below a name that is not there.
  mutating func add(_ index: Int?, name: Int32, _ changes: SyntaxChanges) {
    changes.reach()
    if changes.replacement?.isNull == true { return }
    guard let source = changes.replacement?.index ?? index else { return addNew(name, changes) }
    let node = origin.nodes[source]
    let isDocument = source == 0
    guard isDocument || !changes.children.isEmpty, node.kind == .object || node.kind == .array
    else {
      return copy(source, name: name)
    }
    let own = begin(node.json, name: name, place: node.place)
    var met: Set<String> = []
    for (number, child) in origin.children(of: source).enumerated() {
      let step = origin.nodes[child].name
      let key = step < 0 ? String(number) : origin.names[Int(step)]
      if isDocument, wanted?.contains(key) == false { continue }
      if let change = changes.children[key] {
        met.insert(key)
        add(child, name: step, change)
      } else {
        copy(child, name: step)
      }
    }
    if node.kind == .object { addRest(of: changes, except: met) }
    nodes[own].end = Int32(nodes.count)
  }

  /// Adds an object that the document does not have, for what is written inside it.
  private mutating func addNew(_ name: Int32, _ changes: SyntaxChanges) {
    guard let written = changes.written else { return changes.reachAll() }
    let place = origin.nodes[written.index].place
    let own = begin(.object(), name: name, place: place)
    addRest(of: changes, except: [])
    nodes[own].end = Int32(nodes.count)
  }

  private mutating func addRest(of changes: SyntaxChanges, except met: Set<String>) {
    // By name: the changes are a dictionary, and the tree must not depend on its order.
    for (key, change) in changes.children.sorted(by: { $0.key < $1.key }) where !met.contains(key) {
      add(nil, name: number(of: key), change)
    }
  }

  private mutating func begin(_ json: JSONValue, name: Int32, place: Int32) -> Int {
    nodes.append(SyntaxTree.Node(json, name: name, place: place, isChanged: true))
    return nodes.count - 1
  }

  /// Adds a value and what is inside it as they are.
  private mutating func copy(_ source: Int, name: Int32) {
    let shift = Int32(nodes.count - source)
    for index in source..<Int(origin.nodes[source].end) {
      let node = origin.nodes[index]
      nodes.append(
        SyntaxTree.Node(
          node.json,
          name: index == source ? name : node.name,
          place: node.place,
          end: node.end + shift,
          isChanged: node.isChanged
        )
      )
    }
  }

  private mutating func number(of name: String) -> Int32 {
    if let number = origin.numbers[name] ?? added[name] { return number }
    let number = Int32(names.count)
    names.append(name)
    added[name] = number
    return number
  }
}
