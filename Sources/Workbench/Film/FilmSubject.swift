import Jansson
import Reasoning
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// What a film is to show: a run, or two that are held against each other.
enum FilmSubject {
  case run(ScenarioDocument, variant: String?, FilmChanges = FilmChanges())
  case pair(Sides<ScenarioDocument>, variants: Sides<String?>)
}

/// What a run of a film does otherwise than its document says.
struct FilmChanges {
  /// What the document's objects say otherwise from before the launch on.
  var written: JSONValue = .object()
  /// What is changed on the way.
  var edits: [Edit] = []
  /// The step before which it is changed, by its place in the script; `nil` for after the launch.
  var step: Int?
}

/// What is being filmed, step by step.
protocol Filming: AnyObject {
  /// Whether the script is over.
  var isOver: Bool { get }
  /// The step that ran last, by its place in the script; -1 for the launch.
  var lastStep: Int { get }
  /// Runs the next step.
  func runStep()
  /// Adds what can be said only when the script is over.
  func finish()
}
