import Importing
import Jansson
import TestSupport
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// The stable names of what an import says, each with an input that leads to it.
struct ImportTypesTests {
  private static let window = "<UIWindow: 0x10; frame = (0 0; 390 844)>\n"
  private static let view = "   | <UIView: 0x20; frame = (0 0; 1 1)>\n"

  private static let interface = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
      <objects>
        <view id="abc-de-fgh"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </objects>
    </document>
    """

  /// What nothing is built of.
  private static var refused: [(String, JSONValue)] {
    [
      ("import.not-recognised", ["text": "Dear diary"]),
      ("import.unsupported", ["text": "bplist00"]),
      ("import.missing-parent", ["text": JSONValue(interface), "scene": "nobody"]),
      (
        "import.several-roots",
        [
          "text": JSONValue(
            "== first run ==\n" + window + view + "== second run ==\n"
              + "<UIWindow: 0x30; frame = (0 0; 390 844)>\n   | <UIView: 0x40; frame = (0 0; 1 1)>\n"
          )
        ]
      ),
      (
        "import.different-moments",
        ["text": JSONValue(window + view + "   |" + view)]
      ),
      ("import.not-well-formed", ["text": JSONValue(String(interface.dropLast(12)))]),
      (
        "import.limit",
        ["text": JSONValue("<UIView: 0x1; text = '" + String(repeating: "x", count: 70_000) + "'>")]
      ),
    ]
  }

  /// What is said of a place, beside what was read.
  private static let warned: [(String, String)] = [
    ("import.truncated", window + "   | <UIView: 0x20; frame = (0 0; 1 1)"),
    ("import.elided", window + view + "...\n   | <UIView: 0x30; frame = (0 0; 1 1)>\n"),
    ("import.missing-parent", window + "   |    | " + view.dropFirst(5)),
    ("import.unknown-field", window + "   | <UIView: 0x20; frame = (0 0; 1 1); colour = red>\n"),
    (
      "import.size-not-recoverable",
      window + "   | <UIView: 0x20; frame = (0 0; 100 100); "
        + "transform = [0.707107, 0.707107, -0.707107, 0.707107, 0, 0]>\n"
    ),
    (
      "import.list-not-tree",
      "<__NSArrayM 0x1>(\n<UIView: 0x20; frame = (0 0; 1 1)>,\n<UIView: 0x30; frame = (0 0; 1 1)>\n)"
    ),
    (
      "import.accessibility-only",
      "Application, 0x1, pid: 1, label: 'Cafe'\n  Button, 0x2, {{0.0, 0.0}, {1.0, 1.0}}\n"
    ),
    ("import.design-time", interface),
  ]

  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  @Test func `the table has the names that the importer has`() {
    #expect(ImportWarningTypes.names == ImportWarning.Kind.allCases.map(\.rawValue))
    let told = Set(Self.refused.map(\.0) + Self.warned.map(\.0))
    // Of no geometry a session tells, see below.
    #expect(told.union(["import.no-geometry"]) == Set(ImportWarningTypes.names))
  }

  @Test(arguments: 0..<7)
  func `what gives no answer is refused by its name, with the place`(index: Int) throws {
    let (type, params) = Self.refused[index]
    let error = try #require(
      throws: WireError.self,
      performing: { try client.call("scenario.import", params) }
    )
    #expect(error.type.name == type, "\(error)")
    #expect(error.description.contains("line "), "\(error)")
  }

  @Test(arguments: 0..<8)
  func `what could not be taken as it stands is named, with its line`(index: Int) throws {
    let (type, text) = Self.warned[index]
    let report = try client.call("scenario.import", ["text": JSONValue(text)])["report"]
    let types = report?["warnings"]?.elements.compactMap { $0["type"]?.string }
    #expect(types?.contains(type) == true, "\(report?.description ?? "")")
  }

  @Test func `a session needs a tree of views`() throws {
    let params: JSONValue = ["import": ["text": JSONValue(Self.warned[6].1)]]
    let error = try #require(
      throws: WireError.self,
      performing: { try client.call("session.open", params) }
    )
    #expect(error.type == .importNoGeometry)
  }

  @Test func `beside a tree elements only add to it`() throws {
    let print = Self.window + Self.view + "\n" + Self.warned[6].1
    let report = try client.call("scenario.import", ["text": JSONValue(print)])["report"]
    #expect(report?["forms"]?.count == 2)
    #expect(report?["warnings"]?.count == 0)
  }

  @Test
  func `9: a name of several objects is refused with their lines, one of none by the nearest`()
    throws
  {
    let print = Self.window + Self.view + "   | <UIView: 0x30; frame = (0 0; 1 1)>\n"
    for member in ["view", "at"] {
      let several = try #require(
        throws: WireError.self,
        performing: {
          try client.call("scenario.import", ["text": JSONValue(print), JSONKey(member): "UIView"])
        }
      )
      #expect(several.type == .objectAmbiguous)
      #expect(several.description.contains("UIView-20 (line 2)"), "\(several)")
      let none = try #require(
        throws: WireError.self,
        performing: {
          try client.call(
            "scenario.import",
            ["text": JSONValue(print), JSONKey(member): "UIWindo"]
          )
        }
      )
      #expect(none.type == .importMissingParent)
      #expect("\(none)".contains("UIWindow"), "\(none)")
    }
  }

  @Test func `elements have their places, and what they lie in`() throws {
    let report = try client.call("scenario.import", ["text": JSONValue(Self.warned[6].1)])["report"]
    let button = report?["objects"]?[1]
    #expect(button?["frame"]?.elements.compactMap(\.double) == [0, 0, 1, 1])
    #expect(button?["parent"]?.string == "0x1")
  }

  @Test func `controllers have what they lie in, views of a design their superviews`() throws {
    let controllers = """
      <UINavigationController 0x10>, state: appeared, view: <UILayoutContainerView 0x20>
         | <Cafe.MenuController 0x30>, state: appeared, view: <UIView 0x40>
      """
    let answer = try client.call("scenario.import", ["text": JSONValue(controllers)])
    let menu = answer["report"]?["objects"]?.elements.first { $0["address"]?.string == "0x30" }
    #expect(menu?["parent"]?.string == "0x10")
    let design = Self.interface.replacing(
      "</view>",
      with: """
        <subviews><label id="l-1"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
        </subviews></view>
        """
    )
    let objects = try client.call("scenario.import", ["text": JSONValue(design)])["report"]?[
      "objects"
    ]
    let label = objects?.elements.first { $0["ib"]?.string == "l-1" }
    #expect(label?["superview"]?.string == "view-abc-de-fgh", "\(objects?.description ?? "")")
  }

  @Test func `a version that is not modelled, or a screen of no size, is refused as such`() throws {
    for (member, value) in [("ios", 99), ("screen", [0, 10])] as [(JSONKey, JSONValue)] {
      let error = try #require(
        throws: WireError.self,
        performing: {
          try client.call("scenario.import", ["text": JSONValue(Self.window), member: value])
        }
      )
      #expect(error.type == .paramsOutOfRange, "\(error)")
      #expect(!error.description.contains("UIWindow"))
    }
  }
}
