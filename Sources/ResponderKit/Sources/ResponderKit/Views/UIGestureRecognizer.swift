public import Foundation

/// An object that watches the touches of a view; it is no responder (chain.recognizers-not-members).
open class UIGestureRecognizer: NSObject {
  public override init() { super.init() }
}
