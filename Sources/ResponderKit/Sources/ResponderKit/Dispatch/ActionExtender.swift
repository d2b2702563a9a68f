/// Gives objects actions that their classes were extended by, as by a Swift extension.
///
/// A host sets one where a document extends classes; without it no search looks for such actions.
@_spi(Workbench) public protocol ActionExtender: AnyObject {
  /// Returns what a document does for an object that it did not declare; `nil` for nothing.
  func overrides(extending object: AnyObject) -> (any DocumentOverrides)?
}
