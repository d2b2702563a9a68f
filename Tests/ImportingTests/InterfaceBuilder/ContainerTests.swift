import Jansson
import Sentences
import Testing

@testable import Importing

/// Controllers in controllers that documents do not have as such.
struct ContainerTests {
  private func read(_ scenes: String, initial: String) throws -> InterfaceImport {
    try InterfaceBuilder.read(
      InterfaceFiles.paste(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>\(scenes)
        </scenes></document>
        """.utf8
      )
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

  @Test func `a scene that is in another file has a view of which nothing is known`() throws {
    let elsewhere = """
      <viewControllerPlaceholder storyboardName="Other" id="away" sceneMemberID="viewController"/>
      """
    let made = try read(scene(elsewhere), initial: "away")
    #expect(made.document.root?["view"]?["origin"]?["assumed"] == ["frame"])
    #expect(made.warnings.contains { $0.kind == .noGeometry })
  }
}
