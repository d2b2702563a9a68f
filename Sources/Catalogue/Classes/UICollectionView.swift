import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  private static let collectionView = Parameter("collectionView", .object("UICollectionView"))
  private static let indexPath = Parameter("indexPath", .indexPath)

  static let uiCollectionView = ClassRow(
    "UICollectionView",
    UICollectionView.self,
    superclass: "UIScrollView",
    "A scroll view of items, in lines from left to right.",
    make: { _ in
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    initializer: SwiftInitializer(
      takesFrame: true,
      [.always("collectionViewLayout", "UICollectionViewFlowLayout()")]
    ),
    properties: [
      Property(
        "itemSize",
        .size,
        swift: SwiftAccess(
          writing: .statement(
            "(@.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = #"
          ),
          isReadable: false
        ),
        standard: { .size(CGSize(width: 50, height: 50)) },
        "How large each item is.",
        get: { ($0 as? UICollectionView)?.flowLayout.map { .size($0.itemSize) } ?? .none },
        set: { collection, value in
          guard let size = CGSize(catalogued: value) else { return }
          (collection as? UICollectionView)?.flowLayout?.itemSize = size
        }
      ),
      Property(
        "sections",
        .sections(of: "items", "UICollectionViewCell"),
        swift: SwiftAccess(writing: .source, isReadable: false),
        standard: { .list([]) },
        "The cells of each section.",
        isNodeOnly: true,
        get: { .cells(($0 as? UICollectionView)?.writtenSections ?? []) },
        set: { ($0 as? UICollectionView)?.write(sections: $1.cells()) }
      ),
      Property(
        "numberOfItems",
        .count,
        swift: SwiftAccess(writing: .source, isReadable: false),
        standard: { .number(0) },
        "How many items there are, where no sections are written.",
        isNodeOnly: true,
        get: { ($0 as? UICollectionView).map { .number(Double($0.numberOfAllItems)) } ?? .none },
        set: { ($0 as? UICollectionView)?.write(numberOfItems: Int($1.number ?? 0)) }
      ),
      .plain(
        "allowsSelection",
        \UICollectionView.allowsSelection,
        true,
        "Whether a press highlights and selects an item."
      ),
      .plain(
        "allowsMultipleSelection",
        \UICollectionView.allowsMultipleSelection,
        false,
        "Whether several items can be selected."
      ),
      .reading(
        "numberOfSections",
        \UICollectionView.numberOfSections,
        "How many sections there are."
      ) { .number(0) },
      .objects(
        "visibleCells",
        "UICollectionViewCell",
        reading: \UICollectionView.visibleCells,
        "The cells on the screen."
      ),
      Property(
        "indexPathsForSelectedItems",
        .list(.indexPath),
        swift: SwiftAccess(isOptional: true),
        standard: { .list([]) },
        "The selected items, in the order of their selection.",
        get: { .paths(($0 as? UICollectionView)?.indexPathsForSelectedItems) }
      ),
    ],
    methods: collectionCalls,
    delegateProtocol: "UICollectionViewDelegate",
    delegateMethods: collectionQuestions
      + MethodRow.cellMenu(
        collectionView,
        "Item",
        indexPath,
        shown: .shouldShowMenuForItemAt,
        can: .canPerformActionForItemAt
      )
  )

  private static let collectionCalls: [MethodRow] = [
    .calling(
      "cellForItem",
      swift: "func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?",
      [indexPath],
      answer: .optional(.object("UICollectionViewCell")),
      "Answers the cell of an item on the screen; null for any other."
    ) { (collection: UICollectionView, arguments) in
      arguments.indexPath(0).flatMap { collection.cellForItem(at: $0) }.map { .object($0) }
        ?? .none
    },
    .calling(
      "indexPath",
      swift: "func indexPath(for cell: UICollectionViewCell) -> IndexPath?",
      [Parameter("cell", .object("UICollectionViewCell"))],
      answer: .optional(.indexPath),
      "Answers the item of a cell."
    ) { (collection: UICollectionView, arguments) in
      .path(arguments.object(0).flatMap { collection.indexPath(for: $0) })
    },
    .calling(
      "selectItem",
      swift: "func selectItem(at indexPath: IndexPath?, animated: Bool, "
        + "scrollPosition: UICollectionView.ScrollPosition)",
      [
        Parameter("indexPath", .optional(.indexPath)), Parameter("animated", .flag),
        Parameter("scrollPosition", .options(positions.map(\.name))),
      ],
      "Selects an item by code, of which the delegate hears nothing; null selects none."
    ) { (collection: UICollectionView, arguments) in
      collection.selectItem(
        at: arguments.indexPath(0),
        animated: arguments.flag(1),
        scrollPosition: position(arguments[argument: 2])
      )
      return .none
    },
    .calling(
      "deselectItem",
      swift: "func deselectItem(at indexPath: IndexPath, animated: Bool)",
      [indexPath, Parameter("animated", .flag)],
      "Deselects an item by code, of which the delegate hears nothing."
    ) { (collection: UICollectionView, arguments) in
      if let path = arguments.indexPath(0) {
        collection.deselectItem(at: path, animated: arguments.flag(1))
      }
      return .none
    },
    .calling(
      "scrollToItem",
      swift: "func scrollToItem(at indexPath: IndexPath, "
        + "at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)",
      [
        indexPath, Parameter("scrollPosition", .options(positions.map(\.name))),
        Parameter("animated", .flag),
      ],
      "Scrolls to an item."
    ) { (collection: UICollectionView, arguments) in
      if let path = arguments.indexPath(0) {
        collection.scrollToItem(
          at: path,
          at: position(arguments[argument: 1]),
          animated: arguments.flag(2)
        )
      }
      return .none
    },
    .doing(
      "reloadData",
      swift: "func reloadData()",
      "Asks anew for all items; the selection is gone."
    ) { (collection: UICollectionView) in collection.reloadData() },
  ]

  private static let positions: [(name: String, value: UICollectionView.ScrollPosition)] = [
    ("top", .top), ("centeredVertically", .centeredVertically), ("bottom", .bottom),
  ]

  private static func position(_ value: Value) -> UICollectionView.ScrollPosition {
    guard case .names(let names) = value else { return [] }
    return positions.filter { names.contains($0.name) }.reduce(into: []) { $0.insert($1.value) }
  }

  private static let collectionQuestions: [MethodRow] = [
    question(.shouldHighlightItemAt, "Answers whether a pressed item is highlighted."),
    told(.didHighlightItemAt, "Told that a pressed item is highlighted."),
    told(.didUnhighlightItemAt, "Told that the highlight is gone."),
    question(.shouldSelectItemAt, "Answers whether the user may select an item."),
    told(.didSelectItemAt, "Told that the user has selected an item."),
    question(.shouldDeselectItemAt, "Answers whether the user may deselect an item."),
    told(.didDeselectItemAt, "Told that the user has deselected an item."),
  ]

  private static func question(_ method: ResponderKit.Method, _ summary: String) -> MethodRow {
    .overriding(
      method,
      swift: declaration(of: method) + " -> Bool",
      [collectionView, indexPath],
      answer: .flag,
      forms: .question,
      summary
    )
  }

  private static func told(_ method: ResponderKit.Method, _ summary: String) -> MethodRow {
    .overriding(method, swift: declaration(of: method), [collectionView, indexPath], summary)
  }

  private static func declaration(of method: ResponderKit.Method) -> String {
    "func collectionView(_ collectionView: UICollectionView, \(method.name) indexPath: IndexPath)"
  }

  static let uiCollectionViewCell = ClassRow(
    "UICollectionViewCell",
    UICollectionViewCell.self,
    superclass: "UIView",
    "An item of a collection view.",
    make: { _ in UICollectionViewCell(frame: .zero) },
    properties: [
      .part("contentView", "UIView", \UICollectionViewCell.contentView, "What the cell shows."),
      .plain(
        "isHighlighted",
        \UICollectionViewCell.isHighlighted,
        false,
        "Whether a finger presses the item."
      ),
      .plain(
        "isSelected",
        \UICollectionViewCell.isSelected,
        false,
        "Whether the item is selected."
      ),
      .ownSubviews { ($0 as? UICollectionViewCell)?.addOwn($1) },
    ]
  )
}
