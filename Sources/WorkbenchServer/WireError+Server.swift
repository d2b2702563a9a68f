import WorkbenchProtocol

extension WireError {
  /// Reports that as many connections are open as may be.
  static func tooManyConnections(limit: Int) -> WireError {
    WireError(
      .workbenchBusy,
      "\(limit) connections are open, and no more are allowed",
      hint: "Close one, and connect again."
    )
  }

  /// Reports that the daemon takes nobody on any more.
  static var stopping: WireError {
    WireError(.workbenchStopping, "the daemon is stopping")
  }

  /// Reports that somebody connected whom the socket is not for.
  static func foreignUser(_ user: UInt32?) -> WireError {
    let who = user.map { "user \($0)" } ?? "a user whom the kernel does not name"
    return WireError(
      .workbenchForbidden,
      "the socket belongs to another user than \(who)",
      hint: "Start a daemon of your own."
    )
  }
}
