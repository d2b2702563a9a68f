import Jansson

/// The members of the Debug Adapter Protocol that are read or written in several places; those that
/// the workbench's own protocol has too are found there.
extension JSONKey {
  static let arguments: JSONKey = "arguments"
  static let body: JSONKey = "body"
  static let breakpoints: JSONKey = "breakpoints"
  static let category: JSONKey = "category"
  static let condition: JSONKey = "condition"
  static let description: JSONKey = "description"
  static let expression: JSONKey = "expression"
  static let frameId: JSONKey = "frameId"
  static let output: JSONKey = "output"
  static let presentationHint: JSONKey = "presentationHint"
  static let program: JSONKey = "program"
  static let requestId: JSONKey = "requestId"
  static let result: JSONKey = "result"
  static let source: JSONKey = "source"
  static let threadId: JSONKey = "threadId"
  static let variablesReference: JSONKey = "variablesReference"
  static let verified: JSONKey = "verified"
}
