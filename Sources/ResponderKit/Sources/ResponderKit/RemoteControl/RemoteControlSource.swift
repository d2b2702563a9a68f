import Foundation

extension UIEvent.EventSubtype {
  /// The names of remote commands, as a stimulus writes them: `play`, `beginSeekingForward` ….
  @_spi(Workbench) public static let remoteCommands: [(name: String, subtype: Self)] = [
    ("play", .remoteControlPlay), ("pause", .remoteControlPause), ("stop", .remoteControlStop),
    ("togglePlayPause", .remoteControlTogglePlayPause), ("nextTrack", .remoteControlNextTrack),
    ("previousTrack", .remoteControlPreviousTrack),
    ("beginSeekingBackward", .remoteControlBeginSeekingBackward),
    ("endSeekingBackward", .remoteControlEndSeekingBackward),
    ("beginSeekingForward", .remoteControlBeginSeekingForward),
    ("endSeekingForward", .remoteControlEndSeekingForward),
  ]
}

/// Where remote commands come from: headphones, and the controls that the system shows.
///
/// It decides between the two ways that a command can go, and makes the event even for the first of
/// them, so that the trace begins as for any other.
@_spi(Workbench) public final class RemoteControlSource: SimulationEnvironment {
  /// The begin of seeking whose end has not come.
  private var seeking: UIEvent.EventSubtype?

  /// The commands that headphones and the system's playback controls can give.
  public private(set) lazy var commandCenter = simulation.named("remoteCommandCenter") {
    MPRemoteCommandCenter()
  }

  /// Gives a remote command: a headphone button, or a control of the lock screen.
  ///
  /// It goes to the handlers of the remote command center if there are any, else as an event to
  /// the first responder, if the app asked for such events.
  ///
  /// Four things can end it before a responder hears of it, looked at in this order: the app is not
  /// the one that plays, the command is off, it has handlers, or the app has not asked for such
  /// events.
  ///
  /// - Throws: `SimulationError` when the subtype is no command, or an end of seeking has no begin.
  @_spi(Workbench) public func send(_ subtype: UIEvent.EventSubtype) throws {
    guard let command = commandCenter.command(for: subtype) else {
      throw SimulationError(
        .invalidArgument,
        "\(subtype) is no remote command",
        zh: "\(subtype) 不是远程控制命令"
      )
    }
    // Before the event is made: what the system cannot send leaves no record.
    try checkSeeking(subtype)
    let event = simulation.enter { UIEvent(type: .remoteControl, subtype: subtype, in: simulation) }
    simulation.events.enqueue(event, fields: [TraceField(.command, .text("\(subtype)"))])
    guard simulation.application.nowPlaying else {
      dispatcher.emit(.discarded, .route, at: event.index, rule: .remoteMustBeNowPlaying)
      return
    }
    guard command.isEnabled else {
      dispatcher.emit(.discarded, .route, at: event.index, rule: .remoteCommandDisabled)
      return
    }
    guard command.handlers.isEmpty else {
      runHandlers(of: command, event)
      return
    }
    guard simulation.application.receivesRemoteControl else {
      dispatcher.emit(.discarded, .route, at: event.index, rule: .remoteNeedsBegin)
      return
    }
    simulation.events.send(event)
  }

  /// remote.seek-pairs: a second begin, or an end without a begin, cannot come from the system.
  private func checkSeeking(_ subtype: UIEvent.EventSubtype) throws {
    switch subtype {
    case .remoteControlBeginSeekingForward, .remoteControlBeginSeekingBackward:
      guard seeking == nil else {
        throw SimulationError(
          .invalidArgument,
          "seeking runs already: send its end first",
          zh: "快进或快退已经在进行：请先发送它的结束",
          rule: .remoteSeekPairs
        )
      }
      seeking = subtype
    case .remoteControlEndSeekingForward, .remoteControlEndSeekingBackward:
      let begin: UIEvent.EventSubtype =
        subtype == .remoteControlEndSeekingForward
        ? .remoteControlBeginSeekingForward : .remoteControlBeginSeekingBackward
      guard seeking == begin else {
        throw SimulationError(
          .invalidArgument,
          "\(subtype) without \(begin)",
          zh: "有 \(subtype)，却没有 \(begin)",
          rule: .remoteSeekPairs
        )
      }
      seeking = nil
    default: break
    }
  }

  private func runHandlers(of command: MPRemoteCommand, _ event: UIEvent) {
    dispatcher.emit(.handled, .route, at: event.index, rule: .remoteCommandCenter)
    let told = simulation.enter { () -> MPRemoteCommandEvent in
      switch event.eventSubtype {
      case .remoteControlBeginSeekingForward, .remoteControlBeginSeekingBackward:
        MPSeekCommandEvent(command: command, type: .beginSeeking, timestamp: dispatcher.now.seconds)
      case .remoteControlEndSeekingForward, .remoteControlEndSeekingBackward:
        MPSeekCommandEvent(command: command, type: .endSeeking, timestamp: dispatcher.now.seconds)
      default: MPRemoteCommandEvent(command: command, timestamp: dispatcher.now.seconds)
      }
    }
    // In a copy: a handler may add and remove handlers, which counts from the next command on.
    for handler in command.handlers where dispatcher.failure == nil {
      dispatcher.observer?.didOccur(.handler(command))
      var status = MPRemoteCommandHandlerStatus.commandFailed
      dispatcher.runOwnCode(of: handler.token) {
        status = simulation.enter { handler.handle(told) }
      }
      var message = ResponderMessage(method: "remoteCommand")
      message.visited = [dispatcher.objects.index(of: handler.token)]
      // A status of failure is the handler's answer; it was given the command all the same.
      message.handler = 0
      dispatcher.messages.add(message)
      dispatcher.emit(
        .actionSent,
        .route,
        at: dispatcher.objects.index(of: handler.token),
        fields: [TraceField(.returned, .text("\(status)"))]
      )
    }
  }

  /// The window's part of a remote-control event: the first responder, or who stands in for it.
  ///
  /// With nobody to start at, controllers are not looked for as they are for a shake: the window
  /// itself is the start (remote.no-first-responder).
  func deliver(_ event: UIEvent, in window: UIWindow?) {
    if let responder = window?.firstResponderStorage {
      simulation.events.announce(responder, rule: .remoteInitialFirstResponder).sendRemoteControl(
        event
      )
      return
    }
    guard simulation.profile.setting(.remoteNoFirstResponder) != .nobody else {
      simulation.events.drop(event, rule: .remoteNoFirstResponder)
      return
    }
    let start: UIResponder = window ?? simulation.application
    simulation.events.announce(start, rule: .remoteNoFirstResponder).sendRemoteControl(event)
  }
}

extension UIResponder {
  /// Calls `remoteControlReceived(with:)` of this responder, as the model does.
  final func sendRemoteControl(_ event: UIEvent?) {
    deliver(.remoteControlReceived, arguments: [event.modelValue]) {
      remoteControlReceived(with: event)
    }
  }
}

extension UIApplication {
  /// Asks for remote-control events along the responder chain (remote.needs-begin).
  ///
  /// They go to the first responder, so the object that wants them takes the focus as well:
  ///
  /// ```swift
  /// override func viewDidAppear(_ animated: Bool) {
  ///   super.viewDidAppear(animated)
  ///   UIApplication.shared.beginReceivingRemoteControlEvents()
  ///   becomeFirstResponder()
  /// }
  /// ```
  ///
  /// Calls are not counted: one end takes back any number of beginnings.
  public func beginReceivingRemoteControlEvents() { receivesRemoteControl = true }

  /// Ends what `beginReceivingRemoteControlEvents()` began.
  public func endReceivingRemoteControlEvents() { receivesRemoteControl = false }

  /// Whether the app is the one that plays, or played last; the model's own, true by default.
  ///
  /// A device finds out by the audio that the app plays; here a document says so
  /// (remote.must-be-now-playing).
  @_spi(Workbench) public var isNowPlaying: Bool {
    get { nowPlaying }
    set { nowPlaying = newValue }
  }
}
