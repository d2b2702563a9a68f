import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  private static let tableView = Parameter("tableView", .object("UITableView"))
  private static let indexPath = Parameter("indexPath", .indexPath)

  static let uiTableView = ClassRow(
    "UITableView",
    UITableView.self,
    superclass: "UIScrollView",
    "A scroll view of rows, one below the other.",
    make: { _ in UITableView(frame: .zero) },
    properties: [
      .plain("rowHeight", \UITableView.rowHeight, 44, "How high each row is."),
      .plain(
        "alwaysBounceVertical",
        \UITableView.alwaysBounceVertical,
        true,
        "Whether it bounces up and down even if the rows fit."
      ),
      Property(
        "sections",
        .sections(of: "rows", "UITableViewCell"),
        swift: SwiftAccess(writing: .source, isReadable: false),
        standard: { .list([]) },
        "The cells of each section.",
        isNodeOnly: true,
        get: { .cells(($0 as? UITableView)?.writtenSections ?? []) },
        set: { ($0 as? UITableView)?.write(sections: $1.cells()) }
      ),
      Property(
        "numberOfRows",
        .count,
        swift: SwiftAccess(writing: .source, isReadable: false),
        standard: { .number(0) },
        "How many rows there are, where no sections are written.",
        isNodeOnly: true,
        get: { ($0 as? UITableView).map { .number(Double($0.numberOfAllRows)) } ?? .none },
        set: { ($0 as? UITableView)?.write(numberOfRows: Int($1.number ?? 0)) }
      ),
      .plain(
        "allowsSelection",
        \UITableView.allowsSelection,
        true,
        "Whether a press highlights and selects a row."
      ),
      .plain(
        "allowsMultipleSelection",
        \UITableView.allowsMultipleSelection,
        false,
        "Whether several rows can be selected."
      ),
      .reading(
        "numberOfSections",
        \UITableView.numberOfSections,
        "How many sections there are."
      ) { .number(0) },
      .objects(
        "visibleCells",
        "UITableViewCell",
        reading: \UITableView.visibleCells,
        "The cells on the screen."
      ),
      Property(
        "indexPathForSelectedRow",
        .optional(.indexPath),
        standard: { .none },
        "The selected row, the first where there are several.",
        get: { .path(($0 as? UITableView)?.indexPathForSelectedRow) }
      ),
      Property(
        "indexPathsForSelectedRows",
        .optional(.list(.indexPath)),
        standard: { .none },
        "The selected rows, in the order of their selection.",
        get: { .paths(($0 as? UITableView)?.indexPathsForSelectedRows) }
      ),
    ],
    methods: tableCalls,
    delegateProtocol: "UITableViewDelegate",
    delegateMethods: tableQuestions
      + MethodRow.cellMenu(
        tableView,
        "Row",
        indexPath,
        shown: .shouldShowMenuForRowAt,
        can: .canPerformActionForRowAt
      )
  )

  private static let tableCalls: [MethodRow] = [
    .calling(
      "cellForRow",
      swift: "func cellForRow(at indexPath: IndexPath) -> UITableViewCell?",
      [indexPath],
      answer: .optional(.object("UITableViewCell")),
      "Answers the cell of a row on the screen; null for any other."
    ) { (table: UITableView, arguments) in
      arguments.indexPath(0).flatMap { table.cellForRow(at: $0) }.map { .object($0) } ?? .none
    },
    .calling(
      "indexPath",
      swift: "func indexPath(for cell: UITableViewCell) -> IndexPath?",
      [Parameter("cell", .object("UITableViewCell"))],
      answer: .optional(.indexPath),
      "Answers the row of a cell."
    ) { (table: UITableView, arguments) in
      .path(arguments.object(0).flatMap { table.indexPath(for: $0) })
    },
    .calling(
      "selectRow",
      swift: "func selectRow(at indexPath: IndexPath?, animated: Bool, "
        + "scrollPosition: UITableView.ScrollPosition)",
      [
        Parameter("indexPath", .optional(.indexPath)), Parameter("animated", .flag),
        Parameter("scrollPosition", .choice(positions)),
      ],
      "Selects a row by code, of which the delegate hears nothing; null selects none."
    ) { (table: UITableView, arguments) in
      table.selectRow(
        at: arguments.indexPath(0),
        animated: arguments.flag(1),
        scrollPosition: position(arguments[argument: 2])
      )
      return .none
    },
    .calling(
      "deselectRow",
      swift: "func deselectRow(at indexPath: IndexPath, animated: Bool)",
      [indexPath, Parameter("animated", .flag)],
      "Deselects a row by code, of which the delegate hears nothing."
    ) { (table: UITableView, arguments) in
      if let path = arguments.indexPath(0) {
        table.deselectRow(at: path, animated: arguments.flag(1))
      }
      return .none
    },
    .calling(
      "scrollToRow",
      swift: "func scrollToRow(at indexPath: IndexPath, "
        + "at scrollPosition: UITableView.ScrollPosition, animated: Bool)",
      [
        indexPath, Parameter("scrollPosition", .choice(positions)), Parameter("animated", .flag),
      ],
      "Scrolls to a row."
    ) { (table: UITableView, arguments) in
      if let path = arguments.indexPath(0) {
        table.scrollToRow(
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
      "Asks anew for all rows; the selection is gone."
    ) { (table: UITableView) in table.reloadData() },
  ]

  private static let positions = ["none", "top", "middle", "bottom"]

  private static func position(_ value: Value) -> UITableView.ScrollPosition {
    switch value.name {
    case "top": .top
    case "middle": .middle
    case "bottom": .bottom
    default: .none
    }
  }

  private static let tableQuestions: [MethodRow] = [
    .overriding(
      .shouldHighlightRowAt,
      swift: "func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) "
        + "-> Bool",
      [tableView, indexPath],
      answer: .flag,
      forms: .question,
      "Answers whether a pressed row is highlighted, and so selected."
    ),
    .overriding(
      .didHighlightRowAt,
      swift: "func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)",
      [tableView, indexPath],
      "Told that a pressed row is highlighted."
    ),
    .overriding(
      .didUnhighlightRowAt,
      swift: "func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)",
      [tableView, indexPath],
      "Told that the highlight is gone."
    ),
    .overriding(
      .willSelectRowAt,
      swift: "func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) "
        + "-> IndexPath?",
      [tableView, indexPath],
      answer: .optional(.indexPath),
      forms: .object,
      "Answers the row to select in place of one; null selects none."
    ),
    .overriding(
      .didSelectRowAt,
      swift: "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)",
      [tableView, indexPath],
      "Told that the user has selected a row."
    ),
    .overriding(
      .willDeselectRowAt,
      swift: "func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) "
        + "-> IndexPath?",
      [tableView, indexPath],
      answer: .optional(.indexPath),
      forms: .object,
      "Answers the row to deselect in place of one; null deselects none."
    ),
    .overriding(
      .didDeselectRowAt,
      swift: "func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)",
      [tableView, indexPath],
      "Told that the user has deselected a row."
    ),
  ]

  static let uiTableViewCell = ClassRow(
    "UITableViewCell",
    UITableViewCell.self,
    superclass: "UIView",
    "A row of a table.",
    make: { _ in UITableViewCell(frame: .zero) },
    initializer: SwiftInitializer([
      .always("style", ".default"), .always("reuseIdentifier", "nil"),
    ]),
    properties: [
      .part("contentView", "UIView", \UITableViewCell.contentView, "What the cell shows."),
      .plain(
        "isHighlighted",
        \UITableViewCell.isHighlighted,
        false,
        "Whether a finger presses the row."
      ),
      .plain("isSelected", \UITableViewCell.isSelected, false, "Whether the row is selected."),
      .ownSubviews { ($0 as? UITableViewCell)?.addOwn($1) },
    ]
  )
}
