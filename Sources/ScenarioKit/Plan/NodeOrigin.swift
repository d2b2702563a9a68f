/// What an object of a document is in the app that it was imported from.
///
/// The model does not look at it: trees, routes and reasons speak with it.
package struct NodeOrigin: Hashable, Sendable {
  /// The class as it was printed.
  package var className: String?

  /// UIKit's class that it is of, where the model has another for it.
  package var baseClass: String?

  /// Where the object lay in memory, `0x` and digits.
  package var address: String?

  /// Its id in Interface Builder.
  package var ib: String?

  /// The line of the paste that tells of it, from 1.
  package var line: Int?

  /// The text that it shows.
  package var text: String?

  /// Whether the text was cut when it was printed.
  package var isTextCut = false

  package var label: String?

  package var identifier: String?

  /// The key paths of animations that were running.
  package var animations: [String] = []

  /// The properties whose values are assumed.
  package var assumed: [String] = []

  /// The properties whose values nobody knows.
  package var unknown: [String] = []

  /// The members of `origin` in a node.
  static let keys = [
    "class", "baseClass", "address", "ib", "line", "text", "cut", "label", "identifier",
    "animations", "assumed", "unknown",
  ]

  init() {}
}

/// What is known of the app that a document was imported from.
package struct AppOrigin: Hashable, Sendable {
  /// The form of the print that the views are from.
  package var form: String?

  /// What of the app nobody knows, such as `windows`.
  package var unknown: [String] = []

  /// What the print says was really hit; nil where it does not tell.
  package var reality: Reality?

  /// The members of `origin` in `app`.
  static let keys = ["form", "unknown", "reality"]

  init() {}
}

extension AppOrigin {
  /// A touch of the app itself, as a test tool or the touch's own print tells of it.
  package struct Reality: Hashable, Sendable {
    /// Where it was: on the screen, or in the bounds of `view`.
    package var point: [Double]

    /// The id of the view in whose bounds the point is.
    package var view: String?

    /// The id of the view that was hit; the address of one that was not printed, nil for none.
    package var hit: String?

    /// The members of `reality`.
    static let keys = ["at", "hit"]
  }
}
