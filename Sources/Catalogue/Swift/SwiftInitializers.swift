/// How Swift makes an object of a class that documents declare.
package enum SwiftInitializers {
  /// One argument: its label, the property that says it, and what stands around the value.
  package struct Argument: Sendable {
    package let label: String
    /// `nil` where the argument is always the same.
    package let property: String?
    package var wrapper = "#"
    /// What stands there when the node says nothing; `nil` leaves the argument out.
    package var otherwise: String?
  }

  /// Returns the arguments of the initializer of a class.
  package static func arguments(of entry: Catalogue.Entry) -> [Argument] {
    entry.ancestry.lazy.compactMap { initializers[$0] }.first ?? []
  }

  /// Whether an object of the class takes its frame when it is made.
  package static func takesFrame(_ entry: Catalogue.Entry) -> Bool {
    entry.ancestry.contains("UIView") && !entry.ancestry.contains("UITableViewCell")
  }

  private static let attributes = Argument(label: "attributes", property: "attributes")

  private static let initializers: [String: [Argument]] = [
    "UIAction": [
      Argument(label: "title", property: "title"),
      Argument(label: "identifier", property: "identifier", wrapper: "UIAction.Identifier(#)"),
      attributes,
      Argument(label: "handler", property: "handler", otherwise: "{ _ in }"),
    ],
    "UIKeyCommand": [
      Argument(label: "title", property: "title"),
      Argument(label: "action", property: "action", otherwise: "Selector((\"none\"))"),
      Argument(label: "input", property: "input", otherwise: "\"\""),
      Argument(label: "modifierFlags", property: "modifierFlags"),
      attributes,
    ],
    "UICommand": [
      Argument(label: "title", property: "title"),
      Argument(label: "action", property: "action", otherwise: "Selector((\"none\"))"),
      attributes,
    ],
    "UIMenu": [
      Argument(label: "title", property: "title"),
      Argument(label: "identifier", property: "identifier", wrapper: "UIMenu.Identifier(#)"),
      Argument(label: "options", property: "options"),
      Argument(label: "children", property: "children"),
    ],
    "UIMenuItem": [
      Argument(label: "title", property: "title", otherwise: "\"\""),
      Argument(label: "action", property: "action", otherwise: "Selector((\"none\"))"),
    ],
    "UIAlertAction": [
      Argument(label: "title", property: "title", otherwise: "nil"),
      Argument(label: "style", property: "style", otherwise: ".default"),
      Argument(label: "handler", property: "handler"),
    ],
    "UIAlertController": [
      Argument(label: "title", property: "title", otherwise: "nil"),
      Argument(label: "message", property: "message", otherwise: "nil"),
      Argument(label: "preferredStyle", property: "preferredStyle", otherwise: ".alert"),
    ],
    "UITableViewCell": [
      Argument(label: "style", property: nil, otherwise: ".default"),
      Argument(label: "reuseIdentifier", property: nil, otherwise: "nil"),
    ],
    "UICollectionView": [
      Argument(
        label: "collectionViewLayout",
        property: nil,
        otherwise: "UICollectionViewFlowLayout()"
      )
    ],
    "UIEditMenuInteraction": [
      Argument(label: "delegate", property: "delegate", otherwise: "nil")
    ],
    "UIContextMenuInteraction": [Argument(label: "delegate", property: "delegate")],
  ]
}
