/// What the user said about a storyboard or XIB.
package struct InterfaceOptions: Hashable, Sendable {
  /// The scene that is asked about: an id, a storyboard identifier or a class.
  package var scene: String?

  /// The size classes; those of the device for which the file is drawn where nil.
  package var traits: InterfaceTraits?

  /// The screen, in points; that of the drawing where nil.
  package var screen: PrintedSize?

  /// The class of a XIB's owner.
  package var owner: String?

  package init() {}
}
