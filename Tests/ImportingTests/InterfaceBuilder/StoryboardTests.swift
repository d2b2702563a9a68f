import Jansson
import Sentences
import Testing

@testable import Importing

/// A whole storyboard: the document that it becomes, and every object of it.
struct StoryboardTests {
  private let paste: InterfaceText
  private let made: InterfaceImport

  init() throws {
    paste = InterfaceFiles.paste(try InterfaceFiles.bytes("IB-tea-house.txt"))
    made = try InterfaceBuilder.read(paste)
  }

  private func node(_ id: String) throws -> JSONValue {
    try #require(made.document.node(ib: id))
  }

  @Test func `every object of the file is told, with its line`() throws {
    let answer = try JSON.parse(try InterfaceFiles.bytes("IB-tea-house.json"))
    let told = JSONValue(made.objects.map { described($0) })
    let wanted = try #require(answer["objects"])
    #expect(told.count == wanted.count)
    for (object, other) in zip(told.elements, wanted.elements) { #expect(object == other) }
  }

  /// An object with those members that the answer beside the file has.
  private func described(_ object: PastedObject) -> JSONValue {
    let value = JSONValue.object()
    value.set("kind", object.kind.rawValue)
    value.set("class", object.displayName)
    if let base = object.baseClass { value.set("baseClass", base) }
    if let ib = object.ib { value.set("ib", ib) }
    value.set("line", paste.position(at: object.offset).line)
    if let frame = object.frame { value.set("frame", .rect(frame)) }
    if let text = object.text { value.set("text", text) }
    if let identifier = object.identifier { value.set("identifier", identifier) }
    if let label = object.label { value.set("label", label) }
    if let tag = object.tag { value.set("tag", tag) }
    if let isHidden = object.isHidden { value.set("hidden", isHidden) }
    if let isEnabled = object.isEnabled { value.set("enabled", isEnabled) }
    if let isOn = object.isUserInteractionEnabled { value.set("interaction", isOn) }
    if let view = object.view { value.set("view", view) }
    if let flag = object.cancelsTouchesInView { value.set("cancelsTouchesInView", flag) }
    if let parent = object.parent { value.set("parent", made.objects[parent].ib ?? "") }
    if let superview = object.superview { value.set("superview", superview) }
    if !object.doubts.isEmpty { value.set("doubts", object.doubts.count) }
    return value
  }

  @Test func `the initial controller is the window's root, and its stack has one`() throws {
    let root = try #require(made.document.root)
    #expect(root["class"]?.string == "UINavigationController")
    #expect(root["viewControllers"]?.count == 1)
    #expect(root["viewControllers"]?[0] == (try node("tea-00-001")))
    #expect(made.document["app"]?["origin"]?["form"]?.string == "IB")
    #expect(made.document["app"]?["device"]?["screen"] == [375, 667])
    #expect(made.roots == [0])
  }

  @Test func `a node says where it comes from`() throws {
    let button = try node("but-00-001")
    #expect(button["id"]?.string == "button-but-00-001")
    #expect(
      button["origin"] == [
        "class": "TeaHouse.BrewButton", "ib": "but-00-001", "line": 42, "text": "Brew",
        "assumed": ["frame"],
      ]
    )
    let label = try node("lab-00-001")
    #expect(label["origin"]?["identifier"]?.string == "headline")
    #expect(label["origin"]?["text"]?.string == "Oolong & more")
  }

  @Test func `12: actions go to an object or the chain, for their event or the usual one`() throws {
    #expect(
      try node("but-00-001")["targets"] == [
        ["for": "touchUpInside", "target": "viewController-tea-00-001", "action": "brew:"],
        ["for": "touchDown", "target": .null, "action": "note:"],
      ]
    )
    #expect(
      try node("swi-00-001")["targets"] == [
        ["for": "valueChanged", "target": "viewController-tea-00-001", "action": "sweeten:"]
      ]
    )
    #expect(try node("swi-00-001")["isEnabled"] == false)
  }

  @Test func `12: a pong press is a long press, and recognizers keep their order`() throws {
    let recognizers = try #require(try node("lab-00-002")["gestureRecognizers"])
    #expect(
      recognizers.elements.map { $0["class"]?.string } == [
        "UITapGestureRecognizer", "UILongPressGestureRecognizer",
      ]
    )
    #expect(recognizers[0]?["numberOfTapsRequired"] == 2)
    #expect(recognizers[1]?["minimumPressDuration"] == 0.75)
    #expect(recognizers[1]?["cancelsTouchesInView"] == false)
    #expect(
      recognizers[1]?["targets"] == [
        ["target": "viewController-tea-00-001", "action": "pressed:"]
      ]
    )
  }

  @Test func `labels have interaction unless the file says no`() throws {
    #expect(try node("lab-00-001")["isUserInteractionEnabled"] == false)
    #expect(try node("lab-00-002")["isUserInteractionEnabled"] == true)
  }

  @Test func `12: an embedded child fills its container`() throws {
    #expect(try node("box-00-001")["subviews"] == ["viewController-chi-00-001.view"])
    #expect(try node("tea-00-001")["children"]?[0] == (try node("chi-00-001")))
    #expect(try node("roo-00-002")["frame"] == [0, 0, 375, 240])
    #expect(try node("but-00-002")["frame"] == [10, 200, 100, 30])
  }

  @Test func `12: runtime attributes come last, and those without a place are said`() throws {
    let button = try node("but-00-001")
    #expect(button["layer"] == ["cornerRadius": 5.5])
    #expect(button["isExclusiveTouch"] == true)
    let said = made.warnings.filter { $0.kind == .unknownField }
    #expect(said.map { paste.position(at: $0.offset).line } == [53])
    #expect(said[0].text.english.contains("steepingTime"))
  }

  @Test func `a segue that presents is listed, with the class that it leads to`() throws {
    let said = made.warnings.filter { $0.kind == .unsupported }
    #expect(said.map { paste.position(at: $0.offset).line } == [81])
    #expect(said[0].text.english.contains("DetailController"))
    #expect(made.document.node(ib: "det-00-001") == nil)
    #expect(try node("tea-00-001")["navigationItem"]?["rightBarButtonItems"]?[0]?["title"] == "add")
  }

  @Test func `frames are said once to be those of the drawing`() {
    let said = made.warnings.filter { $0.kind == .designTime }.map(\.text.english)
    #expect(
      said == [
        "frames are as designed for 375 × 667",
        "it is drawn 44 high, and a constraint says 50",
        "it is drawn elsewhere than its constraints put it",
      ]
    )
  }

  @Test func `objects know their ids in the document`() throws {
    for (object, id) in zip(made.objects, made.documentIDs) {
      let node = made.document.node(ib: object.ib ?? "")
      #expect(node?["id"]?.string == id, "\(object.ib ?? "")")
    }
  }

  @Test func `12: a file that is cut anywhere is refused, with line and column`() throws {
    let whole = paste.bytes
    let last = whole.lastIndex(of: UInt8(ascii: ">")) ?? 0
    // Every byte of the beginning, and every seventh after it.
    for cut in (0..<last).filter({ $0 < 2000 || $0 % 7 == 0 }) {
      let part = InterfaceFiles.paste(whole.prefix(cut))
      let error = try #require(throws: ImportError.self) { try InterfaceBuilder.read(part) }
      #expect(error.warning.kind == .notWellFormed, "\(cut)")
      #expect((0...cut).contains(error.warning.offset), "\(cut)")
      #expect(error.hint != nil)
    }
  }
}
