import Jansson
import TestSupport
import Testing

@testable import Commands

/// What an object of a print may be called, by commands that ask and by the one that writes.
struct WantedNameTests {
  private static let views = """
    <UIWindow: 0x10a0; frame = (0 0; 390 844)>
       | <Cafe.MenuCell: 0x10b0; baseClass = UIControl; frame = (0 0; 390 80)>
       |    | <UILabel: 0x10c0; frame = (0 0; 99 20); text = 'Latte, large, with oat mi...'>
       | <UIView: 0x10d0; frame = (0 400; 390 80)>
       |    | <UILabel: 0x10e0; frame = (0 0; 50 20); text = 'Tea'>
       |    | <UILabel: 0x10f0; frame = (0 30; 50 20); text = 'UISwitch'>
       |    | <UISwitch: 0x1100; frame = (300 20; 51 31)>
    """

  private static let marked = """
    <UIWindow:0x10a0; AX=N; frame={{0, 0}, {390, 844}}; alpha=1>
      |--<UIView:0x10b0; AX=Y; AX.id='menu'; AX.label='The menu'; frame={{0, 0}, {390, 99}}; alpha=1>
      |--<UILabel:0x10c0; AX=Y; AX.id='UIView'; frame={{0, 200}, {390, 20}}; alpha=1>
    """

  private static let interface = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects><view id="iN0-l3-epB">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label id="UIButton" text="About"><rect key="frame" x="0" y="0" width="99" height="20"/></label>
    <button id="q7R-2k-Vb1"><rect key="frame" x="40" y="600" width="295" height="44"/>
    <state key="normal" title="Sign in"/></button></subviews></view></objects></document>
    """

  /// A name in a print, and who is meant.
  struct Name: CustomTestStringConvertible, Sendable {
    let print: String
    let name: String
    let id: String

    init(_ print: String, _ name: String, _ id: String) {
      (self.print, self.name, self.id) = (print, name, id)
    }

    var testDescription: String { name }
  }

  private static let names = [
    // An address in any case, with and without its mark.
    Name(views, "0x10F0", "UILabel-10f0"), Name(views, "10f0", "UILabel-10f0"),
    // A class in full, without its module, and the one that it is based on.
    Name(views, "Cafe.MenuCell", "MenuCell-10b0"), Name(views, "MenuCell", "MenuCell-10b0"),
    Name(views, "UIControl", "MenuCell-10b0"),
    // A text, whole and as far as it was printed: that of a control's label means the control.
    Name(views, "Tea", "UILabel-10e0"),
    Name(views, "Latte, large, with oat mi...", "MenuCell-10b0"),
    Name(views, "Latte, large, with oat mi", "MenuCell-10b0"),
    Name(views, "Latte, large, with oat milk and sugar", "MenuCell-10b0"),
    // What only the document calls it.
    Name(views, "UILabel-10e0", "UILabel-10e0"),
    Name(marked, "menu", "UIView-10b0"), Name(marked, "The menu", "UIView-10b0"),
    Name(interface, "q7R-2k-Vb1", "button-q7R-2k-Vb1"),
    Name(interface, "Sign in", "button-q7R-2k-Vb1"),
    // The first kind that matches decides: a class before a text, an identifier before a class, and
    // an id of Interface Builder's before both.
    Name(views, "UISwitch", "UISwitch-1100"), Name(marked, "UIView", "UILabel-10c0"),
    Name(interface, "UIButton", "label-UIButton"),
  ]

  @Test(arguments: names)
  func `9: an object is found by each kind of its names, before a text by the others`(
    name: Name
  ) throws {
    try Pasted.with(name.print) { desk in
      let asked = ["--dump", "paste.txt", "--view", name.name, "-o", "json"]
      let chain = desk.run(["chain"] + asked)
      let first = try chain.json["chain"]?[0]?["id"]?.string
      #expect(first == name.id, "\(chain.errors)")
      #expect(try desk.run(["why"] + asked).json["wanted"]?.string == name.id)
      // Who writes the scenario is asked in the same way.
      let written = desk.run("import", "paste.txt", "--at", name.name)
      let place = try written.json["script"]?[0]?["at"]?.string
      #expect(place == name.id, "\(written.errors)")
    }
  }

  @Test(arguments: ["Te", "Latte, large", "0x10a", "Cafe", "Menu"])
  func `9: a part of a name is none`(name: String) throws {
    try Pasted.with(Self.views) { desk in
      for result in [
        desk.run("chain", "--dump", "paste.txt", "--view", name),
        desk.run("import", "paste.txt", "--at", name),
      ] {
        #expect(result.status == 65)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("nothing here is called '\(name)'"), "\(result.errors)")
      }
    }
  }
}
