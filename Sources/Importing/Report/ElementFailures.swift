import Jansson

/// What surely keeps a test from tapping an accessibility element at a point.
///
/// Who is hit cannot be told of elements; that these are not tapped can.
struct ElementFailure: Sendable {
  /// What it is; never changes its name.
  enum What: String, Sendable {
    case disabled

    /// It is scrolled away: the scroll view that it lies in does not contain the point.
    case outsideScrollView = "outside-scroll-view"

    /// Another element has the same identifier, so that a query finds both.
    case ambiguousIdentifier = "ambiguous-identifier"
  }

  let what: What

  /// The line of the scroll view or of the other element.
  var line: Int?

  /// The failure as a report has it.
  var json: JSONValue {
    let json: JSONValue = ["what": JSONValue(what.rawValue)]
    if let line { json.set("line", line) }
    return json
  }
}

/// Finds what surely fails of the elements of a print.
struct ElementFailures {
  private let app: JoinedApp
  private let objects: [ReportedObject]

  /// The places of the elements of each identifier.
  private let identified: [String: [Int]]

  /// Takes all objects, as the report has them.
  init(_ app: JoinedApp, _ objects: [ReportedObject], isScrubbed: Bool) {
    self.app = app
    self.objects = objects
    var identified: [String: [Int]] = [:]
    // Scrubbed, all identifiers of one length are alike.
    for (place, node) in app.nodes.enumerated() where !isScrubbed && node.object.kind == .element {
      guard let identifier = node.object.identifier, !identifier.isEmpty else { continue }
      identified[identifier, default: []].append(place)
    }
    self.identified = identified
  }

  /// What fails of the element at a place among the objects, tapped at a point in it.
  func failures(of place: Int, at point: PrintedPoint) -> [ElementFailure] {
    var failures: [ElementFailure] = []
    if app.nodes[place].object.isEnabled == false {
      failures.append(ElementFailure(what: .disabled))
    }
    if let scroll = scrollView(around: place, without: point) {
      failures.append(ElementFailure(what: .outsideScrollView, line: objects[scroll].line))
    }
    let alike = app.nodes[place].object.identifier.flatMap { identified[$0] } ?? []
    if let other = alike.first(where: { $0 != place }) {
      failures.append(ElementFailure(what: .ambiguousIdentifier, line: objects[other].line))
    }
    return failures
  }

  /// The scroll view that an element lies in and that does not contain a point.
  private func scrollView(around place: Int, without point: PrintedPoint) -> Int? {
    var next = app.nodes[place].container
    // A damaged print may nest in a circle.
    for _ in app.nodes.indices {
      guard let element = next else { return nil }
      let object = app.nodes[element].object
      if object.isScrollElement, let frame = object.elementFrame, !frame.contains(point) {
        return element
      }
      next = app.nodes[element].container
    }
    return nil
  }
}

extension PastedFields {
  /// Where an element lies on the screen; nil where no numbers are printed.
  var elementFrame: PrintedRect? {
    guard let frame = frameInWindow ?? frame, frame.isFinite else { return nil }
    return frame
  }

  /// Whether an element scrolls, by its type.
  fileprivate var isScrollElement: Bool {
    ["ScrollView", "Table", "TableView", "CollectionView"].contains { className.hasSuffix($0) }
  }
}

extension PrintedRect {
  /// Whether a point lies in it, as UIKit has it: not at the right and lower edge.
  func contains(_ point: PrintedPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width
      && point.y < origin.y + size.height
  }
}
