import ModuleKit
@_spi(Workbench) import ResponderKit

/// Headphone buttons and other remote commands: section 17 of the rulebook.
let module = Module(
  "remote-control",
  Text("Headphone buttons and other remote commands.", zh: "耳机按键等远程控制命令。")
)
.stimulus(.send)

extension Stimulus {
  static let send = Stimulus(
    "remote-control.send",
    Text(
      "Gives a remote command, as a headphone button or the lock screen does.",
      zh: "发出一个远程控制命令，如耳机按键或锁屏界面。"
    ),
    SendParameters.self
  ) { parameters, context in
    try context.simulation.remoteControl.send(parameters.command.subtype)
  }
}

/// A remote command, by the name that the model knows.
private struct Command: ParameterValue {
  let name: String
  let subtype: UIEvent.EventSubtype

  static let all = UIEvent.EventSubtype.remoteCommands

  /// Play: what a command is where nobody says.
  init() {
    name = "play"
    subtype = .remoteControlPlay
  }

  init?(_ datum: ParameterDatum) {
    guard let name = String(datum), let command = Self.all.first(where: { $0.name == name }) else {
      return nil
    }
    self.name = name
    subtype = command.subtype
  }

  var datum: ParameterDatum { name.datum }
}

private struct SendParameters: ParameterList {
  var command = Command()

  static let parameters: [StimulusParameter<Self>] = [
    .required(
      "command",
      \.command,
      .choice(Command.all.map(\.name)),
      Text("The command.", zh: "命令。")
    )
  ]
}
