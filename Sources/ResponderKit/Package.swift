// swift-tools-version: 6.3
import PackageDescription

/// As the package that uses this one has it, and says why.
let optimisedInDebug: [SwiftSetting] =
  Context.environment["RESPONDER_ONONE"] != nil
    || Context.environment["RESPONDER_SANITIZE"] == "thread"
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
  ] + optimisedInDebug

/// No storage is being accessed while a callback runs.
///
/// Debug builds check that at each access; in a
/// release build the checks alone would cost as much as the rest of a hit test.
let modelSettings: [SwiftSetting] =
  settings + [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
  ]

/// A module says which build of the library it was linked against, so the library must have an id.
let linkerSettings: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--build-id=sha1"], .when(platforms: [.linux]))
]

// A package of its own: only a dynamic product of another package gives the daemon and every
// module one shared copy of these types.
let package = Package(
  name: "ResponderKit",
  products: [
    .library(name: "ResponderKit", type: .dynamic, targets: ["ResponderKit", "ModuleKit"])
  ],
  targets: [
    .target(name: "CResponderKit"),
    .target(
      name: "ResponderKit",
      dependencies: ["CResponderKit"],
      swiftSettings: modelSettings,
      linkerSettings: linkerSettings
    ),
    .target(
      name: "ModuleKit",
      dependencies: ["CResponderKit", "ResponderKit"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
