package import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let nsObject = ClassRow(
    "NSObject",
    NSObject.self,
    superclass: nil,
    "An object that is no responder: a delegate, a target, or anything of the app's own.",
    make: { _ in PlainObject() }
  )
}

/// A document's plain object: a delegate or target that only its overrides and actions describe.
package final class PlainObject: NSObject, NamedClass {
  var modelClassName: String { "NSObject" }
}
