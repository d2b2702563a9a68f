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

  private var readings: [(source: ScenarioSource, reading: Reading)] = []

  /// How many documents are kept at most, and how many bytes their texts may have together: what was
  /// read of a text takes some twenty times its bytes.
  private static let limits = (documents: 8, bytes: 2 << 20)

  /// What came of a document when it was read lately; nil where it was not.
  func reading(of source: ScenarioSource) -> Reading? {
    // Bytes and name are enough: which modules are loaded never changes in a process.
    guard let place = readings.firstIndex(where: { $0.source == source }) else { return nil }
    let found = readings.remove(at: place)
    // The newest stands last; at the front is what goes first.
    readings.append(found)
    return found.reading
  }

  /// Keeps what came of a document; those that nobody asked for longest make room.
  func keep(_ reading: Reading, of source: ScenarioSource) {
    guard source.bytes.count <= Self.limits.bytes else { return }
    readings.append((source, reading))
    var bytes = readings.reduce(0) { $0 + $1.source.bytes.count }
    while readings.count > Self.limits.documents || bytes > Self.limits.bytes {
      bytes -= readings.removeFirst().source.bytes.count
    }
  }
}
