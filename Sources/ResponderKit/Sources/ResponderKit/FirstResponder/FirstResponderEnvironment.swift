/// The first responders of the windows: who has the focus, who waits for it, and the keyboard.
///
/// Each window remembers its own first responder; the key window's is the one that has the
/// keyboard, gets the keys and is where nil-targeted actions start. All changes of it go through
/// `set(_:of:rule:)`.
///
/// - first-responder.one-per-window, first-responder.key-window-root
@_spi(Workbench) public final class FirstResponderEnvironment: SimulationEnvironment {
  /// A resign that is not asked for: the rule that sets the responder's own answer aside.
  ///
  /// For one responder only: what resigns in the course of it is asked as ever.
  struct Forced {
    let responder: ObjectIndex
    let rule: Rule
  }

  /// A view that asked for focus before it was in a window.
  private struct Deferred {
    weak var responder: UIResponder?
  }

  /// Those views, in the order in which they asked.
  private var waiting: [Deferred] = []

  /// The views that asked for focus before they were in a window, the last first.
  ///
  /// Who asked last is the one that the app meant, and is asked first.
  var deferred: [UIResponder] { waiting.reversed().compactMap(\.responder) }

  /// Remembers a view that asked too early.
  func remember(_ responder: UIResponder) {
    forget(responder)
    waiting.append(Deferred(responder: responder))
  }

  /// Forgets that a view has asked, and those that are gone.
  func forget(_ responder: UIResponder) {
    waiting.removeAll { $0.responder == nil || $0.responder === responder }
  }

  /// The resign that nobody may refuse, while it runs.
  var forced: Forced?

  /// What stands at the bottom of the screen for the first responder, once it was looked for.
  var keyboardIfMade: Keyboard?

  /// Focus is on its way to another responder: the keyboard waits for where it goes.
  ///
  /// A count, since switches nest: the delegate of a field that resigns may give the focus to a
  /// third one.
  var switching = 0

  /// The first responder that counts: the key window's.
  @_spi(Workbench) public var current: UIResponder? {
    simulation.windowServer.keyWindow?.firstResponderStorage
  }

  /// Returns the window whose first responder this is.
  ///
  /// By the windows and not by the responder's own view: they are what remembers, also while views
  /// move.
  func window(on responder: UIResponder) -> UIWindow? {
    simulation.windowServer.all.first { $0.firstResponderStorage === responder }
  }

  /// Emits that the model asks a responder for something by itself, and why.
  func noteAsking(_ method: Method, of responder: UIResponder, rule: Rule) {
    dispatcher.emit(.firstResponderAsked, .route, at: responder.index, rule: rule, method: method)
  }

  /// Emits that focus was not given or not given up, and why.
  func noteRefusal(_ method: Method, of responder: UIResponder, rule: Rule) {
    dispatcher.emit(.firstResponderRefused, .route, at: responder.index, rule: rule, method: method)
  }

  /// Sets a window's first responder; there is one place, so a window never has two.
  ///
  /// The keyboard is not touched here. Whoever changes the focus brings it in line when all that
  /// belongs to the change is done.
  ///
  /// - first-responder.one-per-window
  func set(_ responder: UIResponder?, of window: UIWindow, rule: Rule) {
    let old = window.firstResponderStorage
    guard old !== responder else { return }
    window.firstResponderStorage = responder
    dispatcher.emit(
      .firstResponderChanged,
      .route,
      at: (responder ?? old)?.index,
      rule: rule,
      fields: [
        TraceField(.from, old.map { .object($0.index) } ?? .none),
        TraceField(.to, responder.map { .object($0.index) } ?? .none),
        TraceField(.window, .object(window.index)),
      ]
    )
    simulation.menu.firstResponderDidChange()
  }

  /// The method of a controller's life that is running: the innermost one.
  ///
  /// It only chooses which rule a record names: whether focus can be given is decided by the window
  /// (first-responder.will-appear-with-window).
  var runningLifecycle: Method? {
    dispatcher.frames.last { frame in
      switch frame.method {
      case .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
        .viewDidDisappear:
        true
      default: false
      }
    }?.method
  }
}
