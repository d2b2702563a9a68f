import Jansson
import Rendering
import Sentences
import TypedLines
import WorkbenchFraming
import WorkbenchProtocol

extension ComparedSides {
  /// Reads what a film sets side by side: as for a run, and variants may be typed without their sign.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - variants: The scenario's variants.
  ///   - toggles: Asked for the ids of disputed points where they must be known.
  /// - Throws: A complaint about a side that no film can have.
  init(film text: String, variants: [String], toggles: () throws -> [String]) throws {
    let sides = TopLevel.split(text, at: ",").map { side in
      variants.contains(String(side)) ? "#" + String(side) : String(side)
    }
    try self.init(sides.joined(separator: ","), toggles: toggles)
    let isOther = self.sides.contains { $0?.changes.isEmpty == false || $0?.document != nil }
    guard !isOther else {
      throw Complaint(
        .usage,
        Sentence(
          "--compare \(text): a player sets variants and profiles side by side",
          zh: "--compare \(text)：播放器并排对比的是变体和配置"
        ),
        hint: Sentence(
          "responder run --compare also compares changes and other documents.",
          zh: "responder run --compare 还能对比改动和其他文档。"
        )
      )
    }
  }

  /// Adds the two sides to the request for a film.
  ///
  /// - Parameters:
  ///   - params: The request.
  ///   - variant: The variant that the reference names.
  ///   - variants: The scenario's variants.
  func ask(in params: JSONValue, of variant: String?, among variants: [String]) {
    if sides.contains(where: { $0?.profile != nil }) {
      // Both have to be there: of a side that changes nothing it is an empty one.
      let profiles = sides.map { side in side?.profile.map { [$0].changes } ?? .object() }
      params.set(.profiles, JSONValue(profiles))
    }
    if sides.contains(where: { $0?.variant != nil }) {
      // Variants are named for both sides or for neither.
      let own = variant ?? variants.first ?? ""
      params.set(.compare, JSONValue(sides.map { $0?.variant ?? own }))
    } else if let variant {
      params.set(.variant, variant)
    }
  }
}
