import Foundation
import Jansson
import TestSupport
import Testing

@testable import Commands

/// Imports of which no text is to be kept.
struct ScrubTests {
  /// Prints with `hunter2` wherever a form prints what a person wrote.
  private static let prints = [
    """
    <UIWindow: 0x10; frame = (0 0; 390 844)>
       | <UIView: 0x20; frame = (0 0; 390 844); accessibilityIdentifier = 'hunter2'; key = hunter2>
       |    | <UILabel: 0x30; frame = (0 0; 80 24); text = 'hunter2 and...'>
       |    | <RCTText: 0x40; reactTag: 5; text: hunter2 frame = (0 0; 390 84)> hunter2
       |    | hunter2
       |    | <UILabel: 0x50; frame = (0 0; 80 24); text = 'hunter2
    """,
    """
    View “<UILabel: 0x20; text = 'hunter2'>” is not hittable at point “{"x":1,"y":2}”:
    Another view “<UILabel: 0x30; text = 'hunter2'>” is hittable at window point “{"x":1,"y":2}”
    View Hierarchy:
    <UIWindow: 0x10; frame = (0 0; 390 844)>
       | <UILabel: 0x20; frame = (0 0; 390 844); text = 'hunter2'>
    """,
    """
    •UIWindow:0x10 - AMBIGUOUS LAYOUT
    |   *UIButton:0x20'hunter2'
    |   *<UILayoutGuide: 0x30 - "hunter2", layoutFrame = {{0, 0}, {1, 1}}, owningView = <UIView: 0x40; frame = (0 0; 9 9)>>
    """,
    """
    ========== Window 1 ==========
    <UIWindow:0x10; AX=N; frame={{0, 0}, {390, 844}}; alpha=1>
      |--<UIButton:0x20; AX=Y; AX.id='hunter2'; AX.label='hunter2'; AX.value='hunter2'; frame={{0, 0}, {9, 9}}; text='hunter2'>
    """,
    """
    {"rendering_system": "UIKIT", "windows": [{"type": "UIWindow", "x": 0, "y": 0, "width": 390, \
    "height": 844, "alpha": 1, "visible": true, "children": [{"type": "UIButton", "identifier": \
    "hunter2", "label": "hunter2", "x": 1, "y": 2, "width": 3, "height": 4, "alpha": 1, "visible": \
    true, "children": []}]}]}
    """,
    """
    <ViewHierarchy>
    <UIWindow class="UIWindow" width="390" height="844">
    <UIButton class="UIButton" width="9" height="9" label="hunter2 <b>" text="hunter2" testID="hunter2" x="1" y="2" />
    </UIWindow>
    </ViewHierarchy>
    """,
    """
     →Application, 0x10, pid: 4711, label: 'hunter2'
        Button, 0x20, {{1.0, 2.0}, {3.0, 4.0}}, identifier: 'hunter2', value: hunter2, placeholderValue: 'hunter2'
    """,
    """
    <UITapGestureRecognizer: 0x10 (hunter2); state = Possible; name = hunter2; view = <UIView 0x20>; target= <(action=close, target=<UIView 0x20>)>>
    """,
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view id="a" userLabel="hunter2"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <accessibility key="accessibilityConfiguration" identifier="hunter2" label="hunter2"/>
          <subviews>
            <button id="b"><rect key="frame" x="1" y="2" width="3" height="4"/>
              <state key="normal" title="hunter2"/></button>
            <textField placeholder="hunter2" text="hunter2" id="c">
              <rect key="frame" x="1" y="2" width="3" height="4"/></textField>
            <segmentedControl id="d"><rect key="frame" x="1" y="2" width="3" height="4"/>
              <segments><segment title="hunter2"/></segments></segmentedControl>
          </subviews>
        </view>
      </objects>
    </document>
    """,
  ]

  @Test(arguments: Self.prints)
  func `16: scrubbing leaves no text of any form, in document, report or messages`(
    print: String
  ) throws {
    try Pasted.with(print) { desk in
      for format in ["text", "json"] {
        let scrubbed = desk.run("import", "paste.txt", "--scrub", "-o", format)
        #expect(scrubbed.status == 0, "\(scrubbed.errors)")
        #expect(!scrubbed.output.contains("hunter2"), "\(scrubbed.output)")
        #expect(!scrubbed.errors.contains("hunter2"), "\(scrubbed.errors)")
      }
    }
  }

  @Test func `an object is named by its text, of which only the length is kept`() throws {
    try Pasted.with(Pasted.signIn) { desk in
      let result = desk.run(
        "import",
        "paste.txt",
        "--scrub",
        "--view",
        "Sign in",
        "--at",
        "Sign in",
        "-o",
        "json"
      )
      #expect(result.status == 0, "\(result.errors)")
      #expect(!result.output.contains("Sign in"))
      let asked = try result.json["report"]?["asked"]
      #expect(asked?["view"]?.string == "UIButton-7fb1a2c04e10")
      #expect(asked?["at"]?.string == "UIButton-7fb1a2c04e10")
    }
  }

  @Test(arguments: [["--view", "Sign in"], ["--view", "Sign in", "--at", "Sign in@9,9"]])
  func `a question names an object by its text, whose length alone is told`(
    asked: [String]
  ) throws {
    try Pasted.with(Pasted.signIn) { desk in
      let why = desk.run(["why", "--dump", "paste.txt", "--scrub"] + asked)
      #expect(why.status == 1, "\(why.errors)")
      #expect(why.output.contains("0x7fb1a2c04e10 UIButton"), "\(why.output)")
      #expect(!why.output.contains("Sign in"), "\(why.output)")
    }
  }
}
