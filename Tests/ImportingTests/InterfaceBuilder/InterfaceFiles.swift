import Foundation
import Jansson

@testable import Importing

/// Files of Interface Builder's for tests.
enum InterfaceFiles {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Pastes")

  /// A file of `Pastes`.
  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  static func paste(_ text: some Sequence<UInt8>) -> InterfaceText {
    InterfaceText(Paste(name: "Main.storyboard", bytes: Array(text)))
  }

  /// A storyboard of one controller whose root view, 300 × 400, holds this.
  static func storyboard(
    _ views: String,
    root: String = "",
    beside: String = "",
    device: String = ""
  ) -> InterfaceText {
    paste(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c">\(device)<scenes><scene sceneID="s">
      <objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="r">
      <rect key="frame" x="0" y="0" width="300" height="400"/>\(root)
      <subviews>\(views)</subviews></view></viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>\(beside)
      </objects></scene></scenes></document>
      """.utf8
    )
  }

  /// A XIB with this in it.
  static func xib(_ objects: String) -> InterfaceText {
    paste(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>\(objects)</objects></document>
      """.utf8
    )
  }

  /// A view's element with a frame.
  static func view(
    _ tag: String = "view",
    _ id: String,
    _ frame: [Int],
    _ more: String = ""
  )
    -> String
  {
    """
    <\(tag) id="\(id)" \(more)><rect key="frame" x="\(frame[0])" y="\(frame[1])" \
    width="\(frame[2])" height="\(frame[3])"/></\(tag)>
    """
  }
}

extension JSONValue {
  /// The node of the object with this id in the file, wherever it stands.
  func node(ib: String) -> JSONValue? {
    var rest = [self]
    while let value = rest.popLast() {
      if value["origin"]?["ib"]?.string == ib { return value }
      rest += value.members.map(\.value) + value.elements
    }
    return nil
  }

  /// The root controller of the first window.
  var root: JSONValue? { self["app"]?["windows"]?[0]?["rootViewController"] }
}
