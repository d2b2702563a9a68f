import ScenarioKit
import ScenarioSyntax

/// Documents that were read lately on one thread: the same bytes are not read again.
///
/// What was read is never changed, so that any number of sessions of the thread may have it.
final class DocumentShelf {
  /// What came of reading a document.
  struct Reading {
    let document: ScenarioDocument?
    let diagnostics: [Diagnostic]
    let modulesNeeded: [String]
  }

  /// What was read of a text takes some twenty times its bytes.
  private var readings = RecentList<ScenarioSource, Reading>(mostEntries: 8, mostBytes: 2 << 20)

  /// What came of a document when it was read lately; nil where it was not.
  func reading(of source: ScenarioSource) -> Reading? {
    // Bytes and name are enough: which modules are loaded never changes in a process.
    readings.value(of: source)
  }

  /// Keeps what came of a document; those that nobody asked for longest make room.
  func keep(_ reading: Reading, of source: ScenarioSource) {
    readings.keep(reading, of: source, bytes: source.contents.size)
  }
}
