import Jansson
import Rendering
import ScenarioTestSupport
import Sentences

/// What a daemon answers, drawn for a terminal: nothing of it is obeyed there but the end of a line.
public struct FuzzedDrawings: FuzzSubject {
  public static let name = "drawings"

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    [
      #"{"kind":"asked","method":"hitTest","at":"pad","point":[1,2],"seq":1,"time":0}"#,
      #"{"root":{"id":"window","class":"UIWindow","frame":[0,0,1,1],"children":[]}}"#,
      #"{"wanted":"pad","holds":false,"reasons":[],"fixes":[],"records":[]}"#,
      #"{"steps":[{"index":0,"send":"touch.tap","outcome":{"hit":"pad"}}],"failed":0}"#,
    ].map { Array($0.utf8) }
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    guard let value = try? JSON.parse(bytes, limits: .reply) else { return false }
    let records = value.isArray ? Array(value.elements) : [value]
    var styles = [Style(), Style()]
    styles[1].isPlain = true
    for style in styles {
      for drawing in drawings(of: value, records) {
        let text = drawing.text(style)
        if let obeyed = text.unicodeScalars.first(where: Self.isObeyed) {
          throw FuzzFault("\(type(of: drawing)) draws U+\(String(obeyed.value, radix: 16))")
        }
      }
    }
    return true
  }

  private func drawings(of value: JSONValue, _ records: [JSONValue]) -> [any Drawing] {
    [
      ObjectTree(value), WhyNot(value, records: records),
      ScriptRun(value, records: records, title: "a"), Route(records: records), ValueList(value),
    ]
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
  }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    FuzzedJSON().mutated(bytes, seed: seed)
  }
}
