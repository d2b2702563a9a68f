/// What a block of a paste is a print of.
package enum Form: String, Sendable, CaseIterable {
  /// `recursiveDescription`: views in views.
  case views = "V"

  /// The same without addresses, as snapshot tests keep it.
  case viewsWithoutAddresses = "V0"

  /// Views one after the other, without nesting.
  case viewList = "L"

  /// A responder chain: each is the next responder of the one before.
  case responderChain = "R"

  /// `_printHierarchy`: controllers in controllers.
  case controllers = "C"

  /// `_autolayoutTrace`: views without geometry.
  case layoutTrace = "A"

  /// Gesture recognizers.
  case recognizers = "G"

  /// Touches.
  case touches = "T"

  /// UIKit's warnings about what a hit-test returned.
  case warnings = "W"

  /// EarlGrey's hierarchy, front first.
  case earlGrey = "E"

  /// FTAdditions' hierarchy, with rectangles in the window.
  case ftAdditions = "F"

  /// The message of a test tool that could not tap.
  case failureMessage = "D"

  /// Sentry's attachment to a crash report.
  case sentry = "S"

  /// Detox's view hierarchy as XML.
  case detoxXML = "H"

  /// Accessibility elements, which are no views.
  case accessibility = "X"

  /// A storyboard or XIB.
  case interfaceBuilder = "IB"
}
