import Jansson
import WorkbenchProtocol

/// What is on the screen at a moment, as the film tells it.
struct PictureScene {
  /// A view of the scene.
  struct View {
    let matrix: Matrix
    let bounds: Rectangle
    /// Its superview; -1 of a window.
    let above: Int
    /// The nearest view above that cuts it off.
    let clip: Int?
    let isHidden, isOff, isDisabled, isLit, isSelected, isOn: Bool
    /// The methods that the document overrides.
    let overrides: [String]
    /// Width and height of what it scrolls.
    let content: [Double]?
    let look: String?
    let text: String
    let value: Double?
    let colour: String?
    /// Where its label stands.
    let slot: [Double]?

    init(_ json: JSONValue) {
      func isTrue(_ key: JSONKey) -> Bool { json[key]?.bool ?? false }
      matrix = Matrix(json[.matrix]?.lengths(6) ?? [1, 0, 0, 1, 0, 0])
      bounds = Rectangle(json[.bounds]?.lengths(4) ?? [0, 0, 0, 0])
      above = json[.in]?.int ?? -1
      clip = json[.clip]?.int
      isHidden = isTrue(.hidden)
      isOff = isTrue(.off)
      isDisabled = isTrue(.disabled)
      isLit = isTrue(.lit)
      isSelected = isTrue(.selected)
      isOn = isTrue(.on)
      overrides = json.list(.over).compactMap(\.string)
      content = json[.scroll]?.lengths(2)
      look = json[.look]?.string
      text = json[.text]?.string ?? ""
      value = json[.value]?.double
      colour = json[.colour]?.string
      slot = json[.slot]?.lengths(2)
    }
  }

  private(set) var views: [Int: View] = [:]
  /// All views in the order in which they are drawn.
  private(set) var order: [Int] = []
  private(set) var screen: [Double]?
  private(set) var keyboard: Rectangle?
  private(set) var menu = -1
  private(set) var alert = -1
  /// The first responder; -1 for none.
  private(set) var first = -1

  /// Adds up what a run tells of the screen until a moment.
  init(of run: PictureRun, at moment: Int) {
    let told = run.scenes.prefix { ($0[.moment]?.int ?? 0) <= moment }
    let whole = told.lastIndex { $0[.whole]?.bool == true } ?? told.startIndex
    // Only the last of what is told of a view is read.
    var newest: [Int: JSONValue] = [:]
    for delta in told[whole...] {
      for (name, view) in (delta[.views] ?? .object()).members {
        if let place = Int(name) { newest[place] = view }
      }
      take(delta)
    }
    views = newest.compactMapValues { $0 == .null ? nil : View($0) }
  }

  /// Takes what is another, but for the views.
  private mutating func take(_ delta: JSONValue) {
    if delta[.order] != nil { order = delta.numbers(.order) }
    if let size = delta[.screen]?.lengths(2) { screen = size }
    if let frame = delta[.keyboard] { keyboard = frame.lengths(4).map { Rectangle($0) } }
    if let place = delta[.menu]?.int { menu = place }
    if let place = delta[.alert]?.int { alert = place }
    if let place = delta[.first]?.int { first = place }
  }
}
