import Foundation
@_spi(Workbench) import ResponderKit

/// A view of a film's scene; other views are told by their objects' places.
struct FilmView: Equatable {
  var shown: ShownView
  var superview: Int?
  var clip: Int?
  var overrides: [String] = []
  /// Where its label stands, the top left corner on the screen; `nil` where there is no room.
  var slot: CGPoint?
  /// The same for a label that is large enough for a finger.
  var largeSlot: CGPoint?
}

/// Everything on the screen at a moment.
struct FilmScene: Equatable {
  var views: [Int: FilmView] = [:]
  /// All views in the order in which they are drawn.
  var order: [Int] = []
  var screen = CGSize.zero
  var keyboard: CGRect?
  var menu: Int?
  var alert: Int?
  var first: Int?
}

/// What of a scene is another from a moment on; for what may be nothing, nothing twice over where
/// it stays.
struct SceneDelta: Equatable {
  var moment: Int
  /// Whether nothing but what it tells is on the screen.
  var isWhole = false
  var views: [Int: FilmView?] = [:]
  var order: [Int]?
  var screen: CGSize?
  var keyboard: CGRect??
  var menu: Int??
  var alert: Int??
  var first: Int??

  init(at moment: Int) { self.moment = moment }

  /// Tells all of a scene.
  init(whole scene: FilmScene, at moment: Int) {
    self.moment = moment
    isWhole = true
    views = scene.views.mapValues { $0 }
    order = scene.order
    screen = scene.screen
    keyboard = .some(scene.keyboard)
    menu = .some(scene.menu)
    alert = .some(scene.alert)
    first = .some(scene.first)
  }

  /// Adds what changed later at the same moment.
  mutating func add(_ later: SceneDelta) {
    views.merge(later.views) { $1 }
    order = later.order ?? order
    screen = later.screen ?? screen
    keyboard = later.keyboard ?? keyboard
    menu = later.menu ?? menu
    alert = later.alert ?? alert
    first = later.first ?? first
  }
}

extension FilmScene {
  /// Becomes the scene from a moment on.
  mutating func apply(_ delta: SceneDelta) {
    if delta.isWhole { self = FilmScene() }
    for (object, view) in delta.views { views[object] = view }
    order = delta.order ?? order
    screen = delta.screen ?? screen
    keyboard = delta.keyboard ?? keyboard
    menu = delta.menu ?? menu
    alert = delta.alert ?? alert
    first = delta.first ?? first
  }
}
