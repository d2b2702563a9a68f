import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// Stimuli with parameters that nobody would give: a list of names, each with its parameters.
public struct FuzzedStimuli: FuzzSubject {
  public static let name = "stimuli"

  private static let most = 8

  public init() {}

  public static func seeds(in project: String) -> [[UInt8]] {
    [
      #"[["touch.tap",{"at":"pad"}]]"#, #"[["touch.drag",{"from":[10,400],"to":[150,420]}]]"#,
      #"[["scroll.flick",{"at":"list","velocity":[0,-900]}],["press.tap",{"type":"select"}]]"#,
      #"[["text.type",{"text":"a"}],["motion.shake",{}]]"#,
    ].map { Array($0.utf8) }
  }

  public func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool {
    guard let list = try? JSON.parse(bytes, limits: .request) else { return false }
    guard let session = FuzzWorld.session() else { throw FuzzFault("the world was not made") }
    var isSent = false
    for sent in list.elements.prefix(Self.most) {
      guard let name = sent[0]?.string, let parameters = sent[1], parameters.isObject else {
        continue
      }
      if (try? session.send(name, parameters)) != nil { isSent = true }
      // What ended the run was said, and nothing more can be sent.
      guard session.simulation.dispatcher.failure == nil else { return true }
    }
    _ = try? session.advanceUntilIdle()
    return isSent
  }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? {
    ListOfMethods(most: Self.most).mutated(bytes, seed: seed) { $0.module != nil }
  }
}
