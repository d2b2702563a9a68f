/// What is to be imported, and how.
package struct ImportRequest: Hashable, Sendable {
  /// A text that was pasted, or a file.
  package struct Source: Hashable, Sendable {
    /// What errors call it: a file's name, or `-`.
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  package var source: Source

  /// More prints of the same moment.
  package var with: [Source] = []

  /// What the source is a print of, where a person says it.
  package var form: Form?

  /// Whether a list is the subviews of one view, back to front.
  package var isSubviews = false

  /// The address of the object below which everything matters.
  package var root: String?

  /// What is said about a storyboard or XIB.
  package var interface = InterfaceOptions()

  /// The version of iOS, as in a document's profile.
  package var ios: Int?

  /// Where it was tapped.
  package var place: ImportedPlace?

  /// Which object should get the event.
  package var wanted: String?

  /// Whether texts are replaced by their lengths.
  package var isScrubbed = false

  /// Whether nobody wants the report to list objects, where there is a document.
  package var isBrief = false

  package init(_ source: Source) { self.source = source }
}

/// Where it was tapped, as a person writes it.
package enum ImportedPlace: Hashable, Sendable {
  /// A point on the screen; without a window, in the printed root.
  case point(x: Double, y: Double)

  /// The middle of an object.
  case object(String)

  /// A point in the bounds of an object.
  case pointIn(String, x: Double, y: Double)
}
