// Made by scripts/rulebook from Rulebook/01-dispatch.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// Input is turned into event objects on the application's queue; the main run loop takes the
  /// oldest one and finishes dispatching it before it takes the next.
  ///
  /// Rule 1, `dispatch.queue-is-fifo`: documented; decides.
  public static var dispatchQueueIsFifo: Rule { Rule(1) }

  /// All event dispatch and every UIResponder, UIView and UIGestureRecognizer callback run on the
  /// main thread, so a simulator can use one sequential queue.
  ///
  /// Rule 2, `dispatch.main-thread-only`: documented; holds.
  public static var dispatchMainThreadOnly: Rule { Rule(2) }

  /// An event has exactly one type: touches 0, motion 1, remoteControl 2, presses 3, scroll 10,
  /// hover 11 or transform 14.
  ///
  /// Rule 3, `dispatch.event-types`: header comment; holds.
  public static var dispatchEventTypes: Rule { Rule(3) }

  /// The subtype is none 0, motionShake 1, or a remote-control value: play 100, pause 101, stop
  /// 102, togglePlayPause 103, nextTrack 104, previousTrack 105, beginSeekingBackward 106,
  /// endSeekingBackward 107, beginSeekingForward 108, endSeekingForward 109.
  ///
  /// Rule 4, `dispatch.event-subtypes`: header comment; holds.
  public static var dispatchEventSubtypes: Rule { Rule(4) }

  /// The first object offered an event depends on its type: touches go to the hit-tested view,
  /// presses go to the focused object or first responder, and shake, remote-control and edit-menu
  /// messages go to the first responder.
  ///
  /// Rule 5, `dispatch.initial-object-by-type`: documented; holds.
  public static var dispatchInitialObjectByType: Rule { Rule(5) }

  /// Accelerometer, gyroscope and magnetometer readings are delivered by Core Motion to the code
  /// that asked for them and never travel along the responder chain; only the shake gesture does.
  ///
  /// Rule 6, `dispatch.sensor-data-bypasses-chain`: documented; not simulated: there is no Core
  /// Motion here, so no readings either.
  public static var dispatchSensorDataBypassesChain: Rule { Rule(6) }

  /// For a touch that has just begun, UIKit picks the window, runs hit-testing and collects the
  /// gesture recognizers while it builds the event, and only after that calls
  /// UIApplication.sendEvent.
  ///
  /// Rule 7, `dispatch.hit-test-before-send-event`: widely observed; holds.
  public static var dispatchHitTestBeforeSendEvent: Rule { Rule(7) }

  /// UIApplication.sendEvent receives every event first and calls UIWindow.sendEvent once for each
  /// window that owns at least one touch of the event.
  ///
  /// Rule 8, `dispatch.app-send-event-then-window`: header comment; decides.
  public static var dispatchAppSendEventThenWindow: Rule { Rule(8) }

  /// If an override of UIApplication.sendEvent or UIWindow.sendEvent does not call super, nothing
  /// below it happens: no recognizer update, no touches callbacks, no control actions.
  ///
  /// Rule 9, `dispatch.override-must-call-super`: documented; decides.
  public static var dispatchOverrideMustCallSuper: Rule { Rule(9) }

  /// Inside UIWindow.sendEvent the gesture recognizers attached to a touch process it before the
  /// touch's view gets its callback, even when the recognizer sits on a distant ancestor.
  ///
  /// Rule 10, `dispatch.recognizers-before-views`: documented; holds.
  public static var dispatchRecognizersBeforeViews: Rule { Rule(10) }

  /// Within one UIWindow.sendEvent the order is: recognizer touch callbacks, recognizer state
  /// resolution and action sending, then cancellation and normal delivery to views.
  ///
  /// Rule 11, `dispatch.window-step-order`: widely observed; decides.
  public static var dispatchWindowStepOrder: Rule { Rule(11) }

  /// Events without a location (hardware keys, motion, remote control) are routed through the key
  /// window; touches are routed to the window under the finger.
  ///
  /// Rule 12, `dispatch.non-touch-goes-to-key-window`: documented; decides.
  public static var dispatchNonTouchGoesToKeyWindow: Rule { Rule(12) }

  /// A touches event carries all fingers that are currently down, including fingers that did not
  /// change, and the touches may belong to different views and different windows.
  ///
  /// Rule 13, `dispatch.one-event-many-touches`: documented; holds.
  public static var dispatchOneEventManyTouches: Rule { Rule(13) }

  /// The same UIEvent object is reused for the whole multi-touch sequence and mutated, so code and
  /// traces must copy values, not keep the object.
  ///
  /// Rule 14, `dispatch.event-object-reused`: documented; holds.
  public static var dispatchEventObjectReused: Rule { Rule(14) }

  /// Scroll, hover and transform events reach gesture recognizers (pan with allowedScrollTypesMask,
  /// hover, pinch, rotation) and are not sent through the touches methods.
  ///
  /// Rule 15, `dispatch.pointer-events-need-recognizers`: widely observed; decides.
  public static var dispatchPointerEventsNeedRecognizers: Rule { Rule(15) }

  /// A system keyboard window may look at a touch event before normal dispatch, which is invisible
  /// to app code; a simulator can ignore it.
  ///
  /// Rule 16, `dispatch.keyboard-peeks-first`: single observation; not simulated: the peek is
  /// invisible to the app.
  public static var dispatchKeyboardPeeksFirst: Rule { Rule(16) }

  /// An event or message that reaches the end of the chain with no handler is discarded without
  /// error.
  ///
  /// Rule 17, `dispatch.unhandled-is-dropped`: documented; decides.
  public static var dispatchUnhandledIsDropped: Rule { Rule(17) }

  /// Every timer in this file (tap, double tap, long press, content-touch delay) must run on the
  /// simulated clock and fire between events in timestamp order; ties resolve timers before the
  /// event with the same timestamp.
  ///
  /// Rule 18, `dispatch.deterministic-time-source`: inferred; decides.
  public static var dispatchDeterministicTimeSource: Rule { Rule(18) }
}

extension RuleSection {
  static let dispatch = RuleSection(
    number: 1,
    title: Text(
      "Events and their dispatch",
      zh: "事件及其分发"
    ),
    rules: dispatchRules
  )

  private static let dispatchRules: [RuleEntry] = [
    RuleEntry(
      1,
      "dispatch.queue-is-fifo",
      section: 1,
      .documented,
      .decides,
      Text(
        """
          Input is turned into event objects on the application's queue; the main run loop takes the \
          oldest one and finishes dispatching it before it takes the next.
          """,
        zh: """
          输入先在应用的队列里变成事件对象；主运行循环取出最早的一个，分发完毕之后才取下一个。
          """
      ),
      places: """
        Events/EventQueue.swift#dispatchQueueIsFifo \
        Presses/PressEnvironment.swift#dispatchQueueIsFifo
        """,
      sources: "AG D:UIApplication A0 A2"
    ),
    RuleEntry(
      2,
      "dispatch.main-thread-only",
      section: 1,
      .documented,
      .holds,
      Text(
        """
          All event dispatch and every UIResponder, UIView and UIGestureRecognizer callback run on \
          the main thread, so a simulator can use one sequential queue.
          """,
        zh: """
          所有的事件分发，以及 UIResponder、UIView 和 UIGestureRecognizer 的所有回调都在主线程上进行\
          ，所以模拟时一个串行队列就够了。
          """
      ),
      places: "Simulation/Simulation.swift#Simulation",
      sources: "D:UIKit† AG"
    ),
    RuleEntry(
      3,
      "dispatch.event-types",
      section: 1,
      .headerComment,
      .holds,
      Text(
        """
          An event has exactly one type: touches 0, motion 1, remoteControl 2, presses 3, scroll 10, \
          hover 11 or transform 14.
          """,
        zh: """
          一个事件只有一种类型：touches 0、motion 1、remoteControl 2、presses 3、scroll 10、hover 11 \
          或 transform 14。
          """
      ),
      places: "Events/UIEvent.swift#EventType",
      sources: "H:UIEvent"
    ),
    RuleEntry(
      4,
      "dispatch.event-subtypes",
      section: 1,
      .headerComment,
      .holds,
      Text(
        """
          The subtype is none 0, motionShake 1, or a remote-control value: play 100, pause 101, stop \
          102, togglePlayPause 103, nextTrack 104, previousTrack 105, beginSeekingBackward 106, \
          endSeekingBackward 107, beginSeekingForward 108, endSeekingForward 109.
          """,
        zh: """
          子类型为 none 0、motionShake 1，或者某个远程控制的值：play 100、pause 101、stop 102、\
          togglePlayPause 103、nextTrack 104、previousTrack 105、beginSeekingBackward 106、\
          endSeekingBackward 107、beginSeekingForward 108、endSeekingForward 109。
          """
      ),
      places: "Events/UIEvent.swift#EventSubtype",
      sources: "H:UIEvent"
    ),
    RuleEntry(
      5,
      "dispatch.initial-object-by-type",
      section: 1,
      .documented,
      .holds,
      Text(
        """
          The first object offered an event depends on its type: touches go to the hit-tested view, \
          presses go to the focused object or first responder, and shake, remote-control and \
          edit-menu messages go to the first responder.
          """,
        zh: """
          最先得到事件的对象取决于事件类型：触摸交给命中测试得到的视图，按键交给焦点对象或第一响应者\
          ，摇动、远程控制和编辑菜单的消息交给第一响应者。
          """
      ),
      places: "Events/EventQueue.swift#send",
      sources: "D:Using-responders-and-the-responder-chain AG"
    ),
    RuleEntry(
      6,
      "dispatch.sensor-data-bypasses-chain",
      section: 1,
      .documented,
      .notSimulated(Text(
        "there is no Core Motion here, so no readings either",
        zh: "这里没有 Core Motion，也就没有读数"
      )),
      Text(
        """
          Accelerometer, gyroscope and magnetometer readings are delivered by Core Motion to the \
          code that asked for them and never travel along the responder chain; only the shake \
          gesture does.
          """,
        zh: """
          加速度计、陀螺仪和磁力计的读数由 Core Motion 交给索要它们的代码，从不沿响应者链传递；只有\
          摇动手势会。
          """
      ),
      places: "Motion/MotionSource.swift#MotionSource",
      sources: "D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      7,
      "dispatch.hit-test-before-send-event",
      section: 1,
      .widelyObserved,
      .holds,
      Text(
        """
          For a touch that has just begun, UIKit picks the window, runs hit-testing and collects the \
          gesture recognizers while it builds the event, and only after that calls \
          UIApplication.sendEvent.
          """,
        zh: """
          触摸刚开始时，UIKit 在构造事件的过程中就选定窗口、进行命中测试并收集手势识别器，这之后才调\
          用 UIApplication.sendEvent。
          """
      ),
      places: "Touches/TouchEnvironment+Events.swift#send",
      sources: "X-lldb X-smnh"
    ),
    RuleEntry(
      8,
      "dispatch.app-send-event-then-window",
      section: 1,
      .headerComment,
      .decides,
      Text(
        """
          UIApplication.sendEvent receives every event first and calls UIWindow.sendEvent once for \
          each window that owns at least one touch of the event.
          """,
        zh: """
          每个事件都先到 UIApplication.sendEvent；对于事件中至少拥有一个触摸的每个窗口，它各调用一次 \
          UIWindow.sendEvent。
          """
      ),
      places: "Events/EventQueue.swift#dispatchAppSendEventThenWindow",
      sources: "H:UIWindow D:UIApplication.sendEvent(_:) X-lldb"
    ),
    RuleEntry(
      9,
      "dispatch.override-must-call-super",
      section: 1,
      .documented,
      .decides,
      Text(
        """
          If an override of UIApplication.sendEvent or UIWindow.sendEvent does not call super, \
          nothing below it happens: no recognizer update, no touches callbacks, no control actions.
          """,
        zh: """
          重写 UIApplication.sendEvent 或 UIWindow.sendEvent 而不调用 super，其后的一切都不会发生：\
          手势识别器不更新，没有 touches 回调，也没有控件动作。
          """
      ),
      places: "Events/EventQueue.swift#dispatchOverrideMustCallSuper",
      sources: "D:UIApplication.sendEvent(_:) D:UIWindow.sendEvent(_:)"
    ),
    RuleEntry(
      10,
      "dispatch.recognizers-before-views",
      section: 1,
      .documented,
      .holds,
      Text(
        """
          Inside UIWindow.sendEvent the gesture recognizers attached to a touch process it before \
          the touch's view gets its callback, even when the recognizer sits on a distant ancestor.
          """,
        zh: """
          在 UIWindow.sendEvent 内部，与触摸相关的手势识别器先处理它，然后触摸所在的视图才收到回调，\
          即使识别器在很远的祖先视图上。
          """
      ),
      places: "Gestures/GesturePipeline.swift#run",
      sources: "H:UIGestureRecognizerSubclass AG-GR X-ocp X-lldb"
    ),
    RuleEntry(
      11,
      "dispatch.window-step-order",
      section: 1,
      .widelyObserved,
      .decides,
      Text(
        """
          Within one UIWindow.sendEvent the order is: recognizer touch callbacks, recognizer state \
          resolution and action sending, then cancellation and normal delivery to views.
          """,
        zh: """
          在一次 UIWindow.sendEvent 之内，顺序是：识别器的触摸回调，识别器状态的裁决与动作发送，然后\
          是取消以及向视图的正常送达。
          """
      ),
      places: "Events/EventQueue.swift#dispatchWindowStepOrder",
      sources: "X-lldb X-ocp"
    ),
    RuleEntry(
      12,
      "dispatch.non-touch-goes-to-key-window",
      section: 1,
      .documented,
      .decides,
      Text(
        """
          Events without a location (hardware keys, motion, remote control) are routed through the \
          key window; touches are routed to the window under the finger.
          """,
        zh: """
          没有位置的事件（硬件键盘、运动、远程控制）经由关键窗口；触摸则送往手指下面的窗口。
          """
      ),
      places: "Events/EventQueue.swift#dispatchNonTouchGoesToKeyWindow",
      sources: "D:UIWindow D:UIWindow.isKeyWindow"
    ),
    RuleEntry(
      13,
      "dispatch.one-event-many-touches",
      section: 1,
      .documented,
      .holds,
      Text(
        """
          A touches event carries all fingers that are currently down, including fingers that did \
          not change, and the touches may belong to different views and different windows.
          """,
        zh: """
          一个触摸事件带有当前按下的全部手指，包括没有变化的手指；这些触摸可以属于不同的视图和不同的\
          窗口。
          """
      ),
      places: "Events/UIEvent.swift#allTouches",
      sources: "D:UIEvent.allTouches H:UITouch"
    ),
    RuleEntry(
      14,
      "dispatch.event-object-reused",
      section: 1,
      .documented,
      .holds,
      Text(
        """
          The same UIEvent object is reused for the whole multi-touch sequence and mutated, so code \
          and traces must copy values, not keep the object.
          """,
        zh: """
          整个多点触摸序列重复使用并不断修改同一个 UIEvent 对象，所以代码和轨迹必须复制其中的值，不\
          能留着这个对象。
          """
      ),
      places: "Events/UIEvent.swift#UIEvent Touches/TouchEnvironment.swift#event",
      sources: "D:UIEvent D:UITouch"
    ),
    RuleEntry(
      15,
      "dispatch.pointer-events-need-recognizers",
      section: 1,
      .widelyObserved,
      .decides,
      Text(
        """
          Scroll, hover and transform events reach gesture recognizers (pan with \
          allowedScrollTypesMask, hover, pinch, rotation) and are not sent through the touches \
          methods.
          """,
        zh: """
          滚轮、悬停和变换事件到达手势识别器（设置了 allowedScrollTypesMask 的拖移手势、悬停、捏合、\
          旋转），不经过 touches 方法。
          """
      ),
      places: "Scrolling/ScrollEnvironment+Wheel.swift#dispatchPointerEventsNeedRecognizers",
      sources: "H:UIPanGestureRecognizer H:UIHoverGestureRecognizer H:UIEvent"
    ),
    RuleEntry(
      16,
      "dispatch.keyboard-peeks-first",
      section: 1,
      .singleObservation,
      .notSimulated(Text(
        "the peek is invisible to the app",
        zh: "这种查看对应用不可见"
      )),
      Text(
        """
          A system keyboard window may look at a touch event before normal dispatch, which is \
          invisible to app code; a simulator can ignore it.
          """,
        zh: """
          系统的键盘窗口可能在正常分发之前先看一眼触摸事件；这对应用代码不可见，模拟时可以不管。
          """
      ),
      places: "FirstResponder/UITextEffectsWindow.swift#UITextEffectsWindow",
      sources: "X-lldb"
    ),
    RuleEntry(
      17,
      "dispatch.unhandled-is-dropped",
      section: 1,
      .documented,
      .decides,
      Text(
        """
          An event or message that reaches the end of the chain with no handler is discarded without \
          error.
          """,
        zh: "到了响应者链的末端还没有人处理的事件或消息会被丢弃，不报错误。"
      ),
      places: """
        FirstResponder/Typing/FirstResponderEnvironment+Typing.swift#dispatchUnhandledIsDropped \
        Presses/PressEnvironment+Delivery.swift#dispatchUnhandledIsDropped \
        Responders/UIResponder+Forwarding.swift#dispatchUnhandledIsDropped
        """,
      sources: "AG A0 A3"
    ),
    RuleEntry(
      18,
      "dispatch.deterministic-time-source",
      section: 1,
      .inferred,
      .decides,
      Text(
        """
          Every timer in this file (tap, double tap, long press, content-touch delay) must run on \
          the simulated clock and fire between events in timestamp order; ties resolve timers before \
          the event with the same timestamp.
          """,
        zh: """
          各处的计时（点按、双击、长按、内容触摸的延迟）必须使用模拟时钟，并按时间戳的先后在事件之间\
          触发；时间戳相同时，计时器先于事件。
          """
      ),
      places: "Simulation/Simulation+Time.swift#dispatchDeterministicTimeSource",
      sources: "INF"
    ),
  ]
}
