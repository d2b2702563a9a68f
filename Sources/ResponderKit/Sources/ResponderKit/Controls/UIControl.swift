import Foundation

/// A view that turns touches into control events and sends actions for them.
open class UIControl: UIView {
  /// What happened to a control, one bit each.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}
