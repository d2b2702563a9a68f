public import Foundation

/// The screen of the device.
///
/// One for each simulation, made when it is first asked for. Its points are those in which fingers
/// are placed; a window at the origin has the same.
open class UIScreen: NSObject {
  private unowned let simulation: Simulation

  init(of simulation: Simulation) {
    self.simulation = simulation
    super.init()
  }

  /// The running simulation's screen.
  public static var main: UIScreen { Simulation.current.windowServer.screen }

  /// The screen's bounds, in points.
  ///
  /// Width and height change places when the device is turned.
  open var bounds: CGRect { CGRect(origin: .zero, size: simulation.device.screen) }

  /// How many pixels a point has: 3.
  open var scale: CGFloat { 3 }
}
