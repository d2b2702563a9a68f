import Testing

@testable import Importing

/// The grammar of a node: where its name, its values and it itself end.
struct NodeTextTests {
  private func node(_ text: String, at index: Int = 0) throws -> NodeText {
    try #require(NodeText(line(text), at: index))
  }

  private func line(_ text: String) -> PastedLine { PastedLine(Array(text.utf8)[...]) }

  private func fields(_ node: NodeText) -> [String] {
    node.fields.map { $0.value.bytes.isEmpty ? $0.key : "\($0.key)=\($0.value.text)" }
  }

  @Test func `a node has a name, an address and fields in order`() throws {
    let node = try node("<UIView: 0x7FB1a2; frame = (0 0; 10 20.5); hidden = YES; tag = 3> tail")
    #expect(node.name == "UIView")
    #expect(node.address == "0x7fb1a2")
    #expect(fields(node) == ["frame=(0 0; 10 20.5)", "hidden=YES", "tag=3"])
    #expect(node.isClosed)
    #expect(node.end == 65)
    #expect(node["tag"]?.text == "3")
  }

  @Test(
    arguments: [
      ("<UIView: 0x1>", "UIView", "0x1"),
      ("<UIView 0x1>", "UIView", "0x1"),
      ("<UIView:0x1; AX=N>", "UIView", "0x1"),
      ("<Cafe.MenuCell: 0x1; >", "Cafe.MenuCell", "0x1"),
      ("<_TtGC4Cafe4CellSi_: 0x1; frame = (0 0; 1 1)>", "_TtGC4Cafe4CellSi_", "0x1"),
      ("<Cafe.Cell<Swift.Int, (a: Int) -> B>: 0x1>", "Cafe.Cell<Swift.Int, (a: Int) -> B>", "0x1"),
      ("<Cafe.(Row in _7DA0).Cell: 0x1>", "Cafe.(Row in _7DA0).Cell", "0x1"),
      ("<(extension in Cafe):UIKit.Row: 0x1>", "(extension in Cafe):UIKit.Row", "0x1"),
      ("<UIView; frame = (0 0; 1 1)>", "UIView", nil),
      ("<菜单: 0x1>", "菜单", "0x1"),
    ] as [(String, String, String?)]
  )
  func `a name may hold brackets and blanks`(text: String, name: String, address: String?) throws {
    let node = try node(text)
    #expect(node.name == name)
    #expect(node.address == address)
    #expect(node.isClosed)
    #expect(node.end == text.utf8.count)
    #expect(NodeText.begins(in: Array(text.utf8)[...], at: 0))
  }

  @Test(
    arguments: [
      "UIView: 0x1", "<UIView>", "<UIView: 1>", "< UIView: 0x1>", "<UIView: 0x>", "<a = 0x1>", "<",
      "<<", "<div; class = 3>", "<!-- 0x1 -->", "<UIView: 0x1g>", "<3: 0x1>", "<UIView, 0x1>", "",
      "<UIView> 0x1>",
    ]
  )
  func `what is no node begins none`(text: String) {
    #expect(!NodeText.begins(in: Array(text.utf8)[...], at: 0))
    #expect(NodeText(line(text), at: 0) == nil)
  }

  @Test(
    arguments: [
      ("text = 'Now; or later'; tag = 1", ["text='Now; or later'", "tag=1"]),
      ("text = 'Say 'yes''; tag = 1", ["text='Say 'yes''", "tag=1"]),
      ("text = 'a > b'; tag = 1", ["text='a > b'", "tag=1"]),
      ("text = 'a'>b'; tag = 1", ["text='a'>b'", "tag=1"]),
      ("text = '(; <'; tag = 1", ["text='(; <'", "tag=1"]),
      ("text = ''; tag = 1", ["text=''", "tag=1"]),
      ("text = '''", ["text='''"]),
      ("title = 'tis the season; tag = 1", ["title='tis the season", "tag=1"]),
      ("title = sad :(; tag = 1", ["title=sad :(", "tag=1"]),
      ("title = a < b -> c > d; tag = 1", ["title=a < b -> c > d", "tag=1"]),
      ("title = one; or two; tag = 1", ["title=one; or two", "tag=1"]),
      ("tag = 1; disabled", ["tag=1", "disabled"]),
      ("disabled; tag = 1;", ["disabled", "tag=1"]),
      (
        "backgroundColor = <UIDynamicSystemColor: 0x6; name = systemBlue>; tag = 1",
        ["backgroundColor=<UIDynamicSystemColor: 0x6; name = systemBlue>", "tag=1"]
      ),
      (
        "animations = { position=<CABasicAnimation: 0x6>; opacity=<X: 0x7>; }; tag = 1",
        ["animations={ position=<CABasicAnimation: 0x6>; opacity=<X: 0x7>; }", "tag=1"]
      ),
      (
        "layer = <CALayer: 0x6; name = 'a>b; c'>; tag = 1",
        ["layer=<CALayer: 0x6; name = 'a>b; c'>", "tag=1"]
      ),
      (
        "contentOffset: {0, -20}; contentSize: {375, 800.5}",
        ["contentOffset={0, -20}", "contentSize={375, 800.5}"]
      ),
      (
        "reactTag: 7; text: Tea; or frame = (? frame = (0 0; 1 2); tag = 1",
        ["reactTag=7", "text=Tea; or frame = (?", "frame=(0 0; 1 2)", "tag=1"]
      ),
      (
        "reactTag: 7; text: it's :( > 3 frame = (0 0; 1 2); tag = 1",
        ["reactTag=7", "text=it's :( > 3", "frame=(0 0; 1 2)", "tag=1"]
      ),
      (
        "state = Possible; target= <(action=tap:, target=<Cafe.Menu 0x6>)>",
        ["state=Possible", "target=<(action=tap:, target=<Cafe.Menu 0x6>)>"]
      ),
    ]
  )
  func `a value ends where the next field begins`(body: String, expected: [String]) throws {
    let text = "<UILabel: 0x1; \(body)>"
    let node = try node(text)
    #expect(fields(node) == expected)
    #expect(node.isClosed)
    #expect(node.end == text.utf8.count)
  }

  @Test func `a subclass wraps what its superclass prints`() throws {
    let node = try node("<<<_UIText: 0x1; tag = 1> minSize = {0, 0}> more; x = <B: 0x2>>; tag = 2")
    #expect(node.name == "_UIText")
    #expect(fields(node) == ["tag=1"])
    #expect(node.more?.text == " minSize = {0, 0}> more; x = <B: 0x2>")
    #expect(node.isClosed)
    #expect(node.end == 63)
  }

  @Test func `nodes stand in the middle of a line, and after one another`() throws {
    let text = "self: <A: 0x1; text = 'x'>; other: <B: 0x2; tag = 4>; last"
    let first = try node(text, at: 6)
    #expect(fields(first) == ["text='x'"])
    #expect(first.end == 26)
    let second = try node(text, at: 35)
    #expect(second.name == "B")
    #expect(second.end == 52)
  }

  @Test func `a line that ends inside a node leaves out what may go on`() throws {
    let text =
      "<UIButton: 0x7fb1; frame = (0 0; 10 10); text = 'It's'; hidden = YES; alpha = 0.55; tag = 12>"
    let whole = fields(try node(text))
    for cut in 0..<text.utf8.count {
      let part = String(decoding: Array(text.utf8)[..<cut], as: UTF8.self)
      guard let node = NodeText(line(part), at: 0) else {
        #expect(cut < 14)
        continue
      }
      #expect(!node.isClosed)
      #expect(node.end == cut)
      #expect(node.address == nil || node.address == "0x7fb1")
      #expect(fields(node) == Array(whole.prefix(node.fields.count)), "cut at \(cut)")
    }
    #expect(fields(try node(String(text.dropLast()))) == Array(whole.dropLast()))
    #expect(fields(try node("<A: 0x1; frame = (0 0; 10 10)")) == ["frame=(0 0; 10 10)"])
    #expect(fields(try node("<A: 0x1; hidden = YES")) == ["hidden=YES"])
  }

  @Test func `values know where they stand in the paste`() throws {
    let bytes = Array("junk\n<A: 0x1; tag = 9>".utf8)
    let node = try #require(NodeText(PastedLine(bytes[5...]), at: 5))
    #expect(node["tag"]?.offset == 20)
  }

  /// What looks for something again and again would be quadratic in these.
  @Test(
    arguments: [
      "<", "<a", "<a<", "<A: 0x1; ", "a = 'x; ", "text: a; ", "a = (", "a = <b", "'; ", "> ",
      "text = 'a ", "a=':'",
    ]
  )
  func `a line of one thing over and over is read to its end`(part: String) {
    let bytes = Array(("<A: 0x1; " + String(repeating: part, count: 40_000)).utf8)
    let line = PastedLine(bytes[...])
    let node = NodeText(line, at: 0)
    #expect(node?.name == "A")
    var begun = 0
    for index in bytes.indices where NodeText.begins(in: line.bytes, at: index) { begun += 1 }
    #expect(begun > 0)
  }
}
