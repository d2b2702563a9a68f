import Jansson
import ScenarioTestSupport

/// Texts that may be JSON: what was written once stays what it is.
public struct FuzzedJSON: FuzzSubject {
  public static let name = "json"

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    [
      #"{"a":[1,-2.5e3,true,false,null,"\u00e9\ud83d\ude00\n"],"b":{"c":{}}}"#, "[]",
      "[1e308,0.1,-0]",
    ].map { Array($0.utf8) }
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    var isRead = false
    for limits in [JSONLimits.request, .document] {
      guard let value = try? JSON.parse(bytes, limits: limits) else { continue }
      isRead = true
      let text = value.serialized(sortedKeys: true)
      guard let again = try? JSON.parse(text, limits: .reply) else {
        throw FuzzFault("what was written cannot be read: \(String(decoding: text, as: UTF8.self))")
      }
      // Numbers are written with fifteen digits, and stay what they are from then on.
      guard again.serialized(sortedKeys: true) == text else {
        throw FuzzFault("read again it is another: \(String(decoding: text, as: UTF8.self))")
      }
    }
    return isRead
  }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    guard let value = try? JSON.parse(bytes, limits: .document) else { return nil }
    var mutation = DocumentMutation(of: [DocumentValue(value)], seed: seed)
    return mutation.text()
  }
}
