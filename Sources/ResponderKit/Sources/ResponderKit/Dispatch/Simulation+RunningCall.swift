extension Simulation {
  /// The innermost call of the model that has not returned, as `object.method`.
  ///
  /// A host asks for it when code of a module ended the process or does not come back.
  @_spi(Workbench) public var runningCall: String? {
    frames.last.map { "\(name(of: $0.index)).\($0.method.rawValue)" }
  }
}
