import CResponderKit
import Foundation
@_spi(Workbench) public import ModuleKit

/// The modules beside the test's executable, loaded as the daemon loads them.
public enum BuiltInModules {
  /// Those that are there; a library that is not built yet is left out.
  public static let all: [Module] = names.compactMap(load)

  private static let names = [
    "Touch", "Gesture", "Control", "Scroll", "Motion", "RemoteControl", "Press", "Action",
    "EditMenu", "FirstResponder", "TextInput",
  ]

  private static func load(_ name: String) -> Module? {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let path = folder.appending(path: "lib\(name)Module.so").path
    typealias Entry = @convention(c) () -> UnsafePointer<responder_module_v1>?
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, RESPONDER_MODULE_ENTRY),
      let description = unsafeBitCast(symbol, to: Entry.self)()
    else { return nil }
    let registration = ModuleRegistration()
    guard description.pointee.start(Unmanaged.passUnretained(registration).toOpaque()) == 0 else {
      return nil
    }
    return registration.modules.first
  }
}
