import Jansson
import Rendering

extension JSONValue {
  /// The value as a document writes it, so that what is shown can be typed back.
  var typed: String { shortJSON }
}
