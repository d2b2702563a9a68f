package import Jansson
package import Sentences

/// A value of a document with its place, as one variant sees it.
package struct Syntax {
  private let tree: SyntaxTree
  let index: Int

  init(_ tree: SyntaxTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  private var node: SyntaxTree.Node { tree.nodes[index] }

  /// Where the value stands in the text; what a variant writes stands there.
  package var path: SourcePath { SourcePath(tree.places, Int(tree.nodes[index].place)) }

  /// The value; what a variant changes in it is changed.
  package var json: JSONValue { tree.json(at: index) }

  // MARK: - What it is

  package var kind: JSONValue.Kind { tree.nodes[index].kind }
  package var isNull: Bool { kind == .null }
  package var isObject: Bool { kind == .object }
  package var isArray: Bool { kind == .array }
  package var isNumber: Bool { kind == .integer || kind == .real }
  package var string: String? { kind == .string ? node.json.string : nil }
  package var bool: Bool? { kind == .boolean ? node.json.bool : nil }
  package var double: Double? { isNumber ? node.json.double : nil }
  package var int: Int? { isNumber ? node.json.int : nil }

  /// What the value is, as a sentence about types calls it.
  package var typeName: Sentence {
    switch kind {
    case .null: Sentence(verbatim: "null")
    case .boolean: Sentence("a flag", zh: "布尔值")
    case .integer, .real: Sentence("a number", zh: "数字")
    case .string: Sentence("text", zh: "文本")
    case .array: Sentence("a list", zh: "列表")
    case .object: Sentence("an object", zh: "对象")
    }
  }

  // MARK: - What it holds

  /// The member called `key`, or `nil` when there is none.
  ///
  /// - Complexity: Linear in the number of members.
  package subscript(key: String) -> Syntax? {
    guard isObject else { return nil }
    var next = index + 1
    let end = Int(tree.nodes[index].end)
    while next < end {
      if tree.names[Int(tree.nodes[next].name)] == key { return Syntax(tree, next) }
      next = Int(tree.nodes[next].end)
    }
    return nil
  }

  /// What an author notes beside the members of an object.
  var comment: Syntax? { tree.comment == nil ? nil : self["comment"] }

  /// How many values it holds, itself counted.
  package var valueCount: Int { Int(tree.nodes[index].end) - index }

  /// The members of an object, in the order of the text; `comment` is none of them.
  package var members: Members { Members(tree, inside: index, isObject: isObject) }

  /// The elements of an array.
  package var elements: Elements { Elements(tree, inside: index, isArray: isArray) }

  /// The elements of an array, or the value alone.
  package var elementsOrSelf: [Syntax] { isArray ? Array(elements) : [self] }

  /// How many elements an array has; 0 for anything else.
  package var count: Int { elements.count }
}
