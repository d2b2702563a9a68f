import TestSupport

@testable import Commands

/// Runs `body` at a desk in a folder of its own, in which a document lies under a name.
func withDocument(
  _ text: String,
  named name: String = "mine.json",
  isolation: isolated (any Actor)? = #isolation,
  _ body: (Desk, String) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    try write(Array(text.utf8), to: "\(folder)/\(name)")
    var desk = Desk()
    desk.folder = folder
    try await body(desk, name)
  }
}

/// Documents that tests write.
enum Document {
  /// A window with a view in it, and a script; one below scenarios has its id.
  static func screen(_ script: String = "", id: String? = nil, more: String = "") -> String {
    let id = id.map { #" "id": "\#($0)","# } ?? ""
    return """
      { "format": 1,\(id) "title": { "en": "Mine", "zh-Hans": "我的" },\(more)
        "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
          "rootViewController": { "id": "screen", "view": { "id": "root", "subviews": [
            { "id": "card", "frame": [20, 100, 200, 200] } ] } } } ] },
        "script": [ \(script) ] }
      """
  }

  /// A tap on the card that is expected to hit a view.
  static func tap(hitting view: String) -> String {
    #"{ "send": "touch.tap", "at": "card", "expect": { "hit": "\#(view)" } }"#
  }
}
