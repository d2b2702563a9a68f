import ArgumentParser
import Jansson

/// A width and a height as they are typed: `390,844`.
struct TypedSize: ExpressibleByArgument, Sendable {
  let width: Double
  let height: Double

  init?(argument: String) {
    let sides = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width.isFinite,
      height.isFinite, width > 0, height > 0
    else { return nil }
    self.width = width
    self.height = height
  }

  var json: JSONValue { JSONValue([width, height]) }
}
