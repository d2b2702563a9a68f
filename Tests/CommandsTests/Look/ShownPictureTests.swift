import Foundation
import TestSupport
import Testing

@testable import Commands
@testable import Rendering

/// `responder picture --show`.
struct ShownPictureTests {
  private static let scenario = "hit-testing/outside-superview"
  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c"

  /// A folder with a program that is called as the rasterizer is, and says what a script says.
  private func withRasterizer(
    _ script: String = "grep -q '<svg' && printf pixels",
    _ body: (Desk, String) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let program = folder + "/rsvg-convert"
      try Files.create(program, "#!/bin/sh\n\(script)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      var desk = Desk()
      desk.isTerminal = true
      desk.environment["PATH"] = "/nowhere:\(folder):/usr/bin:/bin"
      try await body(desk, folder)
    }
  }

  @Test func `a terminal that answers kitty's query gets the pixels, and no file is written`()
    async throws
  {
    try await withRasterizer { desk, folder in
      var desk = desk
      desk.folder = folder
      desk.terminalAnswer = Self.kitty
      let shown = desk.run("picture", Self.scenario, "--show")
      #expect(shown.status == 0, "\(shown.errors)")
      #expect(shown.output == "\u{1B}_Gf=100,a=T,m=0;cGl4ZWxz\u{1B}\\\n")
      #expect(shown.errors.isEmpty)
      #expect(names(in: folder) == ["rsvg-convert"])
      desk.terminalAnswer = "\u{1B}]1337;ReportCellSize=14.0;7.0\u{1B}\\\u{1B}[?62;c"
      let other = desk.run("picture", Self.scenario, "--show")
      #expect(other.output == "\u{1B}]1337;File=inline=1;size=6:cGl4ZWxz\u{7}\n")
    }
  }

  @Test func `what is missing is told in a sentence, and the route is drawn`() async throws {
    try await withRasterizer { desk, _ in
      let route = desk.run("run", Self.scenario).output
      func check(_ desk: Desk, _ text: String) {
        let result = desk.run("picture", Self.scenario, "--show")
        #expect(result.status == 0)
        #expect(result.output == route)
        #expect(result.errors.unbroken.contains(text), "\(result.errors)")
      }
      check(desk, "the terminal answers neither kitty's query nor iTerm2's")
      var without = desk
      without.terminalAnswer = Self.kitty
      without.environment["PATH"] = "/nowhere"
      check(without, "rsvg-convert is not on the path")
      var piped = desk
      piped.isTerminal = false
      let told = piped.run("picture", Self.scenario, "--show", "--lang", "zh-Hans")
      #expect(told.errors.contains("标准输出不是终端"))
    }
    try await withRasterizer("exit 1") { desk, _ in
      var desk = desk
      desk.terminalAnswer = Self.kitty
      let result = desk.run("picture", Self.scenario, "--show")
      #expect(result.errors.unbroken.contains("rsvg-convert could not draw it"))
      #expect(result.output.contains("hit-test.point-inside-prunes"))
    }
  }

  @Test func `a moment that is not there, and a second place for the picture, are refused`()
    async throws
  {
    let none = Desk().run("picture", Self.scenario, "--show", "--moment", "9999")
    #expect(none.status == 2)
    #expect(none.output.isEmpty)
    for arguments in [["--to", "a.svg"], ["-o", "json"]] {
      let two = Desk().run(["picture", Self.scenario, "--show"] + arguments)
      #expect(two.status == 2)
      #expect(two.errors.unbroken.contains("leave out --to, --output and -"))
    }
    #expect(Desk().run("picture", "-", "--show").status == 2)
  }

  @Test func `the real program asks a real terminal, and waits no longer than it may`() async throws
  {
    try await CommandLinePlace.with { place in
      try await withRasterizer { desk, _ in
        let path = desk.environment["PATH"]
        let arguments = ["picture", Self.scenario, "--show", "--lang", "en"]
        var isShown = false
        // Its patience is short, and this machine may be busy: who answers late is asked anew.
        for _ in 1...20 where !isShown {
          let able = try Terminal(arguments, at: place, searchPath: path)
          try await able.wait(for: InlinePicture.Form.question)
          able.type(Self.kitty)
          isShown = (try? await able.wait(for: "m=0;cGl4ZWxz\u{1B}\\")) != nil
          #expect(try await able.end() == .status(0))
        }
        #expect(isShown)
        let silent = try Terminal(arguments, at: place, searchPath: path)
        try await silent.wait(for: InlinePicture.Form.question)
        try await silent.wait(for: "hit-test.point-inside-prunes")
        #expect(try await silent.end() == .status(0))
      }
    }
  }

  /// What a kitty is told between two lines, decoded; nil where it is no picture in well-formed pieces.
  private func decodedKitty(_ text: String) -> Data? {
    var pieces = text.components(separatedBy: "\u{1B}_G").dropFirst()[...]
    var payload = ""
    var keys = "f=100,a=T,"
    while let piece = pieces.popFirst() {
      let more = pieces.isEmpty ? 0 : 1
      guard piece.hasPrefix("\(keys)m=\(more);"), piece.hasSuffix("\u{1B}\\") else { return nil }
      let part = piece.dropFirst("\(keys)m=\(more);".count).dropLast(2)
      // Kitty takes no longer pieces, and only the last may end within a group of four.
      guard part.utf8.count <= 4096, pieces.isEmpty || part.utf8.count % 4 == 0 else { return nil }
      payload += part
      keys = ""
    }
    return Data(base64Encoded: payload)
  }

  /// What an iTerm2 is told, decoded.
  private func decodedITerm(_ text: String) -> Data? {
    guard let start = text.firstRange(of: "\u{1B}]1337;File=inline=1;size="), text.last == "\u{7}"
    else { return nil }
    let parts = text[start.upperBound...].dropLast().split(separator: ":")
    guard parts.count == 2, let data = Data(base64Encoded: String(parts[1])),
      Int(parts[0]) == data.count
    else { return nil }
    return data
  }

  @Test func `what a real terminal is told is, decoded, what was drawn, byte for byte`()
    async throws
  {
    // In place of pixels the drawing itself, which is known.
    try await withRasterizer("cat") { desk, _ in
      try await CommandLinePlace.with { place in
        let arguments = ["picture", Self.scenario, "--lang", "en"]
        let drawn = try await place.run(arguments + ["--to", "-"]).output
        #expect(drawn.hasPrefix("<svg ") && drawn.utf8.count > 4096)
        let iterm = "\u{1B}]1337;ReportCellSize=14.0;7.0\u{1B}\\\u{1B}[?62;c"
        for (answer, starts, ends, decoded) in [
          (Self.kitty, "m=0;", "\u{1B}\\", decodedKitty),
          (iterm, "size=", "\u{7}", decodedITerm),
        ] {
          var told: String?
          // Its patience is short, and this machine may be busy: who answers late is asked anew.
          for _ in 1...20 where told == nil {
            let terminal = try Terminal(
              arguments + ["--show"],
              at: place,
              searchPath: desk.environment["PATH"]
            )
            try await terminal.wait(for: InlinePicture.Form.question + "\u{1B}[c")
            terminal.type(answer)
            if let begun = try? await terminal.wait(for: starts) {
              told = try await begun + terminal.wait(for: ends)
            }
            #expect(try await terminal.end() == .status(0))
          }
          // What was typed is echoed by a terminal that still does so when it comes.
          let text = try #require(told).replacingOccurrences(of: answer, with: "")
          #expect(decoded(text).map { String(decoding: $0, as: UTF8.self) } == drawn)
        }
      }
    }
  }

  @Test func `pixels cross in base 64, in as many pieces as kitty needs`() {
    #expect(InlinePicture.base64([]).isEmpty)
    for count in 0..<64 {
      let bytes = (0..<count).map { UInt8(($0 * 37 + count) & 255) }
      #expect(InlinePicture.base64(bytes) == Data(bytes).base64EncodedString())
    }
    let many = [UInt8](repeating: 7, count: 9000)
    let text = Printout(InlinePicture(png: many, .kitty)).text
    let pieces = text.split(separator: "\u{1B}\\").dropLast()
    #expect(pieces.count == 3)
    #expect(pieces.map { $0.contains("m=1;") } == [true, true, false])
    let joined = pieces.map { $0.split(separator: ";").last.map(String.init) ?? "" }.joined()
    #expect(Data(base64Encoded: joined) == Data(many))
  }

  @Test func `an answer ends with what the terminal is`() {
    #expect(TerminalQuestion.isWhole(Array(Self.kitty.utf8)))
    #expect(TerminalQuestion.isWhole(Array("\u{1B}[?1;2c".utf8)))
    #expect(!TerminalQuestion.isWhole(Array("\u{1B}_Gi=31;OK\u{1B}\\".utf8)))
    #expect(!TerminalQuestion.isWhole(Array("abc".utf8)))
    #expect(!TerminalQuestion.isWhole(Array("\u{1B}c".utf8)))
  }
}
