import Jansson
import TestSupport
import Testing

@testable import Commands

/// What crash reporters and test tools print without interaction and scroll offsets: S and H.
struct WholePointPrintTests {
  private static let label = #"said "x" & <y>"#

  private static let sentry = #"""
    {"rendering_system": "UIKIT", "windows": [
      {"type": "UIWindow", "x": 0, "y": 0, "width": 390, "height": 844, "alpha": 1,
       "visible": true, "children": [
        {"type": "UIView", "x": 0, "y": 0, "width": 390, "height": 844, "alpha": 1,
         "visible": true, "children": [
          {"type": "UIScrollView", "x": 0, "y": 100, "width": 390, "height": 600, "alpha": 1,
           "visible": true, "children": [
            {"type": "Cafe.MenuCell", "x": 0, "y": 0, "width": 390, "height": 80, "alpha": 1,
             "visible": true, "children": []}]},
          {"type": "UIButton", "identifier": "signIn", "x": 10, "y": 720, "width": 200,
           "height": 40, "alpha": 1, "visible": true, "children": []}]}]}]}
    """#

  private static let detox = """
    <ViewHierarchy>
    <UIWindow alpha="1.0" class="UIWindow" height="844" visibility="visible" width="390">
    <UIView alpha="1.0" class="UIView" height="844" visibility="visible" width="390" x="0" y="0">
    <UIScrollView alpha="1.0" class="UIScrollView" height="600" width="390" x="0" y="100">
    <MenuCell alpha="1.0" class="Cafe.MenuCell" height="80" width="390" x="0" y="0">
    <UIButton alpha="1.0" class="UIButton" height="40" label="Tom & "Jerry" <3" width="74" x="9" y="9" />
    </MenuCell>
    </UIScrollView>
    <UIButton alpha="1.0" class="UIButton" height="40" label="\(label)" width="200" x="10" y="720" />
    </UIView>
    </UIWindow>
    </ViewHierarchy>
    """

  private func words(_ result: CommandResult) -> String {
    result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: [sentry, detox])
  func `10: a point in a scroll view ends there, and beside it the answer is certain`(
    print: String
  ) throws {
    try Pasted.with(print) { desk in
      func hit(_ place: String) throws -> JSONValue {
        try desk.run("hit", "--dump", "paste.txt", "--at", place, "-o", "json").json
      }
      // Where the first cell was printed, and where nothing was.
      for place in ["60,150", "60,600"] {
        let answer = try hit(place)
        #expect(answer["hit"]?.string == "UIScrollView-1")
        #expect(answer["certainty"]?.string == "unknown")
        #expect(answer["unknown"]?[0]?["what"]?.string == "contentOffset")
        #expect(answer["unknown"]?[0]?["objects"] == ["UIScrollView-1"])
        // What lies in it is not asked, and nobody answers with it.
        let asked = try #require(answer["asked"]).elements.map(\.self)
        #expect(!asked.contains { $0["id"]?.string == "MenuCell-1" })
        #expect(!asked.contains { $0["answer"]?.string == "MenuCell-1" }, "\(answer)")
      }
      let beside = try hit("60,740")
      #expect(beside["certainty"]?.string == "certain")
      #expect(
        beside["unknown"]?.elements.contains { $0["what"]?.string == "contentOffset" } == false
      )
      let told = words(desk.run("hit", "--dump", "paste.txt", "--at", "60,150"))
      #expect(told.contains(#/UIScrollView \(line [46]\) is hit/#))
      #expect(told.contains(#/how far UIScrollView \(line [46]\) is scrolled/#), "\(told)")
    }
  }

  @Test(arguments: [sentry, detox])
  func `10: what is taken for granted of touches is said once`(print: String) throws {
    try Pasted.with(print) { desk in
      for question in [
        ["hit", "--at", "60,740"], ["hit", "--at", "60,150"], ["why", "--view", "UIView"],
      ] {
        let asked = question + ["--dump", "paste.txt"]
        let told = words(desk.run(asked))
        #expect(told.ranges(of: "touches are taken as the class does").count == 1, "\(told)")
        let assumed = try desk.run(asked + ["-o", "json"]).json["assumed"]
        #expect(
          assumed?.elements.count { $0["what"]?.string == "isUserInteractionEnabled" } == 1,
          "\(question)"
        )
      }
      let report = try desk.run("import", "paste.txt", "-o", "json").json["report"]
      let kinds = report?["assumed"]?.elements.compactMap { $0["what"]?.string } ?? []
      #expect(kinds.count { $0 == "isUserInteractionEnabled" } == 1, "\(kinds)")
    }
  }

  @Test func `10: signs of XML in a label are the label's`() throws {
    try Pasted.with(Self.detox) { desk in
      let report = try desk.run("import", "paste.txt", "-o", "json").json["report"]
      let labels = report?["objects"]?.elements.compactMap { $0["label"]?.string }
      #expect(labels == [#"Tom & "Jerry" <3"#, Self.label])
      let hit = desk.run("hit", "--dump", "paste.txt", "--view", Self.label)
      #expect(hit.status == 0, "\(hit.errors)")
      #expect(hit.lines.first == "★ UIButton “\(Self.label)” is hit  at 110,740 in the window")
      let answer = try desk.run("hit", "--dump", "paste.txt", "--view", Self.label, "-o", "json")
        .json
      let origin = answer["origins"]?[JSONKey(answer["hit"]?.string ?? "")]
      #expect(origin?["label"]?.string == Self.label, "\(answer)")
      #expect(origin?["line"]?.int == 9)
      let why = desk.run("why", "--dump", "paste.txt", "--view", Self.label)
      #expect(why.status == 0, "\(why.output)")
    }
  }
}
