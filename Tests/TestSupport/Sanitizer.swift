/// A build that checks memory or threads while it runs.
public enum Sanitizer {
  /// Whether this build has one: everything takes some ten times as long.
  ///
  /// Tests that do one thing for every byte of a text, or at every record of every scenario, are left
  /// out then, for they would take longer than all others together. A plain build runs them.
  public static var isOn: Bool {
    #if SANITIZING
    true
    #else
    false
    #endif
  }
}
