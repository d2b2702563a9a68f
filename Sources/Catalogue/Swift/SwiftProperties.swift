/// How Swift writes and reads a property that documents name.
///
/// Most are assigned by their name; these are not. `#` stands for the value and `@` for the object.
package enum SwiftProperties {
  /// How a value is given to an object.
  package enum Writing: Sendable {
    case assigned
    /// One statement.
    case statement(String)
    /// Statements for each element of a list.
    case each([String])
    /// Given when the object is made.
    case initializer
    /// The numbers of the cases of an enum.
    case numbers(String)
    /// The targets of a control.
    case controlTargets
    /// A recognizer's target, written with its action.
    case target
    /// A recognizer's targets.
    case recognizerTargets
    /// UIKit has no way to say it, for this reason.
    case impossible(String)
    /// The cells of a list, given by a data source that the file declares.
    case source
    /// The views that a cell adds to itself when it is made.
    case ownSubviews
    /// True of the device, not of the code: a person sees to it before, by doing this.
    case device(String)
  }

  /// Returns how a property of a class is written.
  package static func writing(_ name: String, of entry: Catalogue.Entry) -> Writing {
    entry.ancestry.lazy.compactMap { writings[$0]?[name] }.first ?? .assigned
  }

  /// Returns how a property of a class is read from `receiver`.
  package static func reading(_ name: String, of entry: Catalogue.Entry, on receiver: String) -> String {
    let form = entry.ancestry.lazy.compactMap { readings[$0]?[name] }.first ?? name
    return receiver + "." + form.replacing("@", with: receiver)
  }

  private static let writings: [String: [String: Writing]] = [
    "UIView": [
      "subviews": .each(["@.addSubview(#)"]),
      "gestureRecognizers": .each(["@.addGestureRecognizer(#)"]),
      "interactions": .each(["@.addInteraction(#)"]),
    ],
    "UIButton": ["title": .statement("@.setTitle(#, for: .normal)")],
    "UISegmentedControl": [
      "segments": .each(["@.insertSegment(withTitle: #, at: @.numberOfSegments, animated: false)"])
    ],
    "UIControl": ["targets": .controlTargets],
    "UITextField": ["selectedTextRange": noTextRange],
    "UITextView": ["selectedTextRange": .statement("@.selectedRange = #")],
    "UIViewController": [
      "children": .each(["@.addChild(#)", "#.didMove(toParent: @)"]),
      "presentedViewController": .statement("@.present(#, animated: false)"),
      "keyCommands": .each(["@.addKeyCommand(#)"]),
      "view": .impossible("a root view is what loadView gives"),
    ],
    "UIAlertController": [
      "preferredStyle": .initializer,
      "actions": .each(["@.addAction(#)"]),
      "textFields": .impossible("UIKit makes the text fields of an alert itself"),
    ],
    "UIEditMenuInteraction": ["delegate": .initializer],
    "UIApplication": [
      "isNowPlaying": .device("let the app play sound, so that remote commands go to it")
    ],
    "UITableView": ["sections": .source, "numberOfRows": .source],
    "UITableViewCell": ["subviews": .ownSubviews],
    "UICollectionView": [
      "sections": .source,
      "numberOfItems": .source,
      "itemSize":
        .statement("(@.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = #"),
    ],
    "UICollectionViewCell": ["subviews": .ownSubviews],
    "UndoManager": [
      "canUndo": .statement("@.registerUndo(withTarget: @) { _ in }"),
      "canRedo": .impossible("UIKit can redo only what has been undone"),
    ],
    "CALayer": [
      "transform": .impossible("a view's transform says the same"),
      "sublayers": .each(["@.addSublayer(#)"]),
    ],
    "UIGestureRecognizer": [
      "target": .target,
      "action": .target,
      "targets": .recognizerTargets,
      "requireToFail": .each(["@.require(toFail: #)"]),
      "allowedTouchTypes": .numbers("UITouch.TouchType"),
      "allowedPressTypes": .numbers("UIPress.PressType"),
    ],
  ]

  private static let noTextRange = Writing.impossible(
    "a UITextField's selection is no range of numbers in UIKit"
  )

  private static let readings: [String: [String: String]] = [
    "UIButton": ["title": "currentTitle"],
    "UITouch": [
      "location": "location(in: nil)", "previousLocation": "previousLocation(in: nil)",
    ],
    "UIGestureRecognizer": ["location": "location(in: @.view)"],
    "UIPanGestureRecognizer": [
      "translation": "translation(in: @.view)", "velocity": "velocity(in: @.view)",
    ],
  ]

  /// How objects that are always there are reached.
  package static let fixtures = [
    "application": "UIApplication.shared",
    "pasteboard": "UIPasteboard.general",
    "menuController": "UIMenuController.shared",
  ]
}

extension SwiftProperties {
  /// Sets in UIKit that documents see as lists.
  package static let sets: Set<String> = ["allTouches", "allPresses", "allTargets"]

  /// Whether Swift can read a property of a class; some are only for documents to write.
  package static func isReadable(_ name: String, of entry: Catalogue.Entry) -> Bool {
    !entry.ancestry.contains { unreadable[$0]?.contains(name) == true }
  }

  private static let unreadable: [String: Set<String>] = [
    "UITableView": ["sections", "numberOfRows"],
    "UICollectionView": ["sections", "numberOfItems", "itemSize"],
  ]

  /// Whether Swift's property may be `nil` although documents always find a value.
  package static func isOptional(_ property: Property, of entry: Catalogue.Entry) -> Bool {
    if case .optional = property.type { return true }
    return entry.ancestry.contains { optionals[$0]?.contains(property.name) == true }
  }

  private static let optionals: [String: Set<String>] = [
    "UIEvent": ["allTouches"],
    "UIView": ["gestureRecognizers"],
    "UITextField": ["text"],
    "UITextView": ["text"],
    "UIButton": ["title"],
    "UICollectionView": ["indexPathsForSelectedItems"],
    "UIResponder": ["keyCommands"],
  ]
}
