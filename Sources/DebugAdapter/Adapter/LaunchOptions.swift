import Jansson
import Sentences
import WorkbenchProtocol

/// How a scenario is to be debugged, as `launch` says it.
struct LaunchOptions {
  /// The file, or the id of a scenario.
  var program = ""

  var variant: String?

  /// Changes to the document's profile.
  var profile: JSONValue?

  /// Whether the first hop of the script is a stop.
  var stopsOnEntry = true

  /// Whether the end of the script is a stop, from which one looks back.
  var stopsAtEnd = true

  /// At which records stepping stops.
  var mode = HopMode.hops

  /// Folders in which modules are looked for first.
  var modules: [String] = []

  /// Reads the arguments of `launch`; what else stands there is the editor's own.
  ///
  /// - Throws: What cannot be read.
  init(_ arguments: JSONValue) throws(DebugError) {
    program = arguments[.program]?.string ?? ""
    variant = arguments[.variant]?.string
    profile = arguments[.profile].flatMap { $0.isNull ? nil : $0 }
    stopsOnEntry = arguments["stopOnEntry"]?.bool ?? true
    stopsAtEnd = arguments["stopAtEnd"]?.bool ?? true
    if let stops = arguments["stops"]?.string {
      let names = HopMode.allCases.map(\.rawValue)
      guard let mode = HopMode(rawValue: stops) else {
        throw .arguments(
          Sentence(
            "'stops' of launch: expected \(Sentence.list(names)), found '\(stops)'",
            zh: "launch 的“stops”：应为 \(Sentence.list(names)) 之一，实际是“\(stops)”"
          ),
          hint: NearestName.hint(for: stops, among: names)
        )
      }
      self.mode = mode
    }
    if let folders = arguments["modulePath"], !folders.isNull {
      modules = try LaunchOptions.folders(folders)
    }
  }

  /// The options of a session that somebody else has opened.
  init() {}

  private static func folders(_ value: JSONValue) throws(DebugError) -> [String] {
    if let text = value.string { return text.split(separator: ":").map(String.init) }
    let folders = value.elements.map(\.string)
    guard value.isArray, !folders.contains(nil) else {
      throw .arguments(
        Sentence(
          "'modulePath' of launch: expected a folder or a list of folders",
          zh: "launch 的“modulePath”：应为文件夹或文件夹列表"
        )
      )
    }
    return folders.compactMap(\.self)
  }

  /// Whether the program is the id of a scenario, and no file.
  var isID: Bool {
    !program.hasSuffix(".json") && !program.hasPrefix("/") && !program.hasPrefix(".")
  }
}
