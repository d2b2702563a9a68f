import WorkbenchFraming

extension WireClient {
  /// Waits for the first notification of a kind; those before it are dropped.
  func nextNotification(where isWanted: (WireNotification) -> Bool) throws -> WireNotification? {
    while let notification = try nextNotification() {
      if isWanted(notification) { return notification }
    }
    return nil
  }
}
