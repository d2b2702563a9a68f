@_spi(Workbench) import ResponderKit

/// A parameter of a stimulus together with the property that takes it.
///
/// The list of them is all that a stimulus says about its parameters: reading and refusing,
/// `describe`, the man page, completions and the flags of the command line come from it.
public struct StimulusParameter<Parameters>: Sendable {
  /// The parameter, as people and programs read about it.
  public let field: StimulusField

  /// Puts a value into the property; false when the value is of another type.
  let assign: @Sendable (inout Parameters, Value) -> Bool

  /// A parameter that must be there.
  public static func required<V: ParameterValue>(
    _ name: String,
    _ property: any WritableKeyPath<Parameters, V> & Sendable,
    _ type: StimulusFieldType,
    unit: String? = nil,
    _ summary: Text
  ) -> Self where Parameters: ParameterList {
    make(name, property, type, unit: unit, isRequired: true, summary)
  }

  /// A parameter that may be left out; then the property keeps the value it began with.
  public static func field<V: ParameterValue>(
    _ name: String,
    _ property: any WritableKeyPath<Parameters, V> & Sendable,
    _ type: StimulusFieldType,
    unit: String? = nil,
    _ summary: Text
  ) -> Self where Parameters: ParameterList {
    make(name, property, type, unit: unit, isRequired: false, summary)
  }

  private static func make<V: ParameterValue>(
    _ name: String,
    _ property: any WritableKeyPath<Parameters, V> & Sendable,
    _ type: StimulusFieldType,
    unit: String?,
    isRequired: Bool,
    _ summary: Text
  ) -> Self where Parameters: ParameterList {
    let field = StimulusField(
      name: name,
      type: type,
      unit: unit ?? type.unit,
      isRequired: isRequired,
      summary: summary,
      makeDefault: { Parameters()[keyPath: property].datum.value }
    )
    return StimulusParameter(field: field) { parameters, value in
      guard let value = V(ParameterDatum(value)) else { return false }
      parameters[keyPath: property] = value
      return true
    }
  }
}

/// A plain struct whose properties are the parameters of a stimulus, or the members of one.
///
/// What the properties begin with is what counts where a parameter is left out:
///
/// ```swift
/// struct KnockParameters: ParameterList {
///   var at = CGPoint.zero
///   var times = 2
///
///   static let parameters: [StimulusParameter<Self>] = [
///     .required("at", \.at, .place, "Where to knock."),
///     .field("times", \.times, .integer(1...9), "How often."),
///   ]
/// }
/// ```
public protocol ParameterList: ParameterValue {
  /// Makes the list with what counts where nothing is said.
  init()

  /// The parameters, in the order in which people should read them.
  static var parameters: [StimulusParameter<Self>] { get }

  /// The parameters of which only one can be there; by default there are no such.
  static var choices: [ParameterChoice] { get }
}

extension ParameterList {
  public static var choices: [ParameterChoice] { [] }

  /// The list as the type of a member: a record.
  public static var record: StimulusFieldType { .record(parameters.map(\.field)) }

  public init?(_ datum: ParameterDatum) {
    guard case .list(let values) = datum.value, values.count == Self.parameters.count else {
      return nil
    }
    self.init()
    for (parameter, value) in zip(Self.parameters, values) {
      if case .none = value, !parameter.field.isRequired { continue }
      guard parameter.assign(&self, value) else { return nil }
    }
  }

  public var datum: ParameterDatum { ParameterDatum(.none) }
}

/// The parameters of a stimulus that has none.
public struct NoParameters: ParameterList {
  public init() {}

  public static let parameters: [StimulusParameter<Self>] = []
}

extension StimulusFieldType {
  /// The unit that goes without saying.
  var unit: String? {
    switch self {
    case .vector, .point, .rect: "points"
    case .duration: "seconds"
    case .angle: "radians"
    case .list(let element, _): element.unit
    case .place, .places, .number, .integer, .text, .flag, .choice, .choices, .action, .object,
      .record:
      nil
    }
  }
}
