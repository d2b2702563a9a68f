import Foundation
import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder import`.
struct ImportCommandTests {
  @Test func `the scenario is the output, and what was read goes beside it`() throws {
    try Pasted.with(Pasted.signIn) { desk in
      let result = desk.run("import", "paste.txt")
      #expect(result.status == 0)
      let document = try JSON.parse(result.output)
      #expect(document["app"]?["windows"]?[0]?["origin"]?["line"]?.int == 1)
      #expect(result.errors.contains("Read as V, lines 1–5: 5 objects."), "\(result.errors)")
    }
  }

  @Test func `for programs there are the document and the report of every object`() throws {
    try Pasted.with(Pasted.signIn) { desk in
      let answer = try desk.run("import", "paste.txt", "-o", "json").json
      #expect(answer["document"]?["format"]?.int == 1)
      let objects = answer["report"]?["objects"]
      #expect(objects?.count == 5)
      #expect(objects?[4]?["raw"]?.string == "Cafe.CoverView")
      #expect(objects?[4]?["baseClass"]?.string == "UIView")
      #expect(objects?[2]?["hidden"]?.bool == true)
      #expect(objects?[3]?["superview"]?.string == "0x7fb1a2c04e10")
    }
  }

  @Test func `13: a scenario that is saved is valid, runs, and answers as before`() throws {
    try Pasted.with(Pasted.signIn) { desk in
      let saved = desk.run("import", "paste.txt", "--save", "mine.json", "--at", "1,1")
      #expect(saved.status == 0, "\(saved.errors)")
      #expect(saved.output.contains("wrote mine.json"))
      #expect(desk.run("check", "mine.json").status == 0)
      let text = try String(contentsOfFile: desk.folder + "/mine.json", encoding: .utf8)
      let tap = try JSON.parse(text)["script"]?[0]
      #expect(tap?["expect"]?["hit"]?.string == "CoverView-7fb1a2c09b30")
      #expect(desk.run("run", "mine.json").status == 0)
      let why = desk.run("why", "mine.json", "--view", "Sign in")
      #expect(why.status == 1)
      #expect(why.output.contains("0x7fb1a2c04e10 UIButton is hidden"), "\(why.output)")
      #expect(desk.run("export", "--swift", "mine.json").output.contains("0x7fb1a2c04e10"))
      let again = desk.run("import", "paste.txt", "--save", "mine.json")
      #expect(again.status == 2)
      #expect(again.errors.contains("is there already"))
    }
  }

  @Test func `13: a question keeps the scenario that it was asked of, which runs as it is`() throws
  {
    try Pasted.with(Pasted.signIn) { desk in
      let why = desk.run(
        [
          "why", "--dump", "paste.txt", "--view", "Sign in", "--at", "210,300", "--save",
          "kept.json",
        ]
      )
      #expect(why.status == 1)
      let run = desk.run("run", "kept.json")
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test(arguments: ["10,10", "210,300", "195,700"])
  func `13: what is kept of a print of any form is valid and runs green`(place: String) throws {
    let pastes = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../ImportingTests/Pastes")
    let files = try FileManager.default.contentsOfDirectory(atPath: pastes.path)
      .filter { $0.hasSuffix(".txt") }
    var kept = 0
    for file in files.sorted() {
      let print = try String(contentsOf: pastes.appending(path: file), encoding: .utf8)
      try Pasted.with(print) { desk in
        let answer = desk.run("import", "paste.txt", "--at", place, "--save", "mine.json")
        #expect(answer.status == 0, "\(file): \(answer.errors)")
        guard FileManager.default.fileExists(atPath: desk.folder + "/mine.json") else { return }
        kept += 1
        #expect(desk.run("check", "mine.json").status == 0, "\(file)")
        let run = desk.run("run", "mine.json")
        #expect(run.status == 0, "\(file): \(run.output)\(run.errors)")
      }
    }
    // Chains, lists, traces and elements are no trees.
    #expect(kept >= 9)
  }

  @Test func `what hangs on something that was not printed is not expected`() throws {
    let print = """
      <UIView: 0x10; frame = (0 0; 90 90)>
         | <UIView: 0x11; frame = (50 50; 9 9)>
      <UIView: 0x20; frame = (0 0; 90 90)>
      """
    try Pasted.with(print) { desk in
      let answer = try desk.run("import", "paste.txt", "--at", "9,9", "-o", "json").json
      let tap = answer["document"]?["script"]?[0]
      #expect(tap?["send"]?.string == "touch.tap")
      #expect(tap?["expect"] == nil)
    }
  }

  @Test func `where nothing takes the touch, that is expected`() throws {
    let print = """
      <UIView: 0x10; frame = (0 0; 90 90); alpha = 0>
         | <UIView: 0x11; frame = (0 0; 9 9)>
      """
    try Pasted.with(print) { desk in
      let answer = try desk.run(
        "import",
        "paste.txt",
        "--at",
        "9,9",
        "--save",
        "mine.json",
        "-o",
        "json"
      )
      .json
      #expect(answer["document"]?["script"]?[0]?["expect"]?["hit"]?.isNull == true)
      #expect(desk.run("run", "mine.json").status == 0)
    }
  }

  @Test func `16: scrubbing leaves no text`() throws {
    try Pasted.with(Pasted.signIn) { desk in
      let result = desk.run("import", "paste.txt", "--scrub")
      #expect(result.status == 0)
      #expect(!result.output.contains("Sign in"))
      #expect(!result.errors.contains("Sign in"))
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `the commands to copy are listed whole, with what each cannot show`(language: String) throws
  {
    let result = Desk().run("import", "--how", "--lang", language)
    #expect(result.status == 0)
    #expect(
      result.lines.contains("  expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]")
    )
    let commands = try Desk().run("import", "--how", "-o", "json").json["commands"]
    #expect(commands?.elements.allSatisfy { $0["lacks"]?.string?.isEmpty == false } == true)
    #expect(Desk().run("import", "--how", "paste.txt").status == 2)
    #expect(Desk().run("import").status == 2)
  }

  @Test func `what cannot be read is refused with the place and the command that helps`() throws {
    try Pasted.with("Dear diary, nothing was printed today.\n") { desk in
      let result = desk.run("import", "paste.txt")
      #expect(result.status == 65)
      #expect(result.errors.contains("paste.txt: line 1, column 1"), "\(result.errors)")
      #expect(result.errors.contains("recursiveDescription"), "\(result.errors)")
      let missing = desk.run("import", "nowhere.txt")
      #expect(missing.status == 65)
      #expect(missing.errors.contains("nowhere.txt"))
    }
  }
}
