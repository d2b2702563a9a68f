/// How much one of several may have of what all take from.
///
/// Nobody gets more who has more than three times what is free. So one alone comes to three quarters,
/// and there is always some for those who come; the more they are, the less each has. Switches share
/// the memory for their queues by this rule, since nobody has to know how many will come.
enum Share {
  /// Tells whether somebody gets no more.
  ///
  /// - Parameters:
  ///   - own: How much they have.
  ///   - free: How much nobody has.
  /// - Returns: Whether they have their share, or nothing is free.
  static func isUsedUp(by own: Int, free: Int) -> Bool { free <= 0 || own / 3 > free }
}
