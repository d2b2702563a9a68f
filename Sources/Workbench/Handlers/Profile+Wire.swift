import Jansson
import ResponderKit
import WorkbenchProtocol

extension Profile {
  /// The profile as documents write it, with what differs from the defaults.
  var json: JSONValue {
    let object: JSONValue = [.ios: JSONValue(ios)]
    let toggles = JSONValue.object()
    // Dictionaries have no order, and the same run must be told alike each time.
    for (name, setting) in self.toggles.sorted(by: { $0.key < $1.key }) {
      toggles.set(name, setting.json)
    }
    let numbers = JSONValue.object()
    for (name, number) in self.numbers.sorted(by: { $0.key < $1.key }) {
      numbers.set(name, number)
    }
    if toggles.count > 0 { object.set("toggles", toggles) }
    if numbers.count > 0 { object.set("numbers", numbers) }
    return object
  }
}
