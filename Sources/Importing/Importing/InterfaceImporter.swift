import Jansson
import Sentences

/// Makes a document and a report of a storyboard or XIB.
struct InterfaceImporter {
  private let request: ImportRequest
  private let text: InterfaceText

  init(_ request: ImportRequest, _ text: InterfaceText) {
    self.request = request
    self.text = text
  }

  /// Reads the file; places in errors are those of what was pasted.
  func read() throws(ImportError) -> Import {
    do throws(ImportError) {
      return try importFile()
    } catch {
      throw error.moved { text.offset(of: $0) }
    }
  }

  private func importFile() throws(ImportError) -> Import {
    let found = try InterfaceBuilder.read(text, options: request.interface)
    var report = ImportReport()
    let lines = found.objects.map { text.position(at: $0.offset).line }
    report.prints = [
      ImportReport.Print(
        form: .interfaceBuilder,
        lines: (lines.min() ?? 1)...(lines.max() ?? 1),
        objects: found.objects.count
      )
    ]
    report.roots = found.roots.map { found.documentIDs[$0] ?? found.objects[$0].ib ?? "" }
    report.objects = found.objects.indices.map { place in
      let object = found.objects[place]
      let parent = object.parent.map { found.objects[$0] }
      let name = object.parent.flatMap { found.documentIDs[$0] } ?? parent?.ib
      let isSubview = object.kind == .view && parent?.kind == .view
      return ReportedObject(
        object: request.isScrubbed ? object.scrubbed : object,
        id: found.documentIDs[place],
        line: lines[place],
        superview: isSubview ? name : nil,
        parent: isSubview ? nil : name
      )
    }
    report.warnings = found.warnings.map { warning in
      let position = text.position(at: warning.offset)
      return ImportReport.Told(
        warning: warning,
        position: ImportPosition(file: text.name, line: position.line, column: position.column)
      )
    }
    let places = found.objects.indices.filter { found.documentIDs[$0] != nil }
    let numbers = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
    let names = WantedObject(
      places.map { place in
        WantedObject.Candidate(
          object: found.objects[place],
          id: found.documentIDs[place] ?? "",
          line: lines[place],
          superview: found.objects[place].parent.flatMap { numbers[$0] }
        )
      }
    )
    let document = request.isScrubbed ? found.document.scrubbed : found.document
    let asked = try AskedObjects(request, among: names)
    report.asked = asked
    let made = try Document.values(of: document, tapAt: asked.place, request)
    return Import(
      values: made,
      taps: asked.place != nil,
      report: request.isBrief ? report.brief : report
    )
  }
}
