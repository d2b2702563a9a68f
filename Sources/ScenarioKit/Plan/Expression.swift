import Foundation
import Jansson
@_spi(Workbench) import ResponderKit

/// A value as a document writes it: constant, or read when it is needed.
indirect enum Expression {
  case constant(Value)
  /// An object, or a part of one.
  case reference(Reference, SourcePath)
  /// The object of a node.
  case node(NodePlan)
  case call(CallPlan)
  case sum([Expression])
  case list([Expression])
  /// A body that is kept as a closure, with the names of its parameters.
  case body(Body, [String])
  /// One whose type hung on names that came later in the text.
  case late(Box<Expression>)
  /// The rest is turned into this type when it has been read.
  case typed(Expression, ValueType, SourcePath)

  /// The constant that it is, where it is one.
  var constant: Value? {
    switch self {
    case .constant(let value): value
    case .late(let box): box.value?.constant
    default: nil
    }
  }
}

/// A call that a document makes.
struct CallPlan {
  /// What is called on.
  enum Receiver {
    case object(Expression)
    /// A geometry value, with the name of its type.
    case geometry(String, Value)
  }

  /// The method as the document writes it.
  let written: String
  let receiver: Receiver
  /// The method's short name, once the class of the receiver is known.
  let lateName: Box<String>
  let lateArguments: Box<[Expression]>
  let path: SourcePath

  var arguments: [Expression] { lateArguments.value ?? [] }

  /// The method's name in the catalogue.
  var name: String { lateName.value ?? written }
}

/// An assignment that a document makes.
struct Assignment {
  /// What is assigned.
  enum Target {
    case property(Reference)
    case overridden(object: Reference, Box<(ResponderKit.Method, OverridePlan?)>)
    case implements(object: Reference, [Selector: Body])
  }

  let target: Target
  let value: Expression
  let path: SourcePath
}

/// What is done, in order.
typealias Body = [Action]

/// One action of a body or of the script.
indirect enum Action {
  case callSuper
  case answer(Expression)
  case choose(Condition, then: Body, otherwise: Body)
  case note(String, [(key: String, value: Expression)])
  case call(CallPlan)
  case set([Assignment])
  case animate(AnimationPlan)
  case after(Double, Body, SourcePath)
  case release(Reference, SourcePath)
}

/// An animated change.
struct AnimationPlan {
  var assignments: [Assignment]
  var duration = 0.0
  var delay = 0.0
  var options: [String] = []
  var completion: Body = []
}

/// What must be true for a branch or an answer.
indirect enum Condition {
  case all([(reference: Reference, matcher: Matcher, path: SourcePath)])
  case call(CallPlan)
  case any([Condition])
  case none([Condition])
}

/// What a value is compared with.
indirect enum Matcher {
  case equals(Expression)
  case list([Matcher])
  case near(Expression, within: Double)
  case atLeast(Expression)
  case atMost(Expression)
  case above(Expression)
  case below(Expression)
  case oneOf([Matcher])
  case not(Matcher)
  case contains(Matcher)
  case isClass(String)
  case under(Expression)
  case inside(Expression, inset: Double)
  case direction(String)
  case all([Matcher])

  /// The sides that a vector may point to.
  static let directions = ["left", "right", "up", "down", "horizontal", "vertical"]
}

/// What a document answers for a method.
struct OverridePlan {
  /// The ways of saying it.
  enum Form {
    case constant(Expression)
    case nilIfSelf
    case nilIf([Expression])
    case inset(UIEdgeInsets)
    case rect(CGRect)
    case ellipse
    case onlyViews([Expression])
    case alsoViews([Expression])
    case exceptViews([Expression])
    case onlyActions(Set<Selector>)
    case alsoActions(Set<Selector>)
    case exceptActions(Set<Selector>)
    case onlyIf(Condition)
    case unless(Condition)
    case direction(String)
    case body(Body)
  }

  let row: MethodRow
  let form: Form
  /// What the document wrote, on its own; nil where it was made elsewhere.
  var json: JSONValue?
}
