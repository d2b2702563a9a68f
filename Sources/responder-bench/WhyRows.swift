import Foundation

// `why` as it is typed: from the start of the command line to its end, with a daemon that is warm.

extension Rows {
  static var whys: [Row] {
    [
      why("why, 12 views", views: 12, .atMost(0.020)),
      why("why, 3,000 views, three obstacles", views: 3000, .atMost(0.300)),
      why("why, 20,000 views", views: 20_000, .atMost(3), rounds: 3),
    ]
  }

  /// Asks why a hidden button in a card that takes no touches, below a veil, gets no tap.
  private static func why(_ name: String, views: Int, _ bar: Bar, rounds: Int = 7) -> Row {
    Row(name: name, unit: .seconds, bar: bar, rounds: rounds) {
      let daemon = try Server.daemon()
      let file = Server.newPath("json")
      try document(views: views).write(toFile: file, atomically: false, encoding: .utf8)
      func ask() throws {
        let child = try Child(
          Server.build + "/responder",
          ["why", file, "buy", "--socket", daemon.path],
          environment: Server.environment
        )
        // What is asked about does not happen, and the command says so.
        try child.finish(exitStatus: 1)
      }
      try ask()
      return {
        let began = ContinuousClock.now
        try ask()
        let elapsed = ContinuousClock.now - began
        return Sample(ours: elapsed / .seconds(1))
      }
    }
  }

  /// A screen with so many views, four of which are the question; the others lie below in columns.
  private static func document(views: Int) -> String {
    let others = max(0, views - 6)
    let fillers = (0..<others).map { number in
      #"{ "frame": [\#(number % 300), \#(300 + number % 400), 40, 20] },"#
    }
    return """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "rootViewController": { "id": "screen", "view": { "id": "root", "subviews": [
          \(fillers.joined(separator: "\n"))
          { "id": "card", "isUserInteractionEnabled": false, "frame": [0, 0, 300, 200],
            "subviews": [
              { "id": "buy", "class": "UIButton", "isHidden": true, "frame": [20, 20, 100, 44] } ] },
          { "id": "veil", "frame": [0, 0, 390, 250] } ] } } } ] },
        "script": [ { "send": "touch.tap", "at": [60, 40], "expect": { "hit": "veil" } } ] }
      """
  }
}
