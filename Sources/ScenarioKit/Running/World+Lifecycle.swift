import Catalogue
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

extension World {
  /// Does what the system does to the app.
  func run(_ stimulus: LifecycleStimulus, _ values: [String: Value]) {
    simulation.enter {
      switch stimulus {
      case .resignActive: simulation.lifecycle.resignActive()
      case .becomeActive: simulation.lifecycle.becomeActive()
      case .enterBackground: simulation.lifecycle.enterBackground()
      case .enterForeground: simulation.lifecycle.enterForeground()
      case .terminate: simulation.lifecycle.terminate()
      case .rotate: simulation.windowServer.rotate(to: values["orientation"]?.name ?? "portrait")
      }
    }
  }
}
