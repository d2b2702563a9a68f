import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit

/// One variant of a document, read and checked.
final class Plan {
  var profile = Profile()
  var device = DeviceModel()
  /// Everything that is made, in document order.
  var nodes: [NodePlan] = []
  /// What each node is called, by its number; asked for when all nodes are there.
  private(set) lazy var names = namesOfNodes()
  /// The scenes, in order, each with its windows.
  var scenes: [ScenePlan] = []
  var delegate: Expression?
  var application: NodePlan?
  var objects: [NodePlan] = []
  /// The app's own classes that nodes name, with the class that each extends.
  var appClasses: [String: String] = [:]
  /// Actions of all objects of a class.
  var extensions: [(className: String, actions: [Selector: Body])] = []
  var steps: [StepPlan] = []
  /// The objects by id, with their class.
  var declared: [String: Declaration] = [:]
  /// Whether a body leaves notes.
  var hasNotes = false
  /// The occurrences that the script speaks of.
  var occurrences: Set<OccurrencePattern> = []
  /// Which values are wanted of which occurrences, so that they are read at that moment.
  var interests: [Interest] = []
  /// The names of all actions that the document writes anywhere, and UIKit's own.
  var actions: Set<String> = []
  /// The names of all notes.
  var notes: Set<String> = []
}

/// A scene and its windows.
struct ScenePlan {
  var id: String
  var delegate: Expression?
  var windows: [NodePlan]
}

/// An object that can be named.
struct Declaration {
  var className: String
  var path: SourcePath?
  var node: NodePlan?
}

/// Values to read when something occurs.
struct Interest {
  var occurrence: OccurrencePattern
  var references: [(key: String, reference: Reference)]
}

/// One step of the script.
struct StepPlan {
  /// What a step does.
  enum Kind {
    case send(StimulusPlan)
    case action(Action)
    case wait(Double)
    case waitIdle
    case expect
    case ask(Question)
  }

  let number: Int
  let path: SourcePath
  let kind: Kind
  let label: String?
  /// What the step is, as a line of a report.
  let text: String
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
struct StimulusPlan {
  let name: String
  let stimulus: Stimulus?
  /// The part of every session that needs no module.
  let lifecycle: LifecycleStimulus?
  let parameters: [(name: String, value: ParameterPlan)]
  let path: SourcePath
}

/// The value of a stimulus's parameter.
indirect enum ParameterPlan {
  case value(Expression)
  case place(PlacePlan)
  case list([ParameterPlan])
  case absent
}

/// A place on the screen.
struct PlacePlan {
  /// The ways of saying it.
  enum Base {
    case screen(Expression)
    case center(Reference)
    case point(Reference, Expression)
    case unit(Reference, Expression)
    case part(Reference, String)
  }

  let base: Base
  let offset: Expression?
  let path: SourcePath
}

/// What the system does to the app in every session.
enum LifecycleStimulus: String, CaseIterable {
  case resignActive = "application.resignActive"
  case becomeActive = "application.becomeActive"
  case enterBackground = "application.enterBackground"
  case enterForeground = "application.enterForeground"
  case terminate = "application.terminate"
  case rotate = "application.rotate"
}
