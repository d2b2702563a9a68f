import Foundation
import TestSupport
import Testing

/// The commands that pages show, run against a daemon of their own.
@Suite(.timeLimit(.minutes(15)))
struct ShellExampleTests {
  @Test(arguments: ["responder-protocol.7", "responderd.8"])
  func `what a page shows is what is printed`(page: String) async throws {
    let examples = try ManPage(page).examples
    #expect(examples.contains { $0.kind == "shell" })
    let setup = examples.filter { $0.kind == "setup" }.map(\.text).joined()
    try await Workplace.withDaemon { place in
      for example in examples where example.kind == "shell" {
        try await check(example, setup + example.text, in: place)
      }
      for example in examples where example.kind == "python" {
        try place.write(example.text, to: "example.py")
        try await check(example, "python3 example.py", in: place)
      }
    }
  }

  @Test func `every example is marked for a test`() throws {
    for name in ManPage.names { #expect(try ManPage(name).unmarkedExamples == [], "\(name)") }
  }

  @Test(arguments: [("responder.1", 10), ("responder-import.7", 10), ("responder-player.7", 5)])
  func `every command that a page shows ends as it says`(page: String, least: Int) async throws {
    let examples = try ManPage(page).examples
    #expect(examples.count >= least)
    try await Workplace.withDaemon { place in
      for example in examples {
        // `cli`, with the exit status where that is not zero, or the shell that it is for.
        let words = example.kind.split(separator: " ")
        let status = words.count > 1 ? Int32(words[1]) : 0
        var script = "set -e\n" + example.text
        if words[0] != "cli" {
          try place.write(script, to: "example")
          script = "\(words[0]) example"
        }
        let (output, end) = try await place.shell(script)
        #expect(end == .status(try #require(status)), "\(example.text)\(output)")
        guard let shown = example.output else { continue }
        #expect(ShownOutput(shown).matches(output), "\(example.text)\(output)")
      }
    }
  }

  @Test func `17: every form has one whole example with what is printed of it`() throws {
    let source = try ManPage("responder-import.7").source
    let forms = source.split(separator: "\n.Ss ").dropFirst()
    let letters = [
      "V", "V0", "L", "R", "C", "A", "G", "T", "W", "E", "F", "D", "S", "H", "X", "IB",
    ]
    for letter in letters {
      let form = try #require(forms.first { $0.hasPrefix("\(letter): ") }, "\(letter)")
      #expect(form.contains(".\\\" run cli"), "\(letter)")
      #expect(form.contains(".\\\" prints"), "\(letter)")
    }
  }

  @Test func `the first module is written, built and run as its page says`() async throws {
    let examples = try ManPage("responder-module.7").examples.filter { $0.kind == "cli" }
    #expect(!examples.isEmpty)
    try await Workplace.withDaemon { place in
      for example in examples { try await check(example, "set -e\n" + example.text, in: place) }
    }
  }

  @Test func `every module that the page shows runs its scenario`() async throws {
    let examples = try ManPage("responder-module.7").examples
      .filter { $0.kind.hasPrefix("module ") }
    try await Workplace.withDaemon { place in
      for example in examples {
        try place.write(example.text, to: String(example.kind.dropFirst("module ".count)))
      }
      for example in examples where example.kind.hasSuffix(".json") {
        let id = String(example.kind.dropFirst("module ".count).dropLast(".json".count))
        let name = String(id.prefix { $0 != "/" })
        let script = "responder module build \(name) && responder run \(id)"
        let (output, end) = try await place.shell(script)
        #expect(end == .status(0), "\(output)")
      }
    }
  }

  private func check(_ example: Example, _ script: String, in place: Workplace) async throws {
    let (output, end) = try await place.shell(script)
    #expect(end == .status(0), "\(example.text)\(output)")
    guard let shown = example.output else { return }
    #expect(ShownOutput(shown).matches(output), "\(example.text)\(output)")
  }
}
