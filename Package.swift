// swift-tools-version: 6.3
import PackageDescription

/// Sanitizers bring their own runtime, which a static executable cannot load, and memory of their own,
/// which a worker's limit would count.
let sanitizer = Context.environment["RESPONDER_SANITIZE"]
let sanitizing = sanitizer != nil

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
  ] + (sanitizing ? [.define("SANITIZING")] : [])

/// No storage of a running scenario is being accessed while the model calls back.
///
/// Debug builds check that at each access; in a release build the checks alone would be a tenth of a
/// launch.
let runningSettings: [SwiftSetting] =
  settings + [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
  ]

/// What the tests run is optimised in debug builds too.
///
/// Without that they would spend nine tenths of their time in the standard library's generic code. All
/// checks stay: assertions, overflows, exclusive access.
///
/// It is not for a debugger, nor for the thread sanitizer: that does not see how arrays count who shares
/// them, and takes what the library does with them for races once it stands in our code.
let optimisedInDebug: [SwiftSetting] =
  Context.environment["RESPONDER_ONONE"] != nil || sanitizer == "thread"
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// The CLI starts in a third of the time when nothing is left to link at start.
let staticExecutable: [LinkerSetting] =
  sanitizing
  ? []
  : [
    .unsafeFlags(
      [
        "-static-executable", "-Xlinker", "--start-group", "-lFoundationEssentials",
        "-l_FoundationCollections", "-l_FoundationCShims", "-lswiftSynchronization",
        "-Xlinker", "--end-group",
      ],
      .when(platforms: [.linux])
    )
  ]

/// Where an installed daemon and an installed module find libResponderKit.so.
func installedLibraries(_ folder: String) -> [LinkerSetting] {
  [.unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", folder], .when(platforms: [.linux]))]
}

let responderKit = Target.Dependency.product(name: "ResponderKit", package: "ResponderKit")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let nio: [Target.Dependency] = [
  .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
  .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "NIOPosix", package: "swift-nio"),
]

/// The built-in scenario modules: the name of each and its folder under `plugins/`.
let modules = [
  "ActionModule", "ControlModule", "EditMenuModule", "FirstResponderModule", "GestureModule",
  "MotionModule", "PressModule", "RemoteControlModule", "ScrollModule", "TextInputModule",
  "TouchModule",
]

let package = Package(
  name: "Responder",
  products: [
    .executable(name: "responder", targets: ["responder"]),
    .executable(name: "responderd", targets: ["responderd"]),
  ] + modules.map { .library(name: $0, type: .dynamic, targets: [$0]) },
  dependencies: [
    .package(path: "Sources/ResponderKit"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // MARK: CJansson
    .systemLibrary(
      name: "CJansson",
      pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]
    ),

    // MARK: CExpat
    .systemLibrary(
      name: "CExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),

    // MARK: CMalloc
    .systemLibrary(name: "CMalloc"),

    // MARK: CScheduling
    .systemLibrary(name: "CScheduling"),

    // MARK: CPlayer
    // Its joined style and script are embedded: the compiler notes what it read, so that a change of
    // one of them compiles the source anew.
    .target(name: "CPlayer", sources: ["CPlayer.c"]),

    // MARK: Platform
    .target(name: "Platform", dependencies: ["CMalloc", "CScheduling"], swiftSettings: settings),

    // MARK: Containment
    .target(name: "CContainment"),
    .target(
      name: "Containment",
      dependencies: ["CContainment", "Platform"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ContainmentTests",
      dependencies: ["Containment", "Platform"],
      swiftSettings: settings
    ),

    // MARK: Coroutines
    .target(
      name: "Coroutines",
      dependencies: [
        "Platform", .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CoroutinesTests",
      dependencies: ["Coroutines", "Platform"],
      swiftSettings: settings
    ),

    // MARK: Sentences
    .target(name: "Sentences", swiftSettings: settings),
    .testTarget(
      name: "SentencesTests",
      dependencies: ["Sentences"],
      exclude: ["Lint/pairs.txt"],
      swiftSettings: settings
    ),

    // MARK: StreamSafe
    .target(name: "StreamSafe", dependencies: ["Sentences"], swiftSettings: settings),
    .testTarget(name: "StreamSafeTests", dependencies: ["StreamSafe"], swiftSettings: settings),

    // MARK: Jansson
    .target(
      name: "Jansson",
      dependencies: ["CJansson", "Coroutines", "Sentences", "StreamSafe"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "JanssonTests",
      dependencies: ["Jansson", "Sentences"],
      swiftSettings: settings
    ),

    // MARK: Expat
    .target(
      name: "Expat",
      dependencies: ["CExpat", "Sentences", "StreamSafe"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ExpatTests",
      dependencies: ["Expat", "Sentences"],
      swiftSettings: settings
    ),

    // MARK: Importing
    .target(
      name: "Importing",
      dependencies: ["Expat", "Jansson", "Sentences", "StreamSafe"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ImportingTests",
      dependencies: ["Expat", "Importing", "Jansson", "Sentences", "TestSupport"],
      exclude: ["Pastes"],
      swiftSettings: settings
    ),

    // MARK: ResponderKit
    .testTarget(
      name: "ResponderKitTests",
      dependencies: ["TestSupport", responderKit],
      swiftSettings: settings
    ),

    // MARK: Catalogue
    .target(
      name: "Catalogue",
      dependencies: ["Sentences", responderKit],
      swiftSettings: runningSettings
    ),
    .testTarget(
      name: "CatalogueTests",
      dependencies: [
        "Catalogue", "Jansson", "ScenarioKit", "ScenarioSyntax", "ScenarioTestSupport", "Sentences",
        "TestSupport", responderKit,
      ],
      swiftSettings: settings
    ),

    // MARK: ScenarioSyntax
    .target(
      name: "ScenarioSyntax",
      dependencies: ["Coroutines", "Jansson", "Sentences"],
      swiftSettings: settings
    ),

    .testTarget(
      name: "ScenarioSyntaxTests",
      dependencies: ["ScenarioSyntax", "Jansson", "Sentences", "TestSupport"],
      swiftSettings: settings
    ),

    // MARK: ScenarioKit
    .target(
      name: "ScenarioKit",
      dependencies: [
        "Catalogue", "Coroutines", "Jansson", "ScenarioSyntax", "Sentences", responderKit,
      ],
      swiftSettings: runningSettings
    ),
    .testTarget(
      name: "ScenarioKitTests",
      dependencies: [
        "Catalogue", "ScenarioKit", "ScenarioSyntax", "ScenarioTestSupport", "Jansson", "Sentences",
        "TestSupport", responderKit,
      ],
      swiftSettings: settings
    ),

    // MARK: ScenarioExport
    .target(
      name: "ScenarioExport",
      dependencies: [
        "Catalogue", "Coroutines", "Jansson", "ScenarioKit", "ScenarioSyntax", "Sentences",
        responderKit,
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScenarioExportTests",
      dependencies: [
        "Catalogue", "ScenarioExport", "ScenarioKit", "ScenarioSyntax", "ScenarioTestSupport",
        "Jansson", "Sentences", "TestSupport", responderKit,
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),

    // MARK: Reasoning
    .target(
      name: "Reasoning",
      dependencies: [
        "Coroutines", "Jansson", "ScenarioKit", "ScenarioSyntax", "Sentences", responderKit,
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ReasoningTests",
      dependencies: [
        "Jansson", "Reasoning", "Rendering", "ScenarioKit", "ScenarioSyntax", "ScenarioTestSupport",
        "TestSupport", responderKit,
      ],
      swiftSettings: settings
    ),

    // MARK: QuizKit
    .target(
      name: "QuizKit",
      dependencies: ["Jansson", "Reasoning", "ScenarioKit", "Sentences", responderKit],
      swiftSettings: settings
    ),
    .testTarget(
      name: "QuizKitTests",
      dependencies: ["Jansson", "QuizKit", "Reasoning", "ScenarioKit", responderKit],
      swiftSettings: settings
    ),

    // MARK: WorkbenchProtocol
    .target(
      name: "WorkbenchProtocol",
      dependencies: ["Jansson", "Sentences"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WorkbenchProtocolTests",
      dependencies: ["WorkbenchProtocol", "Jansson", "Sentences", "TestSupport"],
      swiftSettings: settings
    ),

    // MARK: TypedLines
    .target(
      name: "TypedLines",
      dependencies: ["Jansson", "WorkbenchProtocol"],
      swiftSettings: settings
    ),

    // MARK: WorkbenchFraming
    .target(
      name: "WorkbenchFraming",
      dependencies: ["Platform", "WorkbenchProtocol", "Jansson", "Sentences"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WorkbenchFramingTests",
      dependencies: ["WorkbenchFraming", "WorkbenchProtocol", "Jansson", "Sentences"],
      swiftSettings: settings
    ),

    // MARK: Workbench
    .target(
      name: "Workbench",
      dependencies: [
        "Catalogue", "Containment", "Coroutines", "Importing", "Jansson", "Platform", "QuizKit",
        "Reasoning", "Rendering", "ScenarioExport", "ScenarioKit", "ScenarioSyntax", "Sentences",
        "WorkbenchFraming", "WorkbenchProtocol", responderKit,
        .product(name: "BitCollections", package: "swift-collections"),
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WorkbenchTests",
      dependencies: [
        "Catalogue", "Containment", "Expat", "Importing", "Jansson", "Platform", "Rendering",
        "ScenarioKit", "ScenarioSyntax", "ScenarioTestSupport", "Sentences", "StreamSafe",
        "TestSupport", "Workbench", "WorkbenchFraming", "WorkbenchProtocol", "WorkbenchServer",
        logging, responderKit,
      ],
      exclude: ["Film/Pictures"],
      swiftSettings: settings
    ),

    // MARK: WorkbenchServer
    .target(
      name: "WorkbenchServer",
      dependencies: [
        "Platform", "Sentences", "WorkbenchFraming", "WorkbenchProtocol", logging,
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "DequeModule", package: "swift-collections"),
      ] + nio,
      swiftSettings: settings
    ),
    .testTarget(
      name: "WorkbenchServerTests",
      dependencies: [
        "Platform", "WorkbenchServer", "WorkbenchFraming", "WorkbenchProtocol", "Jansson",
        "Sentences",
        "TestSupport", logging,
      ] + nio,
      swiftSettings: settings
    ),

    // MARK: Rendering
    .target(
      name: "Rendering",
      dependencies: ["Jansson", "Sentences", "WorkbenchProtocol"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "WorkbenchProtocol", "Jansson", "Sentences"],
      exclude: ["Snapshots"],
      swiftSettings: settings
    ),

    // MARK: Help
    .target(
      name: "Help",
      dependencies: ["Rendering", "Sentences", argumentParser],
      swiftSettings: settings
    ),

    // MARK: DebugAdapter
    .target(
      name: "DebugAdapter",
      dependencies: [
        "Jansson", "Rendering", "Sentences", "TypedLines", "WorkbenchFraming", "WorkbenchProtocol",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DebugAdapterTests",
      dependencies: [
        "DebugAdapter", "Jansson", "Rendering", "ScenarioTestSupport", "Sentences", "TestSupport",
        "Workbench", "WorkbenchFraming", "WorkbenchProtocol",
      ],
      exclude: ["Route/vault.jsonl"],
      swiftSettings: settings
    ),

    // MARK: Commands
    .target(
      name: "Commands",
      dependencies: [
        "CPlayer", "Containment", "DebugAdapter", "Help", "Jansson", "Platform", "Rendering",
        "Sentences", "TypedLines", "WorkbenchFraming", "WorkbenchProtocol", argumentParser,
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "CPlayer", "Commands", "Containment", "DebugAdapter", "Help", "Jansson", "Platform",
        "Rendering", "ScenarioTestSupport", "Sentences", "TestSupport", "TypedLines", "Workbench",
        "WorkbenchFraming", "WorkbenchProtocol", argumentParser,
      ],
      swiftSettings: settings
    ),

    // MARK: responder
    .executableTarget(
      name: "responder",
      dependencies: ["Commands"],
      swiftSettings: settings,
      linkerSettings: staticExecutable
    ),

    // MARK: responderd
    .executableTarget(
      name: "responderd",
      dependencies: [
        "CMalloc", "Help", "Platform", "Rendering", "Sentences", "Workbench", "WorkbenchFraming",
        "WorkbenchProtocol", "WorkbenchServer", argumentParser, logging,
      ],
      swiftSettings: settings,
      linkerSettings: installedLibraries("$ORIGIN/../lib/responder")
    ),

    // MARK: EndToEnd
    .testTarget(
      name: "EndToEnd",
      dependencies: [
        "Jansson", "Platform", "Rendering", "Sentences", "TestSupport", "WorkbenchFraming",
        "WorkbenchProtocol",
      ],
      exclude: ["Clients", "Snapshots"],
      swiftSettings: settings
    ),

    // MARK: ManPages
    .testTarget(
      name: "ManPages",
      dependencies: [
        "Commands", "Jansson", "ScenarioKit", "ScenarioSyntax", "Sentences", "TestSupport",
        "Workbench",
        "WorkbenchFraming", "WorkbenchProtocol", responderKit,
      ],
      swiftSettings: settings
    ),

    // MARK: FuzzSubjects
    .target(
      name: "FuzzSubjects",
      dependencies: [
        "Importing", "Jansson", "Platform", "Rendering", "ScenarioExport", "ScenarioKit",
        "ScenarioSyntax", "ScenarioTestSupport", "Sentences", "TestSupport", "Workbench",
        "WorkbenchFraming", "WorkbenchProtocol", responderKit,
      ],
      path: "Tests/FuzzSubjects",
      exclude: ["Scenarios"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["FuzzSubjects", "TestSupport"],
      swiftSettings: settings
    ),

    // MARK: ScenarioTestSupport
    .target(
      name: "ScenarioTestSupport",
      dependencies: ["Jansson", "ScenarioKit", "ScenarioSyntax", responderKit],
      path: "Tests/ScenarioTestSupport",
      swiftSettings: settings
    ),

    // MARK: TestSupport
    .target(
      name: "TestSupport",
      dependencies: ["Platform", "WorkbenchFraming"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
  ]
    + modules.map { name in
      .target(
        name: name,
        dependencies: [responderKit],
        path: "plugins/" + name.dropLast("Module".count),
        swiftSettings: settings,
        linkerSettings: installedLibraries("$ORIGIN/..")
      )
    },
  swiftLanguageModes: [.v6]
)

for target in package.targets where [.regular, .executable].contains(target.type) {
  target.swiftSettings = (target.swiftSettings ?? []) + optimisedInDebug
}

// What a sanitizer does not run is not built with it either: that would be half of the build.
if sanitizing {
  let servers: Set<String> = ["WorkbenchServerTests", "WorkbenchTests"]
  let readers: Set<String> = [
    "CatalogueTests", "ExpatTests", "FuzzTests", "ImportingTests", "JanssonTests",
    "ResponderKitTests",
    "ScenarioExportTests", "ScenarioKitTests", "ScenarioSyntaxTests", "StreamSafeTests",
    "WorkbenchFramingTests", "WorkbenchProtocolTests",
  ]
  let tests = sanitizer == "thread" ? servers : servers.union(readers)
  let clients: Set<String> = ["CPlayer", "Commands", "DebugAdapter", "TypedLines", "responder"]
  package.targets.removeAll { target in
    target.type == .test ? !tests.contains(target.name) : clients.contains(target.name)
  }
  package.products.removeAll { $0.name == "responder" }
}

// The soak is no part of the default build: it needs minutes.
if Context.environment["RESPONDER_SOAK"] != nil {
  // A daemon is started with this before it, which makes one of its calls fail.
  package.products += [.library(name: "Faults", type: .dynamic, targets: ["CFaults"])]
  package.targets += [.target(name: "CFaults")]
  package.targets += [
    .executableTarget(
      name: "responder-soak",
      dependencies: [
        "FuzzSubjects", "Jansson", "ScenarioExport", "ScenarioKit", "ScenarioSyntax",
        "ScenarioTestSupport", "TestSupport", "Workbench", responderKit,
      ],
      swiftSettings: settings
    )
  ]
}

// Fuzzing is no part of the default build: it counts branches, and needs libFuzzer, whose path this is.
if let library = Context.environment["RESPONDER_FUZZ"] {
  package.targets += [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "responder-fuzz",
      dependencies: ["CFuzzer", "FuzzSubjects"],
      swiftSettings: settings,
      // The modules take the counters' functions from the program that loads them.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", library, "-Xlinker", "-lstdc++", "-Xlinker", "--export-dynamic"])
      ]
    ),
  ]
}

// The benchmark is no part of the default build: it replaces malloc and needs minutes.
if Context.environment["RESPONDER_BENCH"] != nil {
  package.targets += [
    .target(name: "CBench", dependencies: ["CJansson"]),
    .executableTarget(
      name: "responder-bench",
      dependencies: [
        "CBench", "Jansson", "Platform", "ScenarioKit", "WorkbenchFraming", responderKit,
      ],
      swiftSettings: settings
    ),
  ]
}
