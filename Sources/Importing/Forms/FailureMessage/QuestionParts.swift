/// What a test tool's message has said so far.
struct QuestionParts {
  /// What a word of the message announces.
  enum Part {
    /// In the view from which the search began, or that was wanted.
    case point
    case pointInWindow
    /// Where the view lies from which the search began.
    case origin

    /// The view from which the search began.
    case searched
    case hit
    case target

    private static let all: [(label: StaticString, part: Part)] = [
      ("Another view", .hit), ("Hitten:", .hit), ("Hit:", .hit), ("Target view:", .target),
      ("Origin view:", .searched), ("Absolute origin:", .origin), ("Relative point:", .point),
      ("window point", .pointInWindow), ("hittable at point", .point),
      ("at point", .pointInWindow),
    ]

    /// Reads a label; nil, and nothing happens, where none comes next.
    init?(_ cursor: inout LineCursor) {
      for (label, part) in Self.all where cursor.skip(label) {
        self = part
        return
      }
      return nil
    }
  }

  /// The address of the view that was to be hit.
  private(set) var wanted: String?

  private var hit: String?
  private var isNothingHit = false
  private var searched: String?
  private var offset: Int?
  private var point: PrintedPoint?
  private var pointInWindow: PrintedPoint?
  private var origin: PrintedPoint?
  private var isList = false

  /// Takes a view that the message names without a label: the first is the one that was wanted.
  mutating func take(_ node: NodeText, of line: PastedLine) {
    guard wanted == nil else { return }
    wanted = node.address
    offset = line.offset
  }

  /// Takes a view that a label names.
  mutating func take(_ node: NodeText, as part: Part, of line: PastedLine) {
    offset = offset ?? line.offset
    switch part {
    case .hit: hit = node.address
    case .target: wanted = node.address
    case .searched:
      searched = node.address
      isList = true
    case .point, .pointInWindow, .origin: break
    }
  }

  /// Takes the word of a label that there is no view.
  mutating func takeNothing(as part: Part) {
    if part == .hit { isNothingHit = hit == nil }
  }

  /// Takes a point.
  mutating func take(_ point: PrintedPoint, as part: Part) {
    switch part {
    case .point: self.point = point
    case .pointInWindow: pointInWindow = point
    case .origin: origin = point
    case .hit, .searched, .target: break
    }
  }

  /// The question, where it is known which view was wanted.
  var question: PastedQuestion? {
    guard let wanted, let offset else { return nil }
    var question = PastedQuestion(wanted: wanted, hit: hit, offset: offset)
    question.isNothingHit = isNothingHit
    if let pointInWindow {
      question.point = pointInWindow
    } else if isList, let point, let origin {
      // The point is relative to the view from which the search began.
      question.point = PrintedPoint(x: point.x + origin.x, y: point.y + origin.y)
    } else if let point, let view = isList ? searched : wanted {
      question.point = point
      question.pointView = view
    }
    return question
  }
}
