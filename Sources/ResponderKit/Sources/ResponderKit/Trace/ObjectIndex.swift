/// The place of an object in its simulation's object table; names are looked up there.
///
/// It keeps no object alive and stays when the object has gone, so records can be read long after
/// the run.
public struct ObjectIndex: Hashable, Sendable {
  public let value: Int32
  init(_ value: Int32) { self.value = value }
}
