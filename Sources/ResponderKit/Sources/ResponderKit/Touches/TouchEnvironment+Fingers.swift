public import Foundation

extension TouchEnvironment {
  /// The fingers that are down and where each is on the screen, in the order in which they began.
  @_spi(Workbench) public var fingersDown: [(finger: Int, point: CGPoint)] {
    live.map { ($0.finger, place(of: $0.finger)) }
  }
}
