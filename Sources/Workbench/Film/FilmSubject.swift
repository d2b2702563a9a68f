@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// What a film is to show: a run, or two that are held against each other.
enum FilmSubject {
  case run(ScenarioDocument, variant: String?)
  case pair(Sides<ScenarioDocument>, variants: Sides<String?>)
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
