import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Answers about a storyboard or XIB, which is a design.
struct DesignTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
    <viewController id="c" sceneMemberID="viewController"><view key="view" id="r">
    <rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
    <button misplaced="YES" id="moved"><rect key="frame" x="0" y="0" width="100" height="40"/>
    <state key="normal" title="Moved"/></button>
    <button id="sure"><rect key="frame" x="0" y="200" width="100" height="40"/></button>
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  private func assumed(at point: [Double]) throws -> [JSONValue] {
    let opened = try client.call(
      "session.open",
      ["import": ["text": JSONValue(DesignTests.storyboard), "name": "Main.storyboard"]]
    )
    let session = opened["session"] ?? .null
    let hit = try client.call("hit.test", ["session": session, "at": JSONValue(point)])
    return Array((hit["assumed"] ?? .array()).elements)
  }

  @Test func `12: a doubtful frame is said where it lies on the path, and only there`() throws {
    let told = try assumed(at: [50, 20])
    #expect(told.map { $0["what"]?.string } == ["frame"])
    #expect(told.first?["objects"] == ["button-moved"])
    #expect(told.first?["because"]?.string?.contains("UIButton “Moved”") == true)
    #expect(try assumed(at: [290, 390]).map { $0["objects"] } == [["button-moved"]])
    #expect(try assumed(at: [50, 220]).isEmpty)
  }
}
