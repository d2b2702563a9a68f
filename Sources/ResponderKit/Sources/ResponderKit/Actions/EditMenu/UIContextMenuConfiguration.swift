public import Foundation

/// Returns the menu of a configuration; the suggested actions are always none here.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Makes the controller that a menu previews, which the simulator does not show.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a context menu interaction shows (iOS 13).
///
/// Made by the interaction's delegate for one press, and told to it again when the menu comes and
/// goes.
open class UIContextMenuConfiguration: NSObject {
  /// What tells one configuration from another.
  public let identifier: any NSCopying
  final let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration; without an identifier it is like no other.
  ///
  /// The action provider makes the menu when it is about to come up; without one, or with `nil`
  /// from it, there is none. The preview is not shown and its provider never called.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSNumber(value: Simulation.current.menu.nextIdentifier())
    self.actionProvider = actionProvider
  }
}

/// What a delegate answers about a press: a configuration, or from a document just the menu.
struct ContextMenuAnswer {
  var configuration: UIContextMenuConfiguration?
}

@_spi(Workbench) extension ContextMenuAnswer: ModelValue {
  var modelValue: Value { configuration.modelValue }

  init?(modelValue: Value) {
    switch modelValue {
    case .object(let configuration as UIContextMenuConfiguration):
      self.configuration = configuration
    case .object(let menu as UIMenu):
      configuration = menu.simulation.enter {
        UIContextMenuConfiguration(actionProvider: { _ in menu })
      }
    case .none: configuration = nil
    default: return nil
    }
  }

  static var unanswered: ContextMenuAnswer { ContextMenuAnswer() }

  var identity: Int { configuration.identity }
}
