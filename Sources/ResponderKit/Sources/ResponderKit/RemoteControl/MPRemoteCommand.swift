public import Foundation

/// What a handler of a remote command answers (remote.command-disabled).
///
/// It is recorded and changes nothing: a command that failed was given to its handler all the same,
/// and does not go on along the responder chain.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A remote command as its handler gets it.
///
/// One object for all handlers of the command.
open class MPRemoteCommandEvent: NSObject {
  /// The command that was given.
  public let command: MPRemoteCommand
  /// When it was given, in seconds since the system started.
  public let timestamp: TimeInterval

  init(command: MPRemoteCommand, timestamp: TimeInterval) {
    self.command = command
    self.timestamp = timestamp
  }
}

/// The start or the end of seeking.
public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking, endSeeking
}

/// A seek command as its handler gets it.
///
/// Seeking comes as a pair, begun and ended by two commands to the same handlers
/// (remote.seek-pairs).
public final class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Whether seeking begins or ends.
  public let type: MPSeekCommandEventType

  init(command: MPRemoteCommand, type: MPSeekCommandEventType, timestamp: TimeInterval) {
    self.type = type
    super.init(command: command, timestamp: timestamp)
  }
}

/// One command of the remote command center, such as play.
///
/// As soon as a command has one handler, it goes to its handlers and nowhere else. A command
/// without a handler becomes an event for the first responder, if the app has asked for those.
public final class MPRemoteCommand: NSObject {
  /// A target of the command, by the token with which it is removed.
  struct Target {
    let token: AnyObject
    let handle: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  }

  private(set) var handlers: [Target] = []

  /// Whether the user is offered the command (remote.command-disabled).
  ///
  /// A command that is off is dropped wherever it would have gone, to the responder chain, too.
  public var isEnabled = true

  /// The targets, each as the token that `addTarget` returned or the object that was added.
  @_spi(Workbench) public var targets: [AnyObject] { handlers.map(\.token) }

  /// Adds a handler and returns the token with which it is removed.
  ///
  /// Handlers run in the order in which they were added, each with the same event. Neither the
  /// focus nor `beginReceivingRemoteControlEvents()` has a part in it (remote.command-center):
  ///
  /// ```swift
  /// let center = MPRemoteCommandCenter.shared()
  /// _ = center.togglePlayPauseCommand.addTarget { [weak player] _ in
  ///   guard let player else { return .commandFailed }
  ///   player.toggle()
  ///   return .success
  /// }
  /// ```
  ///
  /// A press of the headphone's button then toggles the player, whatever is on screen. The command
  /// keeps the closure until it is removed.
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    handlers.append(Target(token: token, handle: handler))
    return token
  }

  /// Adds a target whose action is called with the event.
  ///
  /// The action takes the event in the place of a sender. A target without that action makes the
  /// command answer that it failed; there is no search along the chain.
  public func addTarget(_ target: AnyObject, action: Selector) {
    // Not kept: the simulation keeps the command center.
    unowned let simulation = Simulation.current
    let handle = { [weak target] (event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus in
      guard let target, simulation.actions.implements(action, target) else { return .commandFailed }
      simulation.actions.run(action, on: target, sender: event, event: nil)
      return .success
    }
    handlers.append(Target(token: target, handle: handle))
  }

  /// Removes a target; `nil` removes all.
  public func removeTarget(_ target: Any?) {
    guard let target else {
      handlers = []
      return
    }
    handlers.removeAll { $0.token === target as AnyObject }
  }
}

/// The commands that the system's playback controls and headphones can give.
///
/// One for each simulation, which keeps it. Apple recommends it over events along the responder
/// chain, because it asks for no focus.
public final class MPRemoteCommandCenter: NSObject {
  /// Begins to play.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Stops.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses: the button of a headphone.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes to the next track.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the track before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Begins or ends to seek forward.
  public let seekForwardCommand = MPRemoteCommand()
  /// Begins or ends to seek backward.
  public let seekBackwardCommand = MPRemoteCommand()

  /// Returns the running simulation's command center.
  public static func shared() -> MPRemoteCommandCenter {
    Simulation.current.remoteControl.commandCenter
  }

  /// Returns the command that an event's subtype reports.
  func command(for subtype: UIEvent.EventSubtype) -> MPRemoteCommand? {
    switch subtype {
    case .remoteControlPlay: playCommand
    case .remoteControlPause: pauseCommand
    case .remoteControlStop: stopCommand
    case .remoteControlTogglePlayPause: togglePlayPauseCommand
    case .remoteControlNextTrack: nextTrackCommand
    case .remoteControlPreviousTrack: previousTrackCommand
    case .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward: seekForwardCommand
    case .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward:
      seekBackwardCommand
    case .none, .motionShake: nil
    }
  }
}
