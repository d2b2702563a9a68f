import Jansson
import Sentences
import Testing

@testable import Importing

/// What elements become in a document.
struct ViewTests {
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

  private func node(_ element: String, id: String = "v") throws -> JSONValue {
    let made = try read(InterfaceFiles.storyboard(element))
    return try #require(made.document.node(ib: id))
  }

  @Test(arguments: [
    ("scrollView", "UIScrollView", "UIScrollView"), ("tableView", "UIScrollView", "UITableView"),
    ("datePicker", "UIControl", "UIDatePicker"), ("textField", "UITextField", "UITextField"),
    ("segmentedControl", "UISegmentedControl", "UISegmentedControl"),
    ("stackView", nil, "UIStackView"), ("mapView", nil, "MKMapView"), ("view", nil, "UIView"),
  ])
  func `an element stands for the nearest class`(tag: String, model: String?, name: String) throws {
    let node = try node(InterfaceFiles.view(tag, "v", [1, 2, 3, 4]))
    #expect(node["class"]?.string == model)
    #expect(node["origin"]?["class"]?.string == name)
    #expect(node["frame"] == [1, 2, 3, 4])
  }

  @Test func `an element that nobody knows is a plain view, and said`() throws {
    let made = try read(InterfaceFiles.storyboard(InterfaceFiles.view("gizmo", "v", [1, 2, 3, 4])))
    #expect(made.document.node(ib: "v")?["frame"] == [1, 2, 3, 4])
    #expect(
      made.warnings.contains { $0.kind == .unknownField && $0.text.english.contains("<gizmo>") }
    )
  }

  @Test func `a plain view that sends actions is a control`() throws {
    let view = """
      <view id="v" customClass="Dial"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <connections><action selector="turn:" destination="c" eventType="valueChanged" id="a"/>
      </connections></view>
      """
    let node = try node(view)
    #expect(node["class"]?.string == "UIControl")
    #expect(node["origin"]?["class"]?.string == "Dial")
    #expect(node["targets"]?[0]?["for"] == "valueChanged")
  }

  @Test func `attributes become properties, and wrong ones nothing`() throws {
    let attributes = """
      hidden="YES" alpha="0.25" multipleTouchEnabled="YES" clipsSubviews="YES" tag="-3" \
      userInteractionEnabled="NO"
      """
    let node = try node(InterfaceFiles.view("view", "v", [0, 0, 1, 1], attributes))
    #expect(node["isHidden"] == true)
    #expect(node["alpha"] == 0.25)
    #expect(node["isMultipleTouchEnabled"] == true)
    #expect(node["clipsToBounds"] == true)
    #expect(node["tag"] == -3)
    #expect(node["isUserInteractionEnabled"] == false)
    let wrong = try self.node(
      InterfaceFiles.view("view", "v", [0, 0, 1, 1], #"hidden="yes" alpha="nan" tag="1.5""#)
    )
    for key in ["isHidden", "alpha", "tag"] { #expect(wrong[key] == nil) }
  }

  @Test func `text comes from between tags, titles and fragments`() throws {
    let text = """
      <textView id="v"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <string key="text">One &lt;two&gt;
      three</string><string key="other">no</string></textView>
      """
    #expect(try node(text)["text"]?.string == "One <two>\nthree")
    let button = """
      <button id="v"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <state key="highlighted" title="Down"/><buttonConfiguration key="configuration" title="Go"/>
      </button>
      """
    #expect(try node(button)["title"]?.string == "Go")
  }

  @Test func `segments, edges and scroll flags are read`() throws {
    let control = """
      <segmentedControl id="v" selectedSegmentIndex="1">
      <rect key="frame" x="0" y="0" width="1" height="1"/>
      <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      """
    #expect(try node(control)["segments"] == ["A", "B"])
    #expect(try node(control)["selectedSegmentIndex"] == 1)
    let scroll = InterfaceFiles.view("scrollView", "v", [0, 0, 1, 1], #"scrollEnabled="NO""#)
    #expect(try node(scroll)["isScrollEnabled"] == false)
    let connection = """
      <connections><outletCollection property="gestureRecognizers" destination="g" id="o"/>
      </connections>
      """
    let pan =
      #"<screenEdgePanGestureRecognizer id="g"><rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>"#
    let made = try read(InterfaceFiles.storyboard("", root: connection, beside: pan))
    #expect(made.document.node(ib: "g")?["edges"] == ["left"])
  }

  @Test func `static and prototype cells are views in their table`() throws {
    let table = """
      <tableView id="t"><rect key="frame" x="0" y="0" width="300" height="400"/>
      <prototypes><tableViewCell id="p"><rect key="frame" x="0" y="0" width="300" height="44"/>
      <tableViewCellContentView key="contentView" id="k">
      <rect key="frame" x="0" y="0" width="300" height="44"/><subviews>
      <button id="b"><rect key="frame" x="8" y="8" width="20" height="20"/></button></subviews>
      </tableViewCellContentView></tableViewCell></prototypes>
      <sections><tableViewSection id="s1"><cells><tableViewCell id="q">
      <rect key="frame" x="0" y="44" width="300" height="44"/></tableViewCell></cells>
      </tableViewSection></sections></tableView>
      """
    let made = try read(InterfaceFiles.storyboard(table))
    let cells = made.document.node(ib: "t")?["subviews"]
    #expect(cells?.elements.map { $0["origin"]?["ib"]?.string } == ["p", "q"])
    #expect(cells?[0]?["subviews"]?[0]?["subviews"]?[0]?["class"] == "UIButton")
    #expect(made.warnings.contains { $0.text.english.contains("prototype") })
  }

  @Test func `an action to something outside every tree makes a target of it`() throws {
    let button = """
      <button id="v"><rect key="frame" x="0" y="0" width="1" height="1"/><connections>
      <action selector="go:" destination="x" eventType="touchUpInside" id="a1"/>
      <action selector="no:" destination="nobody" eventType="touchUpInside" id="a2"/>
      <action selector="huh:" destination="c" eventType="touchSideways" id="a3"/>
      </connections></button>
      """
    let beside = #"<customObject id="x" customClass="Pump"/>"#
    let made = try read(InterfaceFiles.storyboard(button, beside: beside))
    let objects = try #require(made.document["app"]?["objects"])
    #expect(objects.count == 1)
    #expect(objects[0]?["class"] == "NSObject")
    #expect(objects[0]?["origin"]?["class"] == "Pump")
    #expect(made.document.node(ib: "v")?["targets"]?.count == 1)
    #expect(made.warnings.map(\.kind).filter { $0 == .missingParent }.count == 1)
    #expect(made.warnings.contains { $0.text.english.contains("touchSideways") })
  }

  @Test func `a recognizer that two views list is on the last`() throws {
    func view(_ id: String) -> String {
      """
      <view id="\(id)"><rect key="frame" x="0" y="0" width="1" height="1"/><connections>
      <outletCollection property="gestureRecognizers" destination="g" id="o-\(id)"/></connections>
      </view>
      """
    }
    let made = try read(
      InterfaceFiles.storyboard(
        view("one") + view("two"),
        beside: #"<tapGestureRecognizer id="g"/>"#
      )
    )
    #expect(made.document.node(ib: "one")?["gestureRecognizers"] == nil)
    #expect(made.document.node(ib: "two")?["gestureRecognizers"]?.count == 1)
  }

  @Test func `runtime attributes go by key path, in either spelling`() throws {
    let view = """
      <view id="v"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="userInteractionEnabled" value="NO"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isHidden" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.5"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="tag"><integer key="value" value="9"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="point" keyPath="layer.anchorPoint">
      <point key="value" x="0" y="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="box"/>
      </userDefinedRuntimeAttributes></view>
      """
    let made = try read(InterfaceFiles.storyboard(view))
    let node = try #require(made.document.node(ib: "v"))
    #expect(node["isUserInteractionEnabled"] == false)
    #expect(node["isHidden"] == true)
    #expect(node["alpha"] == 0.5)
    #expect(node["tag"] == 9)
    #expect(node["layer"] == ["anchorPoint": [0, 1], "masksToBounds": true])
    #expect(node["origin"]?["identifier"] == "box")
    #expect(!made.warnings.contains { $0.kind == .unknownField })
  }

  @Test func `12: runtime attributes set points, sizes and rectangles where documents have them`()
    throws
  {
    let scroll = """
      <scrollView id="v"><rect key="frame" x="0" y="0" width="300" height="400"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="point" keyPath="contentOffset">
      <point key="value" x="0.0" y="100"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="contentSize">
      <size key="value" width="300" height="2000"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="frame">
      <rect key="value" x="0.0" y="50" width="300" height="300"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="zoomScale">
      <integer key="value" value="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="contentOffset2">
      <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></scrollView>
      """
    let made = try read(InterfaceFiles.storyboard(scroll))
    let node = try #require(made.document.node(ib: "v"))
    #expect(node["contentOffset"] == [0, 100])
    #expect(node["contentSize"] == [300, 2000])
    #expect(node["frame"] == [0, 50, 300, 300])
    #expect(node["zoomScale"] == 2)
    let said = made.warnings.filter { $0.kind == .unknownField }.map(\.text.english)
    #expect(said.count == 1)
    #expect(said.allSatisfy { $0.contains("'contentOffset2'") })
  }

  @Test func `a text between tags is that of its own element`() throws {
    let views = """
      <button id="b"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <state key="normal" title="Buy"/>
      <state key="selected"><string key="title">Bought</string></state>
      <attributedString key="userComments"><fragment content="ask Ann"/></attributedString></button>
      <label id="l"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <attributedString key="attributedText"><fragment content="two "/><fragment>
      <string key="content">lines\nof text</string></fragment></attributedString></label>
      <button id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="title">
      <string key="value">more\nthan one</string></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></button>
      """
    let document = try read(InterfaceFiles.storyboard(views)).document
    #expect(document.node(ib: "b")?["title"] == "Buy")
    #expect(document.node(ib: "l")?["text"] == "two lines\nof text")
    #expect(document.node(ib: "t")?["title"] == "more\nthan one")
  }

  @Test func `a recognizer sends nothing to the first responder, which is said`() throws {
    let connection = """
      <connections>
      <outletCollection property="gestureRecognizers" destination="g" id="o"/></connections>
      """
    let tap = """
      <tapGestureRecognizer id="g"><connections>
      <action selector="tapped:" destination="f" id="a"/></connections></tapGestureRecognizer>
      """
    let made = try read(InterfaceFiles.storyboard("", root: connection, beside: tap))
    #expect(made.document.node(ib: "g") != nil)
    #expect(made.document.node(ib: "g")?["targets"] == nil)
    #expect(made.warnings.contains { $0.text.english.contains("'tapped:'") })
  }

  @Test func `ids are letters, each once and not reserved`() throws {
    let views = ["a b", "a.b", "ä"].map { InterfaceFiles.view("view", $0, [0, 0, 1, 1]) }.joined()
    let made = try read(InterfaceFiles.storyboard(views))
    let ids = made.document.node(ib: "r")?["subviews"]?.elements.map { $0["id"]?.string }
    #expect(ids == ["view-a-b", "view-a-b-2", "view---"])
  }
}
