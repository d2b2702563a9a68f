package import Sentences

/// A value that no object of UIKit's could take, with the reason.
package struct RefusedValue: Error {
  /// One sentence.
  package let message: Sentence

  init(_ message: Sentence) {
    self.message = message
  }
}
