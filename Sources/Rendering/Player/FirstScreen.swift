import Jansson
import WorkbenchProtocol

/// A film's first screen, small: the frames of a few views.
struct FirstScreen {
  /// How many frames are drawn at most; more could not be told apart.
  private static let most = 24

  /// Width and height.
  let size: JSONValue?

  /// The frames, in the order in which they are drawn.
  let frames: [JSONValue]

  init(_ film: PlayerFilm) {
    let run = film.runs.first
    size = run?[.screen]
    // The launch's scenes together are what is there before anything happens.
    let end = run?[.steps]?[0]?[.last]?.int ?? 1
    let scenes = (run?[.scenes] ?? .array()).elements.prefix { $0[.moment]?.int ?? 0 <= end }
    var views: [String: JSONValue] = [:]
    var order: [Int] = []
    for scene in scenes {
      if scene[.whole]?.bool == true { views = [:] }
      for (place, view) in (scene[.views] ?? .object()).members {
        views[place] = view.isNull ? nil : view
      }
      if let places = scene[.order] { order = places.elements.compactMap(\.int) }
    }
    let (width, height) = (size?[0]?.double ?? 390, size?[1]?.double ?? 844)
    let seen = order.compactMap { views["\($0)"] }.filter { $0[.hidden]?.bool != true }
    let all = seen.compactMap(FirstScreen.frame).filter { frame in
      // What fills the screen is its outline.
      frame[2] < width || frame[3] < height
    }
    frames = all.prefix(FirstScreen.most).map { frame in
      JSONValue(frame.map { JSONValue(Int(max(-9_999, min(9_999, $0.rounded())))) })
    }
  }

  /// The smallest rectangle around a view on the screen: x, y, width, height.
  private static func frame(_ view: JSONValue) -> [Double]? {
    let matrix = (view[.matrix] ?? .array()).elements.compactMap(\.double)
    let bounds = (view[.bounds] ?? .array()).elements.compactMap(\.double)
    guard matrix.count == 6, bounds.count == 4, bounds[2] > 0, bounds[3] > 0 else { return nil }
    let corners = [0, bounds[2]].flatMap { x in
      [0, bounds[3]].map { y in
        let (x, y) = (bounds[0] + x, bounds[1] + y)
        return (
          matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]
        )
      }
    }
    let (xs, ys) = (corners.map(\.0), corners.map(\.1))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      (right - left).isFinite, (bottom - top).isFinite
    else { return nil }
    return [left, top, right - left, bottom - top]
  }
}
