import Foundation

extension UITableView {
  static var menuQuestions: (shows: Method, performs: Method) {
    (.shouldShowMenuForRowAt, .canPerformActionForRowAt)
  }

  final func ask(
    _ delegate: AnyObject,
    _ question: CellMenuQuestion,
    at path: IndexPath
  ) -> Bool? {
    guard let delegate = delegate as? any UITableViewDelegate else { return nil }
    switch question {
    case .shows:
      return delegate.tableView(self, shouldShowMenuForRowAt: path)
    case .performs(let action, let sender):
      return delegate.tableView(self, canPerformAction: action, forRowAt: path, withSender: sender)
    case .chosen(let action, let sender):
      delegate.tableView(self, performAction: action, forRowAt: path, withSender: sender)
      return true
    }
  }
}
