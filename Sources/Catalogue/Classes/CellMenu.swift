@_spi(Workbench) import ResponderKit

extension MethodRow {
  /// What the delegate of a list is asked and told about the edit menu of a cell.
  ///
  /// `cell` is what Swift's names call a cell, `Row` or `Item`; `shown` asks whether there is a menu,
  /// and `can` whether it has an action.
  static func cellMenu(
    _ list: Parameter,
    _ cell: String,
    _ indexPath: Parameter,
    shown: ResponderKit.Method,
    can: ResponderKit.Method
  ) -> [MethodRow] {
    let acting = [
      list, Parameter("action", .selector), indexPath,
      Parameter("sender", .optional(.object("NSObject"))),
    ]
    let start = "func \(list.name)(_ \(list.name): \(list.type.className ?? "")"
    let rest = " action: Selector, for\(cell)At indexPath: IndexPath, withSender sender: Any?)"
    return [
      .overriding(
        shown,
        swift: start + ", \(shown.name) indexPath: IndexPath) -> Bool",
        [list, indexPath],
        answer: .flag,
        forms: .question,
        "Answers whether a cell that is pressed for long shows an edit menu."
      ),
      .overriding(
        can,
        swift: start + ", canPerformAction" + rest + " -> Bool",
        acting,
        answer: .flag,
        forms: .question,
        "Answers whether that menu has cut, copy or paste."
      ),
      .overriding(
        .performAction,
        swift: start + ", performAction" + rest,
        acting,
        "Told that cut, copy or paste has been chosen."
      ),
    ]
  }
}
