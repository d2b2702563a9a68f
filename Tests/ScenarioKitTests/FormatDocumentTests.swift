import ScenarioTestSupport
import Testing

/// What the page of the format names and no scenario shows, each in a document that holds.
struct FormatDocumentTests {
  struct Document: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }
  }

  @Test(arguments: documents)
  func `a document does what the page says`(document: Document) throws {
    #expect(try Scenario.run(document.text) == [])
  }

  private static let documents: [Document] = [
    Document(
      "the app's life",
      """
      { "format": 1, "app": { "delegate": { "id": "ad" }, "application": {
      "applicationSupportsShakeToEdit": false }, "windows": [ { "id": "w" } ] }, "script": [
      { "send": "application.resignActive", "expect": { "fired": {
      "application.willResignActive": 1 }, "values": {
      "application.applicationSupportsShakeToEdit": false } } }, { "send":
      "application.becomeActive", "expect": { "fired": { "application.didBecomeActive": 1 }
      } }, { "send": "application.enterBackground", "expect": { "fired": {
      "application.didEnterBackground": 1 } } }, { "send": "application.enterForeground",
      "expect": { "fired": { "application.willEnterForeground": 1 } } }, { "send":
      "application.terminate", "expect": { "fired": { "application.willTerminate": 1 } } } ]
      }
      """
    ),
    Document(
      "motion and presses, event by event",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "subviews": [ { "id": "a", "frame": [0, 0, 99, 99], "overrides": {
      "canBecomeFirstResponder": true, "motionBegan": [], "motionEnded": [],
      "motionCancelled": [], "pressesBegan": [], "pressesChanged": [], "pressesCancelled":
      [] } } ] } ] }, "script": [ { "send": "first-responder.become", "on": "a", "expect": {
      "firstResponder": "a" } }, { "send": "motion.began" }, { "send": "motion.ended",
      "expect": { "calls": ["a.motionBegan", "a.motionEnded"] } }, { "wait": 5 }, { "send":
      "motion.began" }, { "send": "motion.cancelled", "expect": { "fired": {
      "a.motionCancelled": 1 } } }, { "send": "press.began", "type": "select" }, { "send":
      "press.changed", "type": "select", "force": 0.5, "expect": { "fired": {
      "a.pressesChanged": 1 } } }, { "send": "press.cancelled", "expect": { "fired": {
      "a.pressesCancelled": 1 } } }, { "send": "first-responder.resign", "on": "a",
      "expect": { "firstResponder": null } } ] }
      """
    ),
    Document(
      "a menu that is hidden",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "subviews": [ { "id": "a", "frame": [0, 0, 99, 99], "implements": ["copy:"],
      "overrides": { "canBecomeFirstResponder": true }, "interactions": [ { "class":
      "UIEditMenuInteraction" } ] } ] } ] }, "script": [ { "call": "becomeFirstResponder",
      "on": "a" }, { "send": "edit-menu.show", "from": "a", "at": [1, 1], "expect": {
      "values": { "menu.isVisible": true } } }, { "send": "edit-menu.hide", "expect": {
      "values": { "menu.isVisible": false } } } ] }
      """
    ),
    Document(
      "scrolling without bounce, by wheel and page by page",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "subviews": [ { "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 400],
      "contentSize": [390, 2000], "contentOffset": [0, 100], "bounces": false }, { "id":
      "pages", "class": "UIScrollView", "frame": [0, 400, 390, 400], "contentSize": [3900,
      400], "isPagingEnabled": true } ] } ] }, "script": [ { "send": "scroll.wheel", "at":
      "page", "by": [0, -50], "expect": { "values": { "page.contentOffset.y": 150 } } }, {
      "send": "touch.drag", "from": "page", "by": [0, 300], "expect": { "values": {
      "page.contentOffset.y": 0 } } }, { "send": "touch.flick", "from": "pages", "by":
      [-150, 0] }, { "wait": "idle", "expect": { "values": { "pages.contentOffset.x": 390 }
      } } ] }
      """
    ),
    Document(
      "values that a node writes",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "subviews": [ { "id": "note", "class": "UITextView", "frame": [0, 0, 90, 40],
      "isEditable": false, "isSelectable": false }, { "id": "choice", "class":
      "UISegmentedControl", "frame": [0, 50, 200, 32], "segments": ["a", "b"],
      "isMomentary": true }, { "id": "list", "class": "UITableView", "frame": [0, 100, 390,
      300], "rowHeight": 60, "numberOfRows": 3 }, { "id": "card", "frame": [0, 500, 90, 90],
      "layer": { "zPosition": -5, "cornerRadius": 4 }, "gestureRecognizers": [ { "id":
      "pen", "class": "UITapGestureRecognizer", "allowedTouchTypes": "pencil" } ] } ] } ],
      "objects": [ { "id": "tabs", "class": "UITabBarController", "selectedIndex": 1,
      "viewControllers": [ { "id": "first" }, { "id": "second" } ] }, { "id": "undo",
      "class": "UndoManager", "canRedo": true }, { "id": "alert", "class":
      "UIAlertController", "preferredStyle": "alert", "textFields": [ { "id": "name" } ] } ]
      }, "script": [ { "expect": { "values": { "note.isEditable": false,
      "note.isSelectable": false, "choice.segments": ["a", "b"],
      "list.cellForRow[0,1].frame": [0, 60, 390, 60], "card.layer.zPosition": -5,
      "card.layer.cornerRadius": 4, "tabs.selectedViewController": "second", "undo.canRedo":
      true, "alert.preferredStyle": "alert", "alert.textFields[0]": "name" } } }, { "send":
      "touch.tap", "at": { "in": "choice", "part": "segment[1]" }, "expect": { "fired": {
      "choice.valueChanged": 1 }, "values": { "choice.selectedSegmentIndex": -1 } } }, {
      "send": "touch.tap", "at": "note", "expect": { "firstResponder": null } }, { "send":
      "touch.tap", "at": "card", "force": 2, "expect": { "fired": { "pen.ended": 0 } } }, {
      "send": "touch.tap", "at": "card", "type": "pencil", "expect": { "fired": {
      "pen.ended": 1 } } } ] }
      """
    ),
    Document(
      "what views and controllers are told",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "rootViewController": { "id": "vc", "overrides": { "loadView": [ "super", { "note":
      "loaded" } ], "viewWillDisappear": [ "super", { "note": "leaving" } ] }, "view": {
      "id": "root", "subviews": [ { "id": "card", "frame": [0, 0, 50, 50], "overrides": {
      "didMoveToSuperview": [ { "note": "placed" } ], "willMove(toWindow:)": [ { "note":
      "going", "with": { "to": "$newWindow" } } ], "didMoveToWindow": [ { "note": "moved" }
      ] } } ] } } } ], "objects": [ { "id": "other", "class": "UIViewController",
      "modalPresentationStyle": "fullScreen" } ] }, "script": [ { "expect": { "fired": {
      "vc.loaded": 1, "card.placed": 1, "card.moved": 1 } } }, { "call":
      "removeFromSuperview", "on": "card", "expect": { "fired": { "card.placed": 1,
      "card.moved": 1 }, "calls": [ { "call": "card.going", "with": { "to": null } } ] } },
      { "call": "present", "on": "vc", "with": ["other"] }, { "wait": "idle", "expect": {
      "fired": { "vc.leaving": 1 } } } ] }
      """
    ),
    Document(
      "a control that refuses and one that loses its touch",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "subviews": [ { "id": "no", "class": "UIControl", "frame": [0, 0, 50, 50],
      "overrides": { "beginTracking": false } }, { "id": "yes", "class": "UIControl",
      "frame": [0, 50, 50, 50], "overrides": { "cancelTracking": [ "super", { "note": "lost"
      } ] } } ] } ] }, "script": [ { "send": "touch.began", "at": "no", "expect": {
      "values": { "no.isTracking": false } } }, { "send": "touch.ended" }, { "send":
      "touch.began", "at": "yes" }, { "send": "touch.cancelled", "expect": { "fired": {
      "yes.lost": 1 } } } ] }
      """
    ),
    Document(
      "input views of controllers, and a menu that is built",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "subviews": [ { "id": "a", "frame": [0, 0, 50, 50], "implements": ["copy:"],
      "interactions": [ { "class": "UIEditMenuInteraction" } ], "overrides": {
      "canBecomeFirstResponder": true, "inputViewController": "pad",
      "inputAccessoryViewController": "bar", "buildMenu": [ "super", { "note": "built" } ] }
      } ] } ], "objects": [ { "id": "pad", "class": "UIInputViewController", "view": { "id":
      "keys", "frame": [0, 0, 390, 200] } }, { "id": "bar", "class":
      "UIInputViewController", "view": { "id": "strip", "frame": [0, 0, 390, 40] } } ] },
      "script": [ { "call": "becomeFirstResponder", "on": "a", "expect": { "values": {
      "keyboard.inputView": "keys", "keyboard.inputAccessoryView": "strip" } } }, { "send":
      "edit-menu.show", "from": "a", "expect": { "fired": { "a.built": 1 } } } ] }
      """
    ),
    Document(
      "a form that keeps its keyboard",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "rootViewController": { "id": "vc", "modalPresentationStyle": "formSheet",
      "overrides": { "disablesAutomaticKeyboardDismissal": { "onlyIf": {
      "$self.isViewLoaded": true } } } } } ] }, "script": [ { "expect": { "values": {
      "vc.isViewLoaded": true } } } ] }
      """
    ),
    Document(
      "recognizers' delegates",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "subviews": [ { "id": "a", "frame": [0, 0, 99, 99], "overrides": {
      "canBecomeFirstResponder": true }, "gestureRecognizers": [ { "id": "one", "class":
      "UITapGestureRecognizer", "delegate": { "overrides": { "shouldBeRequiredToFailBy":
      true } } }, { "id": "two", "class": "UITapGestureRecognizer" }, { "id": "button",
      "class": "UITapGestureRecognizer", "allowedPressTypes": "select", "delegate": {
      "overrides": { "shouldReceivePress": false } } } ] } ] } ] }, "script": [ { "send":
      "touch.tap", "at": "a", "expect": { "fired": { "one.ended": 1, "two.ended": 0 } } }, {
      "call": "becomeFirstResponder", "on": "a" }, { "send": "press.button", "type":
      "select", "expect": { "fired": { "button.shouldReceivePress": 1, "button.ended": 0 } }
      } ] }
      """
    ),
    Document(
      "the menu of an item",
      """
      { "format": 1, "app": { "windows": [ { "id": "w", "frame": [0, 0, 390, 844],
      "subviews": [ { "id": "grid", "class": "UICollectionView", "frame": [0, 0, 390, 400],
      "sections": [ { "items": [ { "id": "one" } ] } ], "delegate": { "overrides": {
      "shouldShowMenuForItemAt": true, "canPerformActionForItemAt": { "onlyIf": { "$action":
      "cut:" } }, "performAction": [ { "note": "did" } ] } } } ] } ] }, "script": [ {
      "send": "touch.hold", "at": "one", "expect": { "values": { "menu.items": ["cut:"] } }
      }, { "send": "edit-menu.choose", "item": "cut:", "expect": { "fired": { "grid.did": 1
      } } } ] }
      """
    ),
  ]
}
