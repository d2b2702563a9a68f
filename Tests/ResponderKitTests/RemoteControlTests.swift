import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct RemoteControlTests {
  /// A screen whose app asked for remote-control events.
  private func receiving(_ profile: Profile = Profile()) -> Screen {
    let screen = Screen(profile: profile)
    screen.simulation.application.beginReceivingRemoteControlEvents()
    return screen
  }

  @discardableResult
  private func send(_ subtype: UIEvent.EventSubtype, _ screen: Screen) throws -> Outcome {
    screen.simulation.dispatcher.beginCommand()
    try screen.simulation.remoteControl.send(subtype)
    return screen.simulation.finishStimulus()
  }

  @Test func `remote.needs-begin: nobody is told before begin and after end`() throws {
    let screen = Screen()
    let application = screen.simulation.application
    #expect(try send(.remoteControlPlay, screen).path.isEmpty)
    #expect(screen.rules(of: .discarded) == ["remote.needs-begin"])
    application.beginReceivingRemoteControlEvents()
    #expect(try !send(.remoteControlPlay, screen).path.isEmpty)
    application.endReceivingRemoteControlEvents()
    #expect(try send(.remoteControlPlay, screen).path.isEmpty)
  }

  @Test func `remote.command-center: handlers get the command, the responders do not`() throws {
    let screen = Screen()
    var commands: [ObjectIdentifier] = []
    let center = screen.make { MPRemoteCommandCenter.shared() }
    let token = center.playCommand.addTarget { event in
      commands.append(ObjectIdentifier(event.command))
      return .success
    }
    let outcome = try send(.remoteControlPlay, screen)
    #expect(commands == [ObjectIdentifier(center.playCommand)])
    #expect(!outcome.isDiscarded)
    #expect(screen.asked(.remoteControlReceived).isEmpty)
    #expect(screen.decided("remote.command-center"))
    center.playCommand.removeTarget(token)
    #expect(try send(.remoteControlPlay, screen).isDiscarded)
  }

  @Test func `a target of a command gets its action`() throws {
    let screen = Screen()
    let player = screen.implement("player", screen.make { UIResponder() }, "play:")
    screen.make {
      MPRemoteCommandCenter.shared().playCommand.addTarget(player, action: "play:")
    }
    let log = EventLog(screen.simulation)
    let outcome = try send(.remoteControlPlay, screen)
    #expect(log.entries.contains("player.play:"))
    #expect(outcome.handledBy == screen.simulation.objects.index(of: player))
  }

  @Test func `remote.initial-first-responder: it is called first, and forwards up`() throws {
    let screen = receiving()
    let field = screen.focusView("field")
    screen.make { _ = field.becomeFirstResponder() }
    let outcome = try send(.remoteControlPlay, screen)
    #expect(screen.names(outcome.path) == ["field", "window", "scene", "application"])
    #expect(screen.objects(deciding: "remote.initial-first-responder") == ["field"])
  }

  @Test(arguments: [(Toggle.Setting.keyWindow, ["window", "scene", "application"]), (.nobody, [])])
  func `remote.no-first-responder: from the key window up, past no controller`(
    _ setting: Toggle.Setting,
    _ path: [String]
  ) throws {
    let screen = receiving(profile([.remoteNoFirstResponder: setting]))
    screen.setRoot(screen.make { UIViewController() })
    let outcome = try send(.remoteControlPlay, screen)
    #expect(screen.names(outcome.path) == path)
    #expect(screen.decided("remote.no-first-responder"))
    #expect(screen.rules(of: .discarded).contains("remote.no-first-responder") == path.isEmpty)
  }

  @Test func `remote.must-be-now-playing: another app has the controls`() throws {
    let screen = receiving()
    screen.simulation.application.isNowPlaying = false
    #expect(try send(.remoteControlPlay, screen).isDiscarded)
    #expect(screen.rules(of: .discarded) == ["remote.must-be-now-playing"])
    #expect(screen.asked(.remoteControlReceived).isEmpty)
  }

  @Test func `remote.background: an app that plays is told in the background`() throws {
    let screen = receiving()
    screen.make { screen.simulation.lifecycle.enterBackground() }
    #expect(screen.simulation.application.applicationState == .background)
    try send(.remoteControlPause, screen)
    #expect(screen.asked(.remoteControlReceived).first == "window")
  }

  @Test func `remote.seek-pairs: an end without its begin cannot come`() throws {
    let screen = receiving()
    let error = #expect(throws: SimulationError.self) {
      try send(.remoteControlEndSeekingForward, screen)
    }
    #expect(error?.rule?.id == "remote.seek-pairs")
    try send(.remoteControlBeginSeekingForward, screen)
    #expect(throws: SimulationError.self) { try send(.remoteControlEndSeekingBackward, screen) }
    #expect(throws: SimulationError.self) { try send(.remoteControlBeginSeekingBackward, screen) }
    try send(.remoteControlEndSeekingForward, screen)
    #expect(screen.asked(.remoteControlReceived).filter { $0 == "window" }.count == 2)
  }

  @Test func `remote.single-callback: one call for each command`() throws {
    let screen = receiving()
    screen.swallow(screen.window, .remoteControlReceived)
    try send(.remoteControlNextTrack, screen)
    #expect(screen.asked(.remoteControlReceived) == ["window"])
  }

  @Test func `remote.command-disabled: a disabled command is not offered`() throws {
    let screen = receiving()
    let command = screen.simulation.remoteControl.commandCenter.nextTrackCommand
    var runs = 0
    _ = command.addTarget { _ in
      runs += 1
      return .noSuchContent
    }
    command.isEnabled = false
    #expect(try send(.remoteControlNextTrack, screen).isDiscarded)
    #expect(screen.rules(of: .discarded) == ["remote.command-disabled"])
    command.isEnabled = true
    try send(.remoteControlNextTrack, screen)
    #expect(runs == 1)
  }
}
