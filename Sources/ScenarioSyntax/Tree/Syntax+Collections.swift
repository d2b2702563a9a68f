extension Syntax {
  /// The elements of an array, in order.
  package struct Elements: Collection {
    private let tree: SyntaxTree
    package let startIndex: Int
    package let endIndex: Int

    init(_ tree: SyntaxTree, inside index: Int, isArray: Bool) {
      self.tree = tree
      startIndex = index + 1
      endIndex = isArray ? Int(tree.nodes[index].end) : index + 1
    }

    package func index(after index: Int) -> Int { Int(tree.nodes[index].end) }

    package subscript(index: Int) -> Syntax { Syntax(tree, index) }
  }

  /// The members of an object, in the order of the text, without `comment`.
  package struct Members: Collection {
    private let tree: SyntaxTree
    package let startIndex: Int
    package let endIndex: Int

    init(_ tree: SyntaxTree, inside index: Int, isObject: Bool) {
      self.tree = tree
      endIndex = isObject ? Int(tree.nodes[index].end) : index + 1
      startIndex = Members.place(index + 1, before: endIndex, in: tree)
    }

    /// The first member from a place on that is no comment.
    private static func place(_ start: Int, before end: Int, in tree: SyntaxTree) -> Int {
      var place = start
      while place < end, tree.nodes[place].name == tree.comment {
        place = Int(tree.nodes[place].end)
      }
      return place
    }

    package func index(after index: Int) -> Int {
      Members.place(Int(tree.nodes[index].end), before: endIndex, in: tree)
    }

    package subscript(index: Int) -> (key: String, value: Syntax) {
      (tree.names[Int(tree.nodes[index].name)], Syntax(tree, index))
    }
  }
}
