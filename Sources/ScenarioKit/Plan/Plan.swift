import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) package import ResponderKit
package import ScenarioSyntax

/// One variant of a document, read and checked.
package final class Plan {
  package var profile = Profile()
  package var device = DeviceModel()
  /// Everything that is made, in document order.
  package var nodes: [NodePlan] = []
  /// What each node is called, by its number; asked for when all nodes are there.
  private(set) lazy var names = namesOfNodes()
  /// The scenes, in order, each with its windows.
  package var scenes: [ScenePlan] = []
  package var delegate: ValuePlan?
  var application: NodePlan?
  var objects: [NodePlan] = []
  /// The app's own classes that nodes name, with the class that each extends.
  var appClasses: [String: String] = [:]
  /// Actions of all objects of a class.
  package var extensions: [(className: String, actions: [Selector: Body])] = []
  /// What is known of the app that the document was imported from; nil where it was written.
  package var origin: AppOrigin?
  package var steps: [StepPlan] = []
  /// The objects by id, with their class.
  package var declared: [String: Declaration] = [:]
  /// Whether a body leaves notes.
  var hasNotes = false
  /// The occurrences that the script speaks of.
  package var occurrences: Set<OccurrencePattern> = []
  /// Which values are wanted of which occurrences, so that they are read at that moment.
  var interests: [Interest] = []
  /// The names of all actions that the document writes anywhere, and UIKit's own.
  var actions: Set<String> = []
  /// The names of all notes.
  var notes: Set<String> = []
}

/// A scene and its windows.
package struct ScenePlan {
  var id: String
  package var delegate: ValuePlan?
  package var windows: [NodePlan]
}

/// An object that can be named.
package struct Declaration {
  package var className: String
  var path: SourcePath?
  package var node: NodePlan?
}

/// Values to read when something occurs.
struct Interest {
  var occurrence: OccurrencePattern
  var references: [(key: String, reference: ReferencePath)]
}

/// One step of the script.
package struct StepPlan {
  /// What a step does.
  package enum Kind {
    case send(StimulusPlan)
    case action(Action)
    case wait(Double)
    case waitIdle
    case expect
    case ask(Question)
  }

  package let number: Int
  package let path: SourcePath
  package let kind: Kind
  let label: String?
  /// What the step is, as a line of a report.
  package let text: String
  /// What the step is, as the document writes it, without what stands beside.
  let source: JSONValue
  let expectation: Expectation?
  let since: Since?
  /// The step as the document writes it, on its own.
  let json: JSONValue
}

/// Where a longer span begins.
enum Since: Equatable {
  case launch
  case start
  case label(String)
}

/// A stimulus with its parameters.
package struct StimulusPlan {
  package let name: String
  let stimulus: Stimulus?
  /// The part of every session that needs no module.
  let lifecycle: LifecycleStimulus?
  package let parameters: [(name: String, value: ValuePlan)]
  package let path: SourcePath
}

/// A place on the screen.
package struct PlacePlan {
  /// The ways of saying it.
  package enum Base {
    case screen(ValuePlan)
    case center(ReferencePath)
    case point(ReferencePath, ValuePlan)
    case unit(ReferencePath, ValuePlan)
    case part(ReferencePath, String)
  }

  package let base: Base
  package let offset: ValuePlan?
  let path: SourcePath
}
