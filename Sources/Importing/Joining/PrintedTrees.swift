/// The trees of a print: for each root the places of what hangs on it, itself first.
struct PrintedTrees {
  /// The places of the objects of each tree in the order of the print.
  let trees: [[Int]]

  init(_ objects: [PastedObject]) {
    var trees: [[Int]] = []
    var numbers: [Int] = []
    for (place, object) in objects.enumerated() {
      // Parents are printed before what hangs on them.
      if let parent = object.parent, numbers.indices.contains(parent) {
        numbers.append(numbers[parent])
        trees[numbers[parent]].append(place)
      } else {
        numbers.append(trees.count)
        trees.append([place])
      }
    }
    self.trees = trees
  }
}
