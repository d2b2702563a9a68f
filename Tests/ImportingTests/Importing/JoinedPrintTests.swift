import Jansson
import Testing

@testable import Importing

/// Several prints of one moment, in one paste: what each adds to the views.
struct JoinedPrintTests {
  private static let views = """
    <UIWindow: 0x10a0; frame = (0 0; 100 100); gestureRecognizers = <NSArray: 0x1>; layer = <UIWindowLayer: 0x2>>
       | <UIView: 0x10b0; frame = (0 0; 100 100); layer = <CALayer: 0x3>>
       |    | <UIButton: 0x10c0; frame = (10 10; 60 60); hidden = YES; userInteractionEnabled = NO; layer = <CALayer: 0x4>>
    """

  private func window(_ text: String) throws -> JSONValue {
    let document = try ImporterTests.document(try ImporterTests.read(text))
    return try #require(document["app"]?["windows"]?[0])
  }

  private func node(_ id: String, in text: String) throws -> JSONValue {
    let document = try ImporterTests.document(try ImporterTests.read(text))
    var waiting = document["app"]?["windows"]?.elements.map(\.self) ?? []
    var found: JSONValue?
    while let next = waiting.popLast() {
      if next["id"]?.string == id { found = next }
      waiting += next["subviews"]?.elements.map(\.self) ?? []
    }
    return try #require(found, "\(id) is in no window")
  }

  @Test(arguments: [
    views.replacing(" hidden = YES; userInteractionEnabled = NO;", with: ""),
    "(lldb) po 0x10c0\n<UIButton: 0x10c0; frame = (10 10; 60 60); layer = <CALayer: 0x4>>",
  ])
  func `8: what a later print leaves out has its default again`(later: String) throws {
    let button = try node("UIButton-10c0", in: Self.views + "\n\n" + later)
    #expect(button["isHidden"]?.bool != true)
    #expect(button["isUserInteractionEnabled"]?.bool != false)
  }

  @Test(arguments: [
    "<UIButton: 0x10c0; frame = (10 10; 6", "<UIButton 0x10c0>, <UIButton: 0x10c0>",
    "•UIWindow:0x10a0\n|   •UIView:0x10b0\n|   |   *UIButton:0x10c0'Tea'",
  ])
  func `8: what says nothing of a state takes nothing of it back`(later: String) throws {
    #expect(try node("UIButton-10c0", in: Self.views + "\n\n" + later)["isHidden"]?.bool == true)
  }

  @Test func `8: a printed chain tells whose view a view is`() throws {
    let chain = """
      <UIButton: 0x10c0; frame = (10 10; 60 60); layer = <CALayer: 0x4>>
         | <UIView: 0x10b0; frame = (0 0; 100 100); layer = <CALayer: 0x3>>
         |    | <Cafe.Menu: 0x20a0>
         |    |    | <UIWindow: 0x10a0; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x2>>
      """
    let read = try ImporterTests.read(Self.views + "\n\n" + chain)
    let app = try #require(try ImporterTests.document(read)["app"])
    #expect(app["objects"]?.count == 1)
    #expect(app["objects"]?[0]?["id"]?.string == "Menu-20a0")
    #expect(app["objects"]?[0]?["view"]?["id"]?.string == "UIView-10b0")
    // Its next is the superview of its view, as the model has it anyhow.
    #expect(app["objects"]?[0]?["overrides"] == nil)
    #expect(app["windows"]?[0]?["subviews"]?[0]?.string == "Menu-20a0.view")
  }

  @Test func `8: a printed chain that goes another way than UIKit's is kept`() throws {
    let chain = """
      <UIButton: 0x10c0; frame = (10 10; 60 60); layer = <CALayer: 0x4>>
         | <UIWindow: 0x10a0; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x2>>
         |    | <UIApplication: 0x30a0>
      """
    let button = try node("UIButton-10c0", in: Self.views + "\n\n" + chain)
    #expect(button["overrides"]?["next"]?.string == "UIWindow-10a0")
  }

  @Test func `8: recognizers that are only mentioned are not known, those of a list are`() throws {
    func unknown(_ text: String) throws -> [String] {
      try window(text)["origin"]?["unknown"]?.elements.compactMap(\.string) ?? []
    }
    #expect(try unknown(Self.views) == ["gestureRecognizers"])
    let list = """


      (
      <UITapGestureRecognizer: 0x40a0; state = Possible; view = <UIWindow 0x10a0>; target= <(action=tap:, target=<Cafe.Menu 0x20a0>)>>
      )
      """
    #expect(try unknown(Self.views + list).isEmpty)
    #expect(
      try unknown(Self.views + list.replacing("<UITap", with: "<_UISystemGate"))
        == ["gestureRecognizers"]
    )
  }

  @Test func `8: a recognizer that nobody knows holds nothing back, and nobody waits`() throws {
    let list = """


      (
      <UITapGestureRecognizer: 0x40a0; state = Possible; view = <UIWindow 0x10a0>; must-fail = {
          <Cafe.Gate: 0x40b0; state = Failed; delaysTouchesBegan = YES; view = <UIWindow 0x10a0>>
      }>,
      <Cafe.Gate: 0x40b0; state = Failed; delaysTouchesBegan = YES; view = <UIWindow 0x10a0>>
      )
      """
    let recognizers = try #require(try window(Self.views + list)["gestureRecognizers"])
    #expect(recognizers.count == 2)
    #expect(recognizers[0]?["requireToFail"] == nil)
    #expect(recognizers[1]?["class"]?.string == "UIGestureRecognizer")
    #expect(recognizers[1]?["delaysTouchesBegan"]?.bool == false)
    #expect(recognizers[1]?["delaysTouchesEnded"]?.bool == false)
    #expect(
      recognizers[1]?["origin"]?["assumed"]?.elements.compactMap(\.string) == [
        "delaysTouchesBegan", "delaysTouchesEnded",
      ]
    )
  }

  @Test func `10: where nothing else is printed, the name tells what refuses and what scrolls`()
    throws
  {
    func view(_ type: String) -> String {
      #"{"type":"\#(type)","identifier":"","x":0,"y":0,"width":9,"height":9,"#
        + #""alpha":1,"visible":true,"children":[]}"#
    }
    let types = [
      "UIButtonLabel", "Cafe.PriceLabel", "UITabBarSwappableImageView", "Cafe.MenuTableView",
      "RCTCustomScrollView", "RCTScrollView", "RCTImageView", "UITableViewCell",
    ]
    let text =
      #"{"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":9,"#
      + #""height":9,"alpha":1,"visible":true,"children":["#
      + types.map(view).joined(separator: ",") + "]}]}"
    let views = try #require(try window(text)["subviews"]).elements.map(\.self)
    #expect(
      views.map { $0["class"]?.string ?? "UIView" } == [
        "UILabel", "UILabel", "UIImageView", "UIScrollView", "UIScrollView", "UIView", "UIView",
        "UIView",
      ]
    )
    let unknown = views.map { $0["origin"]?["unknown"]?[0]?.string }
    #expect(unknown == [nil, nil, nil, "contentOffset", "contentOffset", nil, nil, nil])
    #expect(views.allSatisfy { $0["origin"]?["identifier"] == nil })
  }

  @Test func `8: a trace of other views is said, and is no window that could be hit`() throws {
    let trace = "\n\n•UIWindow:0x90a0\n|   •UIView:0x90b0\n|   |   *UIButton:0x90c0'Tea'"
    let read = try ImporterTests.read(Self.views + trace)
    let windows = try #require(try ImporterTests.document(read)["app"]?["windows"])
    #expect(windows.elements.map { $0["id"]?.string } == ["UIWindow-10a0"])
    let told = try #require(
      read.report.warnings.first { $0.warning.kind == .differentMoments },
      "\(read.report.warnings)"
    )
    #expect(told.position.line == 5)
    // A trace by itself is read as before.
    #expect(try ImporterTests.read(trace).report.warnings.isEmpty)
  }

  @Test func `8: flags of a recognizer whose print breaks off are assumed, and said`() throws {
    let list = """


      (
      <UITapGestureRecognizer: 0x40a0; state = Possible; delaysTouchesBegan = YES; view = <UIWindow 0x10a0>; target= <(action=tap:
      """
    let window = try window(Self.views + list)
    #expect(window["origin"]?["unknown"]?.elements.compactMap(\.string) == ["gestureRecognizers"])
    let recognizer = try #require(window["gestureRecognizers"]?[0])
    #expect(recognizer["delaysTouchesBegan"]?.bool == true)
    #expect(
      recognizer["origin"]?["assumed"]?.elements.compactMap(\.string) == [
        "isEnabled", "cancelsTouchesInView", "delaysTouchesEnded", "numberOfTapsRequired",
        "numberOfTouchesRequired", "requireToFail",
      ]
    )
    let report = try ImporterTests.read(Self.views + list).report
    let assumed = try #require(report.assumed.first { $0.what == "gestureRecognizers" })
    #expect(assumed.objects == ["UITapGestureRecognizer-40a0"])
    let end = ", target=<Cafe.Menu 0x20a0>)>>\n)"
    let whole = try ImporterTests.read(
      Self.views + list.replacing("(action=tap:", with: "(action=tap:" + end)
    )
    #expect(whole.report.assumed.allSatisfy { $0.what != "gestureRecognizers" })
  }

  @Test func `10: a class that is guessed by its name is assumed, and said`() throws {
    let text =
      #"{"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":9,"#
      + #""height":9,"alpha":1,"visible":true,"children":[{"type":"Cafe.PriceLabel","x":0,"y":0,"#
      + #""width":9,"height":9,"alpha":1,"visible":true,"children":[]},{"type":"UILabel","x":0,"#
      + #""y":0,"width":9,"height":9,"alpha":1,"visible":true,"children":[]}]}]}"#
    let read = try ImporterTests.read(text)
    let views = try #require(try window(text)["subviews"])
    func assumed(_ view: JSONValue?) -> [String] {
      view?["origin"]?["assumed"]?.elements.compactMap(\.string) ?? []
    }
    #expect(assumed(views[0]).contains("class"))
    #expect(!assumed(views[1]).contains("class"))
    let told = try #require(read.report.assumed.first { $0.what == "class" })
    #expect(told.objects == ["PriceLabel-1"])
  }
}

/// What stands among views, or is said of them, and is no view.
struct MentionedObjectTests {
  @Test func `6: elements of accessibility among views are none of them`() throws {
    let read = try ImporterTests.read(
      """
      <UIWindow:0x10a0; AX=N; frame={{0, 0}, {100, 100}}; alpha=1>
        |--<UIView:0x10b0; AX=N; frame={{0, 0}, {100, 100}}; alpha=1>
        |  |--<UIAccessibilityElement:0x20a0; AX=Y; AX.label='Tea'; AX.frame={{0, 0}, {50, 50}}>
        |  |--<UIButton:0x10c0; AX=Y; frame={{0, 0}, {50, 50}}; alpha=1>
      """
    )
    let window = try #require(try ImporterTests.document(read)["app"]?["windows"]?[0])
    let views = window["subviews"]?[0]?["subviews"]?.elements.compactMap { $0["id"]?.string }
    #expect(views == ["UIButton-10c0"])
    let kinds = read.report.objects.map(\.object.kind)
    #expect(kinds.count { $0 == .element } == 1)
  }

  @Test func `8: who was warned of a hit-test of its own is not taken to have UIKit's`() throws {
    let read = try ImporterTests.read(
      """
      <UIWindow: 0x10a0; frame = (0 0; 100 100); layer = <UIWindowLayer: 0x2>>
         | <Cafe.Cover: 0x10b0; baseClass = UIView; frame = (0 0; 100 100); layer = <CALayer: 0x3>>

      Invalid returned hit test result for view in hierarchy: self: <UIWindow: 0x10a0; frame = (0 0; 100 100)>; hit-tested subview: <Cafe.Cover: 0x10b0; baseClass = UIView; frame = (0 0; 100 100)>; invalid returned view: <UIButton: 0x30a0; frame = (0 0; 9 9)>
      """
    )
    let window = try #require(try ImporterTests.document(read)["app"]?["windows"]?[0])
    let cover = try #require(window["subviews"]?[0])
    #expect(cover["origin"]?["unknown"]?.elements.compactMap(\.string) == ["subviews"])
    #expect(window["origin"]?["unknown"] == nil)
  }
}
