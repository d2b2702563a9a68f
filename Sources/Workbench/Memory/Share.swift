/// How much one of several may have of what all take from.
///
/// Nobody gets more who has more than some times what is free. So there is always some for those who
/// come, and the more they are, the less each has. Switches share the memory for their queues by this
/// rule, since nobody has to know how many will come.
struct Share {
  /// How many times what is free somebody may have.
  let times: Int

  /// Of sessions, which are counted: one client alone comes to three quarters.
  static let ofSessions = Share(times: 3)

  /// Of memory: one client alone comes to half.
  ///
  /// What a request takes shows only when it has been answered, so that more has to be left for others.
  static let ofMemory = Share(times: 1)

  /// Tells whether somebody gets no more.
  ///
  /// - Parameters:
  ///   - own: How much they have.
  ///   - free: How much nobody has.
  /// - Returns: Whether they have their share, or nothing is free.
  func isUsedUp(by own: Int, free: Int) -> Bool { free <= 0 || own / times > free }
}
