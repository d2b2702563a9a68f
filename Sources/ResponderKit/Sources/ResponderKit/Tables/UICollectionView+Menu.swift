import Foundation

extension UICollectionView {
  static var menuQuestions: (shows: Method, performs: Method) {
    (.shouldShowMenuForItemAt, .canPerformActionForItemAt)
  }

  final func ask(
    _ delegate: AnyObject,
    _ question: CellMenuQuestion,
    at path: IndexPath
  ) -> Bool? {
    guard let delegate = delegate as? any UICollectionViewDelegate else { return nil }
    switch question {
    case .shows:
      return delegate.collectionView(self, shouldShowMenuForItemAt: path)
    case .performs(let action, let sender):
      return delegate.collectionView(
        self,
        canPerformAction: action,
        forItemAt: path,
        withSender: sender
      )
    case .chosen(let action, let sender):
      delegate.collectionView(self, performAction: action, forItemAt: path, withSender: sender)
      return true
    }
  }
}
