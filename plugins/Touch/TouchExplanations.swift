import ModuleKit

extension Module {
  /// The explanations of the rules that touches follow.
  func explainingTouches() -> Module { self }
}
