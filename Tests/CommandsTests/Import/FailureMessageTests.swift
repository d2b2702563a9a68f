import Jansson
import TestSupport
import Testing

@testable import Commands

/// What a test tool says of a tap that failed, also where its message lacks something.
struct FailureMessageTests {
  private static let sentence = """
    View “<UIButton: 0x7fb1a2c04e10>” is not hittable at point “{"x":75,"y":22}”: Another view \
    “<UIView: 0x7fb1a2c09b30>” is hittable at window point “{"x":210,"y":302}”
    """

  private static let list = """
    Failed to hit view at point
    Origin view: <UIButton: 0x7fb1a2c04e10; frame = (110 280; 200 44)>
    Absolute origin: {110, 280}
    Relative point: {10, 5}
    Hit: <UIView: 0x7fb1a2c09b30; frame = (0 0; 390 844)>
    Target view: <UIButtonLabel: 0x7fb1a2c05000; frame = (60 10; 80 24); text = 'Sign in'>
    """

  private static let nothing = list.replacing(
    "Hit: <UIView: 0x7fb1a2c09b30; frame = (0 0; 390 844)>",
    with: "Hit: (null)"
  )

  /// What was printed, without the breaks of lines.
  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `7: without a tree it says who was meant, who was hit, and what prints the tree`()
    throws
  {
    try Pasted.with(Self.sentence) { desk in
      let why = desk.run("why", "--dump", "paste.txt")
      #expect(why.status == 1, "\(why.errors)")
      let told = flat(why.output)
      #expect(
        told.contains(
          "0x7fb1a2c04e10 UIButton (line 1) does not get the tap at 210,302: "
            + "the app itself hit 0x7fb1a2c09b30 UIView (line 1)."
        ),
        "\(told)"
      )
      #expect(told.contains("recursiveDescription]"))
      let chinese = flat(desk.run("why", "--dump", "paste.txt", "--lang", "zh-Hans").output)
      #expect(chinese.contains("0x7fb1a2c04e10 UIButton（第 1 行）没有收到"), "\(chinese)")
    }
  }

  @Test func `7: a list without a tree says the same, also that nothing was hit`() throws {
    try Pasted.with(Self.nothing) { desk in
      let told = flat(desk.run("why", "--dump", "paste.txt").output)
      #expect(
        told.contains(
          "0x7fb1a2c05000 UIButtonLabel (line 6) does not get the tap at 120,285: "
            + "the app itself hit nothing."
        ),
        "\(told)"
      )
    }
  }

  @Test func `7: that nothing was hit is compared with the model`() throws {
    try Pasted.with(Self.nothing + "\n" + Pasted.signIn) { desk in
      let hit = try desk.run("hit", "--dump", "paste.txt", "-o", "json").json
      #expect(hit["reality"]?["hit"] == .null)
      #expect(hit["reality"]?["agrees"]?.bool == false)
      let told = flat(desk.run("hit", "--dump", "paste.txt").output)
      #expect(told.contains("The app itself hit nothing"), "\(told)")
    }
    let hidden = Pasted.signIn.replacing(
      "(0 0; 390 844); layer = <UIW",
      with: "(0 0; 9 9); layer = <UIW"
    )
    try Pasted.with(Self.nothing + "\n" + hidden) { desk in
      let hit = try desk.run("hit", "--dump", "paste.txt", "-o", "json").json
      #expect(hit["reality"]?["agrees"]?.bool == true, "\(hit["reality"] ?? .null)")
      let told = flat(desk.run("hit", "--dump", "paste.txt").output)
      #expect(told.contains("The app says so too: it hit nothing."), "\(told)")
    }
  }

  @Test func `7: a point without the place of the view it is relative to is in that view`() throws {
    let list = Self.list.replacing("Absolute origin: {110, 280}\n", with: "")
    try Pasted.with(list + "\n" + Pasted.signIn) { desk in
      let why = try desk.run("why", "--dump", "paste.txt", "-o", "json").json
      #expect(why["wanted"]?.string == "UIButtonLabel-7fb1a2c05000")
      #expect(why["place"]?["screen"] == [120, 285], "\(why["place"] ?? .null)")
      #expect(why["reality"]?["agrees"]?.bool == true)
    }
    try Pasted.with(list) { desk in
      let told = flat(desk.run("why", "--dump", "paste.txt").output)
      let place = "does not get the tap at 10,5 in 0x7fb1a2c04e10 UIButton (line 2):"
      #expect(told.contains(place), "\(told)")
    }
  }

  @Test(arguments: ["‘Sign in’", "’Sign in’", "“Sign in”"])
  func `quotes that a page made typographic are quotes`(text: String) throws {
    try Pasted.with(Pasted.signIn.replacing("'Sign in'", with: text)) { desk in
      let chain = try desk.run("chain", "--dump", "paste.txt", "--view", "Sign in", "-o", "json")
        .json["chain"]
      #expect(chain?[0]?["id"]?.string == "UIButton-7fb1a2c04e10")
    }
  }

  @Test func `what looks like a field in such quotes is text`() throws {
    let text = "‘Yes; hidden = YES’"
    try Pasted.with(Pasted.signIn.replacing("'Sign in'", with: text)) { desk in
      let chain = desk.run("chain", "--dump", "paste.txt", "--view", "Yes; hidden = YES")
      #expect(chain.status == 0, "\(chain.errors)")
    }
  }
}
