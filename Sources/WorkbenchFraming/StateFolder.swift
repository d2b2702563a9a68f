/// The folder of the user's in which the workbench leaves what outlives its processes.
public enum StateFolder {
  /// The folder: `$XDG_STATE_HOME/responder`, else `~/.local/state/responder`; nil where neither is
  /// known.
  public static func path(environment: (String) -> String? = environmentVariable) -> String? {
    // A relative one is to be ignored, says the base directory specification.
    func folder(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let base = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    return base.map { $0 + "/responder" }
  }

  /// The folder for the sessions that the daemon at a socket keeps; nil where there is no state
  /// folder.
  ///
  /// Each socket has its own, named after its path with `%` for each `/`.
  public static func sessions(
    ofSocket path: String,
    environment: (String) -> String? = environmentVariable
  ) -> String? {
    // Two of them would be one for paths that have a `%` of their own.
    let name = path.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
      .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%")
    return Self.path(environment: environment).map { "\($0)/sessions/\(name)" }
  }
}
