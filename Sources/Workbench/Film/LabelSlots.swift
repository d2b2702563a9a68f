import Foundation
import Rendering
@_spi(Workbench) import ResponderKit

/// Where the names of a scene's views stand, so that none covers another, nor the finger's way.
///
/// By the scene alone and not by what happens in it: a label stays where it is from moment to
/// moment.
struct LabelSlots {
  /// The top left corners of labels, by objects.
  private(set) var small: [Int: CGPoint] = [:]
  private(set) var large: [Int: CGPoint] = [:]

  /// The height of a label, and of one that can be read where a screen is drawn as small as on a phone.
  static let height: CGFloat = 19
  static let largeHeight: CGFloat = 48
  /// No screen has room for more.
  private static let most = 300
  /// The size of the text in a label of `height`.
  private static let textSize = 12.0

  /// Lays out the labels of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - names: What the views are called, by objects.
  ///   - way: Where fingers are while it stands.
  init(of scene: FilmScene, names: [Int: String], way: [CGPoint]) {
    let screen = CGRect(origin: .zero, size: scene.screen)
    let wanted = LabelSlots.wanted(in: scene, names, screen)
    let fingers = LabelSlots.marks(way)
    // Both are laid out always: which of them a page needs is known when its window has a size.
    small = LabelSlots.slots(wanted, height: LabelSlots.height, screen, fingers)
    large = LabelSlots.slots(wanted, height: LabelSlots.largeHeight, screen, fingers)
  }

  /// How wide a name is in a label of a height, with room for a number and a mark.
  static func width(of name: String, height: CGFloat) -> CGFloat {
    let size = textSize * Double(height / LabelSlots.height)
    return CGFloat(LabelWidth.ems(name) * size) + 2 * height
  }

  // MARK: - Who wants a label

  private struct Wanted {
    let object: Int
    let name: String
    /// What of the view is on the screen.
    let box: CGRect
  }

  private static func wanted(
    in scene: FilmScene,
    _ names: [Int: String],
    _ screen: CGRect
  ) -> [Wanted] {
    var found: [(wanted: Wanted, isPath: Bool, area: CGFloat, place: Int)] = []
    for (place, object) in scene.order.enumerated() {
      // A name on what nobody sees would stand on something else.
      guard let view = scene.views[object], !view.shown.isHidden, let name = names[object] else {
        continue
      }
      let quad = view.shown.bounds.applying(view.shown.matrix)
      let box = quad.intersection(screen)
      guard quad.width.isFinite, quad.height.isFinite, !box.isNull, box.width > 0, box.height > 0
      else { continue }
      found.append(
        (
          Wanted(object: object, name: name, box: box), name.contains("."), box.width * box.height,
          place
        )
      )
    }
    // Names that a document gives come first, from the smallest view to the largest; views on one
    // place in the order of their depth.
    return found.sorted {
      if $0.isPath != $1.isPath { return $1.isPath }
      if $0.area != $1.area { return $0.area < $1.area }
      return $0.place < $1.place
    }
    .prefix(most).map(\.wanted)
  }

  // MARK: - What is taken

  /// Rectangles around a finger's way, of a finger's size.
  private static func marks(_ way: [CGPoint]) -> [CGRect] {
    var kept: [CGPoint] = []
    for point in way where point.x.isFinite && point.y.isFinite {
      // Half a finger apart is near enough: their rectangles leave no gap for a label.
      if let last = kept.last, abs(last.x - point.x) + abs(last.y - point.y) < 11 { continue }
      kept.append(point)
    }
    // The drawn circle has a radius of 22.
    return kept.map { CGRect(x: $0.x - 22, y: $0.y - 22, width: 44, height: 44) }
  }

  private static func slots(
    _ wanted: [Wanted],
    height: CGFloat,
    _ screen: CGRect,
    _ fingers: [CGRect]
  ) -> [Int: CGPoint] {
    var taken = fingers
    var slots: [Int: CGPoint] = [:]
    for label in wanted {
      let size = CGSize(width: width(of: label.name, height: height), height: height)
      for origin in candidates(for: size, around: label.box) {
        let frame = CGRect(origin: origin, size: size)
        // One that sticks out of the screen would be cut off, and so could not be read.
        guard screen.contains(frame), !taken.contains(where: { overlap($0, frame) }) else {
          continue
        }
        taken.append(frame)
        slots[label.object] = origin
        break
      }
    }
    return slots
  }

  /// Whether two have more in common than an edge, which is all that `intersects` asks for.
  private static func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY
      && other.minY < one.maxY
  }

  /// The places that are tried, in order: in the view from the top left down, in its other corners,
  /// then above, below, to its right and to its left.
  private static func candidates(for size: CGSize, around box: CGRect) -> [CGPoint] {
    var found: [CGPoint] = []
    if size.width <= box.width, size.height <= box.height {
      var y = box.minY
      while y + size.height <= box.maxY {
        found.append(CGPoint(x: box.minX, y: y))
        y += size.height
      }
      let (right, bottom) = (box.maxX - size.width, box.maxY - size.height)
      found.append(CGPoint(x: right, y: box.minY))
      found.append(CGPoint(x: box.minX, y: bottom))
      found.append(CGPoint(x: right, y: bottom))
    }
    // Outside last: there a name may be taken for that of whatever it stands on.
    found.append(CGPoint(x: box.minX, y: box.minY - size.height))
    found.append(CGPoint(x: box.minX, y: box.maxY))
    found.append(CGPoint(x: box.maxX, y: box.minY))
    found.append(CGPoint(x: box.minX - size.width, y: box.minY))
    return found
  }
}
