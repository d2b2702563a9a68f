public import ScenarioSyntax

/// One wrong document and what is said about it.
public struct Fault: CustomStringConvertible, Sendable {
  public let type: DiagnosticType
  public let line: Int
  public let column: Int
  public let pointer: String
  public let text: String
  public let hint: String?

  public var description: String { "\(type.rawValue) at \(pointer)" }

  /// Whether the document is loaded all the same.
  public var isWarning: Bool { type.isWarning }

  public init(
    _ type: DiagnosticType,
    _ line: Int,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ text: String
  ) {
    self.type = type
    self.line = line
    self.column = column
    self.pointer = pointer
    self.text = text
    self.hint = hint
  }

  /// A fault of the views of a window, which begin in line 2.
  public static func views(
    _ type: DiagnosticType,
    _ line: Int,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ views: String
  ) -> Fault {
    Fault(
      type,
      line,
      column,
      "/app/windows/0/subviews" + pointer,
      hint: hint,
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews":
      \(views) } ] }, "script": [ { "expect": {} } ] }
      """
    )
  }

  /// A fault of the script, which begins in line 2; there is a view `card` and a control `buy`.
  public static func script(
    _ type: DiagnosticType,
    _ line: Int,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ script: String
  ) -> Fault {
    Fault(
      type,
      line,
      column,
      "/script" + pointer,
      hint: hint,
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [ { "id": "card" }, { "id": "buy", "class": "UIButton" } ] } ] }, "script":
      \(script) }
      """
    )
  }
}
