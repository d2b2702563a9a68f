/// What Apple's modules and classes are called.
enum AppleNames {
  /// Whether a Swift module is Apple's.
  static func isModule(_ name: String) -> Bool {
    // Overlays between two frameworks are called `_MapKit_SwiftUI`.
    let parts = name.split(separator: "_")
    return !parts.isEmpty && parts.allSatisfy { modules.contains(String($0)) }
  }

  /// Whether a class of Objective-C, without module, is Apple's: by its prefix.
  static func isClass(_ name: String) -> Bool {
    let name = name.drop { $0 == "_" }
    if names.contains(where: { name.hasPrefix($0) }) { return true }
    // The capitals up to the one that begins the first word: `MK` of `MKMapView`.
    let capitals = name.prefix { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    return prefixes.contains(String(capitals.dropLast()))
  }

  /// Beginnings that only Apple uses, or whose prefix others use too.
  private static let names = [
    "UI", "NS", "ASAuthorization", "ASCredential", "ASWeb", "VKMap", "CAMetal", "CAEAGL",
    "TtGC7SwiftUI", "SwiftUI", "PlatformGroupContainer", "DrawingView",
  ]

  private static let prefixes: Set<String> = [
    "AB", "AK", "AR", "ARSCN", "ARSK", "AV", "BC", "CA", "CAM", "CI", "CK", "CL", "CN", "CP", "EK",
    "FP", "GC", "GK", "GLK", "HK", "HM", "HU", "IK", "IN", "LP", "MF", "MK", "MP", "MTK", "NC",
    "PDF", "PH", "PK", "PU", "PX", "QL", "RP", "SB", "SCN", "SF", "SK", "SL", "SLK", "SS", "TK",
    "TV", "VN", "WG", "WK", "WN",
  ]

  private static let modules: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accessibility", "AppIntents", "AuthenticationServices",
    "C", "CarPlay", "Charts", "Combine", "Contacts", "ContactsUI", "CoreData", "CoreGraphics",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMotion", "DeviceActivity", "Dispatch",
    "EventKit", "EventKitUI", "FamilyControls", "Foundation", "GameController", "GameKit",
    "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "ImagePlayground",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "MetalKit", "MusicKit", "ObjectiveC", "PDFKit", "PaperKit", "PassKit", "PencilKit", "Photos",
    "PhotosUI", "QuickLook", "QuickLookUI", "RealityFoundation", "RealityKit", "ReplayKit",
    "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI",
    "SwiftUICore", "TVUIKit", "TipKit", "Translation", "UIKit", "UIKitCore", "Vision", "VisionKit",
    "WebKit", "WidgetKit", "WorkoutKit",
  ]
}
