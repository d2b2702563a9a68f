extension Method {
  /// Returns the methods of UIKit's that a class overrides, as far as the platform tells.
  @_spi(Workbench) public static func overridden(by type: AnyClass) -> [Method] {
    let table = Overriding.table(of: type)
    return allCases.filter { table[$0] == true }
  }
}
