import Foundation

/// The system that is modelled: its version, its disputed points and its private numbers.
///
/// A session has one from its beginning to its end, taken from its document. Two runs of a script
/// with two profiles show what hangs on a version or on a disputed point; everything else stays the
/// same.
///
/// ```swift
/// var profile = Profile()
/// profile.ios = 12
/// profile.toggles["gesture.action-vs-cancel-order"] = .actionFirst
/// profile.numbers["controlSlop"] = 0
/// ```
public struct Profile: Sendable, Equatable {
  /// The versions a document can name, oldest first.
  public static let versions: [Double] = [12, 13, 13.4, 14, 15, 16, 17, 18]

  /// The iOS version; 17 unless a document says otherwise.
  public var ios: Double = 17

  /// The disputed points that were turned from their default, by rule id.
  public var toggles: [String: Toggle.Setting] = [:]

  /// The numbers that were changed from the table's default, by name.
  public var numbers: [String: Double] = [:]

  public init() {}

  /// Returns the number with this name: the profile's, else the table's default.
  public func number(_ number: ProfileNumber) -> Double {
    // Most profiles change none, and then the name need not be looked up.
    numbers.isEmpty ? number.standard : numbers[number.rawValue] ?? number.standard
  }

  /// Returns a number that is a share: from 0 to 1, whatever the profile says.
  ///
  /// A document may write any number; where it is a weight between two velocities, one beyond these
  /// ends would turn the content round.
  func share(_ number: ProfileNumber) -> Double {
    let share = self.number(number)
    return share.isNaN ? number.standard : min(max(share, 0), 1)
  }

  /// Where a page sheet at its full height begins on a phone's screen, in points from its top.
  ///
  /// - scroll.in-sheet: the safe area's top, measured on two screens; on others it is our choice.
  func sheetTop(on screen: CGSize) -> Double {
    if let top = numbers[ProfileNumber.sheetTop.rawValue] { return top }
    switch (screen.width, screen.height) {
    case (393, 852): return 59
    case (440, 956): return 62
    default: return ProfileNumber.sheetTop.standard
    }
  }

  /// How often a window is asked about one touch: once to ten times.
  var hitTestCalls: Int { Int(max(1, min(10, number(.hitTestCalls)))) }

  /// Returns how a disputed point is set.
  public func setting(_ toggle: Toggle) -> Toggle.Setting {
    toggles.isEmpty ? toggle.standard : toggles[toggle.rawValue] ?? toggle.standard
  }

  /// Whether a true-or-false point is on.
  public func isOn(_ toggle: Toggle) -> Bool { setting(toggle) == .on }
}
