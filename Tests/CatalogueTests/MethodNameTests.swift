@testable import Catalogue
@_spi(Workbench) import ResponderKit
import Testing

/// Methods by the names that documents may write: short, or with the labels of Swift.
struct MethodNameTests {
  private let catalogue = Catalogue.standard

  private func method(_ written: String, of name: String) throws -> String? {
    try #require(catalogue.entries[name]).method(named: written)?.name
  }

  @Test(
    arguments: [
      ("UIView", "hitTest", "hitTest"), ("UIView", "hitTest(_:with:)", "hitTest"),
      ("UIButton", "hitTest(_:with:)", "hitTest"),
      ("UIView", "pointInside", "pointInside"), ("UIView", "point(inside:with:)", "pointInside"),
      ("UIView", "point", nil), ("UIView", "hitTest(_:)", nil), ("UIView", "hitTest(", nil),
      ("UIView", "hitTest()", nil), ("UIView", "", nil), ("UIView", ")", nil),
      ("UIView", "convert", nil), ("UIView", "convert(_:to:)", "convert(_:to:)"),
      ("UIView", "insertSubview(_:at:)", "insertSubview(_:at:)"), ("UIView", "insertSubview", nil),
      ("UIResponder", "hitTest", nil), ("UIResponder", "target(forAction:withSender:)", "target"),
      ("UIControl", "removeAction(_:for:)", "removeAction"),
      ("UIControl", "removeAction(identifiedBy:for:)", "removeAction(identifiedBy:for:)"),
      ("UIControl", "sendAction(_:to:for:)", "sendAction"),
      ("UIControl", "sendAction(_:to:from:for:)", nil),
      ("UIApplication", "sendAction(_:to:from:for:)", "sendAction"),
      ("UIApplication", "sendAction(_:to:for:)", nil),
      ("UIViewController", "present(_:animated:)", "present"),
      ("UIViewController", "present(_:animated:completion:)", "present"),
      ("UIViewController", "addChild(_:completion:)", nil),
      ("UIViewController", "willMove(toWindow:)", nil),
      ("UIView", "willMove(toWindow:)", "willMove(toWindow:)"),
      ("UIView", "next", "next"), ("UIView", "next()", nil),
    ] as [(String, String, String?)]
  )
  func `a class finds its method by each of its names`(
    className: String,
    written: String,
    name: String?
  ) throws {
    #expect(try method(written, of: className) == name)
  }

  @Test(
    arguments: [
      ("shouldBegin", "shouldBegin"), ("gestureRecognizerShouldBegin(_:)", "shouldBegin"),
      ("textFieldShouldReturn(_:)", "shouldReturn"), ("shouldReturn", "shouldReturn"),
      ("tableView(_:didSelectRowAt:)", "didSelectRowAt"),
      (
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        "shouldRecognizeSimultaneouslyWith"
      ),
      ("gestureRecognizer(_:shouldReceive:)", "shouldReceiveTouch"),
      ("scrollViewDidScroll(_:)", "didScroll"), ("scrollViewDidScroll", nil),
      ("collectionView(_:didSelectItemAt:)", "didSelectItemAt"),
      ("tableView(_:didSelectItemAt:)", nil),
      ("tableView(_:canPerformAction:forRowAt:withSender:)", "canPerformActionForRowAt"),
      ("collectionView(_:canPerformAction:forItemAt:withSender:)", "canPerformActionForItemAt"),
      ("hitTest", nil), ("hitTest(_:with:)", nil), ("", nil),
    ] as [(String, String?)]
  )
  func `a delegate's method is found without its delegator and as Swift declares it`(
    written: String,
    name: String?
  ) {
    #expect(catalogue.delegateMethod(named: written)?.name == name)
  }

  @Test(arguments: [
    ("touchesBegan", "touchesBegan"), ("touchesBegan(_:with:)", "touchesBegan"),
    ("point(inside:with:)", "pointInside"), ("convert(_:to:)", "convert(_:to:)"),
    ("textFieldShouldReturn(_:)", "shouldReturn"),
    ("gestureRecognizerShouldBegin(_:)", "gestureRecognizerShouldBegin"),
    ("sendAction(_:to:for:)", "sendAction"),
    ("sendAction(_:to:from:for:)", "sendAction"), ("nobody(_:)", "nobody(_:)"),
    ("buy:", "buy:"), ("", ""), ("dismiss(animated:completion:)", "dismiss"),
    ("willMove(toParent:)", "willMove(toParent:)"), ("location(in:)", "location(in:)"),
  ])
  func `what is written with labels occurs by its short name, unless the labels are the name`(
    written: String,
    name: String
  ) {
    #expect(catalogue.shortName(of: written) == name)
  }

  @Test(
    arguments: [
      ([], ["a body"]),
      (.flag, ["true", "false", "a body"]),
      (.object, ["an object", "null", "a body"]),
      (.question, ["true", "false", "{\"onlyIf\"}", "{\"unless\"}", "a body"]),
      (
        [.question, .direction],
        [
          "true", "false", "{\"onlyIf\"}", "{\"unless\"}", "{\"direction\"}", "a body",
        ]
      ),
      ([.object, .hitTest], ["an object", "null", "{\"nilIfSelf\"}", "{\"nilIf\"}", "a body"]),
      (
        [.flag, .pointInside],
        [
          "true", "false", "{\"inset\"}", "{\"rect\"}", "{\"ellipse\"}", "{\"only\"}", "{\"also\"}",
          "{\"except\"}", "a body",
        ]
      ),
      (.actions, ["{\"only\"}", "{\"also\"}", "{\"except\"}", "a body"]),
      (
        [.actions, .pointInside],
        [
          "{\"inset\"}", "{\"rect\"}", "{\"ellipse\"}", "{\"only\"}", "{\"also\"}", "{\"except\"}",
          "a body",
        ]
      ),
    ] as [(MethodRow.Forms, [String])]
  )
  func `the forms of an override are named, a body last`(
    forms: MethodRow.Forms,
    names: [String]
  ) {
    #expect(forms.names == names)
  }

  @Test func `the actions that UIKit sends itself are those of the newest system`() {
    let actions = Catalogue.standardActions
    #expect(
      actions.isSuperset(of: ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"])
    )
    var newest = Profile()
    newest.ios = 18
    #expect(actions == Set(newest.standardEditActions.map(\.name)))
    var oldest = Profile()
    oldest.ios = 12
    #expect(actions.isSuperset(of: oldest.standardEditActions.map(\.name)))
    #expect(actions.count > oldest.standardEditActions.count)
  }
}
