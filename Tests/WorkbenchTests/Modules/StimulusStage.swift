import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import Testing

@testable import Workbench

/// A window on a screen, and the stimuli of the built-in modules.
struct StimulusStage {
  private static let host = ModuleHost()

  let simulation = Simulation()
  let window: UIWindow
  private let scene: UIWindowScene

  init() {
    (scene, window) = simulation.enter {
      let scene = UIWindowScene()
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      return (scene, window)
    }
  }

  /// Runs a stimulus as a command does.
  func send(_ name: String, _ values: [String: Value] = [:]) throws -> Outcome {
    let module = try #require(Self.host.module(named: String(name.prefix { $0 != "." })))
    let stimulus = try #require(module.module.stimuli.first { $0.name == name })
    simulation.dispatcher.beginCommand()
    let result = try stimulus.run(values, StimulusContext(simulation))
    return simulation.finishStimulus(returned: result.returned)
  }
}
