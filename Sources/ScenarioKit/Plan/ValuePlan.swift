package import Catalogue
package import Foundation
package import Jansson
@_spi(Workbench) package import ResponderKit
package import ScenarioSyntax

/// A value as a document writes it: constant, or read when it is needed.
package enum ValuePlan {
  case constant(Value)
  /// An object, or a part of one.
  case reference(ReferencePath, SourcePath)
  /// The object of a node.
  case node(NodePlan)
  indirect case call(CallPlan)
  indirect case place(PlacePlan)
  case sum([ValuePlan])
  case list([ValuePlan])
  /// A body that is kept as a closure, with the names of its parameters.
  case body(Body, [String])
  /// One whose type hung on names that came later in the text.
  case late(Box<ValuePlan>)
  /// The rest is turned into this type when it has been read.
  indirect case typed(ValuePlan, ValueType, SourcePath)

  /// The constant that it is, where it is one.
  package var constant: Value? {
    switch self {
    case .constant(let value): value
    case .late(let box): box.value?.constant
    default: nil
    }
  }
}

/// A call that a document makes.
package struct CallPlan {
  /// What is called on.
  package enum Receiver {
    case object(ValuePlan)
    /// A geometry value, with the name of its type.
    case geometry(String, Value)
  }

  /// The method as the document writes it.
  let written: String
  package let receiver: Receiver
  /// The method's short name, once the class of the receiver is known.
  let lateName: Box<String>
  let lateArguments: Box<[ValuePlan]>
  package let path: SourcePath

  package var arguments: [ValuePlan] { lateArguments.value ?? [] }

  /// The method's name in the catalogue.
  package var name: String { lateName.value ?? written }
}

/// An assignment that a document makes.
package struct Assignment {
  /// What is assigned.
  package enum Target {
    case property(ReferencePath)
    case overridden(object: ReferencePath, Box<(ResponderKit.Method, OverridePlan?)>)
    case implements(object: ReferencePath, [Selector: Body])
  }

  package let target: Target
  package let value: ValuePlan
  package let path: SourcePath
}

/// What is done, in order.
package typealias Body = [Action]

/// One action of a body or of the script.
package indirect enum Action {
  case callSuper
  case answer(ValuePlan)
  case choose(Condition, then: Body, otherwise: Body)
  case note(String, [(key: String, value: ValuePlan)])
  case call(CallPlan)
  case set([Assignment])
  case animate(AnimationPlan)
  case after(Double, Body, SourcePath)
  case release(ReferencePath, SourcePath)
}

/// An animated change.
package struct AnimationPlan {
  package var assignments: [Assignment]
  package var duration = 0.0
  package var delay = 0.0
  package var options: [String] = []
  package var completion: Body = []
}

/// What must be true for a branch or an answer.
package indirect enum Condition {
  case all([(reference: ReferencePath, matcher: Matcher, path: SourcePath)])
  case call(CallPlan)
  case any([Condition])
  case none([Condition])
}

/// What a value is compared with.
package indirect enum Matcher {
  case equals(ValuePlan)
  case list([Matcher])
  case near(ValuePlan, within: Double)
  case atLeast(ValuePlan)
  case atMost(ValuePlan)
  case above(ValuePlan)
  case below(ValuePlan)
  case oneOf([Matcher])
  case not(Matcher)
  case contains(Matcher)
  case isClass(String)
  case under(ValuePlan)
  case inside(ValuePlan, inset: Double)
  case direction(String)
  case all([Matcher])

  /// The sides that a vector may point to.
  static let directions = ["left", "right", "up", "down", "horizontal", "vertical"]
}

/// What a document answers for a method.
package struct OverridePlan {
  /// The ways of saying it.
  package enum Form {
    case constant(ValuePlan)
    case nilIfSelf
    case nilIf([ValuePlan])
    case inset(UIEdgeInsets)
    case rect(CGRect)
    case ellipse
    case onlyViews([ValuePlan])
    case alsoViews([ValuePlan])
    case exceptViews([ValuePlan])
    case onlyActions(Set<Selector>)
    case alsoActions(Set<Selector>)
    case exceptActions(Set<Selector>)
    case onlyIf(Condition)
    case unless(Condition)
    case direction(String)
    case body(Body)
  }

  package let row: MethodRow
  package let form: Form
  /// What the document wrote, on its own; nil where it was made elsewhere.
  let json: JSONValue?

  package init(row: MethodRow, form: Form, json: JSONValue? = nil) {
    self.row = row
    self.form = form
    self.json = json
  }
}
