public import Foundation

/// The screen of the device.
open class UIScreen: NSObject {
  final let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// The running simulation's screen.
  public static var main: UIScreen { Simulation.current.screen }

  /// The screen's bounds, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// How many pixels a point has: 3.
  open var scale: CGFloat { 3 }
}

extension Simulation {
  /// The screen of the device.
  @_spi(Workbench) public var screen: UIScreen {
    if let screenObject { return screenObject }
    let made = UIScreen(size: device.screen)
    screenObject = made
    return made
  }
}
