import Jansson
import Sentences

/// Makes a document and a report of the prints of a paste.
struct PasteImporter {
  private let request: ImportRequest
  private let files: PastedFiles

  init(_ request: ImportRequest, _ files: PastedFiles) {
    self.request = request
    self.files = files
  }

  func read(
    _ prints: [PrintedBlock],
    _ warnings: [ImportWarning]
  ) throws(ImportError) -> Import {
    try refuseInterfaceOptions()
    let root = request.root.map(Address.normal)
    if root == nil { try PrintedRuns(files).check(prints) }
    var joiner = Joiner()
    // A trace has no places, so that it only adds to what others print.
    let order =
      prints.filter { $0.reading.form != .layoutTrace }
      + prints.filter { $0.reading.form == .layoutTrace }
    for print in order where root.map({ print.reading.mayHold(root: $0) }) ?? true {
      var reading = print.reading
      reading.markWhatIsMissing()
      if request.isSubviews, reading.form == .viewList {
        try joiner.takeSiblings(reading)
      } else {
        try joiner.take(reading)
      }
    }
    if let root, !joiner.restrict(to: root) { throw PrintedRuns(files).unknown(root, prints) }
    // Objects are named as the person sees them, also where the texts are not to be kept.
    let named = joiner.app
    var app = named
    if request.isScrubbed { app.scrub() }
    // After scrubbing: ids are made of classes and addresses only, but hints quote texts.
    var maker = DocumentMaker(app, of: files)
    let node = try maker.app()
    let question = question(in: app)
    var report = report(app, maker, prints, warnings, question, hasDocument: node != nil)
    guard let node else { return Import(values: nil, taps: false, report: report) }
    let names = WantedObject(named, maker.names, of: files)
    let asked = try AskedObjects(request, among: names)
    report.asked = asked
    let document = Document(request, asked, names, question)
    let values = try document.values(with: node)
    return Import(values: values, taps: document.place != nil, report: report)
  }

  /// Refuses what is said about a storyboard or XIB, which would do nothing here.
  private func refuseInterfaceOptions() throws(ImportError) {
    let options: [(isGiven: Bool, name: String, use: Sentence)] = [
      (
        request.interface.scene != nil, "--scene",
        Sentence("chooses a scene of a storyboard", zh: "选择故事板的场景")
      ),
      (
        request.interface.owner != nil, "--owner",
        Sentence("names the class of a XIB's owner", zh: "指定 XIB 所有者的类")
      ),
      (
        request.interface.traits != nil, "--traits",
        Sentence("chooses size classes of a storyboard or XIB", zh: "选择故事板或 XIB 的尺寸类别")
      ),
      (
        request.interface.screen != nil, "--screen",
        Sentence("gives a storyboard or XIB another screen", zh: "为故事板或 XIB 指定另一种屏幕")
      ),
    ]
    guard let option = options.first(where: \.isGiven) else { return }
    throw ImportError(
      ImportWarning(
        .unsupported,
        at: 0,
        Sentence(
          "\(option.name) \(option.use), and this is no Interface Builder file",
          zh: "\(option.name) 用来\(option.use)，而这不是 Interface Builder 文件"
        )
      ),
      hint: Sentence(
        "Leave it out: a print has the app as it was, with the screen and the classes it had.",
        zh: "请去掉它：打印内容就是应用当时的样子，屏幕和类都是当时的。"
      )
    )
  }

  /// What is asked, and what reality answered: in the words of a test tool, or of a touch.
  private func question(in app: JoinedApp) -> PastedQuestion? {
    if let asked = app.questions.first { return asked }
    for node in app.nodes where node.object.kind == .touch {
      guard let point = node.object.location, let view = node.object.view else { continue }
      return PastedQuestion(wanted: nil, point: point, hit: view, offset: node.object.offset)
    }
    return nil
  }

  /// The elements at the place that is asked about: who is hit they do not tell.
  private func candidates(_ app: JoinedApp, _ objects: [ReportedObject]) -> [ReportedObject] {
    guard case .point(let x, let y) = request.place else { return [] }
    let point = PrintedPoint(x: x, y: y)
    let holding = objects.enumerated().compactMap { place, object -> (area: Double, Int)? in
      guard object.object.kind == .element,
        let frame = object.object.elementFrame, frame.contains(point)
      else { return nil }
      return (frame.size.width * frame.size.height, place)
    }
    // Of two alike the later one is drawn in front.
    let failures = ElementFailures(app, objects, isScrubbed: request.isScrubbed)
    return holding.sorted { ($0.area, $1.1) < ($1.area, $0.1) }.map { _, place in
      var candidate = objects[place]
      candidate.fails = failures.failures(of: place, at: point)
      return candidate
    }
  }

  private func report(
    _ app: JoinedApp,
    _ maker: DocumentMaker,
    _ prints: [PrintedBlock],
    _ warnings: [ImportWarning],
    _ question: PastedQuestion?,
    hasDocument: Bool
  ) -> ImportReport {
    var report = ImportReport()
    report.prints = prints.map { print in
      let first = files.position(at: print.offsets.lowerBound).line
      let last = files.position(at: print.offsets.upperBound).line
      return ImportReport.Print(
        form: print.reading.form,
        lines: min(first, last)...max(first, last),
        objects: print.reading.objects.count
      )
    }
    report.roots = app.roots.map { maker.names[$0] ?? app.nodes[$0].object.address ?? "" }
    // Candidates are picked from all of them, where there is no tree.
    let isListed = !request.isBrief || !hasDocument
    report.objects = (isListed ? Array(app.nodes.indices) : []).map { place in
      let node = app.nodes[place]
      return ReportedObject(
        object: node.object,
        id: maker.names[place],
        line: files.position(at: node.object.offset).line,
        superview: node.parent.flatMap { app.nodes[$0].object.address ?? maker.names[$0] },
        parent: node.container.flatMap { app.nodes[$0].object.address ?? maker.names[$0] }
      )
    }
    report.question = question
    if !hasDocument { report.candidates = candidates(app, report.objects) }
    let ofForms = FormWarnings.about(prints, isSubviews: request.isSubviews)
    report.warnings = (warnings + app.warnings + maker.warnings + ofForms)
      .sorted { $0.offset < $1.offset }
      .map { ImportReport.Told(warning: $0, position: files.position(at: $0.offset)) }
    report.assumed = Gaps.assumptions(maker.assumed)
    report.unknown = hasDocument ? Gaps.gaps(maker.unknown, app) : Gaps.withoutTree(prints)
    return isListed ? report : report.brief
  }
}

/// Addresses as people type them.
enum Address {
  /// The address in lower case with `0x`.
  static func normal(_ text: String) -> String {
    let lower = text.lowercased()
    return lower.hasPrefix("0x") ? lower : "0x" + lower
  }
}

extension PrintReading {
  /// Whether an object at an address may stand in a tree of this print, or its tree tells nothing of
  /// trees at all.
  fileprivate func mayHold(root: String) -> Bool {
    guard objects.first?.form.printsTree == true else { return true }
    return objects.contains { $0.address == root }
  }
}
