/// Lines that may stand in one print.
enum LineFamily {
  /// Nodes as UIKit describes objects: a tree, a list or a chain of them.
  case nodes
  case nodesWithoutAddresses
  case controllers
  case trace
  case recognizers
  case touches
  case warnings
  case earlGrey
  case ftAdditions
  case failure
  case detoxXML
  case elements

  /// The family of a sign behind lines of another; nil where it belongs to none.
  init?(_ sign: LineSign, behind family: LineFamily?) {
    switch sign {
    case .view, .layer, .object: self = .nodes
    case .viewWithoutAddress: self = .nodesWithoutAddresses
    case .bareObject:
      // Broken off behind its address, or an object that somebody mentions.
      guard family == .controllers else { return nil }
      self = .controllers
    case .controller: self = .controllers
    case .traceItem: self = .trace
    case .recognizer: self = .recognizers
    case .touch: self = .touches
    case .warning: self = .warnings
    case .earlGrey, .earlGreyWindow: self = .earlGrey
    case .ftAdditions: self = .ftAdditions
    case .failure: self = .failure
    case .detoxElement: self = .detoxXML
    case .element: self = .elements
    }
  }

  /// The form of the lines; nil for nodes, of which their order decides.
  var form: Form? {
    switch self {
    case .nodes: nil
    case .nodesWithoutAddresses: .viewsWithoutAddresses
    case .controllers: .controllers
    case .trace: .layoutTrace
    case .recognizers: .recognizers
    case .touches: .touches
    case .warnings: .warnings
    case .earlGrey: .earlGrey
    case .ftAdditions: .ftAdditions
    case .failure: .failureMessage
    case .detoxXML: .detoxXML
    case .elements: .accessibility
    }
  }

  /// Whether a line without a sign belongs to the print when it is nested: a view that describes
  /// itself in words of its own.
  var takesWords: Bool {
    switch self {
    case .nodes, .nodesWithoutAddresses, .ftAdditions, .earlGrey: true
    case .controllers, .trace, .recognizers, .touches, .warnings, .failure, .detoxXML, .elements:
      false
    }
  }

  /// Whether lines without a sign between two with one belong to the print: texts of many lines.
  var takesBetween: Bool {
    switch self {
    case .trace, .detoxXML, .elements, .failure: true
    case .nodes, .nodesWithoutAddresses, .controllers, .recognizers, .touches, .warnings, .earlGrey,
      .ftAdditions:
      false
    }
  }

  /// Whether the print is a tree, of which a second one may follow behind a heading.
  var isTree: Bool {
    switch self {
    case .nodes, .nodesWithoutAddresses, .ftAdditions, .controllers, .trace: true
    case .recognizers, .touches, .warnings, .earlGrey, .failure, .detoxXML, .elements: false
    }
  }
}
