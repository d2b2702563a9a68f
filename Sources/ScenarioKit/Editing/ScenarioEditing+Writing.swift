import ScenarioSyntax
import Sentences

// The changes as they are placed, in the text.

extension ScenarioEditing {
  /// Writes the changes as they are placed now, and reads what comes out.
  func write() throws(ScenarioError) -> ScenarioDocument? {
    written = try WrittenChanges(of: self, first: parts.count)
    let reading = read(written.bytes)
    guard let fault = newFault(reading.diagnostics) else { return reading.document }
    // The first change after which the document has the fault: half of those that are left at a
    // time, as each look reads the document.
    var (without, with) = (0, parts.count)
    while with - without > 1 {
      let middle = (without + with) / 2
      let some = try WrittenChanges(of: self, first: middle)
      if read(some.bytes).diagnostics.contains(where: { $0.isLike(fault) }) {
        with = middle
      } else {
        without = middle
      }
    }
    let place =
      fault.pointer.isEmpty
      ? Sentence("its top", zh: "最外层") : Sentence(verbatim: fault.pointer)
    throw ScenarioError(
      type: fault.type,
      message: Sentence(
        "the document would be wrong at \(place): \(fault.message)",
        zh: "文档在 \(place) 处会出错：\(fault.message)"
      ),
      pointer: parts[with - 1].pointer,
      allowed: fault.allowed,
      hint: fault.hint
    )
  }

  /// The first fault that keeps the changed document from being loaded and that it did not have.
  private func newFault(_ diagnostics: [Diagnostic]) -> Diagnostic? {
    diagnostics.first { fault in
      fault.severity == .error && !faults.contains { $0.isLike(fault) }
    }
  }
}

extension Diagnostic {
  /// Whether it says the same, wherever that stands now.
  fileprivate func isLike(_ other: Diagnostic) -> Bool {
    type == other.type && message == other.message
  }
}
