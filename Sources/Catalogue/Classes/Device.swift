package import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let device = ClassRow(
    "UIDevice",
    DeviceObject.self,
    superclass: "NSObject",
    "The device that is modelled.",
    properties: [
      Property(
        "userInterfaceIdiom",
        .choice(["phone", "pad"]),
        standard: { .name("phone") },
        "Phone or pad.",
        get: { _ in .name(Simulation.running?.device.userInterfaceIdiom ?? "phone") }
      ),
      Property(
        "orientation",
        .choice(DeviceObject.orientations),
        standard: { .name("portrait") },
        "How the device is held.",
        get: { _ in .name(Simulation.running?.device.orientation ?? "portrait") }
      ),
      Property(
        "screen",
        .size,
        standard: { .size(CGSize(width: 390, height: 844)) },
        "The screen's size in points.",
        get: { _ in .size(Simulation.running?.device.screen ?? .zero) }
      ),
      Property(
        "hasHardwareKeyboard",
        .flag,
        standard: { .flag(false) },
        "Whether a hardware keyboard is attached.",
        get: { _ in .flag(Simulation.running?.device.hasHardwareKeyboard ?? false) },
        set: { _, value in Simulation.running?.device.hasHardwareKeyboard = value.flag ?? false }
      ),
    ]
  )

  static let notifications = ClassRow(
    "Notifications",
    NotificationsObject.self,
    superclass: "NSObject",
    "The notifications that are posted, each an occurrence without the word Notification."
  )
}

// It holds nothing itself, since rows read what the running simulation has of the device.
/// The device as an object that documents can name.
package final class DeviceObject: NSObject, NamedClass {
  /// The ways of holding it.
  package static let orientations = [
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
  ]

  var modelClassName: String { "UIDevice" }
}

/// What posted notifications occur at.
final class NotificationsObject: NSObject, NamedClass {
  var modelClassName: String { "Notifications" }
}
