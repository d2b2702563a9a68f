import Foundation

/// The environment of a worker: of the daemon's only what its work depends on.
///
/// What else stands there, such as keys and addresses, is no business of a module's.
enum WorkerEnvironment {
  private static let names: Set = [
    "HOME", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LD_LIBRARY_PATH",
    "RESPONDER_LANG", "TZ", "XDG_DATA_HOME",
  ]

  /// The variables, as `NAME=value`.
  static func variables(
    from environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    environment.filter { name, _ in names.contains(name) || isSanitizers(name) }
      .map { "\($0)=\($1)" }.sorted()
  }

  private static func isSanitizers(_ name: String) -> Bool {
    #if SANITIZING
    name.hasSuffix("SAN_OPTIONS")
    #else
    false
    #endif
  }
}
