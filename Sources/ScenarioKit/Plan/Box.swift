/// A value that is filled in when all names are known.
final class Box<Wrapped> {
  var value: Wrapped?

  init(_ value: Wrapped? = nil) {
    self.value = value
  }
}
