import Platform

/// The programs under test: those of the build that the tests belong to.
public enum Programs {
  public static let daemon = folder + "/responderd"
  public static let commandLine = folder + "/responder"

  /// The folder of the build, in which the tests' own executable lies.
  public static let folder: String = {
    #if os(Linux)
    let executable = "/proc/self/exe"
    #else
    let executable = CommandLine.arguments[0]
    #endif
    guard let resolved = realpath(executable, nil) else { return "." }
    defer { free(resolved) }
    var parts = String(cString: resolved).split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast()
    // On macOS the executable lies inside a bundle, in the folder of the build.
    while let last = parts.last, last == "MacOS" || last == "Contents" || last.contains(".xctest") {
      parts.removeLast()
    }
    return parts.joined(separator: "/")
  }()
}
