public import Foundation

/// What a handler of a remote command answers (remote.command-disabled).
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A remote command as its handler gets it.
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
public final class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Whether seeking begins or ends.
  public let type: MPSeekCommandEventType

  init(command: MPRemoteCommand, type: MPSeekCommandEventType, timestamp: TimeInterval) {
    self.type = type
    super.init(command: command, timestamp: timestamp)
  }
}

/// One command of the remote command center, such as play.
public final class MPRemoteCommand: NSObject {
  /// A target of the command, by the token with which it is removed.
  struct Target {
    let token: AnyObject
    let handle: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  }

  private(set) var handlers: [Target] = []

  /// Whether the user is offered the command (remote.command-disabled).
  public var isEnabled = true

  /// The targets, each as the token that `addTarget` returned or the object that was added.
  @_spi(Workbench) public var targets: [AnyObject] { handlers.map(\.token) }

  /// Adds a handler and returns the token with which it is removed.
  public func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    handlers.append(Target(token: token, handle: handler))
    return token
  }

  /// Adds a target whose action is called with the event.
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
