/// Which methods one class overrides and which it inherits, one bit each.
///
/// Asked for at each closing record, where a dictionary would cost more than the call.
struct OverriddenMethods {
  private var inherited = InlineArray<4, UInt64>(repeating: 0)
  private var overridden = InlineArray<4, UInt64>(repeating: 0)

  init(_ table: [Method: Bool]) {
    for (method, isOverridden) in table {
      let (word, bit) = OverriddenMethods.place(of: method)
      if isOverridden { overridden[word] |= bit } else { inherited[word] |= bit }
    }
  }

  /// Whether the class overrides a method; `nil` where unknown.
  ///
  /// In neither set is a method that UIKit's class does not have.
  subscript(method: Method) -> Bool? {
    let (word, bit) = OverriddenMethods.place(of: method)
    if overridden[word] & bit != 0 { return true }
    return inherited[word] & bit != 0 ? false : nil
  }

  private static func place(of method: Method) -> (word: Int, bit: UInt64) {
    (Int(method.rawValue >> 6), 1 &<< UInt64(method.rawValue & 63))
  }
}
