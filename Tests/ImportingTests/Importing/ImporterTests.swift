import Jansson
import Sentences
import Testing

@testable import Importing

/// From a paste to a document and a report.
struct ImporterTests {
  /// A print with a button that is hidden under a view that covers it.
  static let cafe = """
    (lldb) po [[UIWindow keyWindow] recursiveDescription]
    <UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x1>; layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x7fb1a2c03000; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x3>>
       |    | <Cafe.MenuCell: 0x7fb1a2c04000; baseClass = UIControl; frame = (20 60; 350 80); layer = <CALayer: 0x4>>
       |    |    | <UILabel: 0x7fb1a2c04100; frame = (0 0; 100 20); text = 'Now; or later'; userInteractionEnabled = NO; layer = <CALayer: 0x5>>
       |    | <UIButton: 0x7fb1a2c04e10; frame = (135 280; 150 44); hidden = YES; opaque = NO; layer = <CALayer: 0x6>>
       |    |    | <UIButtonLabel: 0x7fb1a2c04f00; frame = (40 10; 70 24); text = 'Sign in'; layer = <CALayer: 0x7>>
       |    | <UIView: 0x7fb1a2c09b30; frame = (0 200; 390 200); layer = <CALayer: 0x8>>
    """

  static func read(
    _ text: String,
    _ change: (inout ImportRequest) -> Void = { _ in }
  ) throws -> Import {
    var request = ImportRequest(ImportRequest.Source(name: "-", bytes: Array(text.utf8)))
    change(&request)
    return try #require(try Importer.read(request))
  }

  static func document(_ read: Import) throws -> JSONValue {
    try JSON.parse(try #require(read.document), limits: .document)
  }

  @Test func `views become nodes, back to front, with what they are in the app`() throws {
    let document = try Self.document(try Self.read(Self.cafe))
    let window = try #require(document["app"]?["windows"]?[0])
    #expect(window["id"]?.string == "UIWindow-7fb1a2c00480")
    #expect(window["origin"]?["line"]?.int == 2)
    let views = try #require(window["subviews"]?[0]?["subviews"])
    #expect(
      views.elements.map { $0["id"]?.string } == [
        "MenuCell-7fb1a2c04000", "UIButton-7fb1a2c04e10", "UIView-7fb1a2c09b30",
      ]
    )
    let cell = try #require(views[0])
    #expect(cell["class"]?.string == "UIControl")
    #expect(cell["origin"]?["class"]?.string == "Cafe.MenuCell")
    #expect(cell["origin"]?["assumed"]?.elements.compactMap(\.string) == ["isEnabled"])
    let label = try #require(cell["subviews"]?[0])
    #expect(label["origin"]?["text"]?.string == "Now; or later")
    #expect(label["isUserInteractionEnabled"]?.bool == false)
    #expect(views[1]?["isHidden"]?.bool == true)
    #expect(views[1]?["frame"]?.description == "[135,280,150,44]")
    #expect(document["script"]?.count == 0)
  }

  @Test func `a window that is listed twice is one window`() throws {
    let window = "<UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844)>"
    let document = try Self.document(try Self.read(window + "\n" + window))
    #expect(document["app"]?["windows"]?.count == 1)
  }

  @Test func `siblings of an unprinted parent lie beside one another as printed`() throws {
    let print = """
      <UIView: 0x10; frame = (0 0; 390 100)>
         | <UIView: 0x20; frame = (5 5; 9 9)>
      <UIView: 0x30; frame = (0 100; 390 200)>
      """
    let document = try Self.document(try Self.read(print))
    let roots = try #require(document["app"]?["windows"]?[0]?["subviews"]?.elements)
    #expect(roots.map { $0["frame"]?.description } == ["[0,0,390,100]", "[0,100,390,200]"])
    let alone = try Self.document(try Self.read(print) { $0.root = "0x30" })
    let root = try #require(alone["app"]?["windows"]?[0]?["subviews"]?[0])
    #expect(root["frame"]?.description == "[0,0,390,200]")
  }

  @Test func `a place becomes a tap, and the report names what is asked about by ids`() throws {
    let read = try Self.read(Self.cafe) {
      $0.place = .pointIn("Sign in", x: 1, y: 2)
      $0.wanted = "Sign in"
    }
    let asked = read.report.json(in: .english)["asked"]
    #expect(asked?["view"]?.string == "UIButton-7fb1a2c04e10")
    #expect(asked?["at"]?.description == #"{"in":"UIButton-7fb1a2c04e10","point":[1,2]}"#)
    let document = try Self.document(
      try Self.read(Self.cafe) { $0.place = .point(x: 210, y: 300) }
    )
    let step = try #require(document["script"]?[0])
    #expect(document["script"]?.count == 1)
    #expect(step["send"]?.string == "touch.tap")
    #expect(step["at"]?.description == "[210,300]")
    // What it hits only the model knows.
    #expect(step["expect"] == nil)
  }

  @Test func `the report has every object, the lines, what is assumed and what is not known`()
    throws
  {
    let report = try Self.read(Self.cafe).report.json(in: .english)
    #expect(report["forms"]?.description == #"[{"form":"V","lines":[2,8],"objects":7}]"#)
    #expect(report["roots"]?.elements.compactMap(\.string) == ["UIWindow-7fb1a2c00480"])
    #expect(report["objects"]?.count == 7)
    let button = report["objects"]?[4]
    #expect(button?["address"]?.string == "0x7fb1a2c04e10")
    #expect(button?["superview"]?.string == "0x7fb1a2c03000")
    #expect(button?["hidden"]?.bool == true)
    #expect(
      report["assumed"]?.elements.compactMap { $0["what"]?.string } == ["isEnabled", "windowLevel"]
    )
    #expect(
      report["unknown"]?.elements.compactMap { $0["what"]?.string } == [
        "gestureRecognizers", "windows",
      ]
    )
  }

  @Test func `scrubbed, no text of the paste is left`() throws {
    let read = try Self.read(Self.cafe) { $0.isScrubbed = true }
    let all = try #require(read.document) + read.report.json(in: .english).description
    #expect(!all.contains("Sign"))
    #expect(!all.contains("later"))
    #expect(all.contains("(13)"))
  }

  @Test func `a root that is no window hangs in a window of ours, in its corner`() throws {
    let lines = Self.cafe.split(separator: "\n").dropFirst(4).map { $0.dropFirst(11) }
    let document = try Self.document(try Self.read(lines.joined(separator: "\n")))
    let window = try #require(document["app"]?["windows"]?[0])
    #expect(window["id"]?.string == "window")
    #expect(window["overrides"]?["hitTest"]?["nilIfSelf"]?.bool == true)
  }

  @Test(arguments: ["== second run ==\n", "\n"])
  func `two runs are refused until a root is named`(between: String) throws {
    let second = Self.cafe.replacing("0x7fb1a2c", with: "0x6000000")
    let both =
      Self.cafe + "\n" + between + second.split(separator: "\n").dropFirst().joined(separator: "\n")
    let error = try #require(throws: ImportError.self) { try Self.read(both) }
    #expect(error.warning.kind == .severalRoots)
    #expect(error.roots.map(\.address) == ["0x7fb1a2c00480", "0x600000000480"])
    let document = try Self.document(try Self.read(both) { $0.root = "600000000480" })
    #expect(document["app"]?["windows"]?.count == 1)
    #expect(document["app"]?["windows"]?[0]?["id"]?.string == "UIWindow-600000000480")
  }

  @Test func `another file adds what it knows of the same objects, and has its own lines`() throws {
    let controllers = """
      <Cafe.MenuViewController 0x7fb1a2d00100>, state: appeared, view: <UIView 0x7fb1a2c03000>
      """
    let read = try Self.read(Self.cafe) {
      $0.with = [ImportRequest.Source(name: "c.txt", bytes: Array(controllers.utf8))]
    }
    let document = try Self.document(read)
    let controller = try #require(document["app"]?["objects"]?[0])
    #expect(controller["id"]?.string == "MenuViewController-7fb1a2d00100")
    #expect(controller["origin"]?["line"]?.int == 1)
    #expect(
      document["app"]?["windows"]?[0]?["subviews"]?[0]?.string
        == "MenuViewController-7fb1a2d00100.view"
    )
  }

  @Test func `a print without a tree gives no document, and says which command does`() throws {
    let read = try Self.read(
      """
      <Cafe.MenuViewController 0x7fb1a2d00100>, state: appeared, view: <UIView 0x7fb1a2c03000>
      """
    )
    #expect(read.document == nil)
    #expect(read.report.unknown.first?.ask?.contains("recursiveDescription") == true)
  }

  @Test func `a tree that hangs in none of the windows is left out, which is said`() throws {
    let text = """
      <UIWindow: 0x10; frame = (0 0; 9 9); layer = <UIWindowLayer: 0x1>>
         | <UIView: 0x20; frame = (0 0; 9 9)>
      <Cafe.Stray: 0x30; baseClass = UIView; frame = (0 0; 9 9)>
         | <UIView: 0x40; frame = (0 0; 9 9)>
      """
    let read = try Self.read(text)
    #expect(try Self.document(read)["app"]?["windows"]?.count == 1)
    let warnings = try #require(read.report.json(in: .english)["warnings"]).elements.map(\.self)
    #expect(warnings.map { $0["line"]?.int } == [3])
    #expect(warnings.first?["text"]?.string?.contains("Cafe.Stray hangs in none") == true)
    let alone = try Self.read(text) { $0.root = "0x30" }
    #expect(try Self.document(alone)["app"]?["windows"]?[0]?["id"]?.string == "window")
  }

  @Test func `a document is never larger than one may be`() throws {
    let request = ImportRequest(ImportRequest.Source(name: "-", bytes: []))
    func text(_ values: Int) throws -> String {
      // The document, its script and the list are values, too.
      let numbers = JSONValue((0..<values - 3).map { JSONValue($0) })
      return try Document.values(of: ["app": numbers], tapAt: nil, request).text
    }
    #expect(throws: Never.self) { try JSON.parse(try text(JSONLimits.document.values)) }
    let error = try #require(throws: ImportError.self) { try text(JSONLimits.document.values + 1) }
    #expect(error.warning.kind == .limit)
    #expect(error.warning.text.english.contains("more than 500000 values"))
  }

  @Test func `an error names the line and column of what was given`() throws {
    let error = try #require(throws: ImportError.self) {
      try Self.read("\n\n  nothing of the kind")
    }
    #expect(error.position == ImportPosition(file: "-", line: 3, column: 3))
  }

  @Test func `combining marks without end are refused at the first that is too much`() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 16)
    let error = try #require(throws: ImportError.self) {
      try Self.read("<UIWindow: 0x1; frame = (0 0; 9 9)>\n   | <UILabel: 0x2; text = 'e\(marks)'>")
    }
    #expect(error.warning.kind == .limit)
    #expect(error.position == ImportPosition(file: "-", line: 2, column: 60))
  }

  @Test func `a cancelled import ends without a result`() throws {
    let request = ImportRequest(ImportRequest.Source(name: "-", bytes: Array(Self.cafe.utf8)))
    #expect(try Importer.read(request, isCancelled: { true }) == nil)
  }
}
