@testable import Catalogue
@_spi(Workbench) @testable import ScenarioKit
import ScenarioTestSupport
import Testing

/// By when an object gets its values: sorted once for a node, and anew when it says something else.
struct NodeStagesTests {
  private static let text = """
    { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "isKey": true, "rootViewController": { "id": "home", "view": { "id": "root", "subviews": [
          { "id": "pad", "frame": "fill", "alpha": 0.5,
            "layer": { "id": "layer", "anchorPoint": [0, 0] } },
          { "id": "buy", "class": "UIButton", "frame": [1, 2, 3, 4],
            "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer" } ] } ] } } } ] },
      "script": [] }
    """

  private func node(_ id: String) throws -> NodePlan {
    let plan = try #require(Scenario.document(Self.text).plan(nil))
    return try #require(plan.declared[id]?.node)
  }

  @Test func `what needs no other object comes first, and the anchor point before all of it`()
    throws
  {
    let layer = try node("layer").stages
    #expect(layer.anchorPoints.map(\.property.name) == ["anchorPoint"])
    #expect(layer.plain.map(\.property.name) == ["anchorPoint"])
    // A frame that is the superview's bounds waits until there is a superview.
    let pad = try node("pad").stages
    #expect(pad.plain.map(\.property.name) == ["alpha"])
    #expect(pad.anchorPoints.isEmpty && pad.objects.isEmpty && pad.launch.isEmpty)
  }

  @Test func `what needs others comes when they are there`() throws {
    #expect(try node("root").stages.objects.map(\.property.name) == ["subviews"])
    #expect(try node("buy").stages.objects.map(\.property.name) == ["gestureRecognizers"])
    #expect(try node("buy").stages.plain.map(\.property.name) == ["frame"])
  }

  @Test func `what a controller gives is known, and what waits for the windows`() throws {
    #expect(try node("home").stages.view != nil)
    #expect(try node("root").stages.view == nil)
    let launch = try node("window").stages.launch.map(\.property.name)
    #expect(launch.contains("rootViewController"))
    #expect(launch.contains("isKey"))
  }

  @Test func `a node that says something else is sorted anew, and its copy is its own`() throws {
    let node = try node("pad")
    let before = node.stages
    let copy = node.copy()
    copy.properties.removeAll { $0.property.name == "alpha" }
    #expect(copy.stages.plain.isEmpty)
    #expect(node.stages === before)
  }
}
