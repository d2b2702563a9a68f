@_spi(Workbench) public import ResponderKit

/// A command that a module adds: what a script's `send` names and a client may call.
///
/// ```swift
/// Stimulus("Door.knock", "Taps a door a few times.", KnockParameters.self) { knock, context in
///   for _ in 0..<knock.times {
///     try context.touch(1, .began, at: knock.at)
///     context.advance(by: 0.1)
///     try context.touch(1, .ended)
///     context.advance(by: 0.1)
///   }
/// }
/// ```
///
/// It acts on the model and never says what came of it: hit view, handler and path are read from
/// what the model did.
public struct Stimulus: Sendable {
  /// The name: the module's, a point, and what it does.
  public let name: String

  /// What it does: one sentence.
  public let summary: Text

  /// The parameters.
  public let fields: [StimulusField]

  /// The parameters of which only one can be there.
  public let choices: [ParameterChoice]

  private let body: @Sendable ([String: Value], StimulusContext) throws -> StimulusResult

  /// Makes a stimulus from the type of its parameters and what it does with them.
  public init<Parameters: ParameterList>(
    _ name: String,
    _ summary: Text,
    _ parameters: Parameters.Type,
    perform: @escaping @Sendable (Parameters, StimulusContext) throws -> Void
  ) {
    self.init(name, summary, answering: parameters) { parameters, context in
      try perform(parameters, context)
      return StimulusResult()
    }
  }

  /// Makes a stimulus without parameters.
  public init(
    _ name: String,
    _ summary: Text,
    perform: @escaping @Sendable (StimulusContext) throws -> Void
  ) {
    self.init(name, summary, answering: NoParameters.self) { _, context in
      try perform(context)
      return StimulusResult()
    }
  }

  /// Makes a stimulus that answers something.
  public init<Parameters: ParameterList>(
    _ name: String,
    _ summary: Text,
    answering parameters: Parameters.Type,
    perform: @escaping @Sendable (Parameters, StimulusContext) throws -> StimulusResult
  ) {
    self.name = name
    self.summary = summary
    fields = Parameters.parameters.map(\.field)
    choices = Parameters.choices
    body = { values, context in
      try perform(try Stimulus.read(values, of: name), context)
    }
  }

  /// Runs the stimulus with its parameters by name; what is left out has its default.
  ///
  /// The host begins the command before and finishes the stimulus after it.
  ///
  /// - Throws: `SimulationError` when a value is of another type than its field, or where the model
  ///   refuses what the stimulus asks of it.
  @discardableResult
  @_spi(Workbench) public func run(
    _ values: [String: Value],
    _ context: StimulusContext
  ) throws -> StimulusResult {
    try context.simulation.enter { try body(values, context) }
  }

  private static func read<Parameters: ParameterList>(
    _ values: [String: Value],
    of name: String
  ) throws -> Parameters {
    var result = Parameters()
    var known = 0
    for parameter in Parameters.parameters {
      let field = parameter.field
      guard let value = values[field.name] else {
        if field.isRequired {
          throw SimulationError(
            .invalidArgument,
            "\(name) needs '\(field.name)'",
            zh: "\(name) 需要“\(field.name)”"
          )
        }
        continue
      }
      known += 1
      guard field.type.allows(value) else {
        throw SimulationError(
          .invalidArgument,
          "\(name): '\(field.name)' is out of its range",
          zh: "\(name)：“\(field.name)”超出了取值范围"
        )
      }
      guard parameter.assign(&result, value) else {
        throw SimulationError(
          .invalidArgument,
          "\(name) cannot use what stands in '\(field.name)'",
          zh: "\(name) 用不了“\(field.name)”里的值"
        )
      }
    }
    // Counted on the way, so that names are only compared where one of them is unknown.
    if known != values.count {
      let names = Set(Parameters.parameters.map(\.field.name))
      let unknown = values.keys.filter { !names.contains($0) }.sorted()
      throw SimulationError(
        .invalidArgument,
        "\(name) has no parameter '\(unknown.joined(separator: "', '"))'",
        zh: "\(name) 没有参数“\(unknown.joined(separator: "”、“"))”"
      )
    }
    for choice in Parameters.choices {
      let given = choice.names.filter { values[$0] != nil }
      guard let problem = choice.problem(with: given, of: name) else { continue }
      throw SimulationError(.invalidArgument, saying: problem)
    }
    return result
  }
}

/// What a stimulus answers.
public struct StimulusResult: Sendable {
  /// Whether it was handled, for a stimulus that is told.
  public var returned: Bool?

  /// Makes an answer, by default none.
  public init(returned: Bool? = nil) {
    self.returned = returned
  }
}
