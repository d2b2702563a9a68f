import CResponderKit
import Foundation

/// One object graph, application, clock and trace, on one thread at a time.
///
/// Objects made while a simulation is entered belong to it. Nothing in it reads the wall clock, a
/// random source or the locale, so the same calls give the same trace.
///
/// It owns its parts, each of which keeps one kind of state and lets others in by a face of a few
/// members. Objects know their simulation without keeping it, so it has to outlive them.
public final class Simulation {
  /// The system that is modelled.
  public let profile: Profile

  /// The objects, with what they are called.
  @_spi(Workbench) public let objects: ObjectTable
  /// What every call goes through.
  @_spi(Workbench) public let dispatcher: Dispatcher
  /// What gives actions to objects that no document declares.
  @_spi(Workbench) public weak var actionExtender: (any ActionExtender)? {
    didSet { isExtended = actionExtender != nil }
  }
  /// Whether there is one: reading a weak reference at each search would cost more.
  private(set) var isExtended = false

  // MARK: - Parts with a state of their own

  /// The windows.
  @_spi(Workbench) public let windowServer: WindowServer
  /// What makes the app active and sends it away.
  @_spi(Workbench) public let lifecycle: LifecycleSource
  /// The way of events to the windows.
  let events: EventQueue
  /// The fingers.
  @_spi(Workbench) public let touches: TouchEnvironment
  /// The recognizers.
  @_spi(Workbench) public let gestures: GestureEnvironment
  /// What scrolls.
  @_spi(Workbench) public let scrolling: ScrollEnvironment
  /// The keys and buttons.
  @_spi(Workbench) public let presses: PressEnvironment
  /// The shakes.
  @_spi(Workbench) public let motion: MotionSource
  /// The remote commands.
  @_spi(Workbench) public let remoteControl: RemoteControlSource
  /// What sends actions.
  @_spi(Workbench) public let actions: ActionSender
  /// The menu on the screen.
  @_spi(Workbench) public let menu: ScreenMenu
  /// The focus of each window, and the keyboard.
  @_spi(Workbench) public let firstResponders: FirstResponderEnvironment
  /// What shows controllers.
  @_spi(Workbench) public let appearance: AppearanceEnvironment
  /// The animations.
  let animations: AnimationEnvironment

  /// What was cut or copied last.
  @_spi(Workbench) public let pasteboard = UIPasteboard()
  /// Below this a view's alpha keeps it from being hit.
  let minimumHitAlpha: Double
  /// Whether a view that is animated without `allowUserInteraction` takes touches and loses them.
  let swallowsAnimated: Bool
  /// How often hitTest is asked for each touch.
  let hitTestCalls: Int

  /// The application object; one is made when it is first asked for.
  public var application: UIApplication {
    if let applicationObject { return applicationObject }
    let made = enter { UIApplication() }
    adopt(application: made)
    return made
  }
  private var applicationObject: UIApplication?

  /// The question that a shake may bring up.
  @_spi(Workbench) public private(set) lazy var undoPrompt = named("undoPrompt") { UndoPrompt() }

  /// The focus of keyboards and remotes.
  public var focusSystem: UIFocusSystem {
    if let focusSystemObject { return focusSystemObject }
    let made = named("focusSystem") { UIFocusSystem() }
    focusSystemObject = made
    return made
  }
  private(set) var focusSystemObject: UIFocusSystem?

  /// Makes an object of which a simulation has one, with its name.
  func named<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
    let made = enter(make)
    objects.name(made, name)
    return made
  }

  /// What the device is like.
  @_spi(Workbench) public var device = DeviceModel()

  /// Makes an empty simulation with its application object.
  @_spi(Workbench) public convenience init(profile: Profile = Profile()) {
    self.init(profile: profile, isOutside: false)
  }

  private init(profile: Profile, isOutside: Bool) {
    self.profile = profile
    objects = ObjectTable()
    dispatcher = Dispatcher(objects)
    if isOutside { dispatcher.limits.objects = .max }
    minimumHitAlpha = profile.number(.minimumHitAlpha)
    swallowsAnimated = profile.setting(.animatingViewIsIneligible) == .swallowed
    hitTestCalls = profile.hitTestCalls
    windowServer = WindowServer(dispatcher)
    lifecycle = LifecycleSource(dispatcher)
    events = EventQueue(dispatcher)
    touches = TouchEnvironment(dispatcher)
    gestures = GestureEnvironment(dispatcher)
    scrolling = ScrollEnvironment(dispatcher)
    presses = PressEnvironment(dispatcher)
    motion = MotionSource(dispatcher)
    remoteControl = RemoteControlSource(dispatcher)
    actions = ActionSender(dispatcher)
    menu = ScreenMenu(dispatcher)
    firstResponders = FirstResponderEnvironment(dispatcher)
    appearance = AppearanceEnvironment(dispatcher)
    animations = AnimationEnvironment(dispatcher)
    for part in parts { part.join(self) }
  }

  /// The parts that have a state of their own.
  private var parts: [SimulationEnvironment] {
    [
      actions, animations, appearance, events, firstResponders, gestures, lifecycle, menu, motion,
      presses, remoteControl, scrolling, touches, windowServer,
    ]
  }

  deinit {
    // A control keeps the touches on it and each of them its view: neither would go by itself.
    touches.letGo()
    gestures.letGo()
    dispatcher.letGo()
  }

  /// Makes an object the application, before anything is launched.
  @_spi(Workbench) public func adopt(application: UIApplication) {
    application.sceneList = applicationObject?.sceneList ?? application.sceneList
    applicationObject = application
    objects.name(application, "application")
  }

  // MARK: - Entering

  /// The simulation that runs on this thread, or `nil`.
  public static var running: Simulation? {
    guard let pointer = responder_current_simulation() else { return nil }
    return Unmanaged<Simulation>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The simulation that a new object belongs to.
  static var current: Simulation { running ?? outside }

  /// Where objects made outside every simulation go: they work alone and join no other tree.
  private static var outside: Simulation {
    let key = "responder.outside-simulation"
    let dictionary = Thread.current.threadDictionary
    if let simulation = dictionary[key] as? Simulation { return simulation }
    let simulation = Simulation(profile: Profile(), isOutside: true)
    dictionary[key] = simulation
    return simulation
  }

  /// Runs `body` with this as the running simulation, and restores the previous one.
  ///
  /// Calls nest. Everything that makes objects runs inside: the building of a document, the app's
  /// own code, timers.
  @discardableResult
  @_spi(Workbench) public func enter<R>(_ body: () throws -> R) rethrows -> R {
    // Of the thread and not of a task: nothing awaits while a simulation runs.
    let previous = responder_current_simulation()
    responder_set_current_simulation(Unmanaged.passUnretained(self).toOpaque())
    defer { responder_set_current_simulation(previous) }
    return try body()
  }

  /// The virtual time in microseconds since launch.
  public var now: Int64 { dispatcher.now }

  /// Returns the object in an `Any`, where it is one; a boxed value is none.
  ///
  /// Senders and targets are `Any` in UIKit's signatures; a structure passed as one is treated as
  /// none, where a cast would have boxed it into an object nobody knows.
  static func object(_ any: Any?) -> AnyObject? {
    guard let any, type(of: any) is AnyClass else { return nil }
    return any as AnyObject
  }
}
