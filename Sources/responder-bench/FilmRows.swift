import Foundation

// What films cost those who make none: every setter of what is drawn asks whether somebody films.

extension Rows {
  static var films: [Row] { [besideOtherBuild, afterFilm] }

  /// Runs beside those of a daemon that was built from other sources, as before films were.
  ///
  /// `RESPONDER_BENCH_OTHER` is the path of that daemon.
  private static var besideOtherBuild: Row {
    let other = ProcessInfo.processInfo.environment["RESPONDER_BENCH_OTHER"]
    return Row(
      name: "a run without a film, beside another build",
      unit: .perSecond,
      bar: other == nil ? nil : .atLeast(0.98),
      remark: other == nil ? "RESPONDER_BENCH_OTHER names no daemon" : nil,
      rounds: 15
    ) {
      let ours = try FilmStage(Server.build + "/responderd")
      let theirs = try other.map { try FilmStage($0) }
      return {
        let ceiling = try theirs?.runsPerSecond()
        return Sample(ours: try ours.runsPerSecond(), ceiling: ceiling)
      }
    }
  }

  /// Runs of a session that was filmed, beside those of one that never was.
  private static var afterFilm: Row {
    Row(
      name: "a run without a film, after one",
      unit: .perSecond,
      bar: .atLeast(0.98),
      rounds: 15
    ) {
      let filmed = try FilmStage(Server.build + "/responderd")
      let plain = try FilmStage(Server.build + "/responderd")
      try filmed.film()
      return {
        let ceiling = try plain.runsPerSecond()
        return Sample(ours: try filmed.runsPerSecond(), ceiling: ceiling)
      }
    }
  }
}

/// A daemon with a session whose script changes over and over what is seen.
private struct FilmStage {
  private let daemon: Server
  private let connection: Connection

  init(_ program: String) throws {
    daemon = try Server.daemon(program)
    connection = try Connection(daemon.path)
    let file = Server.newPath("json")
    try Self.document.write(toFile: file, atomically: false, encoding: .utf8)
    try connection.ask(Requests.openToRun(file))
    guard try connection.ask(Requests.run).contains(#""passed":true"#) else {
      throw BenchError("an expectation does not hold")
    }
  }

  func film() throws { try connection.ask(Requests.film) }

  func runsPerSecond() throws -> Double {
    let runs = try connection.exchange(Requests.run, count: 20)
    return runs.lines / runs.seconds
  }

  /// Rows that are moved and faded, and a page that a finger drags.
  private static let document: String = {
    let rows = (0..<50).map { #"{ "id": "v\#($0)", "frame": [0, \#($0 * 40), 390, 40] }"# }
    let steps = (0..<40).map { step in
      let down = step.isMultiple(of: 2)
      return #"""
        { "set": { "v\#(step).frame": [\#(step), \#(step * 40), 300, 40], "v\#(step).alpha": 0.5 } },
        { "send": "touch.drag", "from": [195, 422], "by": [0, \#(down ? -200 : 200)] }
        """#
    }
    return #"""
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
        { "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 844], "contentSize": [390, 2000],
          "subviews": [ \#(rows.joined(separator: ",\n")) ] } ] } ] },
        "script": [ \#(steps.joined(separator: ",\n")), { "expect": { "values": { "v39.alpha": 0.5 } } } ] }
      """#
  }()
}
