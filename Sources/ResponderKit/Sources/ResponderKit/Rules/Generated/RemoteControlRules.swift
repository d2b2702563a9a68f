// Made by scripts/rulebook from Rulebook/17-remote-control.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// Remote-control events reach responders only after beginReceivingRemoteControlEvents and until
  /// endReceivingRemoteControlEvents.
  ///
  /// Rule 401, `remote.needs-begin`: documented; decides.
  public static var remoteNeedsBegin: Rule { Rule(401) }

  /// With MPRemoteCommandCenter handlers the commands go to those handlers and neither the begin
  /// call nor a first responder is needed; Apple recommends this way.
  ///
  /// Rule 402, `remote.command-center`: documented; decides.
  public static var remoteCommandCenter: Rule { Rule(402) }

  /// beginReceivingRemoteControlEvents carries no deprecation mark.
  ///
  /// Rule 403, `remote.begin-not-deprecated`: header comment; not simulated: a remark about the
  /// SDK; nothing is marked deprecated here.
  public static var remoteBeginNotDeprecated: Rule { Rule(403) }

  /// remoteControlReceived(with:) is called on the first responder and forwarded up by default.
  ///
  /// Rule 404, `remote.initial-first-responder`: documented; decides.
  public static var remoteInitialFirstResponder: Rule { Rule(404) }

  /// With no first responder the event starts at the key window and goes up to scene, application
  /// and app delegate, so overrides in any of these receive it; view controllers are not reached.
  ///
  /// Rule 405, `remote.no-first-responder`: widely observed; decides.
  public static var remoteNoFirstResponder: Rule { Rule(405) }

  /// The app must be the "now playing" app: it must play audio (or have last played) in a suitable
  /// audio session.
  ///
  /// Rule 406, `remote.must-be-now-playing`: documented; decides.
  public static var remoteMustBeNowPlaying: Rule { Rule(406) }

  /// Events can arrive while the app is in the background if it plays audio there.
  ///
  /// Rule 407, `remote.background`: documented; holds.
  public static var remoteBackground: Rule { Rule(407) }

  /// Seeking is reported as begin and end subtypes in pairs.
  ///
  /// Rule 408, `remote.seek-pairs`: header comment; reports.
  public static var remoteSeekPairs: Rule { Rule(408) }

  /// There is one callback per command with no phases.
  ///
  /// Rule 409, `remote.single-callback`: documented; holds.
  public static var remoteSingleCallback: Rule { Rule(409) }

  /// A remote command with isEnabled false is not offered to the user; handlers return a status
  /// value.
  ///
  /// Rule 410, `remote.command-disabled`: documented; decides.
  public static var remoteCommandDisabled: Rule { Rule(410) }
}

extension RuleSection {
  static let remoteControl = RuleSection(
    number: 17,
    title: Text(
      "Remote control",
      zh: "远程控制"
    ),
    rules: remoteControlRules
  )

  private static let remoteControlRules: [RuleEntry] = [
    RuleEntry(
      401,
      "remote.needs-begin",
      section: 17,
      .documented,
      .decides,
      Text("""
          Remote-control events reach responders only after beginReceivingRemoteControlEvents and \
          until endReceivingRemoteControlEvents.
          """),
      practice: Text(
        """
          Until beginReceivingRemoteControlEvents was called, headphone buttons never reach the \
          responder chain, however well the overrides are written.
          """,
        zh: """
          没有调用 beginReceivingRemoteControlEvents 之前，耳机按键不会进入响应者链，重写写得再好也\
          没用。
          """
      ),
      places: "RemoteControl/Simulation+RemoteControl.swift",
      sources: "D:UIApplication.beginReceivingRemoteControlEvents() H:UIApplication"
    ),
    RuleEntry(
      402,
      "remote.command-center",
      section: 17,
      .documented,
      .decides,
      Text("""
          With MPRemoteCommandCenter handlers the commands go to those handlers and neither the \
          begin call nor a first responder is needed; Apple recommends this way.
          """),
      practice: Text(
        """
          With a handler in MPRemoteCommandCenter the command goes straight to it; neither the begin \
          call nor a first responder plays a part. New apps do it this way.
          """,
        zh: """
          在 MPRemoteCommandCenter 里注册了处理者，命令就直接交给它，与 begin 调用和第一响应者无关。\
          新应用都这样做。
          """
      ),
      places: """
        RemoteControl/MPRemoteCommand.swift RemoteControl/Simulation+RemoteControl.swift
        """,
      sources: "D:MPRemoteCommandCenter† D:UIApplication.beginReceivingRemoteControlEvents()"
    ),
    RuleEntry(
      403,
      "remote.begin-not-deprecated",
      section: 17,
      .headerComment,
      .notSimulated(Text("a remark about the SDK; nothing is marked deprecated here")),
      Text("beginReceivingRemoteControlEvents carries no deprecation mark."),
      places: "",
      sources: "H:UIApplication"
    ),
    RuleEntry(
      404,
      "remote.initial-first-responder",
      section: 17,
      .documented,
      .decides,
      Text("""
          remoteControlReceived(with:) is called on the first responder and forwarded up by default.
          """),
      practice: Text(
        """
          Like a shake, a remote command has no place: it begins at the first responder and climbs \
          along next.
          """,
        zh: "远程命令和摇动一样没有位置：从第一响应者开始，沿 next 往上。"
      ),
      places: "RemoteControl/Simulation+RemoteControl.swift",
      sources: "AG D:UIResponder.remoteControlReceived(with:)"
    ),
    RuleEntry(
      405,
      "remote.no-first-responder",
      section: 17,
      .widelyObserved,
      .decides,
      Text("""
          With no first responder the event starts at the key window and goes up to scene, \
          application and app delegate, so overrides in any of these receive it; view controllers \
          are not reached.
          """),
      places: "Profile/Toggle.swift RemoteControl/Simulation+RemoteControl.swift",
      sources: "X-post X-issue"
    ),
    RuleEntry(
      406,
      "remote.must-be-now-playing",
      section: 17,
      .documented,
      .decides,
      Text("""
          The app must be the "now playing" app: it must play audio (or have last played) in a \
          suitable audio session.
          """),
      places: "RemoteControl/Simulation+RemoteControl.swift",
      sources: "AG D:Remote-command-center-events†"
    ),
    RuleEntry(
      407,
      "remote.background",
      section: 17,
      .documented,
      .holds,
      Text("Events can arrive while the app is in the background if it plays audio there."),
      places: "",
      sources: "AG"
    ),
    RuleEntry(
      408,
      "remote.seek-pairs",
      section: 17,
      .headerComment,
      .reports,
      Text("Seeking is reported as begin and end subtypes in pairs."),
      places: "RemoteControl/Simulation+RemoteControl.swift",
      sources: "H:UIEvent"
    ),
    RuleEntry(
      409,
      "remote.single-callback",
      section: 17,
      .documented,
      .holds,
      Text("There is one callback per command with no phases."),
      places: "",
      sources: "D:UIResponder.remoteControlReceived(with:)"
    ),
    RuleEntry(
      410,
      "remote.command-disabled",
      section: 17,
      .documented,
      .decides,
      Text("""
          A remote command with isEnabled false is not offered to the user; handlers return a status \
          value.
          """),
      places: "RemoteControl/Simulation+RemoteControl.swift",
      sources: "D:MPRemoteCommand†"
    ),
  ]
}
