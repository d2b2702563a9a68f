/// Turns round the order of siblings that were printed front to back.
enum FrontFirst {
  /// The objects back to front, each behind its parent.
  ///
  /// - Parameters:
  ///   - objects: The objects, with their parents' places among them.
  ///   - numbers: For each object, as the which it was printed among its siblings.
  /// - Returns: The same objects, with their parents' new places.
  static func reversed(_ objects: [PastedObject], by numbers: [Int]) -> [PastedObject] {
    var children: [[Int]] = Array(repeating: [], count: objects.count)
    var roots: [Int] = []
    // The front-most, which is the last of a stack's to be taken, has to be put there first.
    for index in objects.indices.sorted(by: { (numbers[$0], $0) < (numbers[$1], $1) }) {
      if let parent = objects[index].parent {
        children[parent].append(index)
      } else {
        roots.append(index)
      }
    }
    var reversed: [PastedObject] = []
    reversed.reserveCapacity(objects.count)
    var places = Array(repeating: 0, count: objects.count)
    var open = roots
    while let index = open.popLast() {
      var object = objects[index]
      object.parent = object.parent.map { places[$0] }
      places[index] = reversed.count
      reversed.append(object)
      open += children[index]
    }
    return reversed
  }
}
