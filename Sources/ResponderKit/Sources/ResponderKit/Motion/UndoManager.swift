public import Foundation

/// What was done and can be undone; Foundation has it on Apple's systems only.
///
/// A window makes one, which everything in it shares (motion.undo-manager-lookup); what is typed is
/// registered with it as well (text.typing-is-undoable). Registering inside the handler of an undo
/// is what makes a redo, so one method serves both:
///
/// ```swift
/// func rename(to name: String) {
///   let old = label.text ?? ""
///   undoManager?.registerUndo(withTarget: self) { $0.rename(to: old) }
///   label.text = name
/// }
/// ```
///
/// A shake then offers to undo the change, and after that to do it again. Grouping and levels are
/// not modelled: one registration is one undo.
open class UndoManager: NSObject {
  private struct Action {
    var name: String
    weak var target: AnyObject?
    var run: () -> Void
  }

  private var undoStack: [Action] = []
  private var redoStack: [Action] = []
  private var name = ""
  private var isUndoingNow = false
  private var isRedoingNow = false
  private var statedUndo: Bool?
  private var statedRedo: Bool?

  public override init() { super.init() }

  /// Whether something can be undone.
  open var canUndo: Bool { statedUndo ?? !undoStack.isEmpty }
  /// Whether something can be done again.
  open var canRedo: Bool { statedRedo ?? !redoStack.isEmpty }
  /// Whether something is being undone now.
  open var isUndoing: Bool { isUndoingNow }
  /// Whether something is being done again now.
  open var isRedoing: Bool { isRedoingNow }
  /// What the next undo would take back.
  open var undoActionName: String { undoStack.last?.name ?? "" }
  /// What the next redo would do again.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// States what a document says instead of what was registered.
  ///
  /// A document has no code that could register anything, and the question that a shake brings up
  /// looks at these two only.
  @_spi(Workbench) public func state(canUndo: Bool? = nil, canRedo: Bool? = nil) {
    statedUndo = canUndo ?? statedUndo
    statedRedo = canRedo ?? statedRedo
  }

  /// Names what is registered next.
  ///
  /// What was registered last is given the name, too, because callers mostly register first.
  open func setActionName(_ actionName: String) {
    name = actionName
    if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
  }

  /// Registers how to undo what was just done; while undoing, how to do it again.
  ///
  /// The target is not kept alive; once it is gone, undoing does nothing. Anything new that is done
  /// takes away what could have been done again.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    let action = Action(name: name, target: target) { [weak target] in
      if let target { handler(target) }
    }
    if isUndoingNow {
      redoStack.append(action)
    } else {
      undoStack.append(action)
      if !isRedoingNow { redoStack = [] }
    }
  }

  /// Undoes what was registered last.
  ///
  /// Nothing happens where there is nothing. While the handler runs, `isUndoing` is true and what
  /// it registers can be redone.
  open func undo() {
    guard let action = undoStack.popLast() else { return }
    isUndoingNow = true
    action.run()
    isUndoingNow = false
  }

  /// Does again what was undone last.
  open func redo() {
    guard let action = redoStack.popLast() else { return }
    isRedoingNow = true
    action.run()
    isRedoingNow = false
  }

  /// Whether the last thing that can be undone was registered with a target.
  final func undoesFirst(_ target: AnyObject) -> Bool {
    !isUndoingNow && !isRedoingNow && undoStack.last?.target === target
  }

  /// Forgets what was registered with a target.
  open func removeAllActions(withTarget target: Any) {
    guard let object = Simulation.object(target) else { return }
    undoStack.removeAll { $0.target === object }
    redoStack.removeAll { $0.target === object }
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
  }
}

/// The question that a shake may bring up: undo, redo or neither.
///
/// The simulation keeps it. On a device it is an alert, so the first responder gives way to it and
/// gets the focus back when it is answered (first-responder.modal-preserved).
@_spi(Workbench) public final class UndoPrompt: NSObject, NamedClass {
  public let modelClassName = "UndoPrompt"
  private var undoManager: UndoManager?
  /// What is done when the question has been answered, before the answer is carried out.
  private var returning: () -> Void = {}

  /// Whether the question is on the screen.
  public var isVisible: Bool { undoManager != nil }
  /// Whether it offers to undo.
  public var offersUndo: Bool { undoManager?.canUndo ?? false }
  /// Whether it offers to do again.
  public var offersRedo: Bool { undoManager?.canRedo ?? false }

  /// Where the question stands, in screen coordinates; `nil` while it is not there.
  public private(set) var frame: CGRect?

  func show(
    for undoManager: UndoManager,
    in frame: CGRect,
    returning: @escaping () -> Void
  ) {
    // A question that is up already has what gave way to it.
    if !isVisible { self.returning = returning }
    self.undoManager = undoManager
    self.frame = frame
  }

  /// Answers the question with undo.
  public func undo() { take()?.undo() }
  /// Answers the question with redo.
  public func redo() { take()?.redo() }
  /// Answers the question with neither.
  public func cancel() { _ = take() }

  private func take() -> UndoManager? {
    let answered = undoManager
    undoManager = nil
    frame = nil
    // Out of the way before it runs: giving the focus back calls an app's code, which may shake
    // again.
    let returning = returning
    self.returning = {}
    returning()
    return answered
  }
}
