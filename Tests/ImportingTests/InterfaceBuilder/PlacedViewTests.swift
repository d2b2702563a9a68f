import Jansson
import Sentences
import Testing

@testable import Importing

/// Views that UIKit puts in their place itself.
struct PlacedViewTests {
  private func keyed(_ key: String) -> String {
    InterfaceFiles.view("view", key, [0, 0, 300, 44], #"key="\#(key)""#)
  }

  private func subviews(of id: String, in made: InterfaceImport) -> [String?] {
    made.document.node(ib: id)?["subviews"]?.elements.map { $0["origin"]?["ib"]?.string } ?? []
  }

  @Test func `a cell's background lies behind its content, and what is shown later is not there`()
    throws
  {
    let table = """
      <tableView id="t"><rect key="frame" x="0" y="0" width="300" height="400"/><sections>
      <tableViewSection id="s"><cells><tableViewCell id="cell">
      <rect key="frame" x="0" y="0" width="300" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="300" height="44"/></tableViewCellContentView>
      \(keyed("accessoryView"))\(keyed("backgroundView"))\(keyed("selectedBackgroundView"))
      \(keyed("editingAccessoryView"))</tableViewCell></cells></tableViewSection></sections>
      </tableView>
      """
    let made = try InterfaceBuilder.read(InterfaceFiles.storyboard(table))
    #expect(subviews(of: "cell", in: made) == ["backgroundView", "content", "accessoryView"])
    #expect(made.objects.contains { $0.ib == "selectedBackgroundView" })
  }

  @Test func `what is pulled down does not lie over the content`() throws {
    let scroll = """
      <scrollView id="s"><rect key="frame" x="0" y="0" width="300" height="400"/><subviews>
      \(InterfaceFiles.view("button", "b", [0, 0, 50, 50]))</subviews>
      \(InterfaceFiles.view("refreshControl", "pull", [0, 0, 1000, 1000], #"key="refreshControl""#))
      </scrollView>
      """
    let made = try InterfaceBuilder.read(InterfaceFiles.storyboard(scroll))
    #expect(subviews(of: "s", in: made) == ["b"])
  }

  @Test func `what a navigation bar places is left out, and said`() throws {
    let paste = InterfaceFiles.storyboard("")
    let item = """
      </view><navigationItem key="navigationItem" id="item">
      <barButtonItem key="leftBarButtonItem" style="plain" id="left">
      \(InterfaceFiles.view("button", "edit", [16, 7, 60, 30], #"key="customView""#))
      </barButtonItem></navigationItem>
      """
    let text = String(decoding: paste.bytes, as: UTF8.self).replacing("</view>", with: item)
    let made = try InterfaceBuilder.read(InterfaceFiles.paste(text.utf8))
    #expect(made.document.node(ib: "edit") == nil)
    #expect(made.warnings.contains { $0.text.english.contains("UIButton lies in the navigation") })
  }

  @Test func `what a stack arranges has no frame on another screen`() throws {
    let stack = """
      <stackView id="stack"><rect key="frame" x="0" y="0" width="300" height="100"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/><subviews>
      \(InterfaceFiles.view("button", "b", [0, 0, 150, 100]))</subviews></stackView>
      """
    var options = InterfaceOptions()
    options.screen = PrintedSize(width: 400, height: 400)
    let made = try InterfaceBuilder.read(InterfaceFiles.storyboard(stack), options: options)
    #expect(made.document.node(ib: "stack")?["frame"] == [0, 0, 400, 100])
    #expect(made.document.node(ib: "b")?["origin"]?["unknown"] == ["frame"])
  }

  @Test func `what makes a frame doubtful is told with the line, once`() throws {
    let views = """
      <view id="moved" misplaced="YES"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <view id="built"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
      <constraint firstAttribute="width" constant="20" placeholder="YES" id="k"/></constraints>
      </view>
      """
    let made = try InterfaceBuilder.read(InterfaceFiles.storyboard(views))
    let told = made.warnings.filter { $0.text.english.contains("it is drawn") }
    #expect(told.map(\.text.english) == ["it is drawn elsewhere than its constraints put it"])
    #expect(made.document.node(ib: "moved")?["origin"]?["assumed"] == ["frame"])
    #expect(made.document.node(ib: "built")?["origin"]?["assumed"] == nil)
  }
}
