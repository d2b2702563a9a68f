import Foundation

/// Interface Builder's files that nothing is made of, and one of which something is.
enum RefusedFile {
  static let root =
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\">"

  private static let contents = """
    <objects><view id="q7R-2k-Vb1"><rect key="frame" x="0" y="0" width="375" height="667"/></view>\
    </objects></document>
    """

  static let accepted = root + contents

  /// The byte order mark, and each unit with its low byte first.
  static let wide = Data(
    ([0xFEFF] + Array(accepted.utf16)).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  )

  /// What each is, and its text.
  static let texts = [
    ("an entity bomb", entityBomb),
    (
      "an external entity",
      "<!DOCTYPE document [<!ENTITY out SYSTEM \"file:///etc/hostname\">]>\(root)&out;</document>"
    ),
    (
      "a storyboard of macOS",
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa">\(contents)
      """
    ),
  ]

  /// Names that stand for ten of the one before.
  private static let entityBomb: String = {
    var text = "<?xml version=\"1.0\"?><!DOCTYPE document [<!ENTITY e0 \"ha\">"
    for number in 1..<20 {
      let before = String(repeating: "&e\(number - 1);", count: 10)
      text += "<!ENTITY e\(number) \"\(before)\">"
    }
    return text + "]>" + root + "&e19;</document>"
  }()
}
