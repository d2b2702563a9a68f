import Foundation
import TestSupport
import Testing

/// What the README shows, against the programs and the pages.
@Suite(.timeLimit(.minutes(15)))
struct ReadmeTests {
  private static var text: String {
    get throws {
      try String(
        contentsOf: ManPage.package.appendingPathComponent("README.md"),
        encoding: .utf8
      )
    }
  }

  /// The fenced blocks in one language.
  private static func blocks(_ language: String) throws -> [String] {
    try text.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test func `its session is what the programs print`() async throws {
    let text = try Self.text
    try await Workplace.withDaemon { place in
      // What the debugger printed, which a reader has pasted.
      if let paste = try Self.blocks("text").first { try place.write(paste, to: "paste.txt") }
      let wanted = try await Self.withOutputs(text, from: place)
      if ManPage.isRecording {
        let file = ManPage.package.appendingPathComponent("README.md")
        try wanted.write(to: file, atomically: true, encoding: .utf8)
      } else {
        #expect(text == wanted, "RECORD=1 writes it anew")
      }
    }
  }

  /// The text with what each command of its `console` blocks prints now.
  private static func withOutputs(_ text: String, from place: Workplace) async throws -> String {
    let start = "```console\n"
    var parts = text.components(separatedBy: start)
    for index in parts.indices.dropFirst() {
      var (block, rest) = (parts[index], "")
      if let end = block.range(of: "```") {
        rest = String(block[end.lowerBound...])
        block = String(block[..<end.lowerBound])
      }
      var session = ""
      for command in block.split(separator: "\n") where command.hasPrefix("$ ") {
        session += command + "\n"
        session += try await place.shell(String(command.dropFirst(2))).output
      }
      parts[index] = session + rest
    }
    return parts.joined(separator: start)
  }

  @Test func `its scenario runs green`() async throws {
    let documents = try Self.blocks("json")
    #expect(!documents.isEmpty)
    try await Workplace.withDaemon { place in
      for (index, document) in documents.enumerated() {
        try place.write(document, to: "\(index).json")
        let (output, end) = try await place.shell("responder run \(index).json")
        #expect(end == .status(0), "\(output)")
      }
    }
  }

  @Test func `its module is the one of the page`() throws {
    let page = try ManPage("responder-module.7").examples
    #expect(try Self.blocks("swift") == [page.first { $0.kind.hasSuffix(".swift") }?.text])
  }

  @Test func `it leads to every page, and every link leads somewhere`() throws {
    let text = try Self.text
    for name in ManPage.names { #expect(text.contains("](man/\(name))"), "\(name)") }
    for link in text.components(separatedBy: "](").dropFirst() {
      let path = String(link.prefix { $0 != ")" })
      #expect(
        FileManager.default.fileExists(
          atPath: ManPage.package.appendingPathComponent(path).path
        ),
        "\(path)"
      )
    }
  }
}
