extension Method {
  /// The short name that documents and traces use: the first word of UIKit's, or the whole where
  /// two methods begin alike.
  public var name: String { Method.names[Int(rawValue)] }

  /// The method with a short name.
  public init?(named name: String) {
    guard let method = Method.byName[name] else { return nil }
    self = method
  }

  private static let names = allCases.map { inFull[$0] ?? String(describing: $0) }

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

  private static let inFull: [Method: String] = [
    .willMoveToWindow: "willMove(toWindow:)",
    .sendUIAction: "sendAction(_:)",
    .willMoveToParent: "willMove(toParent:)",
    .didMoveToParent: "didMove(toParent:)",
    .didEndEditingReason: "didEndEditing(_:reason:)",
  ]
}
