/// Tells whether a class overrides a method, from the class's own method table.
enum Overriding {
  /// Whether `type` or a superclass outside UIKit overrides `method`; `nil` where unknown.
  static func overrides(_ method: Method, in type: AnyClass) -> Bool? {
    nil
  }
}
