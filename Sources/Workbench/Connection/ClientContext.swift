import Jansson
import Sentences
import WorkbenchProtocol

/// What a client said about itself; nothing it could have meant is taken from the daemon's own
/// environment.
struct ClientContext: Equatable, Sendable {
  /// The folder at which its relative paths start.
  var folder: String?
  /// Folders in which it keeps modules.
  var modulePaths: [String] = []
  /// Folders in which it keeps scenarios.
  var scenarioPaths: [String] = []
  /// The language of all that people read in answers and errors.
  var language = Language.english
}

extension ClientContext {
  /// Says it to a worker, as the client said it here.
  var hello: ForwardedRequest {
    let params = JSONValue.object()
    params.set(.client, [.name: "responderd", .version: JSONValue(ProgramVersion.current)])
    if let folder { params.set(.cwd, folder) }
    params.set(
      .paths,
      [
        .modules: JSONValue(modulePaths.map { JSONValue($0) }),
        .scenarios: JSONValue(scenarioPaths.map { JSONValue($0) }),
      ]
    )
    params.set(.language, language.rawValue)
    return ForwardedRequest(Request(id: RequestID(0), method: "hello", params: params))
  }
}
