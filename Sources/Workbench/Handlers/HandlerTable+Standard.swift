import WorkbenchProtocol

extension HandlerTable {
  /// The handlers of the workbench's own methods.
  static let standard = HandlerTable(
    Handler.workbench + Handler.module + Handler.scenario + Handler.importing + Handler.export
      + Handler.edit
      + Handler.session + Handler.script + Handler.compare + Handler.why + Handler.object
      + Handler.reading
      + Handler.trace + Handler.render + Handler.rule + Handler.quiz
  ) { (context, method, params) throws(WireError) in try context.stimulus(method, params) }
}
