extension Method {
  /// Returns the methods of UIKit's that a class overrides, as far as the platform tells.
  ///
  /// In the order of the methods. Empty for a class of UIKit's own, for one that overrides none,
  /// and on a platform that does not tell.
  @_spi(Workbench) public static func overridden(by type: AnyClass) -> [Method] {
    let table = Overriding.table(of: type)
    return allCases.filter { table[$0] == true }
  }
}
