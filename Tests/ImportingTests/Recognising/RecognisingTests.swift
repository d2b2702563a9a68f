import Testing

@testable import Importing

/// Each print is told from the others, whatever surrounds it.
struct RecognisingTests {
  private func blocks(_ text: String, as form: Form? = nil) throws -> [RecognisedBlock] {
    let paste = Paste(name: "-", bytes: Array(text.utf8))
    return try Recognising.blocks(of: Unwrapping.blocks(of: paste).blocks, as: form)
  }

  private func text(_ lines: [String]...) -> String {
    lines.joined().joined(separator: "\n")
  }

  @Test(arguments: Wrapping.all)
  func `each form is known in each wrapper`(wrapping: Wrapping) throws {
    for (form, lines) in PastedPrints.all {
      let found = try? blocks(wrapping.wrap(lines))
      #expect(found?.map(\.form) == [form], "\(form) in \(wrapping.name)")
    }
  }

  @Test(arguments: Wrapping.all)
  func `the lines of each form are the same in each wrapper`(wrapping: Wrapping) throws {
    for (form, lines) in PastedPrints.all where form != .accessibility {
      let found = try? blocks(wrapping.wrap(lines)).flatMap(\.lines)
      #expect(
        found?.map(\.trimmed.text).filter { !$0.isEmpty } == lines.map { $0.trimmed() },
        "\(form) in \(wrapping.name)"
      )
    }
  }

  @Test func `each form may break off anywhere`() {
    for (_, lines) in PastedPrints.all {
      let bytes = Array(text(lines).utf8)
      for end in bytes.indices {
        let paste = Paste(name: "-", bytes: Array(bytes[..<end]))
        do throws(ImportError) {
          let found = try Recognising.blocks(of: Unwrapping.blocks(of: paste).blocks)
          #expect(!found.isEmpty)
        } catch {
          #expect(error.warning.kind == .notRecognised)
        }
      }
    }
  }

  @Test func `prints of several forms in one block are several`() throws {
    let found = try blocks(
      text(
        ["Look at this:"],
        PastedPrints.views,
        PastedPrints.recognizers,
        ["and then"],
        PastedPrints.chain,
        PastedPrints.controllers,
        ["Thanks!"]
      )
    )
    #expect(found.map(\.form) == [.views, .recognizers, .responderChain, .controllers])
    #expect(found.map(\.lines.count) == [6, 2, 5, 3])
    #expect(found.map { $0.heading?.text } == ["Look at this:", nil, "and then", nil])
  }

  @Test func `a heading between two trees parts them, words in a tree do not`() throws {
    let found = try blocks(
      text(
        PastedPrints.views,
        ["== second run =="],
        [PastedPrints.views[0]],
        ["   | MyOwnWords", "Cafe: a message of the app"],
        [PastedPrints.views[2]]
      )
    )
    #expect(found.map(\.form) == [.views, .views])
    #expect(found[1].heading?.text == "== second run ==")
    #expect(found[1].lines.map(\.trimmed.text).contains("| MyOwnWords"))
    #expect(found[1].lines.count == 3)
  }

  @Test func `windows without nesting are a list, and with one tree among them trees`() throws {
    let window = "<UIWindow: 0x7fb1a2c0a000; frame = (0 0; 390 844)>"
    #expect(try blocks(text([window], PastedPrints.list)).map(\.form) == [.viewList])
    #expect(try blocks(text([window], PastedPrints.views)).map(\.form) == [.views])
  }

  @Test(arguments: [
    "Views: ", "Hierarchy: Optional(", "<pre><code>", "-[<Cafe.Menu: 0x7fb1a2c0b000> show] it is ",
  ])
  func `the first view of a tree may stand behind words`(words: String) throws {
    let print = [words + PastedPrints.views[0]] + PastedPrints.views.dropFirst()
    let found = try blocks(text(print, print))
    #expect(found.map(\.form) == [.views])
    #expect(found.map { $0.lines.map(\.text) } == [PastedPrints.views + PastedPrints.views])
    // A view that a sentence mentions is no print.
    #expect(throws: ImportError.self) { try blocks(words + PastedPrints.views[0]) }
  }

  @Test(arguments: ["", " --> ", "-> "])
  func `6: a chain that a loop printed is a chain, and no tree or list`(arrow: String) throws {
    let chain = PastedPrints.chain.map { $0.drop { $0 == " " || $0 == "|" } }
    let lines = [String(chain[0])] + chain.dropFirst().map { arrow + $0 }
    let found = try blocks(text(lines))
    #expect(found.map(\.form) == [.responderChain])
    #expect(found[0].lines.map(\.trimmed.text) == chain.map { String($0) })
  }

  @Test func `6: a chain that breaks off before it leaves the views is no tree`() throws {
    let outwards = """
      <UIButtonLabel: 0x10; frame = (24.5 6; 114.5 18); text = 'Sign in'>
         | <UIButton: 0x20; frame = (0 0; 163.5 30); opaque = NO>
         |    | <UIStackView: 0x30; frame = (8 73; 359 585.5)>
         |    |    | <UIView: 0x40; fra
      """
    #expect(try blocks(outwards).map(\.form) == [.responderChain])
    // What scrolls, and what has several subviews, is a tree.
    let scrolls = """
      <UIScrollView: 0x10; frame = (0 0; 100 100); contentOffset: {0, 0}; contentSize: {200, 200}>
         | <UIView: 0x20; frame = (0 0; 200 200)>
      """
    #expect(try blocks(scrolls).map(\.form) == [.views])
    let siblings = """
      <UIButton: 0x10; frame = (0 0; 20 20)>
         | <UIImageView: 0x20; frame = (-10 -10; 40 40)>
         | <UILabel: 0x30; frame = (0 0; 10 10)>
      """
    #expect(try blocks(siblings).map(\.form) == [.views])
  }

  @Test func `6: what a scene prints of its windows is no window among the responders`() throws {
    let window = "<UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844)>"
    let scene = [
      "<UIWindowScene: 0x7fb1a2c0c000; scene = <FBSScene: 0x600000d1>; windows = (",
      "    \"\(window)\"", ")>",
    ]
    let found = try blocks(text([PastedPrints.list[1], window], scene))
    #expect(found.map(\.form) == [.responderChain])
    #expect(found[0].lines.count == 3)
  }

  @Test func `a chain and a tree in one block are told apart`() throws {
    let found = try blocks(text(PastedPrints.chain, PastedPrints.views))
    #expect(found.map(\.form) == [.responderChain, .views])
  }

  @Test func `the command decides between forms that look alike, a person before it`() throws {
    let one = PastedPrints.list[0]
    let print = "(lldb) po [0x7fb1a2c00900 recursiveDescription]\n" + one
    #expect(try blocks(one).map(\.form) == [.viewList])
    #expect(try blocks(print).map(\.form) == [.views])
    #expect(try blocks(print).map { $0.command?.root } == ["0x7fb1a2c00900"])
    #expect(try blocks(print, as: .viewList).map(\.form) == [.viewList])
    #expect(try blocks("(lldb) presponder 0x1\n" + one).map(\.form) == [.responderChain])
    #expect(try blocks("nothing known", as: .views).map(\.form) == [.views])
  }

  @Test func `the tree below a failure message is a tree of its own`() throws {
    let found = try blocks(
      text(PastedPrints.failure, ["---", "View Hierarchy:"], PastedPrints.views)
    )
    #expect(found.map(\.form) == [.failureMessage, .views])
    #expect(found[1].lines.count == 6)
  }

  @Test func `JSON is known by its names and XML by its root`() throws {
    #expect(try blocks("[{\"AXFrame\": \"{{0, 0}, {1, 1}}\"}]").map(\.form) == [.accessibility])
    #expect(
      try blocks("{\"attributes\": {\"bounds\": \"[0,0][1,1]\", \"text\": \"\"}}").map(\.form)
        == [.accessibility]
    )
    #expect(
      try blocks("<AppiumAUT><XCUIElementTypeOther/></AppiumAUT>").map(\.form) == [.accessibility]
    )
    #expect(try blocks("<!DOCTYPE x>\n<document/>").map(\.form) == [.interfaceBuilder])
    #expect(
      try blocks("<?xml version=\"1.0\"?>\n<!-- a\n <b> -->\n<archive version=\"8.00\"/>").map(
        \.form
      )
        == [.interfaceBuilder]
    )
  }
}

extension String {
  fileprivate func trimmed() -> String {
    String(drop { $0 == " " })
  }
}
