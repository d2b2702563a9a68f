import Foundation
import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder why --picture`.
struct WhyPictureTests {
  private static let scenario = "hit-testing/outside-superview"

  private func withDesk(_ body: (inout Desk, String) throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      var desk = Desk()
      desk.folder = folder
      try body(&desk, folder)
    }
  }

  private func read(_ folder: String, _ name: String = "why.svg") throws -> String {
    String(decoding: try Files.read(folder + "/" + name), as: UTF8.self)
  }

  @Test func `the event is drawn as it is, and beside it after the first change that helps`()
    async throws
  {
    try await withDesk { desk, folder in
      let plain = desk.run("why", Self.scenario, "buy")
      let result = desk.run("why", Self.scenario, "buy", "--picture", "why.svg")
      #expect(result.status == 1, "\(result.errors)")
      #expect(result.output == plain.output)
      let text = try read(folder)
      #expect(text.hasPrefix("<svg xmlns="))
      // Both screens have the button; on the left the card declines, on the right the button is hit.
      let sides = text.components(separatedBy: "data-id=\"window\"")
      #expect(sides.count == 3)
      #expect(sides[1].contains("<g class=\"asked declined here\" data-id=\"card\""))
      #expect(!sides[1].contains("hit keeps"))
      let button = /class="[^"]*hit[^"]*keeps[^"]*" data-id="buy"/
      #expect(sides[2].contains(button))
      #expect(text.contains(">As it is<"))
      // The column is too narrow for it in one line.
      #expect(text.contains(">With the smallest change: let card contain what<"))
      #expect(text.contains(">buy contains, too<"))
      #expect(text.contains(">hit-test.point-inside-prunes<"))
      let asked = ["why", Self.scenario, "buy", "--picture", "why.svg", "--lang", "zh-Hans"]
      #expect(desk.run(asked).status == 1)
      let drawn = try read(folder)
      #expect(drawn.contains("现状"))
    }
  }

  @Test func `the real program writes it beside the answer, and the same bytes again`() async throws
  {
    try await CommandLinePlace.with { place in
      let asked = ["why", Self.scenario, "buy", "--lang", "en"]
      let plain = try await place.run(asked)
      var drawn: [String] = []
      for name in ["one.svg", "two.svg"] {
        let told = try await place.run(asked + ["--picture", place.file(name)])
        #expect(told.end == plain.end)
        #expect(told.output == plain.output)
        #expect(told.errors.isEmpty)
        drawn.append(String(decoding: try Files.read(place.file(name)), as: UTF8.self))
      }
      #expect(drawn[0] == drawn[1])
      #expect(drawn[0].hasPrefix("<svg ") && drawn[0].hasSuffix("</svg>\n"))
      #expect(drawn[0].components(separatedBy: "data-id=\"window\"").count == 3)
      #expect(drawn[0].contains(">As it is<"))
    }
  }

  @Test func `programs get the answer without the picture, which has its file`() async throws {
    try await withDesk { desk, folder in
      let result = desk.run("why", Self.scenario, "buy", "--picture", "why.svg", "-o", "json")
      let value = try result.json
      #expect(value["fixes"] != nil)
      #expect(value["picture"] == nil)
      #expect(names(in: folder) == ["why.svg"])
    }
  }

  @Test func `what is as wanted, and what nothing helps, is drawn alone`() async throws {
    try await withDesk { desk, folder in
      let holds = desk.run("why", Self.scenario, "root", "--step", "4", "--picture", "why.svg")
      #expect(holds.status == 0, "\(holds.errors)")
      let text = try read(folder)
      #expect(text.components(separatedBy: "data-id=\"window\"").count == 2)
      #expect(!text.contains(">As it is<"))
    }
  }

  @Test func `a tap that no step sends is drawn, before or after steps of the script`() async throws
  {
    try await withDesk { desk, folder in
      for after in ["0", "1", "3"] {
        let asked = ["why", Self.scenario, "card", "--after", after, "--at", "5,5"]
        let result = desk.run(asked + ["--picture", "why.svg"])
        #expect(result.status == 1, "\(result.errors)")
        let text = try read(folder)
        // The finger stands where it was put down, on both sides.
        #expect(text.components(separatedBy: "translate(5 5)").count >= 2, "after \(after)")
      }
    }
  }

  @Test func `an app that was printed is drawn as well`() async throws {
    try await withDesk { desk, folder in
      try Files.create(
        folder + "/print.txt",
        """
        <UIWindow: 0x1; frame = (0 0; 390 844)>
           | <UIView: 0x2; frame = (0 0; 390 844)>
           |    | <UIButton: 0x3; frame = (20 20; 100 44)>
           |    | <UIView: 0x4; frame = (0 0; 200 200)>

        """
      )
      let result = desk.run("why", "--dump", "print.txt", "--view", "0x3", "--picture", "why.svg")
      #expect(result.status == 1, "\(result.errors)")
      let drawn = try read(folder)
      #expect(drawn.hasPrefix("<svg xmlns="))
    }
  }

  @Test func `where it cannot be written it is told, after the answer`() async throws {
    try await withDesk { desk, folder in
      let dash = desk.run("why", Self.scenario, "buy", "--picture", "-")
      #expect(dash.status == 2)
      #expect(dash.errors.contains("name a file for --picture"))
      try Files.create(folder + "/mine.svg", "<svg/>")
      let others = desk.run("why", Self.scenario, "buy", "--picture", "mine.svg")
      #expect(others.status == 73)
      #expect(others.errors.contains("responder did not make it"))
      #expect(!others.errors.contains("--force"))
      let mine = try read(folder, "mine.svg")
      #expect(mine == "<svg/>")
      #expect(desk.run("why", Self.scenario, "buy", "--picture", "/dev/full").status == 73)
      #expect(desk.run("why", Self.scenario, "buy", "--picture", "/proc/nope.svg").status == 73)
      let folderItself = desk.run("why", Self.scenario, "buy", "--picture", folder)
      #expect(folderItself.status == 73)
      #expect(names(in: folder) == ["mine.svg"])
      let none = desk.run("why", Self.scenario, "buy", "--step", "99", "--picture", "why.svg")
      #expect(none.status == 65)
      #expect(!names(in: folder).contains("why.svg"))
    }
  }
}
