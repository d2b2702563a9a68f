import Foundation
@_spi(Workbench) package import ResponderKit

/// One method of a class, as documents call and override it.
package struct MethodRow: Sendable {
  package typealias Call = @Sendable (AnyObject, [Value]) throws -> Value

  /// What a document may answer for the method, beside a body.
  package struct Forms: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let flag = Forms(rawValue: 1)
    package static let conditions = Forms(rawValue: 2)
    package static let direction = Forms(rawValue: 4)
    package static let object = Forms(rawValue: 8)
    /// `nilIfSelf` and `nilIf`.
    package static let hitTest = Forms(rawValue: 16)
    /// `inset`, `rect`, `ellipse`, and `only`, `also`, `except` of views.
    package static let pointInside = Forms(rawValue: 32)
    /// `only`, `also`, `except` of actions.
    package static let actions = Forms(rawValue: 64)

    /// A flag, `onlyIf` or `unless`.
    static let question: Forms = [.flag, .conditions]

    /// The names of the allowed forms, for diagnostics.
    package var names: [String] {
      var names: [String] = []
      if contains(.flag) { names += ["true", "false"] }
      if contains(.object) { names += ["an object", "null"] }
      if contains(.conditions) { names += ["{\"onlyIf\"}", "{\"unless\"}"] }
      if contains(.direction) { names += ["{\"direction\"}"] }
      if contains(.hitTest) { names += ["{\"nilIfSelf\"}", "{\"nilIf\"}"] }
      if contains(.pointInside) { names += ["{\"inset\"}", "{\"rect\"}", "{\"ellipse\"}"] }
      if !isDisjoint(with: [.pointInside, .actions]) {
        names += ["{\"only\"}", "{\"also\"}", "{\"except\"}"]
      }
      return names + ["a body"]
    }
  }

  /// The Swift base name, with labels where the class has several of that name.
  package let name: String
  /// The declaration as Swift has it, such as `func isDescendant(of view: UIView) -> Bool`; `nil` for
  /// what an exported file does not call.
  ///
  /// A property that can be assigned has ` { get set }` behind its type.
  let swift: String?
  /// Whether Swift's method has a completion as its last parameter, which documents leave out.
  let hasCompletion: Bool
  /// What the model calls it, where it calls it through the dispatcher.
  package let method: ResponderKit.Method?
  package let parameters: [Parameter]
  /// The type of its answer; `nil` when it has none.
  package let answer: ValueType?
  /// What may override it; `nil` when it cannot be overridden.
  package let forms: Forms?
  /// Calls it; `nil` when a document may not.
  package let call: Call?
  /// One sentence.
  package let summary: String

  /// The declaration, taken apart.
  package var declaration: SwiftDeclaration? { swift.map(SwiftDeclaration.init) }

  /// A method that documents call.
  static func calling<O: AnyObject>(
    _ name: String,
    swift: String? = nil,
    hasCompletion: Bool = false,
    _ parameters: [Parameter] = [],
    answer: ValueType? = nil,
    method: ResponderKit.Method? = nil,
    forms: Forms? = nil,
    _ summary: String,
    _ call: @escaping @Sendable (O, [Value]) throws -> Value
  ) -> MethodRow {
    MethodRow(
      name: name,
      swift: swift,
      hasCompletion: hasCompletion,
      method: method,
      parameters: parameters,
      answer: answer,
      forms: forms,
      call: { object, arguments in
        guard let object = object as? O else { return .none }
        return try call(object, arguments)
      },
      summary: summary
    )
  }

  /// A method without arguments and answer that documents call.
  static func doing<O: AnyObject>(
    _ name: String,
    swift: String? = nil,
    method: ResponderKit.Method? = nil,
    forms: Forms? = nil,
    _ summary: String,
    _ call: @escaping @Sendable (O) -> Void
  ) -> MethodRow {
    calling(name, swift: swift, method: method, forms: forms, summary) { (object: O, _) in
      call(object)
      return .none
    }
  }

  /// A method without parameters that is only overridden.
  static func overriding(
    _ method: ResponderKit.Method,
    swift: String,
    answer: ValueType? = nil,
    forms: Forms = [],
    _ summary: String
  ) -> MethodRow {
    overriding(method, swift: swift, [], answer: answer, forms: forms, summary)
  }

  /// A method that is only overridden.
  static func overriding(
    _ method: ResponderKit.Method,
    swift: String,
    _ parameters: [Parameter],
    answer: ValueType? = nil,
    forms: Forms = [],
    _ summary: String
  ) -> MethodRow {
    MethodRow(
      name: method.name,
      swift: swift,
      hasCompletion: false,
      method: method,
      parameters: parameters,
      answer: answer,
      forms: forms,
      call: nil,
      summary: summary
    )
  }
}

extension [Value] {
  /// The argument at a place; what was left out is `none`.
  subscript(argument place: Int) -> Value { place < count ? self[place] : .none }

  func flag(_ place: Int) -> Bool { self[argument: place].flag ?? false }
  func number(_ place: Int) -> Double { self[argument: place].number ?? 0 }
  func object<O: AnyObject>(_ place: Int, as type: O.Type = O.self) -> O? {
    self[argument: place].object as? O
  }
  func point(_ place: Int) -> CGPoint { CGPoint(catalogued: self[argument: place]) ?? .zero }
  func rect(_ place: Int) -> CGRect { CGRect(catalogued: self[argument: place]) ?? .zero }
}
