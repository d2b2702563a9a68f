/// The systems that a profile may name, as people type them.
public enum ProfileSystem {
  /// Their names, oldest first.
  public static let names = [
    "ios12", "ios13", "ios13.4", "ios14", "ios15", "ios16", "ios17", "ios18",
  ]
}
