import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax
import Sentences

/// Binds the values of one variant of a document: objects to their classes, values to their types,
/// bodies to the methods that they override.
///
/// What it makes is part of the plan; what is wrong is reported, and the rest is bound all the same.
final class Binder: SyntaxReader {
  let environment: ScenarioEnvironment
  let diagnostics: DiagnosticCollector
  let names: NameTable
  let plan: Plan
  var catalogue: Catalogue { environment.catalogue }

  /// Whether values come from outside, where no object can be declared.
  let isOutside: Bool

  var transforms: TransformReader { TransformReader(diagnostics: diagnostics) }

  /// What stands where.
  var placements = Placements()
  /// The actions that somebody is explicit target of.
  var explicitTargets = ExplicitTargets()

  /// Makes what reads a document into a new plan; `recorder` takes down what stands where.
  init(
    environment: ScenarioEnvironment,
    diagnostics: DiagnosticCollector,
    recorder: NameRecorder? = nil
  ) {
    self.environment = environment
    self.diagnostics = diagnostics
    names = NameTable(environment: environment, diagnostics: diagnostics, recorder: recorder)
    plan = Plan()
    isOutside = false
  }

  /// Makes what reads values from outside that name the objects of a plan.
  init(for plan: Plan, environment: ScenarioEnvironment, diagnostics: DiagnosticCollector) {
    self.environment = environment
    self.diagnostics = diagnostics
    names = NameTable(of: plan, environment: environment, diagnostics: diagnostics)
    self.plan = plan
    isOutside = true
  }
}
