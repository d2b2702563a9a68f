import TestSupport
import Testing

@testable import Importing

/// Prints of each form, whole and broken off at every byte.
struct PrintFileTests {
  @Test(arguments: PrintFile.all)
  func `1: a whole print says what the answer beside it says`(_ file: PrintFile) throws {
    let bytes = try file.bytes()
    let reading = file.form.read(bytes)
    let rows = PrintAnswer.rows(reading, of: Paste(name: "-", bytes: bytes))
    let answer = try file.answer()
    for (row, expected) in zip(rows, answer) { #expect(row == expected) }
    #expect(rows.count == answer.count)
    #expect(reading.form == file.form)
    #expect(reading.warnings.allSatisfy { [.unknownField, .elided].contains($0.kind) })
  }

  @Test(.disabled(if: Sanitizer.isOn, "every byte of every print"), arguments: PrintFile.all)
  func `1: a print that breaks off says nothing else of what stands before that`(
    _ file: PrintFile
  ) throws {
    let bytes = try file.bytes()
    let paste = Paste(name: "-", bytes: bytes)
    let whole = rowsByOffset(file.form.read(bytes), paste)
    for end in bytes.indices {
      let cut = rowsByOffset(file.form.read(Array(bytes[..<end])), paste)
      // All but the one that the cut lies in are there and the same.
      let before = whole.keys.filter { $0 < end }.sorted().dropLast()
      let lost = before.filter { cut[$0] == nil }
      try #require(lost.isEmpty, "cut at \(end)")
      for offset in before {
        let faults = faults(of: cut[offset] ?? [:], against: whole[offset] ?? [:], in: file.form)
        try #require(faults.isEmpty, "cut at \(end)")
      }
      // What stands before the first object is repeated by it, where there is one.
      let first = whole.keys.min() ?? 0
      let more = cut.filter { $0.key >= first && whole[$0.key] == nil }
      // What would not be read as a view if it were whole may be one as long as it is not.
      let isLast = more.keys.allSatisfy { $0 == cut.keys.max() }
      let isSure = more.values.contains { $0["cut"] == nil && $0["unknown"] == nil }
      #expect(isLast && !isSure, "cut at \(end)")
    }
  }

  /// What an object of a cut print says that the whole print does not, and the other way round.
  private func faults(
    of row: [String: String],
    against expected: [String: String],
    in form: Form
  ) -> [String] {
    Set(row.keys).union(expected.keys).sorted().filter { key in
      guard let value = row[key] else { return !mayFollow(key, in: form) }
      guard let wanted = expected[key], mayFollow(key, in: form) else {
        return value != expected[key] && !(key == "cut" && form == .recognizers)
      }
      return !wanted.hasPrefix(value)
    }
  }

  /// Whether something that is said of an object may stand behind what follows it.
  private func mayFollow(_ key: String, in form: Form) -> Bool {
    switch form {
    case .recognizers: key == "requires"
    case .responderChain: key == "next"
    case .layoutTrace: key == "frame" || key == "hidden"
    case .touches: key == "window" || key == "view" || key == "location"
    case .warnings: key == "hitTestAnswer"
    // Maestro prints an element's own attributes around what lies in it.
    case .accessibility: key == "enabled"
    default: false
    }
  }

  private func rowsByOffset(_ reading: PrintReading, _ paste: Paste) -> [Int: [String: String]] {
    var rows: [Int: [String: String]] = [:]
    for (object, row) in zip(reading.objects, PrintAnswer.rows(reading, of: paste)) {
      rows[object.offset] = row
    }
    return rows
  }
}
