/// What a client said about itself; nothing it could have meant is taken from the daemon's own
/// environment.
struct ClientContext: Sendable {
  /// The folder at which its relative paths start.
  var folder: String?
  /// Folders in which it keeps modules.
  var modulePaths: [String] = []
  /// Folders in which it keeps scenarios.
  var scenarioPaths: [String] = []
  /// The language of titles and explanations.
  var language = "en"
}
