/// What a text may hold before it is given to the parser.
///
/// The parser needs up to eighty bytes for one of the input, so a limit on the
/// size alone is none on memory; what is counted here is.
public struct JSONLimits: Equatable, Sendable {
  /// The longest text, in bytes.
  public var bytes: Int

  /// How many arrays and objects may lie inside one another.
  public var depth: Int

  /// How many arrays and objects there may be.
  public var containers: Int

  /// How many values of any kind there may be, containers included.
  public var values: Int

  /// How many members all objects may have together: they take the parser ten times as long as the
  /// elements of arrays.
  public var members: Int

  /// Makes limits of other sizes than the standard ones.
  public init(bytes: Int, depth: Int, containers: Int, values: Int, members: Int) {
    self.bytes = bytes
    self.depth = depth
    self.containers = containers
    self.values = values
    self.members = members
  }

  /// For a request that comes over the socket.
  public static let request = JSONLimits(
    bytes: 1 << 20,
    depth: 64,
    containers: 10_000,
    values: 100_000,
    members: 20_000
  )

  /// For a scenario document.
  public static let document = JSONLimits(
    bytes: 16 << 20,
    depth: 512,
    containers: 250_000,
    values: 500_000,
    members: 500_000
  )

  /// For what a workbench answers, read by a client that trusts it.
  public static let reply = JSONLimits(
    bytes: 64 << 20,
    depth: 1024,
    containers: 2_000_000,
    values: 8_000_000,
    members: 8_000_000
  )
}
