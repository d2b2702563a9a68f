package import Jansson
import Sentences
import StreamSafe

/// What a paste became.
package struct Import: Sendable {
  /// The scenario document; nil where no tree of views is known.
  package var values: SealedJSON?

  /// The scenario document's text.
  package var document: String? { values?.text }

  /// Whether the document's script taps at a place that is asked about.
  package let taps: Bool
  package let report: ImportReport
}

/// Makes scenario documents of what was pasted.
///
/// Pure: what comes out hangs on the request alone. Linear in what is given.
package enum Importer {
  /// Reads what was pasted.
  ///
  /// - Parameters:
  ///   - request: What is to be read, and how.
  ///   - isCancelled: Asked now and then whether anybody still waits.
  /// - Returns: The document and the report; nil once it is cancelled.
  /// - Throws: Why nothing can be made of it, with the place.
  package static func read(
    _ request: ImportRequest,
    isCancelled: () -> Bool = { false }
  ) throws(ImportError) -> Import? {
    try check(request)
    let files = PastedFiles(
      ([request.source] + request.with).map { Paste(name: $0.name, bytes: $0.bytes) }
    )
    do throws(ImportError) {
      return try read(request, files, isCancelled)
    } catch {
      var placed = error
      placed.position = files.position(at: error.warning.offset)
      throw placed
    }
  }

  /// How large all that is given may be, in bytes.
  package static let largest = 16 << 20

  private static func check(_ request: ImportRequest) throws(ImportError) {
    let size = request.with.reduce(request.source.bytes.count) { $0 + $1.bytes.count }
    guard size <= largest else { throw tooLarge(size, request.source.name) }
  }

  /// Refuses what no writing has and the names and texts of a document cannot have.
  private static func checkMarks(_ file: Paste) throws(ImportError) {
    var marks = MarkRun()
    guard let place = file.bytes.withUnsafeBytes({ marks.firstExcess(in: $0) }) else { return }
    throw ImportError(
      ImportWarning(.limit, at: place, MarkRun.excess),
      hint: Sentence("Leave some of them out.", zh: "请去掉其中一些。")
    )
  }

  /// What is said of an input with so many bytes, by what it is called.
  package static func tooLarge(_ size: Int, _ name: String) -> ImportError {
    var error = ImportError(
      ImportWarning(
        .limit,
        at: 0,
        Sentence(
          "the input has \(size) bytes, and may have \(largest)",
          zh: "输入有 \(size) 字节，最多可以有 \(largest) 字节"
        )
      ),
      hint: Sentence("Paste the part that matters.", zh: "请只粘贴相关的部分。")
    )
    error.position = ImportPosition(file: name, line: 1, column: 1)
    return error
  }

  private static func read(
    _ request: ImportRequest,
    _ files: PastedFiles,
    _ isCancelled: () -> Bool
  ) throws(ImportError) -> Import? {
    var prints: [PrintedBlock] = []
    var warnings: [ImportWarning] = []
    for (number, file) in files.files.enumerated() {
      let start = files.starts[number]
      do throws(ImportError) {
        try checkMarks(file)
        // Of a large file nothing else is looked at.
        if number == 0, XMLRoot(file).form == .interfaceBuilder {
          return try InterfaceImporter(request, InterfaceText(file)).read()
        }
        let unwrapped = try Unwrapping.blocks(of: file)
        warnings += unwrapped.warnings.map { $0.shifted(by: start) }
        let blocks = try Recognising.blocks(
          of: unwrapped.blocks,
          as: number == 0 ? request.form : nil
        )
        if number == 0, let block = blocks.first(where: { $0.form == .interfaceBuilder }) {
          return try InterfaceImporter(request, InterfaceText(file, block.lines)).read()
        }
        for block in blocks {
          guard let reading = block.read(isCancelled: isCancelled) else { return nil }
          prints.append(PrintedBlock(block, reading.shifted(by: start), from: start))
        }
      } catch {
        throw error.moved { $0 + start }
      }
    }
    return try PasteImporter(request, files).read(prints, warnings)
  }
}

/// A print with the places of all files.
struct PrintedBlock: Sendable {
  let reading: PrintReading

  /// Where its first and its last line stand.
  let offsets: ClosedRange<Int>

  /// Whether words stand between the print before and this one.
  let hasHeading: Bool

  init(_ block: RecognisedBlock, _ reading: PrintReading, from start: Int) {
    self.reading = reading
    hasHeading = block.heading != nil
    let first = block.lines.first?.offset ?? 0
    let last = block.lines.last?.offset ?? first
    offsets = start + min(first, last)...start + max(first, last)
  }
}

extension ImportError {
  /// The error with its place counted in another text.
  func moved(to place: (Int) -> Int) -> ImportError {
    let shift = place(warning.offset) - warning.offset
    var moved = ImportError(warning.shifted(by: shift), hint: hint)
    moved.roots = roots
    moved.meant = meant
    return moved
  }
}
