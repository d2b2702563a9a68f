import Testing
@testable import ScenarioSyntax

/// References: an id or a variable, and the way from there.
struct ReferencePathTests {
  private typealias Step = ReferencePath.Step

  @Test(arguments: [
    ("a", "a", false),
    ("_", "_", false),
    ("Z9_-", "Z9_-", false),
    ("$touch", "touch", true),
    ("$_x-1", "_x-1", true),
  ])
  func `a name alone is an id, and with a dollar a variable`(
    text: String,
    base: String,
    isVariable: Bool
  ) throws {
    let path = try #require(ReferencePath(text))
    #expect(path.base == base)
    #expect(path.isVariable == isVariable)
    #expect(path.steps == [])
    #expect(path.text == text)
    #expect(path.split == nil)
  }

  @Test(
    arguments: [
      ("login.view", [.property("view")]),
      ("root.subviews[1]", [.property("subviews"), .index([1])]),
      (
        "list.cellForRow[0,3].contentView",
        [
          .property("cellForRow"), .index([0, 3]), .property("contentView"),
        ]
      ),
      ("a[0][12,0,7]", [.index([0]), .index([12, 0, 7])]),
      ("a.b.c", [.property("b"), .property("c")]),
      ("a.overrides.convert(_:to:)", [.property("overrides"), .property("convert(_:to:)")]),
      ("a.overrides.f(x:).y", [.property("overrides"), .property("f(x:)"), .property("y")]),
      ("a.overrides.f()", [.property("overrides"), .property("f()")]),
      ("a.implements.save:", [.property("implements"), .property("save:")]),
      ("a.implements.save:event:", [.property("implements"), .property("save:event:")]),
      ("a.implements.save::", [.property("implements"), .property("save::")]),
      ("a.implements.save:.x", [.property("implements"), .property("save:"), .property("x")]),
      ("a.save:[0]", [.property("save:"), .index([0])]),
    ] as [(String, [ReferencePath.Step])]
  )
  private func `properties and indices follow in order, and are written as they were read`(
    text: String,
    steps: [Step]
  ) throws {
    let path = try #require(ReferencePath(text))
    #expect(path.steps == steps)
    #expect(path.text == text)
    let variable = try #require(ReferencePath("$" + text))
    #expect(variable.steps == steps)
    #expect(variable.text == "$" + text)
  }

  @Test(arguments: ["a.implements.save2:with_event:", "a.implements._1:x9_:"])
  func `an action may have digits and underscores behind its first colon, too`(
    text: String
  ) throws {
    let path = try #require(ReferencePath(text))
    #expect(path.steps.count == 2)
    #expect(path.text == text)
  }

  @Test func `spaces before a number of an index are not written again`() throws {
    let path = try #require(ReferencePath("a[ 0,   3]"))
    #expect(path.steps == [.index([0, 3])])
    #expect(path.text == "a[0,3]")
  }

  @Test(arguments: [
    "", "$", "$$a", "1a", "-a", ".a", "a.", "a..b", "a.1", "a b", "a.b c", " a", "é", "aé", "a.é",
    "[0]", "a[", "a[]", "a[0", "a[x]", "a[0,]", "a[,0]", "a[0 ]", "a[1.5]", "a]", "a(b)", "a:b",
    "a.b(c", "a.b)", "a.b(c)d", "a[0]b", "a/b", "a#b", "a[99999999999999999999]",
  ])
  func `what is none of these is no reference`(text: String) {
    #expect(ReferencePath(text) == nil)
  }

  @Test(
    arguments: [
      ("card", ["card"]), ("$card.bounds", ["card", "bounds"]),
      ("root.subviews[1].alpha", ["root", "subviews", "alpha"]),
      ("list.cellForRow[0, 3]", ["list", "cellForRow"]),
      ("a.overrides.convert(_:to:).b", ["a", "overrides", "convert(_:to:)", "b"]),
      ("a.implements.save:event:", ["a", "implements", "save:event:"]),
      ("a.overrides.f(é🙂).b", ["a", "overrides", "f(é🙂)", "b"]),
      ("a..b", []), ("", []), ("card.touches*", []),
    ] as [(String, [String])]
  )
  func `each name of a reference has its bytes`(text: String, names: [String]) {
    let bytes = Array(text.utf8)
    let places = ReferencePath.places(in: text)
    #expect(places.map { String(decoding: bytes[$0], as: UTF8.self) } == names)
  }

  // Whoever knows what the number counts says what is wrong with it.
  @Test func `an index may be below 0, to be refused where it counts`() {
    #expect(ReferencePath("a[0,-1]")?.steps == [.index([0, -1])])
  }

  @Test func `a reference is the way to its owner and a last step`() throws {
    let path = try #require(ReferencePath("$card.subviews[1]"))
    let (index, indexed) = (try #require(path.split), [Step.property("subviews")])
    #expect(index.last == .index([1]))
    #expect(index.owner == ReferencePath(base: "card", isVariable: true, steps: indexed))
    let property = try #require(index.owner.split)
    #expect(property.last == .property("subviews"))
    #expect(property.owner == ReferencePath(base: "card", isVariable: true))
    #expect(property.owner != ReferencePath(base: "card"))
    #expect(property.owner.split == nil)
  }

  @Test(arguments: [
    ("a", true), ("_", true), ("A-9_z", true), ("card1", true),
    ("", false), ("1a", false), ("-a", false), ("$a", false), ("a.b", false), ("a[0]", false),
    ("a b", false), ("a ", false), ("ä", false), ("a\u{301}", false), ("a٣", false), ("a#b", false),
  ])
  func `an id is a letter or underscore, then letters, digits, underscores and dashes`(
    text: String,
    isID: Bool
  ) {
    #expect(ReferencePath.isID(text) == isID)
  }
}
