public import Foundation

/// What the device is like: its idiom, screen, orientation and keyboard.
///
/// The default is a phone held upright, without a hardware keyboard.
public struct DeviceModel: Sendable {
  /// `phone` or `pad`.
  public var userInterfaceIdiom = "phone"
  /// The screen's size in points.
  public var screen = CGSize(width: 390, height: 844)
  /// `portrait`, or `landscapeLeft`.
  public var orientation = "portrait"
  /// Whether a hardware keyboard is attached.
  public var hasHardwareKeyboard = false

  public init() {}
}
