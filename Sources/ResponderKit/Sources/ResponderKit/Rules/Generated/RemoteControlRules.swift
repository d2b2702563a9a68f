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
      Text(
        """
          Remote-control events reach responders only after beginReceivingRemoteControlEvents and \
          until endReceivingRemoteControlEvents.
          """,
        zh: """
          远程控制事件只有在 beginReceivingRemoteControlEvents 之后、endReceivingRemoteControlEvents \
          之前才到达响应者。
          """
      ),
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
      places: "RemoteControl/RemoteControlSource.swift#remoteNeedsBegin",
      sources: "D:UIApplication.beginReceivingRemoteControlEvents() H:UIApplication"
    ),
    RuleEntry(
      402,
      "remote.command-center",
      section: 17,
      .documented,
      .decides,
      Text(
        """
          With MPRemoteCommandCenter handlers the commands go to those handlers and neither the \
          begin call nor a first responder is needed; Apple recommends this way.
          """,
        zh: """
          设有 MPRemoteCommandCenter 的处理程序时，命令交给它们，既不需要 begin 调用，也不需要第一响\
          应者；苹果推荐这种方式。
          """
      ),
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
      places: "RemoteControl/RemoteControlSource.swift#remoteCommandCenter",
      sources: "D:MPRemoteCommandCenter† D:UIApplication.beginReceivingRemoteControlEvents()"
    ),
    RuleEntry(
      403,
      "remote.begin-not-deprecated",
      section: 17,
      .headerComment,
      .notSimulated(Text(
        "a remark about the SDK; nothing is marked deprecated here",
        zh: "这是对 SDK 的说明；这里没有任何弃用标记"
      )),
      Text(
        "beginReceivingRemoteControlEvents carries no deprecation mark.",
        zh: "beginReceivingRemoteControlEvents 没有弃用标记。"
      ),
      places: "RemoteControl/RemoteControlSource.swift#beginReceivingRemoteControlEvents",
      sources: "H:UIApplication"
    ),
    RuleEntry(
      404,
      "remote.initial-first-responder",
      section: 17,
      .documented,
      .decides,
      Text(
        """
          remoteControlReceived(with:) is called on the first responder and forwarded up by default.
          """,
        zh: "remoteControlReceived(with:) 在第一响应者上调用，默认向上转发。"
      ),
      practice: Text(
        """
          Like a shake, a remote command has no place: it begins at the first responder and climbs \
          along next.
          """,
        zh: "远程命令和摇动一样没有位置：从第一响应者开始，沿 next 往上。"
      ),
      places: "RemoteControl/RemoteControlSource.swift#remoteInitialFirstResponder",
      sources: "AG D:UIResponder.remoteControlReceived(with:)"
    ),
    RuleEntry(
      405,
      "remote.no-first-responder",
      section: 17,
      .widelyObserved,
      .decides,
      Text(
        """
          With no first responder the event starts at the key window and goes up to scene, \
          application and app delegate, so overrides in any of these receive it; view controllers \
          are not reached.
          """,
        zh: """
          没有第一响应者时，事件从关键窗口开始，向上到场景、应用和应用代理，所以其中任何一个的重写都\
          会收到它；视图控制器不会被经过。
          """
      ),
      practice: Text(
        """
          Overriding remoteControlReceived in a controller is in vain while nothing has the focus. \
          Use the command center.
          """,
        zh: "没有第一响应者时，在控制器里重写 remoteControlReceived 没有用。请用命令中心。"
      ),
      places: """
        Profile/Toggle.swift#remoteNoFirstResponder \
        RemoteControl/RemoteControlSource.swift#remoteNoFirstResponder
        """,
      sources: "X-post X-issue"
    ),
    RuleEntry(
      406,
      "remote.must-be-now-playing",
      section: 17,
      .documented,
      .decides,
      Text(
        """
          The app must be the "now playing" app: it must play audio (or have last played) in a \
          suitable audio session.
          """,
        zh: """
          应用必须是“正在播放”的应用：它必须在合适的音频会话中播放（或最后播放过）音频。
          """
      ),
      places: "RemoteControl/RemoteControlSource.swift#remoteMustBeNowPlaying",
      sources: "AG D:Remote-command-center-events†"
    ),
    RuleEntry(
      407,
      "remote.background",
      section: 17,
      .documented,
      .holds,
      Text(
        "Events can arrive while the app is in the background if it plays audio there.",
        zh: "应用在后台播放音频时，事件也能到达。"
      ),
      places: "RemoteControl/RemoteControlSource.swift#send",
      sources: "AG"
    ),
    RuleEntry(
      408,
      "remote.seek-pairs",
      section: 17,
      .headerComment,
      .reports,
      Text(
        "Seeking is reported as begin and end subtypes in pairs.",
        zh: "快进快退以成对的开始和结束子类型报告。"
      ),
      places: "RemoteControl/RemoteControlSource.swift#remoteSeekPairs",
      sources: "H:UIEvent"
    ),
    RuleEntry(
      409,
      "remote.single-callback",
      section: 17,
      .documented,
      .holds,
      Text(
        "There is one callback per command with no phases.",
        zh: "每个命令只有一次回调，不分阶段。"
      ),
      places: "RemoteControl/RemoteControlSource.swift#deliver",
      sources: "D:UIResponder.remoteControlReceived(with:)"
    ),
    RuleEntry(
      410,
      "remote.command-disabled",
      section: 17,
      .documented,
      .decides,
      Text(
        """
          A remote command with isEnabled false is not offered to the user; handlers return a status \
          value.
          """,
        zh: "isEnabled 为 false 的远程命令不提供给用户；处理程序返回一个状态值。"
      ),
      places: "RemoteControl/RemoteControlSource.swift#remoteCommandDisabled",
      sources: "D:MPRemoteCommand†"
    ),
  ]
}
