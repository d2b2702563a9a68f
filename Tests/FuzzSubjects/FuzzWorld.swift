import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport

/// A scenario that has something of most things, for what asks about a world that is there.
enum FuzzWorld {
  static let text = """
    { "format": 1, "title": "A world to ask about",
      "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "isKey": true,
        "rootViewController": { "id": "home", "view": { "id": "root", "subviews": [
          { "id": "pad", "frame": [0, 300, 200, 200], "gestureRecognizers": [
            { "id": "tap", "class": "UITapGestureRecognizer" },
            { "id": "pan", "class": "UIPanGestureRecognizer" } ] },
          { "id": "buy", "class": "UIButton", "frame": [200, 0, 100, 100] },
          { "id": "field", "class": "UITextField", "frame": [0, 100, 200, 40] },
          { "id": "list", "class": "UIScrollView", "frame": [0, 500, 390, 300],
            "contentSize": [390, 2000] } ] } } } ] },
      "script": [ { "send": "touch.tap", "at": "pad" } ] }
    """

  /// What means something in it.
  static let words = [
    "window", "home", "root", "pad", "tap", "pan", "buy", "field", "list", "application",
    "pad.frame", "root.subviews[0]", "list.contentOffset.y", "buy.touchDown", "$self", "touch.tap",
    "s1", "hit-testing/outside-superview", "full", "route", "UIView", "isHidden", "ios17", text,
  ]

  /// What the modules bring is loaded once: a library is never unloaded.
  static let environment = ScenarioEnvironment(modules: BuiltInModules.all)

  /// A session of its own.
  static func session() -> ScenarioSession? {
    let text = Array(text.utf8)
    let (document, _) = ScenarioDocument.read(text, file: "fuzz.json", environment: environment)
    guard let session = document.flatMap({ try? ScenarioSession($0) }) else { return nil }
    session.simulation.dispatcher.limits.calls = 100_000
    return session
  }
}
