import Catalogue
import ScenarioSyntax

/// A value that is filled in when all names are known.
package final class Box<Wrapped> {
  package var value: Wrapped?

  init(_ value: Wrapped? = nil) {
    self.value = value
  }
}
