import Jansson
import Sentences
import Testing

@testable import Importing

/// XIBs: views without a scene, and an owner that may be anything.
struct XIBTests {
  private let button = """
    <button id="b"><rect key="frame" x="8" y="8" width="20" height="20"/><connections>
    <action selector="go:" destination="-1" eventType="touchUpInside" id="a"/>
    <action selector="up:" destination="-2" eventType="touchUpInside" id="u"/></connections></button>
    """

  private func owner(_ outlet: String, _ name: String = "") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(name)><connections>\(outlet)
    </connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """
  }

  private var view: String {
    """
    <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>\(button)
    </subviews></view>
    """
  }

  @Test func `a view without a controller lies in a window that is never the answer`() throws {
    let made = try InterfaceBuilder.read(InterfaceFiles.xib(owner("") + view))
    let window = try #require(made.document["app"]?["windows"]?[0])
    #expect(window["frame"] == [0, 0, 200, 100])
    #expect(window["overrides"] == ["pointInside": true, "hitTest": ["nilIfSelf": true]])
    #expect(window["subviews"]?[0]?["origin"]?["ib"] == "v")
    #expect(window["rootViewController"] == nil)
    #expect(made.document["app"]?["objects"]?[0]?["id"] == "placeholder--1")
    #expect(
      made.document.node(ib: "b")?["targets"] == [
        ["for": "touchUpInside", "target": "placeholder--1", "action": "go:"],
        ["for": "touchUpInside", "target": .null, "action": "up:"],
      ]
    )
  }

  @Test func `an owner with a view is a controller`() throws {
    let outlet = #"<outlet property="view" destination="v" id="o"/>"#
    let made = try InterfaceBuilder.read(
      InterfaceFiles.xib(
        owner(outlet, #"customClass="Panel""#) + view
          + InterfaceFiles.view("view", "w", [0, 0, 1, 1])
      )
    )
    let root = try #require(made.document.root)
    #expect(root["origin"]?["class"] == "Panel")
    #expect(root["class"] == nil)
    #expect(root["view"]?["origin"]?["ib"] == "v")
    #expect(made.document["app"]?["objects"] == nil)
    #expect(made.document["app"]?["windows"]?[0]?["overrides"] == nil)
    #expect(made.document.node(ib: "w") == nil)
  }

  @Test func `the owner's class may be given`() throws {
    var options = InterfaceOptions()
    options.owner = "Shop.Panel"
    let made = try InterfaceBuilder.read(InterfaceFiles.xib(owner("") + view), options: options)
    #expect(made.document["app"]?["objects"]?[0]?["origin"]?["class"] == "Shop.Panel")
    #expect(made.objects[0].className == "Shop.Panel")
  }

  @Test func `of several views one has to be named`() throws {
    let both = InterfaceFiles.xib(
      owner("") + view + InterfaceFiles.view("view", "w", [0, 0, 50, 50], #"customClass="Badge""#)
    )
    let error = try #require(throws: ImportError.self) { try InterfaceBuilder.read(both) }
    #expect(error.warning.kind == .severalRoots)
    var options = InterfaceOptions()
    options.scene = "Badge"
    let made = try InterfaceBuilder.read(both, options: options)
    #expect(made.document["app"]?["windows"]?[0]?["subviews"]?[0]?["origin"]?["ib"] == "w")
  }
}
