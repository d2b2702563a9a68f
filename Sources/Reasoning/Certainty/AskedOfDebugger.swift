/// What to type into LLDB to learn what a print does not show.
enum AskedOfDebugger {
  /// The command for something unknown of an object; nil for one whose address is not known.
  static func command(_ what: Doubt.What, _ address: String?) -> String? {
    switch what {
    case .windows: return "po [[UIApplication sharedApplication] windows]"
    case .ignoring: return "p (BOOL)[[UIApplication sharedApplication] isIgnoringInteractionEvents]"
    default: break
    }
    guard let address else { return nil }
    switch what {
    case .frame, .bounds, .edge: return "po [\(address) recursiveDescription]"
    case .alpha: return "p (double)[\(address) alpha]"
    case .isHidden: return "p (BOOL)[\(address) isHidden]"
    case .isUserInteractionEnabled: return "p (BOOL)[\(address) isUserInteractionEnabled]"
    case .order: return "po [[\(address) superview] subviews]"
    case .subviews, .list, .undecided: return "po [\(address) recursiveDescription]"
    case .contentOffset: return "p (CGPoint)[\(address) contentOffset]"
    case .gestureRecognizers, .swiftUI: return "po [\(address) gestureRecognizers]"
    case .isEnabled: return "po (BOOL)[\(address) isEnabled]"
    case .windowLevel: return "p (double)[\(address) windowLevel]"
    case .superview: return "po [\(address) superview]"
    case .animations: return "po [[\(address) layer] animationKeys]"
    case .windows, .ignoring, .overrides, .ownHitTest: return nil
    }
  }

  /// The command that finds a class's own version of a method.
  static func lookup(_ method: String, in className: String) -> String {
    // Only the type's own name: generic arguments hold what a regular expression reads otherwise.
    let type = className.prefix { $0 != "<" }.split(separator: ".").last ?? className[...]
    let safe = type.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return "image lookup -rn '\(safe).*\(method)'"
  }
}
