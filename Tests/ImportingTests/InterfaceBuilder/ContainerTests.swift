import Jansson
import Sentences
import Testing

@testable import Importing

/// Controllers in controllers that documents do not have as such.
struct ContainerTests {
  private func read(
    _ scenes: String,
    initial: String,
    scene: String? = nil
  ) throws -> InterfaceImport {
    var options = InterfaceOptions()
    options.scene = scene
    return try InterfaceBuilder.read(
      InterfaceFiles.paste(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>\(scenes)
        </scenes></document>
        """.utf8
      ),
      options: options
    )
  }

  private func scene(_ controller: String) -> String {
    "<scene sceneID='s'><objects>\(controller)</objects></scene>"
  }

  private let leaf = """
    <viewController id="leaf"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="320" height="480"/></view></viewController>
    """

  private func segue(_ kind: String, to destination: String) -> String {
    """
    <connections><segue kind="\(kind)" relationship="any" destination="\(destination)" id="1"/>
    </connections>
    """
  }

  @Test func `a split controller is a plain one, filled by one child, and that is said`() throws {
    let split = """
      <splitViewController id="split">\(segue("relationship", to: "leaf"))</splitViewController>
      """
    let made = try read(scene(split) + scene(leaf), initial: "split")
    let root = try #require(made.document.root)
    #expect(root["class"] == nil)
    #expect(root["origin"]?["class"] == "UISplitViewController")
    #expect(root["view"]?["frame"] == [0, 0, 320, 480])
    #expect(root["view"]?["subviews"] == ["viewController-leaf.view"])
    #expect(root["view"]?["origin"]?["unknown"] == nil)
    #expect(root["children"]?[0]?["view"]?["origin"]?["ib"] == "v")
    #expect(made.warnings.contains { $0.text.english.contains("UISplitViewController is shown") })
  }

  @Test func `an embedded stack has no bar and fills its container`() throws {
    let host = """
      <viewController id="host"><view key="view" id="r">
      <rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      <containerView id="box"><rect key="frame" x="0" y="100" width="320" height="200"/>
      \(segue("embed", to: "nav"))</containerView></subviews></view></viewController>
      """
    let stack = """
      <navigationController id="nav">\(segue("relationship", to: "leaf"))</navigationController>
      """
    let made = try read(scene(host) + scene(stack) + scene(leaf), initial: "host")
    let nav = try #require(made.document.node(ib: "nav"))
    #expect(
      made.document.node(ib: "box")?["subviews"] == [
        nav["id"].map { "\($0.string ?? "").view" } ?? ""
      ]
    )
    #expect(nav["view"]?["frame"] == [0, 0, 320, 200])
    #expect(made.document.node(ib: "v")?["frame"] == [0, 0, 320, 200])
  }

  @Test func `a bar that is hidden is hidden, and other bars are said`() throws {
    let tabs = """
      <tabBarController id="tabs">\(segue("relationship", to: "nav"))</tabBarController>
      """
    let stack = """
      <navigationController id="nav" navigationBarHidden="YES" toolbarHidden="NO">
      \(segue("relationship", to: "leaf"))</navigationController>
      """
    let pushing = leaf.replacing(
      "</viewController>",
      with: segue("show", to: "twig") + "</viewController>"
    )
    let pushed = leaf.replacing("\"leaf\"", with: "\"twig\" hidesBottomBarWhenPushed=\"YES\"")
      .replacing("\"v\"", with: "\"w\"")
    let scenes = [tabs, stack, pushing, pushed].map { scene($0) }.joined()
    let made = try read(scenes, initial: "tabs", scene: "twig")
    #expect(made.document.node(ib: "nav")?["isNavigationBarHidden"] == true)
    let said = made.warnings.map(\.text.english)
    #expect(said.contains { $0.contains("toolbar at the bottom") })
    #expect(said.contains { $0.contains("a tab bar is hidden when") })
    let root = try read(scenes, initial: "tabs", scene: "leaf").warnings.map(\.text.english)
    #expect(!root.contains { $0.contains("a tab bar is hidden when") })
  }

  @Test func `a tab may be chosen by a runtime attribute`() throws {
    let tabs = """
      <tabBarController id="tabs"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="selectedIndex">
      <integer key="value" value="1"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections><segue kind="relationship" relationship="viewControllers" destination="leaf" id="1"/>
      <segue kind="relationship" relationship="viewControllers" destination="twig" id="2"/>
      </connections></tabBarController>
      """
    let twig = leaf.replacing("\"leaf\"", with: "\"twig\"").replacing("\"v\"", with: "\"w\"")
    let made = try read(scene(tabs) + scene(leaf) + scene(twig), initial: "tabs")
    #expect(made.document.root?["selectedIndex"] == 1)
  }

  @Test func `an old search controller is no scene`() throws {
    let search = #"<searchDisplayController id="find"/>"#
    let made = try read(scene(leaf + search), initial: "")
    #expect(made.document.root?["origin"]?["ib"] == "leaf")
  }

  @Test func `a scene that is in another file has a view of which nothing is known`() throws {
    let elsewhere = """
      <viewControllerPlaceholder storyboardName="Other" id="away" sceneMemberID="viewController"/>
      """
    let made = try read(scene(elsewhere), initial: "away")
    #expect(made.document.root?["view"]?["origin"]?["assumed"] == ["frame"])
    #expect(made.document.root?["view"]?["origin"]?["unknown"] == ["subviews"])
    #expect(made.warnings.contains { $0.kind == .noGeometry })
  }
}
