import Foundation
import ModuleKit
@_spi(Workbench) import ResponderKit

/// What every touch stimulus takes beside its own parameters.
struct TouchOptions {
  /// What touches the screen, as documents spell it.
  enum Kind: String, ParameterValue, CaseIterable {
    case direct, pencil, indirect, indirectPointer

    var type: UITouch.TouchType {
      switch self {
      case .direct: .direct
      case .pencil: .pencil
      case .indirect: .indirect
      case .indirectPointer: .indirectPointer
      }
    }
  }

  /// An edge of the screen, or none, as documents spell it.
  enum Edge: String, ParameterValue, CaseIterable {
    case left, right, top, bottom, none

    var edges: UIRectEdge {
      switch self {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .none: []
      }
    }
  }

  var type = Kind.direct
  var edge: Edge?
  var force = 1.0
  var scene = Reference<UIWindowScene>()

  /// Returns one finger's part in an event, made with these options.
  func change(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint?) -> TouchChange {
    TouchChange(
      finger,
      phase,
      at: point,
      type: type.type,
      edges: edge?.edges,
      force: force,
      scene: scene.object
    )
  }
}

/// The parameters of a touch stimulus.
protocol TouchParameters: ParameterList {
  var options: TouchOptions { get set }
}

extension TouchParameters {
  /// The parameters that every touch stimulus takes.
  static var common: [StimulusParameter<Self>] {
    [
      .field(
        "type",
        \.options.type,
        .choice(TouchOptions.Kind.allCases.map(\.rawValue)),
        Text("What touches the screen.", zh: "用什么触摸屏幕。")
      ),
      .field(
        "edge",
        \.options.edge,
        .choice(TouchOptions.Edge.allCases.map(\.rawValue)),
        Text(
          "The edge of the screen that it counts as coming from; by default its place decides.",
          zh: "算作从屏幕哪条边开始；默认由位置决定。"
        )
      ),
      .field(
        "force",
        \.options.force,
        .number(0...(480 / 72)),
        Text("How hard; 1 is an average touch.", zh: "力度，1 是普通的触摸。")
      ),
      .field(
        "scene",
        \.options.scene,
        .object,
        Text("The scene that is touched, where there are several.", zh: "有多个场景时，触摸哪一个。")
      ),
    ]
  }
}

extension StimulusParameter where Parameters: TouchParameters {
  /// How often a moving finger is reported.
  static func every(_ property: any WritableKeyPath<Parameters, Double> & Sendable) -> Self {
    .field(
      "every",
      property,
      .number(0.001...10),
      unit: "seconds",
      Text("The time between two events of a moving finger.", zh: "手指移动时两次事件的间隔。")
    )
  }

  /// How many fingers do the same side by side.
  static func fingers(_ property: any WritableKeyPath<Parameters, Int> & Sendable) -> Self {
    .field(
      "fingers",
      property,
      .integer(1...10),
      Text(
        "How many fingers, side by side with the place in their middle.",
        zh: "几根手指，并排，以所给位置为中心。"
      )
    )
  }

  /// How far apart fingers stand.
  static func spacing(_ property: any WritableKeyPath<Parameters, Double> & Sendable) -> Self {
    .field(
      "spacing",
      property,
      .number(0...10_000),
      unit: "points",
      Text("How far apart they stand.", zh: "手指之间的距离。")
    )
  }

  /// How long something takes.
  static func duration(
    _ name: String,
    _ property: any WritableKeyPath<Parameters, Double> & Sendable,
    _ summary: Text
  ) -> Self {
    .field(name, property, .duration, summary)
  }
}
