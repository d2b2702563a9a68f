/// What a storyboard or XIB says, as it says it: nothing is chosen or applied yet.
struct InterfaceFile: Sendable {
  /// Whether it is a storyboard; else it is a XIB.
  var isStoryboard = false

  /// The controller with which a storyboard begins.
  var initialController: String?

  /// The device for which it is drawn, and whether it lies on its side.
  var device: String?
  var isLandscape = false

  /// How much of a pad's screen the app has, such as `splitview1_3`; nil for all of it.
  var adaptation: String?

  /// Whether it is for pads only, as old files may say.
  var isPad = false

  /// The objects in the order of the file, each before those that it holds.
  var objects: [InterfaceObject] = []

  /// The place of each object by its id; of two with one id the first counts.
  var places: [String: Int] = [:]

  /// How many scenes there are.
  var sceneCount = 0

  /// The object with an id.
  subscript(id: String) -> Int? { places[id] }

  /// The objects that one object holds itself, in order.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < objects[index].end {
      children.append(next)
      next = objects[next].end
    }
    return children
  }

  /// The object that one object holds under a key.
  func child(of index: Int, key: String) -> Int? {
    children(of: index).first { objects[$0].key == key }
  }
}
