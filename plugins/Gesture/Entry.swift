public import CResponderKit
import ModuleKit

/// The one symbol that the workbench looks up in a module's library.
///
/// The build-id is empty: a built-in module is accepted from the workbench's own folder only.
@c(responder_module_entry_v1)
public func responderModuleEntry() -> UnsafePointer<responder_module_v1>? {
  responder_module_describe("") { ModuleRegistration.add(module, to: $0) }
}
