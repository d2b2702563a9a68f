import Foundation

// What it costs to ask of a pasted hierarchy, from the command line, with a daemon that is warm.

extension Rows {
  static var imports: [Row] {
    let hit = { (file: String) in ["hit", "--dump", file, "--at", "210,300"] }
    return [
      importTime, importMemory,
      asking("hit on a paste, 3,000 views", .atMost(0.050), screen, hit),
      // Below twice of what it takes, so that it shows when it takes twice as long.
      asking("hit on the same paste again, 3,000 views", .atMost(0.040), { _ in screen(0) }, hit),
      // It does not get the tap, and says so.
      asking("why of a paste, 3 obstacles, 3,000 views", .atMost(0.300), screen, exitStatus: 1) {
        ["why", "--dump", $0, "--view", "0xb0770", "--at", "210,300"]
      },
      refusing("refusal of 16 MiB of nested <view>", Data(LargePaste.nestedViews.utf8)),
      refusing("refusal of a file in UTF-16", RefusedFile.wide),
    ]
      + RefusedFile.texts.flatMap { name, text in
        [
          refusing("refusal of \(name)", Data(text.utf8)),
          refusalMemory("memory for the refusal of \(name)", text),
        ]
      }
  }

  private static func screen(_ turn: Int) -> Data { Data(LargePaste.screen(turn).utf8) }

  /// How long the daemon needs for as much as it takes.
  private static var importTime: Row {
    Row(name: "import of 16 MiB of views", unit: .seconds, bar: .atMost(1), rounds: 3) {
      let file = Server.newPath("txt")
      try LargePaste.sixteenMiB().write(toFile: file, atomically: false, encoding: .utf8)
      let daemon = try Server.daemon()
      let connection = try Connection(daemon.path)
      return {
        let answer = try connection.exchange(Requests.import(file), count: 1)
        return withExtendedLifetime(daemon) { Sample(ours: answer.seconds) }
      }
    }
  }

  /// How much memory the daemon needs more at its highest, for each byte of a paste.
  private static var importMemory: Row {
    Row(name: "memory for a byte of 16 MiB imported", unit: .count, bar: .atMost(20), rounds: 3) {
      let text = LargePaste.sixteenMiB()
      let file = Server.newPath("txt")
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      return {
        let daemon = try Server.daemon()
        let before = daemon.highestMemory
        _ = try Connection(daemon.path).exchange(Requests.import(file), count: 1)
        return Sample(ours: (daemon.highestMemory - before) / Double(text.utf8.count))
      }
    }
  }

  /// What cannot be read is refused at once, however long it is.
  private static func refusing(_ name: String, _ contents: Data) -> Row {
    asking(name, .atMost(0.050), { _ in contents }, exitStatus: 65) { ["import", $0] }
  }

  /// How much memory the daemon needs more at its highest to refuse a file, once it has imported one.
  private static func refusalMemory(_ name: String, _ text: String) -> Row {
    Row(name: name, unit: .bytes, bar: .atMost(1_048_576), rounds: 3) {
      let (good, refused) = (Server.newPath("txt"), Server.newPath("txt"))
      try RefusedFile.accepted.write(toFile: good, atomically: false, encoding: .utf8)
      try text.write(toFile: refused, atomically: false, encoding: .utf8)
      return {
        let daemon = try Server.daemon()
        let connection = try Connection(daemon.path)
        // What an import needs once, the first one does not owe to the refusal.
        try connection.ask(Requests.import(good))
        let before = daemon.highestMemory
        let isRefused = (try? connection.ask(Requests.import(refused))) == nil
        guard isRefused else { throw BenchError("it was read: \(refused)") }
        // An answer shows that it was refused, and the daemon is still there.
        try connection.ask(Requests.stats)
        return Sample(ours: daemon.highestMemory - before)
      }
    }
  }

  /// Starts the command line about a file, which each turn writes anew.
  private static func asking(
    _ name: String,
    _ bar: Bar,
    _ contents: @escaping (_ turn: Int) -> Data,
    exitStatus: Int32 = 0,
    _ arguments: @escaping (String) -> [String]
  ) -> Row {
    Row(name: name, unit: .seconds, bar: bar) {
      let daemon = try Server.daemon()
      let file = Server.newPath("txt")
      var turn = 0
      func ask() throws -> Sample {
        turn += 1
        try contents(turn).write(to: URL(fileURLWithPath: file))
        let time = try ContinuousClock().measure {
          try Child(
            Server.build + "/responder",
            arguments(file) + ["--socket", daemon.path],
            environment: Server.environment
          ).finish(exitStatus: exitStatus)
        }
        return Sample(ours: time / .seconds(1))
      }
      _ = try ask()
      return ask
    }
  }
}

/// Prints of views as `recursiveDescription` has them.
enum LargePaste {
  private static func window(_ number: Int = 0) -> String {
    "<UIWindow: 0x7000; frame = (0 0; 390 844); tag = \(number); layer = <UIWindowLayer: 0x1>>\n"
  }

  private static func line(_ number: Int, depth: Int, _ state: String = "") -> String {
    String(repeating: "   |", count: depth)
      + " <Cafe.MenuCell: 0x60000\(String(number, radix: 16)); baseClass = UIControl; "
      + "frame = (\(number % 35 * 10) \(number % 80 * 10); 40 30); \(state)autoresize = W+H; "
      + "backgroundColor = <UIDynamicSystemColor: 0x600; name = systemBackgroundColor>; "
      + "layer = <CALayer: 0x4>>\n"
  }

  /// As many views as a document may have, each with a long text.
  static func sixteenMiB() -> String {
    let text = String(repeating: "abcdefghij", count: 27)
    var paste = window()
    var number = 0
    while paste.utf8.count < (16 << 20) - 1024 {
      number += 1
      paste += line(number, depth: 1 + (number - 1) % 40, "text = '\(text)'; ")
    }
    return paste
  }

  /// A screen of 3,000 views, in columns of fifty, and a button that three things keep from a tap.
  ///
  /// The turn makes it another one than that of other turns.
  static func screen(_ turn: Int) -> String {
    var paste = window(turn)
    for number in 0..<2997 {
      paste += line(number, depth: number % 50 == 0 ? 1 : 2)
    }
    let indent = "   |"
    paste +=
      "\(indent) <UIView: 0xb0700; frame = (0 200; 390 200); alpha = 0; layer = <CALayer: 0x5>>\n"
    paste += "\(indent)\(indent) <UIButton: 0xb0770; frame = (135 80; 150 44); hidden = YES; "
    paste += "layer = <CALayer: 0x6>>\n"
    paste += "\(indent) <UIView: 0xb0800; frame = (0 0; 390 844); layer = <CALayer: 0x7>>\n"
    return paste
  }

  static let nestedViews =
    RefusedFile.root + String(repeating: "<view>", count: (16 << 20) / 6 - 100)
}
