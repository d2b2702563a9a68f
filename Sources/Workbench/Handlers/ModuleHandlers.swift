import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioKit
import Sentences
import WorkbenchProtocol

extension RequestContext {
  func moduleList() -> JSONValue {
    let set = modules
    let result = JSONValue.object()
    result.set(
      .modules,
      JSONValue(
        set.host.loaded.map { json($0) } + set.host.refused.map(json) + found(beside: set)
      )
    )
    result.set(.searched, JSONValue(searchPath.folders))
    result.set(.sandbox, workbench.workers.sandboxing.json)
    result.set(.isolation, JSONValue(workbench.workers.isolation.rawValue))
    return result
  }

  func moduleInfo(_ params: JSONValue) throws(WireError) -> JSONValue {
    let name = params[.name]?.string ?? ""
    if let loaded = modules.host.module(named: name) {
      let result: JSONValue = [.module: json(loaded)]
      if !loaded.isBuiltIn { result.set(.sandbox, workbench.workers.sandboxing.json) }
      return result
    }
    let others =
      modules.host.refused.map { ($0.name, json($0)) }
      + found(beside: modules).map { ($0[.name]?.string ?? "", $0) }
    if let other = others.first(where: { $0.0 == name }) { return [.module: other.1] }
    let known = modules.host.loaded.map(\.module.name) + others.map(\.0)
    throw WireError(
      .moduleUnknown,
      Sentence("no module is called '\(name.shortened)'", zh: "没有叫“\(name.shortened)”的模块"),
      path: "/params/name",
      got: .text(name.shortened),
      hint: NearestName.hint(for: name, among: known),
      details: [.init(.searched, .list(searchPath.folders.map { .text($0) }))]
    )
  }

  /// The modules as this client sees them: its own folders come first.
  private var modules: ModuleSet { workbench.modules }

  /// Where modules are looked for on behalf of this client.
  private var searchPath: ModuleSearchPath { .standard(client: client.modulePaths) }

  /// Libraries in the search path that a worker would load when a session names them, or refuse.
  private func found(beside set: ModuleSet) -> [JSONValue] {
    let known = Set(set.host.loaded.map(\.file) + set.host.refused.map(\.file))
    return searchPath.files().filter { !known.contains($0.path) }.map { file in
      let refusals = file.refusals(exporting: ModuleHost.entrySymbol)
      guard refusals.isEmpty else {
        return json(RefusedModule(name: file.name, file: file.path, refusals: refusals))
      }
      let object = JSONValue.object()
      object.set(.name, file.name)
      object.set(.state, "found")
      object.set(.builtIn, false)
      object.set(.file, file.path)
      return object
    }
  }

  private func json(_ refused: RefusedModule) -> JSONValue {
    let object = JSONValue.object()
    object.set(.name, refused.name)
    object.set(.state, "refused")
    object.set(.builtIn, false)
    object.set(.file, refused.file)
    object.set(
      .refusals,
      JSONValue(refused.refusals.map { $0.datum.json(in: client.language) })
    )
    return object
  }

  private func json(_ loaded: ModuleHost.Loaded) -> JSONValue {
    let module = loaded.module
    let object = JSONValue.object()
    object.set(.name, module.name)
    // Not built in: we are a worker that was started to tell about it.
    object.set(.state, loaded.isBuiltIn ? "loaded" : "found")
    object.set(.builtIn, loaded.isBuiltIn)
    if let summary = module.summary { object.set(.summary, summary.text(in: client.language)) }
    object.set(.file, loaded.file)
    object.set(.stimuli, JSONValue(module.stimuli.map(\.name)))
    object.set(.classes, JSONValue(module.classes.map { json($0, of: module) }))
    object.set(.rules, JSONValue(module.explanations.map(\.rule)))
    return object
  }

  private func json(_ type: ModuleClass, of module: Module) -> JSONValue {
    let object = JSONValue.object()
    object.set(.name, "\(module.name).\(type.name)")
    object.set(.superclass, type.superclasses.first.map { String(describing: $0) } ?? "NSObject")
    if let actions = (type.type as? any ActionTarget.Type)?.actions {
      object.set(.actions, JSONValue(actions.selectors.map(\.name)))
    }
    object.set(
      .overrides,
      JSONValue(
        Method.overridden(by: type.type).map { method in
          let object = JSONValue.object()
          object.set(.method, method.name)
          let name = "\(module.name).\(type.name)"
          let callsSuper = workbench.sightings.callsSuper(name, method.name)
          object.set(.callsSuper, callsSuper.map { JSONValue($0) } ?? .null)
          return object
        }
      )
    )
    return object
  }
}

extension Handler {
  static let module: [Handler] = [
    Handler(.moduleList) { (context, _) in context.moduleList() },
    Handler(.moduleInfo) { (context, params) throws(WireError) in try context.moduleInfo(params) },
  ]
}
