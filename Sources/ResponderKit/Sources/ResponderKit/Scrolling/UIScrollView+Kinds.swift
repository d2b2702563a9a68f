public import Foundation

extension UIScrollView {
  /// What a drag does to the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory

    /// Whether the beginning of a drag dismisses it.
    var isOnDrag: Bool {
      switch self {
      case .onDrag, .onDragWithAccessory: true
      case .none, .interactive, .interactiveWithAccessory: false
      }
    }

    /// Whether it follows the finger.
    var isInteractive: Bool {
      switch self {
      case .interactive, .interactiveWithAccessory: true
      case .none, .onDrag, .onDragWithAccessory: false
      }
    }
  }

  /// What is left of the speed of moving content after each millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// What lists have.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// What pages have.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension UIScrollView {
  /// How far content may reach: beyond, what is reckoned with it is no number any more.
  private static let farthest: CGFloat = 1e300

  /// Whether lengths are such as content can have; what is none is an error that changes nothing.
  final func accepts(_ lengths: [CGFloat], _ property: String) -> Bool {
    // Written so that a value that is no number fails, too: it compares as false with anything.
    guard !lengths.allSatisfy({ abs($0) <= UIScrollView.farthest }) else { return true }
    dispatcher.fail(
      SimulationError(
        .invalidArgument,
        "\(dispatcher.objects.name(of: self)).\(property) was given a length beyond 10^300 points, or one "
          + "that is no number: content has a finite size and place",
        zh: "\(dispatcher.objects.name(of: self)).\(property) 的值超过 10^300 点，或者不是数字："
          + "内容的大小和位置必须有限",
        object: index
      )
    )
    return false
  }
}
