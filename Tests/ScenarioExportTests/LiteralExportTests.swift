import Testing
@testable import ScenarioExport

/// Objects, their values and how they are joined, as Swift.
struct LiteralExportTests {
  @Test(arguments: [
    (#""alpha": 0.5"#, "card.alpha = 0.5"), (#""tag": -3"#, "card.tag = -3"),
    (#""alpha": 1.0"#, "card.alpha = 1"), (#""isHidden": true"#, "card.isHidden = true"),
    (#""tag": 0"#, "card.tag = 0"),
    (
      #""isUserInteractionEnabled": false"#,
      "card.isUserInteractionEnabled = false"
    ),
    (#""bounds": [1, 2, 3, 4]"#, "card.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)"),
    (#""center": [-1.25, 2]"#, "card.center = CGPoint(x: -1.25, y: 2)"),
    (#""transform": [1, 0, 0, 1, 0, 0]"#, "card.transform = .identity"),
    (
      #""transform": { "translationX": 3 }"#,
      "card.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 0)"
    ),
  ])
  func `a value is assigned while building`(member: String, line: String) throws {
    let text = try ExportedText(views: #"[ { "id": "card", "frame": [0, 0, 9, 9], \#(member) } ]"#)
    #expect(try text.body(of: "static func build()").contains(line))
    #expect(text.lines(beginning: line.prefix { $0 != "=" } + "=") == [line])
  }

  @Test(arguments: [
    (#""frame": [1, 2, 3, 4]"#, "UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))", []),
    ("", "UIView()", []), (#""frame": "fill""#, "UIView()", ["card.frame = window.bounds"]),
    (
      #""frame": [1, 2, 3, 4], "layer": { "anchorPoint": [0, 0] }"#,
      "UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))",
      ["card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)"]
    ),
  ])
  func `a frame is given where the view is made, and again where it means something else then`(
    member: String,
    made: String,
    frames: [String]
  ) throws {
    let more = member.isEmpty ? "" : ", " + member
    let text = try ExportedText(views: #"[ { "id": "card"\#(more) } ]"#)
    #expect(text.lines(beginning: "static let card") == ["static let card = \(made)"])
    let build = try text.body(of: "static func build()")
    #expect(build.filter { $0.hasPrefix("card.frame") } == frames)
  }

  @Test func `a root view without a frame is as large as the screen`() throws {
    let text = try ExportedText(
      app: """
        "device": { "screen": [320, 480] }, "objects": [
          { "id": "page", "class": "UIViewController", "view": { "id": "root" } },
          { "id": "other", "class": "UIViewController",
            "view": { "id": "low", "bounds": [0, 0, 5, 5] } } ]
        """
    )
    #expect(
      text.lines(beginning: "static let root")
        == ["static let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))"]
    )
    #expect(text.lines(beginning: "static let low") == ["static let low = UIView()"])
    #expect(
      text.lines(beginning: "override func loadView") == [
        "override func loadView() { view = Test.root }",
        "override func loadView() { view = Test.low }",
      ]
    )
  }

  @Test func `targets, recognizers and delegates are joined after all values`() throws {
    let text = try ExportedText(
      views: """
        [ { "id": "buy", "class": "UIButton", "targets": [
              { "for": "touchUpInside", "target": "shop", "action": "buy:" },
              { "for": ["touchDown", "valueChanged"], "target": null, "action": "log" },
              { "for": "touchCancel", "id": "undo", "class": "UIAction", "title": "U",
                "handler": [] } ],
            "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer",
              "target": "shop", "action": "tapped:", "delegate": "shop" },
              { "id": "twice", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2,
                "requireToFail": ["tap"], "target": "shop", "action": "two" } ] } ]
        """,
      app: #""objects": [ { "id": "shop" } ]"#
    )
    let build = try text.body(of: "static func build()")
    let joints = build.filter {
      $0.contains("Target") || $0.contains("Action(") || $0.contains("delegate")
        || $0.contains("require") || $0.contains("GestureRecognizer(")
    }
    #expect(
      joints == [
        "buy.addGestureRecognizer(tap)", "buy.addGestureRecognizer(twice)",
        #"buy.addTarget(shop, action: Selector(("buy:")), for: .touchUpInside)"#,
        #"buy.addTarget(nil, action: Selector(("log")), for: [.touchDown, .valueChanged])"#,
        "buy.addAction(undo, for: .touchCancel)", "tap.delegate = shop",
        #"tap.addTarget(shop, action: Selector(("tapped:")))"#,
        #"twice.addTarget(shop, action: Selector(("two")))"#, "twice.require(toFail: tap)",
      ]
    )
    #expect(try #require(build.firstIndex(of: "twice.numberOfTapsRequired = 2")) == 0)
  }

  @Test func `the windows that are shown, the key one and their controllers`() throws {
    let text = try ExportedText(
      app: """
        "delegate": { "id": "appDelegate" }, "scenes": [ { "id": "main", "delegate": {
          "id": "sceneDelegate" }, "windows": [
            { "id": "a", "isHidden": true }, { "id": "b", "isKey": false },
            { "id": "c", "rootViewController": { "id": "home" } },
            { "id": "d", "windowScene": null, "isKey": true } ] } ]
        """,
      hasWindow: false
    )
    #expect(
      text.lines(beginning: "static let windows") == ["static let windows: [UIWindow] = [b, c, d]"]
    )
    #expect(
      text.lines(beginning: "static let keyWindow") == ["static let keyWindow: UIWindow? = d"]
    )
    #expect(
      try text.body(of: "static func connect(to scene: UIWindowScene?)") == [
        "scene?.delegate = sceneDelegate", "a.windowScene = scene", "b.windowScene = scene",
        "c.windowScene = scene", "c.rootViewController = home",
      ]
    )
    #expect(
      try text.body(of: "static func build()").last
        == "UIApplication.shared.delegate = appDelegate"
    )
  }

  @Test func `without a window that may be key there is none`() throws {
    let text = try ExportedText(
      app: #""windows": [ { "id": "a", "isKey": false } ]"#,
      hasWindow: false
    )
    #expect(
      text.lines(beginning: "static let keyWindow") == ["static let keyWindow: UIWindow? = nil"]
    )
  }

  // MARK: - Texts and numbers

  @Test(arguments: [
    ("plain", #""plain""#), (#"a "quoted" \ one"#, #""a \"quoted\" \\ one""#),
    ("tab\tline\nreturn\r", #""tab\tline\nreturn\r""#),
    ("\u{0}\u{1F}\u{7F}", #""\u{0}\u{1f}\u{7f}""#),
    (" ~é漢😀", #"" ~é漢😀""#), (#"\(name)"#, #""\\(name)""#), ("", #""""#),
  ])
  func `a text is quoted so that Swift reads the same`(text: String, quoted: String) {
    #expect(SwiftExporter.quoted(text) == quoted)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (3, "3"), (-3, "-3"), (0.5, "0.5"), (1e15, "1000000000000000"),
    (1e300, "1e+300"), (0.1, "0.1"), (-1.25, "-1.25"),
  ])
  func `a number has no fraction that says nothing`(number: Double, text: String) {
    #expect(SwiftExporter.text(number) == text)
  }

  @Test func `a text that holds the file's own name is left as it is`() throws {
    let text = try ExportedText(
      views:
        #"[ { "id": "name", "class": "UILabel", "text": "This is a Test. It is my Test.card" } ]"#,
      script: #"[ { "set": { "name.text": "Test.name" } } ]"#
    )
    #expect(
      text.lines(beginning: "name.text")
        == [#"name.text = "This is a Test. It is my Test.card""#]
    )
    #expect(text.lines(beginning: "Test.name.text") == [#"Test.name.text = "Test.name""#])
  }

  // MARK: - Lines

  @Test func `a text that ends in a backslash ends there`() {
    var lines = SwiftLines()
    let name = String(repeating: "a", count: 80)
    lines.add(#"\#(name)("one\\", "two, (three", fourth: [5, 6])"#)
    #expect(
      lines.lines == [
        name + "(", #"  "one\\","#, #"  "two, (three","#, "  fourth: [5, 6]", ")",
      ]
    )
  }

  @Test func `a line of a hundred characters is not broken, and one of more is`() {
    var lines = SwiftLines()
    let fits = "call(" + String(repeating: "a", count: 94) + ")"
    lines.add(fits)
    lines.add("call(" + String(repeating: "a", count: 95) + ")")
    #expect(fits.count == 100)
    #expect(lines.lines.map(\.count) == [100, 5, 97, 1])
    #expect(
      Array(lines.lines.suffix(3)) == ["call(", "  " + String(repeating: "a", count: 95), ")"]
    )
  }

  @Test func `empty lines stand alone, and none at the borders of braces`() {
    var lines = SwiftLines()
    lines.add("a")
    lines.add("")
    lines.add("")
    lines.block("b") { lines in
      lines.add("")
      lines.add("c")
      lines.add("")
    }
    lines.block("d") { _ in }
    lines.block("e", end: "},") { _ in }
    #expect(lines.lines == ["a", "", "b {", "  c", "}", "d {}", "e {", "},"])
  }
}
