import Jansson
@_spi(Workbench) import ScenarioKit

/// References on a world that is there: read, written, and taken for places.
public struct FuzzedReferences: FuzzSubject {
  public static let name = "references"

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    FuzzWorld.words.filter { $0.count < 60 }.map { Array($0.utf8) }
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    guard let session = FuzzWorld.session() else { throw FuzzFault("the world was not made") }
    let path = String(decoding: bytes, as: UTF8.self)
    let read = try? session.get(path)
    if let read {
      // What is read may be written back where it may be written at all, and is then the same.
      if (try? session.set(path, read)) != nil, let again = try? session.get(path), again != read {
        throw FuzzFault("\(path) was \(read) and is \(again) after it was written back")
      }
    }
    _ = try? session.set(path, 1)
    _ = try? session.set(path, "pad")
    _ = try? session.object(named: path)
    _ = try? session.place(.init(path))
    _ = try? session.place([.init(path)])
    return read != nil
  }
}
