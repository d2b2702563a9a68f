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

  private var readings: RecentList<ScenarioSource, Reading>

  /// - Parameter mostBytes: How much memory what it keeps may take, roughly, in bytes.
  init(mostBytes: Int = 40 << 20) {
    readings = RecentList(mostEntries: 8, mostBytes: mostBytes)
  }

  /// What came of a document when it was read lately; nil where it was not.
  func reading(of source: ScenarioSource) -> Reading? {
    // Bytes and name are enough: which modules are loaded never changes in a process.
    readings.value(of: source)
  }

  /// Lets go of all.
  func clear() { readings.clear() }

  /// Keeps what came of a document; those that nobody asked for longest make room.
  func keep(_ reading: Reading, of source: ScenarioSource) {
    readings.keep(reading, of: source, bytes: source.contents.readBytes)
  }
}
