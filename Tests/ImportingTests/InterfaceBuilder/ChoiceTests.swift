import Jansson
import Sentences
import Testing

@testable import Importing

/// Which scene, which size classes, which screen.
struct ChoiceTests {
  private func read(
    _ paste: InterfaceText,
    _ change: (inout InterfaceOptions) -> Void = { _ in }
  )
    throws -> InterfaceImport
  {
    var options = InterfaceOptions()
    change(&options)
    return try InterfaceBuilder.read(paste, options: options)
  }

  private func scene(_ id: String, _ more: String = "", _ segues: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(more)>
    <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
    <connections>\(segues)</connections></viewController></objects></scene>
    """
  }

  /// Tabs, the second of which is a stack, from whose root a segue pushes another scene.
  private func shop(initial: String = #"initialViewController="tabs""#) -> InterfaceText {
    let tabs = """
      <scene sceneID="s0"><objects><tabBarController id="tabs"><connections>
      <segue destination="home" kind="relationship" relationship="viewControllers" id="1"/>
      <segue destination="nav" kind="relationship" relationship="viewControllers" id="2"/>
      </connections></tabBarController></objects></scene>
      <scene sceneID="s1"><objects><navigationController id="nav"><connections>
      <segue destination="list" kind="relationship" relationship="rootViewController" id="3"/>
      </connections></navigationController></objects></scene>
      """
    let push = #"<segue destination="item" kind="show" id="4"/>"#
    let modal = #"<segue destination="help" kind="show" id="5"/>"#
    return InterfaceFiles.paste(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" \(initial)><scenes>\(tabs)
      \(scene("home", #"customClass="Home" customModule="Shop""#, modal))
      \(scene("list", #"storyboardIdentifier="shelf""#, push))
      \(scene("item", #"customClass="Item""#))\(scene("help"))</scenes></document>
      """.utf8
    )
  }

  private func origins(_ list: JSONValue?) -> [String] {
    list?.elements.compactMap { $0["origin"]?["ib"]?.string } ?? []
  }

  @Test func `the initial controller is the root, with the first of each stack`() throws {
    let root = try #require(try read(shop()).document.root)
    #expect(root["class"] == "UITabBarController")
    #expect(origins(root["viewControllers"]) == ["home", "nav"])
    #expect(root["selectedIndex"] == nil)
    #expect(origins(root["viewControllers"]?[1]?["viewControllers"]) == ["list"])
  }

  @Test func `the scene that is asked for is on top of its stack, in its containers`() throws {
    let root = try #require(try read(shop()) { $0.scene = "Item" }.document.root)
    #expect(root["class"] == "UITabBarController")
    #expect(root["selectedIndex"] == 1)
    #expect(origins(root["viewControllers"]?[1]?["viewControllers"]) == ["list", "item"])
    #expect(
      root["viewControllers"]?[1]?["viewControllers"]?[1]?["view"]?["frame"] == [0, 0, 320, 480]
    )
  }

  @Test(arguments: ["home", "Shop.Home", "Home", "list", "shelf"])
  func `a scene goes by id, identifier or class`(name: String) throws {
    let made = try read(shop()) { $0.scene = name }
    #expect(made.document.root?["class"] == "UITabBarController")
    #expect(
      made.document.root?["selectedIndex"]
        == (["home", "Shop.Home", "Home"].contains(name) ? nil : 1)
    )
  }

  @Test func `a show outside a stack presents: the scene stands alone`() throws {
    let root = try read(shop()) { $0.scene = "help" }.document.root
    #expect(root?["origin"]?["ib"] == "help")
  }

  @Test func `no scene of that name, and no initial one, are refused with names`() throws {
    let missing = try #require(throws: ImportError.self) {
      try read(shop()) { $0.scene = "Itme" }
    }
    #expect(missing.hint?.english.contains("'item'") == true)
    let several = try #require(throws: ImportError.self) { try read(shop(initial: "")) }
    #expect(several.warning.kind == .severalRoots)
    #expect(several.hint?.english.contains("list (shelf)") == true)
  }

  @Test func `containers that hold one another end`() throws {
    func nav(_ id: String, _ next: String) -> String {
      """
      <scene sceneID="\(id)"><objects><navigationController id="\(id)"><connections>
      <segue destination="\(next)" kind="relationship" relationship="rootViewController" id="1\(id)"/>
      </connections></navigationController></objects></scene>
      """
    }
    let head = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="n0"><scenes>
      """
    let circle = InterfaceFiles.paste(
      (head + nav("n0", "n1") + nav("n1", "n0") + "</scenes></document>").utf8
    )
    let made = try read(circle)
    #expect(made.document.root?["viewControllers"]?[0]?["viewControllers"]?.count == 0)
    #expect(try read(circle) { $0.scene = "n1" }.document.root != nil)
    let long = (0..<5000).map { nav("n\($0)", "n\($0 + 1)") }.joined()
    let error = try #require(throws: ImportError.self) {
      try read(InterfaceFiles.paste((head + long + "</scenes></document>").utf8))
    }
    #expect(error.warning.kind == .limit)
  }

  // MARK: Size classes

  private let varied = InterfaceFiles.storyboard(
    InterfaceFiles.view("view", "wide", [0, 0, 9, 9])
      + InterfaceFiles.view("view", "low", [0, 9, 9, 9])
        + """
        <view id="v" alpha="0.9"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <variation key="heightClass=compact-widthClass=compact" alpha="0.1"/>
        <variation key="widthClass=compact" alpha="0.5" hidden="YES"/>
        <variation key="default" alpha="0.8"/></view>
        """,
    root: """
      <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/>
      <exclude reference="low"/></mask></variation>
      """,
    device: #"<device id="retina4_7" orientation="portrait"/>"#
  )

  @Test(arguments: [
    ("regular,regular", ["wide", "v"], 0.8), ("compact,regular", ["low", "v"], 0.5),
    ("compact,compact", ["low", "v"], 0.1), ("any,any", ["low", "v"], 0.8),
  ])
  func `12: variations apply from the default to the most special`(
    traits: String,
    views: [String],
    alpha: Double
  ) throws {
    let made = try read(varied) { $0.traits = InterfaceTraits(traits) }
    #expect(origins(made.document.node(ib: "r")?["subviews"]) == views)
    #expect(made.document.node(ib: "v")?["alpha"]?.double == alpha)
  }

  @Test func `without traits those of the device apply, and that is said`() throws {
    let made = try read(varied)
    #expect(made.document.node(ib: "v")?["alpha"] == 0.5)
    #expect(made.warnings.contains { $0.text.english.contains("width compact, height regular") })
  }

  @Test func `traits are two size classes`() {
    #expect(
      InterfaceTraits("compact,regular") == InterfaceTraits(width: .compact, height: .regular)
    )
    for text in ["", "compact", "compact,regular,any", "wide,any", "compact, regular"] {
      #expect(InterfaceTraits(text) == nil)
    }
  }

  // MARK: Screens

  private let pinned = InterfaceFiles.storyboard(
    """
    <view id="end" fixedFrame="YES"><rect key="frame" x="200" y="350" width="80" height="40"/>
    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view>
    <view id="bar"><rect key="frame" x="0" y="0" width="300" height="40"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/><subviews>
    \(InterfaceFiles.view("view", "still", [5, 5, 10, 10]))</subviews></view>
    <view id="tied" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="10" y="10" width="280" height="20"/><subviews>
    \(InterfaceFiles.view("view", "inner", [1, 1, 2, 2]))</subviews></view>
    """
  )

  @Test func `on another screen autoresizing is followed, and constraints are not known`() throws {
    let document = try read(pinned) { $0.screen = PrintedSize(width: 400, height: 600) }.document
    #expect(document["app"]?["windows"]?[0]?["frame"] == [0, 0, 400, 600])
    #expect(document.node(ib: "r")?["frame"] == [0, 0, 400, 600])
    #expect(document.node(ib: "end")?["frame"] == [300, 550, 80, 40])
    #expect(document.node(ib: "bar")?["frame"] == [0, 0, 400, 40])
    #expect(document.node(ib: "still")?["frame"] == [5, 5, 10, 10])
    #expect(document.node(ib: "tied")?["frame"] == nil)
    #expect(document.node(ib: "tied")?["origin"]?["unknown"] == ["frame"])
    #expect(document.node(ib: "inner")?["frame"] == [1, 1, 2, 2])
  }

  @Test func `on the screen of the drawing every frame is known`() throws {
    let made = try read(pinned) { $0.screen = PrintedSize(width: 300, height: 400) }
    #expect(made.document.node(ib: "tied")?["frame"] == [10, 10, 280, 20])
    #expect(made.document.node(ib: "tied")?["origin"]?["unknown"] == nil)
    #expect(!made.warnings.contains { $0.kind == .noGeometry })
  }

  // MARK: Doubts

  @Test func `a view outside the root is doubtful, unless it can be scrolled to`() throws {
    let scroll = """
      <scrollView id="s"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
      \(InterfaceFiles.view("view", "below", [0, 900, 9, 9]))</subviews></scrollView>
      """
    let made = try read(
      InterfaceFiles.storyboard(InterfaceFiles.view("view", "out", [310, 0, 9, 9]) + scroll)
    )
    let doubtful = made.objects.filter { !$0.doubts.isEmpty }.map(\.ib)
    #expect(doubtful == ["out"])
  }

  @Test func `a constraint that is not installed, or varies, contradicts nothing`() throws {
    func view(_ id: String, _ more: String) -> String {
      """
      <view id="\(id)"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
      <constraint firstAttribute="width" constant="20" id="k-\(id)">\(more)</constraint>
      </constraints></view>
      """
    }
    let made = try read(
      InterfaceFiles.storyboard(
        view("plain", "") + view("out", "")
          + view("varied", #"<variation key="widthClass=regular" constant="9"/>"#),
        root: """
          <variation key="default"><mask key="constraints"><exclude reference="k-out"/></mask>
          </variation>
          """
      )
    )
    #expect(made.objects.filter { !$0.doubts.isEmpty }.map(\.ib) == ["plain"])
  }
}
