import Jansson
import Rendering
import Sentences
import Testing

@testable import Commands

/// The state of a daemon, line by line.
struct StatusDrawingTests {
  private func text(_ status: JSONValue, _ language: Language = .english) -> String {
    var style = Style()
    style.language = language
    return StatusDrawing(status: status).text(style)
  }

  private func status(build: String, isAuto: Bool) -> JSONValue {
    [
      "socket": "/s", "installedBuild": "bbbb",
      "server": [
        "pid": 7, "version": "1.2", "build": JSONValue(build), "autoStarted": JSONValue(isAuto),
      ],
      "stats": [
        "uptime": 61.7, "memory": 41_943_040, "connections": 1, "sessions": 2, "workers": 0,
        "modules": 11, "requests": 400,
      ],
    ]
  }

  @Test func `every fact has a line`() {
    #expect(
      text(status(build: "bbbb", isAuto: true)) == """
        socket       /s
        process      7
        version      1.2
        build        bbbb
        started      by a command
        up           62 s
        memory       40 MiB
        connections  1
        sessions     2
        workers      0
        modules      11
        requests     400

        """
    )
  }

  @Test func `another build than the installed one is told with what starts that`() {
    let english = text(status(build: "aaaa", isAuto: false))
    #expect(english.contains("build        aaaa (installed: bbbb)\n"))
    #expect(english.contains("started      by hand\n"))
    #expect(english.hasSuffix("\nresponder daemon restart starts the installed build.\n"))
    let chinese = text(status(build: "aaaa", isAuto: false), .chinese)
    #expect(chinese.contains("（已安装：bbbb）"), "\(chinese)")
    #expect(chinese.hasSuffix("\nresponder daemon restart 会启动已安装的构建。\n"))
  }

  @Test func `what a daemon does not say has no line`() {
    let bare = text(["socket": "/s", "server": ["pid": 7]])
    #expect(bare == "socket   /s\nprocess  7\nstarted  by hand\n")
  }
}
