/// A boundary that takes bytes from outside, and what must hold whatever they are.
///
/// That the process is still there afterwards holds for all of them.
public protocol FuzzSubject: Sendable {
  /// What a command line calls it, and its corpus.
  static var name: String { get }

  /// Texts of the project with which it begins.
  ///
  /// - Parameter project: The folder of the project.
  /// - Returns: The texts, in an order that stays.
  static func seeds(in project: String) -> [[UInt8]]

  init()

  /// Does all that can be done with bytes.
  ///
  /// - Returns: Whether something could be made of them; what is refused at the door shows nothing of
  ///   what comes after it.
  /// - Throws: What does not hold.
  @discardableResult
  func use(_ bytes: [UInt8]) throws(FuzzFault) -> Bool

  /// Changes bytes as somebody would who knows what they mean.
  ///
  /// - Returns: What follows from bytes and seed alone; nil where it is as good to change any byte.
  func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]?
}

extension FuzzSubject {
  public static func seeds(in project: String) -> [[UInt8]] { [] }

  public func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8]? { nil }
}

/// What does not hold, for some bytes.
public struct FuzzFault: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

/// All that is fuzzed.
public enum FuzzSubjects {
  public static let all: [any FuzzSubject.Type] = [
    FuzzedFraming.self, FuzzedJSON.self, FuzzedRequests.self, FuzzedScenarios.self,
    FuzzedReplays.self, FuzzedReferences.self, FuzzedStimuli.self, FuzzedLibraries.self,
    FuzzedDrawings.self, FuzzedPastes.self, FuzzedInterfaces.self, FuzzedWorkers.self,
  ]
}
