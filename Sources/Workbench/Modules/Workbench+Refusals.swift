extension Workbench {
  /// Why a module that a worker's session needs was refused there.
  func refusal(of document: RequestedDocument) -> RefusedModule? {
    guard !modules.host.refused.isEmpty else { return nil }
    let needed = document.modulesNeeded
    return modules.host.refused.first { needed.contains($0.name) }
  }
}
