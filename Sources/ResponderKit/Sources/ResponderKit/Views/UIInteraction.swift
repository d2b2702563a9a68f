/// An object that brings an interaction, such as an edit menu, to a view.
///
/// A view keeps its interactions alive. An interaction is no responder and no recognizer: what it
/// learns of touches comes from the view and from recognizers that it adds there itself.
public protocol UIInteraction: AnyObject {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Called before the interaction leaves a view or joins one.
  func willMove(to view: UIView?)
  /// Called when the interaction has left a view or joined one.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] { interactionList }

  /// Adds an interaction, taking it from the view that had it.
  ///
  /// The interaction is told before and after, in this order: it leaves the old view, is told of
  /// the new one, joins the list, and is told that it is there.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction of this view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactionList.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionList.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
