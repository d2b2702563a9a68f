/// Whose sessions have a process of their own, a worker, so that a trap costs no other session.
public enum Isolation: String, CaseIterable, Sendable {
  /// Those with modules that did not come with the daemon.
  case modules
  /// Those of documents from outside, too: texts, pastes and recordings that a client sends, and
  /// files that lie below no folder of scenarios.
  case outside
}
