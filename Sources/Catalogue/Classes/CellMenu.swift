@_spi(Workbench) import ResponderKit

extension MethodRow {
  /// What the delegate of a list is asked and told about the edit menu of a cell.
  static func cellMenu(
    _ list: Parameter,
    _ indexPath: Parameter,
    shown: ResponderKit.Method,
    can: ResponderKit.Method
  ) -> [MethodRow] {
    let acting = [
      list, Parameter("action", .selector), indexPath,
      Parameter("sender", .optional(.object("NSObject"))),
    ]
    return [
      .overriding(
        shown,
        [list, indexPath],
        answer: .flag,
        forms: .question,
        "Answers whether a cell that is pressed for long shows an edit menu."
      ),
      .overriding(
        can,
        acting,
        answer: .flag,
        forms: .question,
        "Answers whether that menu has cut, copy or paste."
      ),
      .overriding(.performAction, acting, "Told that cut, copy or paste has been chosen."),
    ]
  }
}
