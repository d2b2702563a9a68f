import Jansson
import Testing

@testable import Importing

/// What a file is drawn for.
struct DeviceTests {
  /// A file with a view for each width, drawn for a device.
  private func shown(_ device: String, runtime: String = "iOS.CocoaTouch") throws -> [String?] {
    let paste = InterfaceFiles.storyboard(
      InterfaceFiles.view("view", "narrow", [0, 0, 1, 1])
        + InterfaceFiles.view("view", "wide", [0, 0, 1, 1]),
      root: """
        <variation key="widthClass=compact"><mask key="subviews"><exclude reference="wide"/></mask>
        </variation>
        <variation key="widthClass=regular"><mask key="subviews"><exclude reference="narrow"/></mask>
        </variation>
        """,
      device: device
    )
    let text = String(decoding: paste.bytes, as: UTF8.self)
      .replacing("iOS.CocoaTouch", with: runtime)
    let made = try InterfaceBuilder.read(InterfaceFiles.paste(text.utf8))
    #expect(made.objects.allSatisfy { $0.ib != "fullscreen" })
    let views = made.document.node(ib: "r")?["subviews"]
    return views?.elements.map { $0["origin"]?["ib"]?.string } ?? []
  }

  @Test(arguments: [
    ("ipad9_7", "portrait", "fullscreen", "wide"),
    ("ipad9_7", "portrait", "splitview1_3", "narrow"),
    ("ipad9_7", "landscape", "splitview1_2", "narrow"),
    ("ipad12_9", "landscape", "splitview1_2", "wide"),
    ("ipad12_9", "portrait", "splitview1_2", "narrow"),
    ("ipad9_7", "landscape", "splitview2_3", "wide"),
    ("ipad9_7", "portrait", "splitview2_3", "narrow"),
    ("retina4_7", "portrait", "fullscreen", "narrow"),
  ])
  func `an app with a part of a pad's screen is as wide as that part`(
    device: String,
    orientation: String,
    adaptation: String,
    view: String
  ) throws {
    let device = """
      <device id="\(device)" orientation="\(orientation)"><adaptation id="\(adaptation)"/></device>
      """
    #expect(try shown(device) == [view])
  }

  @Test func `an old file for pads is drawn for one`() throws {
    #expect(try shown("", runtime: "iOS.CocoaTouch.iPad") == ["wide"])
    let paste = InterfaceFiles.storyboard("")
    let text = String(decoding: paste.bytes, as: UTF8.self)
      .replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\"")
    let made = try InterfaceBuilder.read(InterfaceFiles.paste(text.utf8))
    #expect(made.document["app"]?["device"]?["userInterfaceIdiom"] == "pad")
  }
}
