import Testing

@testable import Importing

/// Prints of the tests' own, one for each form, and what may surround them.
enum PastedPrints {
  static let views = [
    "<UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x600000c1>;"
      + " layer = <UIWindowLayer: 0x600000d2>>",
    "   | <UIView: 0x7fb1a2c00900; frame = (0 0; 390 844); autoresize = W+H>",
    "   |    | <Cafe.MenuCell: 0x7fb1a2c01a10; baseClass = UIView; frame = (0 91; 390 60); tag = 4>",
    "   |    |    | <UILabel: 0x7fb1a2c02b20; frame = (16 8; 120 20.5); text = 'Now; or \"later\"';"
      + " userInteractionEnabled = NO>",
    "   |    |    | <UIButton: 0x7fb1a2c03c30; frame = (300 8; 74 44); opaque = NO>",
    "   |    | <_UIHostingView<Cafe.Bill>: 0x7fb1a2c04d40; frame = (0 600; 390 80); hidden = YES>",
  ]

  static let viewsWithoutAddresses = [
    "<UIView; frame = (0 0; 320 480); layer = <CALayer>>",
    "   | <UILabel; frame = (10 10; 100 20); text = 'Tea'>",
  ]

  static let list = [
    "<UIView: 0x7fb1a2c00900; frame = (0 0; 390 844)>",
    "<UIButton: 0x7fb1a2c03c30; frame = (300 8; 74 44); opaque = NO>",
  ]

  static let chain = [
    "<UIButton: 0x7fb1a2c03c30; frame = (300 8; 74 44); opaque = NO>",
    "   | <UIView: 0x7fb1a2c00900; frame = (0 0; 390 844)>",
    "   |    | <MenuViewController: 0x7fb1a2c05e50>",
    "   |    |    | <UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844)>",
    "   |    |    |    | <UIApplication: 0x7fb1a2c06f60>",
  ]

  static let controllers = [
    "<UINavigationController 0x7fb1a2d00100>, state: appeared, view: <UILayoutContainerView"
      + " 0x7fb1a2d00200>",
    "   | <MenuViewController 0x7fb1a2d00300>, state: appeared, view: <UIView 0x7fb1a2d00400>",
    "   + <BillViewController 0x7fb1a2d00500>, state: appearing, view: (view not loaded)",
  ]

  static let trace = [
    "•UIWindow:0x7fb1a2c00480 - AMBIGUOUS LAYOUT",
    "|   •UIView:0x7fb1a2c00900",
    "|   |   *UILabel:0x7fb1a2c02b20'Tea'",
  ]

  static let recognizers = [
    "<UITapGestureRecognizer: 0x7fb1a2e00100; state = Possible; view = <UIView 0x7fb1a2c00900>;"
      + " target= <(action=tapped:, target=<MenuViewController 0x7fb1a2c05e50>)>>",
    "<UIPanGestureRecognizer: 0x7fb1a2e00200; state = Began; view = <UIView 0x7fb1a2c00900>>",
  ]

  static let touches = [
    "<UITouch: 0x7fb1a2f00100> type: Direct; phase: Began; is pointer: NO; tap count: 1; window:"
      + " <UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844)>; location in window: {10, 20}"
  ]

  static let warnings = [
    "Invalid returned hit test result for view in hierarchy: returned view must be in it. self:"
      + " <UIView: 0x7fb1a2c00900; frame = (0 0; 1 1)>; hit-tested subview: <UIView: 0x7fb1a2c00901;"
      + " frame = (0 0; 1 1)>"
  ]

  static let earlGrey = [
    "========== Window 1 ==========",
    "<UIWindow:0x7fb1a2c00480; AX=N; AX.frame={{0, 0}, {390, 844}}; frame={{0, 0}, {390, 844}}>",
    "  |--<UIView:0x7fb1a2c00900; AX=N; frame={{0, 0}, {390, 844}}; alpha=1>",
  ]

  static let ftAdditions = [
    "{{0, 0}, {320, 480}} --UIWindow:UIView (<UIWindow: 0x4b0a100; frame = (0 0; 320 480)>)",
    "{{0, 20}, {320, 460}} ----UIView:UIResponder (<UIView: 0x4b0a200; frame = (0 20; 320 460)>)",
  ]

  static let failure = [
    "View “<UIButton: 0x7fb1a2c03c30>” is not hittable at point “{\"x\":37,\"y\":22}”:",
    "Another view “<UIView: 0x7fb1a2c00900>” is hittable at window point “{\"x\":337,\"y\":121}”",
  ]

  static let sentry = [
    "{ \"rendering_system\": \"UIKIT\",",
    "  \"windows\": [ { \"type\": \"UIWindow\", \"x\": 0, \"y\": 0, \"children\": [] } ] }",
  ]

  static let detoxXML = [
    "<ViewHierarchy>",
    "  <UIWindow class=\"UIWindow\" width=\"390\" height=\"844\" alpha=\"1.0\" visibility=\"visible\" >",
    "  </UIWindow>",
    "</ViewHierarchy>",
  ]

  static let elements = [
    "Element subtree:",
    " →Application, 0x600000e1, pid: 4711, label: 'Cafe'",
    "    Window (Main), 0x600000e2, {{0.0, 0.0}, {390.0, 844.0}}",
    "      Button, 0x600000e3, {{300.0, 8.0}, {74.0, 44.0}}, label: 'Order'",
  ]

  static let interfaceBuilder = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\""
      + " targetRuntime=\"iOS.CocoaTouch\">",
    "<objects>",
    "<!-- What lies on top. -->",
    "<view id=\"q7R-2k-Vb1\" userLabel=\"Bill\">",
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"390\" height=\"60\"/>",
    "</view>",
    "</objects>",
    "</document>",
  ]

  static let all: [(form: Form, lines: [String])] = [
    (.views, views), (.viewsWithoutAddresses, viewsWithoutAddresses), (.viewList, list),
    (.responderChain, chain), (.controllers, controllers), (.layoutTrace, trace),
    (.recognizers, recognizers), (.touches, touches), (.warnings, warnings),
    (.earlGrey, earlGrey), (.ftAdditions, ftAdditions), (.failureMessage, failure),
    (.sentry, sentry), (.detoxXML, detoxXML), (.accessibility, elements),
    (.interfaceBuilder, interfaceBuilder),
  ]
}

/// What may surround a print in a paste.
struct Wrapping: Sendable, CustomTestStringConvertible {
  let name: String
  let wrap: @Sendable ([String]) -> String

  var testDescription: String { name }

  private init(_ name: String, _ wrap: @escaping @Sendable ([String]) -> String) {
    self.name = name
    self.wrap = wrap
  }

  private static func each(
    _ name: String,
    _ line: @escaping @Sendable (String) -> String
  ) -> Wrapping {
    Wrapping(name) { $0.map { line($0) + "\n" }.joined() }
  }

  static func escaped(_ lines: [String]) -> String {
    lines.joined(separator: "\n").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
  }

  static let all: [Wrapping] = [
    Wrapping("nothing") { $0.joined(separator: "\n") },
    Wrapping("a prompt") { "(lldb) po thing\n" + $0.joined(separator: "\n") + "\n(lldb) " },
    Wrapping("Frida's prompt") { "[iPhone::Cafe ]-> show()\n" + $0.joined(separator: "\n") },
    Wrapping("a quoted string") { "\"" + escaped($0) + "\"\n" },
    Wrapping("an Objective-C string") { "$3 = 0x600000f0 @\"" + escaped($0) + "\"" },
    Wrapping("a string whose value has no name") {
      "(lldb) p thing\n(__NSCFString *) 0x00006000012a4000 @\"" + escaped($0) + "\"\n"
    },
    Wrapping("backquotes") { "`" + $0.joined(separator: "\n") + "`" },
    Wrapping("JSON") { "{\"ok\": true, \"value\": [1, {\"text\": \"" + escaped($0) + "\"}]}" },
    Wrapping("Swift's optional") { "▿ Optional<Any>\n  - some : " + $0.joined(separator: "\n") },
    Wrapping("Optional( )") { "Optional(" + $0.joined(separator: "\n") + ")\n" },
    each("line comments") { "// " + $0 },
    each("a quotation") { "> > " + $0 },
    each("a starred comment") { " * " + $0 },
    Wrapping("a comment") { "/*\n" + $0.joined(separator: "\n") + "\n*/\n" },
    Wrapping("a fence") {
      "It does not work:\n\n```text\n" + $0.joined(separator: "\n") + "\n```\n"
    },
    each("Markdown's escapes") {
      $0.replacing("<", with: "\\<").replacing("_", with: "\\_").replacing("*", with: "\\*")
    },
    each("entities") {
      $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    },
    each("hard blanks") { $0.replacing("   ", with: " \u{A0} ").replacing("; ", with: ";\u{A0}") },
    Wrapping("a log's first line") {
      "2020-01-31 09:00:00.000 Cafe[123:4567] " + $0.joined(separator: "\n")
    },
    each("a log") { "2020-01-31 09:00:00.000000+0100 Cafe[123:45ab] " + $0 },
    each("a log with categories") {
      "2023-10-01 12:01:02.123456+0200 Cafe[4711:12] [com.cafe:ui-tree] " + $0
    },
    each("the system's log") { "Jan 31 09:00:00 mac Cafe(UIKitCore)[123] <Notice>: " + $0 },
    each("the Console") { "default\t09:00:00.123456+0100\tCafe\t" + $0 },
    each("a test's steps") { "    t =    12.50s " + $0 },
    each("a shift") { "\t    " + $0 },
    Wrapping("carriage returns") { "\u{FEFF}" + $0.joined(separator: "\r\n") + "\r\n" },
    Wrapping("a string in JSON in a comment") {
      "// {\n//   \"log\": \"\\\"" + escaped([escaped($0)]) + "\\\"\"\n// }\n"
    },
  ]
}
