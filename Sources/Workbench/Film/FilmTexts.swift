import Jansson
import ResponderKit
import Sentences

extension Sentence {
  /// The sentence in every language.
  var filmed: JSONValue {
    ["en": JSONValue(english), "zh-Hans": JSONValue(chinese)]
  }
}

extension Text {
  /// The text in every language that it has.
  var filmed: JSONValue {
    let object: JSONValue = ["en": JSONValue(en)]
    if let zhHans { object.set("zh-Hans", zhHans) }
    return object
  }
}
