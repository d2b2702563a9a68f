import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

extension World {
  /// Shows the windows; all of it happens at time 0.
  func launch() throws(ScenarioError) {
    var visible: [UIWindow] = []
    var key: UIWindow?
    var chosen: UIWindow?
    for scene in plan.scenes {
      let object = simulation.objects.object(named: scene.id) as? UIWindowScene
      object?.delegate =
        try scene.delegate.map { expression throws(ScenarioError) in
          try evaluate(expression).object
        } ?? nil
      for node in scene.windows.map(written) {
        guard let window = self.object(of: node) as? UIWindow else { continue }
        let values = Dictionary(
          node.stages.launch.map { ($0.property.name, $0.value) },
          uniquingKeysWith: { first, _ in first }
        )
        if let written = values["windowScene"] {
          window.windowScene = try evaluate(written).object as? UIWindowScene
        } else if simulation.profile.ios >= 13 {
          window.windowScene = object
        }
        if let root = values["rootViewController"] {
          window.rootViewController = try evaluate(root).object as? UIViewController
        }
        guard values["isHidden"]?.constant?.flag != true else { continue }
        visible.append(window)
        let isKey = values["isKey"]?.constant?.flag
        if isKey == true, chosen == nil { chosen = window }
        if isKey == nil, key == nil { key = window }
      }
    }
    simulation.appearance.launch(showing: visible, key: chosen ?? key)
    // Root views have a superview only since their windows show.
    fillSuperviews()
    for node in writtenNodes where !node.stages.launch.isEmpty && !(object(of: node) is UIWindow) {
      for (property, expression) in node.stages.launch {
        guard let object = object(of: node) else { continue }
        try set(property, of: object, to: try evaluate(expression), node)
      }
    }
  }
}
