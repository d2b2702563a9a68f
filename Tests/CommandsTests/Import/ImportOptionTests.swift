import Foundation
import Jansson
import TestSupport
import Testing

@testable import Commands

/// How a print is read: the options of `import` and of questions about what was printed.
struct ImportOptionTests {
  /// Two prints of one moment in a folder, and a storyboard.
  private func with(_ body: (Desk) throws -> Void) throws {
    let controllers = """
      <Cafe.SignInController 0x7fb1a2d01000>, state: appeared, view: <UIView: 0x7fb1a2c03000>
      """
    try Pasted.with(
      Pasted.signIn,
      ["controllers.txt": controllers, "Main.xib": Self.interface, "list.txt": Self.list],
      body
    )
  }

  private static let list = """
    (
        "<UIView: 0x7fb1a2c09b30; frame = (0 0; 100 100)>",
        "<UIView: 0x7fb1a2c09b40; frame = (50 50; 100 100)>"
    )
    """

  private static let interface = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SignInController"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="iN0-l3-epB">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <button opaque="NO" buttonType="system" id="q7R-2k-Vb1">
              <rect key="frame" x="40" y="600" width="295" height="44"/>
              <state key="normal" title="Sign in"/>
            </button>
          </subviews>
        </view>
      </objects>
    </document>
    """

  @Test func `8: more prints of the moment are joined, each object once`() throws {
    try with { desk in
      let chain = try desk.run(
        "chain",
        "--dump",
        "paste.txt",
        "--with",
        "controllers.txt",
        "--view",
        "Sign in",
        "-o",
        "json"
      ).json["chain"]
      let ids = chain?.elements.compactMap { $0["id"]?.string } ?? []
      #expect(
        ids.prefix(4) == [
          "UIButton-7fb1a2c04e10", "UIView-7fb1a2c03000", "SignInController-7fb1a2d01000",
          "UIWindow-7fb1a2c00480",
        ]
      )
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test func `a list of views can be the subviews of one, and then it is a tree`() throws {
    try with { desk in
      let list = try desk.run("hit", "--dump", "list.txt", "--at", "60,60", "-o", "json").json
      #expect(list["certainty"]?.string != "certain")
      let siblings = desk.run(
        "hit",
        "--dump",
        "list.txt",
        "--form",
        "subviews",
        "--at",
        "60,60",
        "-o",
        "json"
      )
      #expect(siblings.status == 0, "\(siblings.errors)")
      #expect(try siblings.json["hit"]?.string == "UIView-7fb1a2c09b40")
    }
  }

  @Test func `a root leaves out what does not lie below it`() throws {
    try with { desk in
      let tree = try desk.run(
        "tree",
        "--dump",
        "paste.txt",
        "--root",
        "0x7fb1a2c04e10",
        "-o",
        "json"
      ).json["roots"]
      #expect(tree?.count == 1)
      #expect(tree?[0]?["id"]?.string == "UIButton-7fb1a2c04e10")
      let none = desk.run("tree", "--dump", "paste.txt", "--root", "0x1")
      #expect(none.status == 65)
      #expect(none.errors.contains("0x1"), "\(none.errors)")
    }
  }

  @Test func `12: an Interface Builder file answers by its ids, texts and owner`() throws {
    try with { desk in
      for name in ["q7R-2k-Vb1", "Sign in", "UIButton"] {
        let hit = try desk.run("hit", "--dump", "Main.xib", "--view", name, "-o", "json").json
        #expect(hit["origins"]?[JSONKey(hit["hit"]?.string ?? "")]?["ib"]?.string == "q7R-2k-Vb1")
      }
    }
  }

  @Test func `the version of iOS goes into the scenario`() throws {
    try with { desk in
      let answer = try desk.run("import", "paste.txt", "--ios", "16", "-o", "json").json
      #expect(answer["document"]?["profile"]?["ios"]?.int == 16)
    }
  }

  @Test(arguments: [
    (["--screen", "390"], "390"), (["--screen", "0,844"], "0,844"), (["--form", "Q"], "Q"),
    (["--ios", "x"], "x"),
  ])
  func `an option that cannot be is a fault of usage`(options: [String], told: String) throws {
    try with { desk in
      let result = desk.run(["hit", "--dump", "paste.txt", "--at", "1,1"] + options)
      #expect(result.status == 2)
      #expect(result.errors.contains(told), "\(result.errors)")
    }
  }

  @Test func `size classes that are none are refused with those that are`() throws {
    try with { desk in
      let result = desk.run("tree", "--dump", "Main.xib", "--traits", "wide")
      #expect(result.status == 65)
      #expect(result.errors.contains("compact,regular"), "\(result.errors)")
    }
  }

  @Test func `a view whose place only constraints would tell is not tapped on another screen`()
    throws
  {
    let constrained = Self.interface.replacing(
      #"buttonType="system""#,
      with: #"buttonType="system" translatesAutoresizingMaskIntoConstraints="NO""#
    )
    try Pasted.with("", ["Main.xib": constrained]) { desk in
      for command in ["why", "hit"] {
        let view = [command, "--dump", "Main.xib", "--view", "Sign in"]
        #expect(desk.run(view).status == 0)
        let other = desk.run(view + ["--screen", "320,480"])
        #expect(other.status == 65, "\(other.output)")
        #expect(other.errors.contains("Sign in"), "\(other.errors)")
        #expect(other.errors.contains("--at X,Y"), "\(other.errors)")
        #expect(desk.run(view + ["--screen", "320,480", "--at", "60,615"]).status != 65)
      }
    }
  }

  @Test func `10: what surely fails at a place is told of each element`() throws {
    let elements = """
       →Application, 0x600001a00000, pid: 4711, label: 'Cafe'
          Window (Main), 0x600001a00100, {{0.0, 0.0}, {390.0, 844.0}}
            ScrollView, 0x600001a00300, {{0.0, 0.0}, {390.0, 200.0}}
              Button, 0x600001a00200, {{110.0, 280.0}, {200.0, 44.0}}, identifier: 'add'
              Button, 0x600001a00400, {{110.0, 100.0}, {200.0, 44.0}}, identifier: 'add'
      """
    try Pasted.with(elements) { desk in
      let hit = try desk.run("hit", "--dump", "paste.txt", "--at", "210,300", "-o", "json").json
      func fails(_ answer: JSONValue, _ place: Int) -> [String] {
        answer["candidates"]?[place]?["fails"]?.elements.compactMap { $0["what"]?.string } ?? []
      }
      #expect(fails(hit, 0) == ["outside-scroll-view", "ambiguous-identifier"])
      #expect(fails(hit, 1).isEmpty)
      let inside = try desk.run("hit", "--dump", "paste.txt", "--at", "210,110", "-o", "json").json
      #expect(fails(inside, 0) == ["ambiguous-identifier"])
      let told = desk.run("hit", "--dump", "paste.txt", "--at", "210,300").output
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(
        told.contains(
          "0x600001a00200 Button (line 4) contains the point, lies outside its scroll view "
            + "(line 3): no tap there reaches it, and has the identifier of line 5, too: a query "
            + "for it finds both"
        ),
        "\(told)"
      )
    }
  }

  @Test func `a tree is printed as UIKit prints it, and read again`() throws {
    try with { desk in
      let first = desk.run("tree", "--dump", "paste.txt", "--as", "recursive-description")
      #expect(first.status == 0, "\(first.errors)")
      #expect(first.lines.count == 5)
      #expect(
        first.lines[2].hasPrefix(
          "   |   | <UIButton: 0x7fb1a2c04e10; frame = (110 280; 200 44); hidden = YES;"
        )
      )
      try Data(first.output.utf8).write(to: URL(filePath: desk.folder + "/again.txt"))
      let second = desk.run("tree", "--dump", "again.txt", "--as", "recursive-description")
      #expect(second.output == first.output)
      let json = desk.run(
        "tree",
        "hit-testing/outside-superview",
        "--as",
        "recursive-description",
        "-o",
        "json"
      )
      #expect(try json.json["text"]?.string?.hasPrefix("<UIWindow: 0x6") == true)
    }
  }

  @Test func `4: a scenario is hit alike once it was printed`() throws {
    let scenario = "hit-testing/outside-superview"
    let print = Desk().run("tree", scenario, "--as", "recursive-description")
    try Pasted.with(print.output) { desk in
      for (point, name) in [("100,300", "UIView"), ("200,290", "UIButton")] {
        let hit = try desk.run("hit", "--dump", "paste.txt", "--at", point, "-o", "json").json
        #expect(hit["hit"]?.string?.hasPrefix(name) == true)
      }
    }
  }

  @Test func `where an object is meant by a place in it, that is tapped`() throws {
    try with { desk in
      let hit = try desk.run("hit", "--dump", "paste.txt", "--at", "Sign in@1,2", "-o", "json").json
      #expect(hit["asked"]?[0]?["point"] == [111, 282])
      let middle = try desk.run("hit", "--dump", "paste.txt", "--at", "Sign in", "-o", "json").json
      #expect(middle["asked"]?[0]?["point"] == [210, 302])
    }
  }

  @Test func `10: elements of accessibility are listed at a place, the smallest first`() throws {
    let elements = """
       →Application, 0x600001a00000, pid: 4711, label: 'Cafe'
          Window (Main), 0x600001a00100, {{0.0, 0.0}, {390.0, 844.0}}
            Button, 0x600001a00200, {{110.0, 280.0}, {200.0, 44.0}}, label: 'Sign in', Disabled
      """
    try Pasted.with(elements) { desk in
      let hit = try desk.run("hit", "--dump", "paste.txt", "--at", "210,300", "-o", "json").json
      #expect(hit["hit"] == .null)
      #expect(
        hit["candidates"]?.elements.compactMap { $0["address"]?.string } == [
          "0x600001a00200", "0x600001a00100",
        ]
      )
      let told = desk.run("hit", "--dump", "paste.txt", "--at", "210,300")
      #expect(
        told.output.contains("0x600001a00200 Button (line 3) contains the point, and is disabled")
      )
      #expect(told.output.contains("0x600001a00100 Window (line 2) contains the point\n"))
    }
  }

  @Test(arguments: ["en", "zh-Hans"])
  func `7: a question of a failed test needs nothing else, and is compared`(language: String) throws
  {
    let failure = """
      View “<UIButton: 0x7fb1a2c04e10>” is not hittable at point “{"x":100,"y":22}”: \
      Another view “<Cafe.CoverView: 0x7fb1a2c09b30>” is hittable at window point “{"x":210,"y":302}”
      View Hierarchy:
      \(Pasted.signIn)
      """
    try Pasted.with(failure) { desk in
      let why = desk.run("why", "--dump", "paste.txt", "--lang", language)
      #expect(why.status == 1, "\(why.errors)")
      #expect(why.output.contains("0x7fb1a2c04e10 UIButton"))
      let json = try desk.run("why", "--dump", "paste.txt", "-o", "json").json
      #expect(json["wanted"]?.string == "UIButton-7fb1a2c04e10")
      #expect(json["place"]?["screen"] == [210, 302])
      #expect(json["reality"]?["agrees"]?.bool == true)
      #expect(json["reasons"]?.elements.compactMap { $0["line"]?.int } == [7, 5])
    }
  }
}
