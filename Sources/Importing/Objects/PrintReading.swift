/// What one block of a paste says.
struct PrintReading: Sendable {
  let form: Form

  /// The objects in the order of the print; siblings back to front, however the form prints them.
  var objects: [PastedObject] = []

  /// How many layers and layout guides stood among the views and were left out.
  var layers = 0

  /// What is asked, and what reality answered, where the block is the message of a test tool.
  var question: PastedQuestion?

  /// Whether no window lies in front of those that are printed: the print begins with the front-most
  /// of all.
  var isOfAllWindows = false

  /// What was noticed on the way.
  var warnings: [ImportWarning] = []

  init(_ form: Form) {
    self.form = form
  }
}

/// The question that a test tool's failure holds: why could this not be tapped.
struct PastedQuestion: Sendable {
  /// Address of the view that was to be hit; nil for a touch, of which nobody said it.
  var wanted: String?

  /// Where it was tapped, in the coordinates of the window; else in those of `pointView`.
  var point: PrintedPoint?

  /// Address of the view in whose coordinates the point is.
  var pointView: String?

  /// Address of the view that was really hit.
  var hit: String?

  /// Whether it is said that no view was hit.
  var isNothingHit = false

  /// Where the question stands in the paste.
  var offset: Int
}
