/// The rows that belong together.
protocol MethodGroup {
  static var methods: [Method] { get }
  static var events: [Event] { get }
  static var types: [NamedType] { get }
}

extension MethodGroup {
  static var events: [Event] { [] }
  static var types: [NamedType] { [] }
}

extension MethodTable {
  /// The workbench's own methods, without any module's stimuli.
  public static let standard = MethodTable(groups: [
    WorkbenchGroup.self, ModuleGroup.self, ScenarioGroup.self, ImportGroup.self,
    SessionGroup.self,
    ScriptGroup.self, StimulusGroup.self, ObjectGroup.self, HitGroup.self, ClockGroup.self,
    TraceGroup.self, RuleGroup.self, QuizGroup.self, RenderGroup.self,
  ])

  private init(groups: [any MethodGroup.Type]) {
    // In the order in which man page, help and `describe` show them.
    for group in groups {
      group.methods.forEach { add($0) }
      group.events.forEach { add($0) }
      group.types.forEach { add($0) }
    }
  }
}
