import Jansson
import TestSupport
import Testing

@testable import Commands

/// What objects are called that have neither an address nor a text.
struct ImportedNameTests {
  private static let design = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SignInController">
          <connections><outlet property="view" destination="iN0-l3-epB" id="o"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="iN0-l3-epB">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <view userLabel="Banner" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
            <tableViewCell customClass="MenuCell" id="c">
              <rect key="frame" x="0" y="99" width="9" height="9"/></tableViewCell>
          </subviews>
        </view>
      </objects>
    </document>
    """

  private static let sentry =
    #"{"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":9,"#
    + #""height":9,"alpha":1,"visible":true,"children":[{"type":"Cafe.Banner","x":0,"y":0,"#
    + #""width":9,"height":9,"alpha":1,"visible":true,"children":[]}]}]}"#

  @Test func `views, controllers and the owner of a design are called by class and line`() throws {
    try Pasted.with("", ["Main.xib": Self.design]) { desk in
      let chain = desk.run("chain", "--dump", "Main.xib", "--view", "a")
      #expect(
        chain.lines.first { $0.contains("→") }?.hasPrefix(
          "UIView “Banner” → UIView (line 8) → SignInController (line 4)"
        ) == true,
        "\(chain.output)"
      )
      let label = try desk.run("chain", "--dump", "Main.xib", "--view", "Banner", "-o", "json").json
      #expect(label["chain"]?[0]?["id"]?.string == "view-a")
      let cell = desk.run("chain", "--dump", "Main.xib", "--view", "UITableViewCell", "-o", "json")
      #expect(try cell.json["chain"]?[0]?["id"]?.string == "tableViewCell-c", "\(cell.errors)")
    }
  }

  @Test(arguments: [("en", "Cafe.Banner (line 1)"), ("zh-Hans", "Cafe.Banner（第 1 行）")])
  func `a view without a text is called by class and line, which is said once`(
    language: String,
    name: String
  ) throws {
    try Pasted.with(Self.sentry) { desk in
      for command in [["hit", "--at", "5,5"], ["why", "--view", "Cafe.Banner"]] {
        let told = desk.run(command + ["--dump", "paste.txt", "--lang", language])
        #expect(told.output.contains(name), "\(told.output)\(told.errors)")
        #expect(!told.output.contains(name + " (line"), "\(told.output)")
        #expect(!told.output.contains("Banner-1 "), "\(told.output)")
      }
    }
  }
}
