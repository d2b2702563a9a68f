@_spi(Workbench) import ResponderKit

extension World {
  /// Does what the system does to the app.
  func run(_ stimulus: LifecycleStimulus, _ values: [String: Value]) {
    simulation.enter {
      switch stimulus {
      case .resignActive: simulation.resignActive()
      case .becomeActive: simulation.becomeActive()
      case .enterBackground: simulation.enterBackground()
      case .enterForeground: simulation.enterForeground()
      case .terminate: simulation.terminate()
      case .rotate: simulation.rotate(to: values["orientation"]?.name ?? "portrait")
      }
    }
  }
}
