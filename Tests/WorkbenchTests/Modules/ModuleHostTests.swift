import Foundation
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import Testing

@testable import Workbench

struct ModuleHostTests {
  private static let wide = """
    import UIKit

    final class WideView: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }

    let module = Module("Wide")
      .view(WideView.self) { WideView(frame: $0) }
    """

  private func host(_ workshop: Workshop, loading names: [String]) -> ModuleHost {
    ModuleHost(searchPath(workshop), loading: names)
  }

  private func searchPath(_ workshop: Workshop) -> ModuleSearchPath {
    ModuleSearchPath(
      client: [workshop.folder],
      dataFolder: nil,
      executableFolder: DynamicLibrary.executableFolder
    )
  }

  @Test func `the ten built-in modules are loaded from the folder of the program`() {
    let host = ModuleHost()
    #expect(host.refused.isEmpty)
    #expect(
      host.loaded.map(\.module.name).sorted() == [
        "action", "control", "edit-menu", "first-responder", "gesture", "motion", "press",
        "remote-control", "scroll", "text-input", "touch",
      ]
    )
    #expect(host.module(named: "touch")?.module.stimuli.map(\.name).contains("touch.tap") == true)
    #expect(host.loaded.allSatisfy { $0.isBuiltIn })
  }

  @Test func `every sentence of a built-in module is there in both languages`() {
    for module in ModuleHost().modules {
      #expect(module.summary?.zhHans != nil)
      for stimulus in module.stimuli {
        #expect(stimulus.summary.zhHans != nil, "\(stimulus.name)")
        for field in stimulus.fields {
          #expect(field.summary.zhHans != nil, "\(stimulus.name) \(field.name)")
        }
      }
    }
  }

  @Test func `a class of a loaded module is a UIView to the host, and its override decides`() throws
  {
    let workshop = try Workshop()
    try workshop.compile("Wide", swift: Self.wide)
    let host = host(workshop, loading: ["Wide"])
    #expect(host.refused.isEmpty)
    let wide = try #require(host.module(named: "Wide"))
    #expect(!wide.isBuiltIn)
    let viewClass = try #require(wide.module.classes.first)
    #expect(viewClass.type is UIView.Type)

    let simulation = Simulation()
    try simulation.enter {
      guard case .view(let make) = viewClass.maker else { return #expect(Bool(false)) }
      let object: AnyObject = make(CGRect(x: 100, y: 100, width: 50, height: 50))
      #expect(object is UIView)
      let view = try #require(object as? UIView)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.makeKeyAndVisible()
      window.addSubview(view)
      // 10 points outside its bounds: only the override says that this is inside.
      #expect(window.hitTest(CGPoint(x: 90, y: 120), with: nil) === view)
      #expect(window.hitTest(CGPoint(x: 70, y: 120), with: nil) === window)
    }
  }

  @Test func `a module that no folder has is neither loaded nor refused`() throws {
    let host = host(try Workshop(), loading: ["Nowhere"])
    #expect(host.module(named: "Nowhere") == nil)
    #expect(host.refused.isEmpty)
  }

  @Test func `a relative folder of a client is not looked into`() {
    let path = ModuleSearchPath(client: ["modules"], dataFolder: "/data", executableFolder: "/none")
    #expect(path.folders == ["/data/responder/modules", "/none/../lib/responder/modules"])
    #expect(path.builtIn == nil)
  }
}
