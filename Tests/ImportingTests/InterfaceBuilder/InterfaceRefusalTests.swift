import Jansson
import Sentences
import Testing

@testable import Importing

/// What is refused by name, and limits.
struct InterfaceRefusalTests {
  private func error(_ text: some Sequence<UInt8>) throws -> ImportError {
    let paste = InterfaceFiles.paste(text)
    return try #require(throws: ImportError.self) { try InterfaceBuilder.read(paste) }
  }

  @Test(arguments: [
    (#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><x"#, "Xcode 4"),
    (
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa">"#,
      "macOS"
    ),
    (#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">"#, "macOS"),
    (
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit">"#,
      "watchOS"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV">"#,
      "tvOS"
    ),
    (
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="xrOS.CocoaTouch">"#,
      "visionOS"
    ),
    (#"<!DOCTYPE document [<!ENTITY a "b">]><document/>"#, "DOCTYPE"),
    (#"<?xml version="1.0" encoding="UTF-16"?><document/>"#, "UTF-8"),
  ])
  func `12: a file that is not for this is refused by name`(text: String, name: String) throws {
    let error = try error(text.utf8)
    #expect(error.warning.kind == .unsupported)
    #expect(error.warning.text.english.contains(name))
    #expect(error.warning.text.chinese.contains(name))
  }

  @Test func `XML of another kind is not recognised`() throws {
    #expect(try error("<plist version='1.0'/>".utf8).warning.kind == .notRecognised)
  }

  @Test func `12: 16 MiB of nested views are a limit`() throws {
    let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS">"#
    let text = head + String(repeating: "<view>", count: (16 << 20) / 6)
    #expect(try error(text.utf8).warning.kind == .limit)
  }

  private func nested(_ depth: Int) -> InterfaceText {
    var text = InterfaceFiles.view("view", "last", [0, 0, 1, 1])
    for level in 0..<depth {
      text = """
        <view id="v\(level)"><rect key="frame" x="0" y="0" width="9" height="9"/>\
        <subviews>\(text)</subviews></view>
        """
    }
    return InterfaceFiles.storyboard(text)
  }

  @Test func `60 levels of views are read, and what no document may hold is a limit`() throws {
    let made = try InterfaceBuilder.read(nested(60))
    var node = made.document.node(ib: "r")
    var depth = 0
    while let next = node?["subviews"]?[0] {
      node = next
      depth += 1
    }
    #expect(depth == 61)
    #expect(node?["origin"]?["ib"] == "last")
    let error = try #require(throws: ImportError.self) { try InterfaceBuilder.read(nested(200)) }
    #expect(error.warning.kind == .limit)
  }

  @Test func `more objects than anybody draws are a limit`() throws {
    let many = String(repeating: "<view id=\"v\"/>", count: InterfaceReader.mostObjects + 1)
    #expect(try error(InterfaceFiles.xib(many).bytes).warning.kind == .limit)
  }

  @Test func `a file without anything to show is refused`() throws {
    #expect(try error(InterfaceFiles.xib("").bytes).warning.kind == .noGeometry)
  }
}
