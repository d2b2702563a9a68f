extension Rule {
  public static var remoteNeedsBegin: Rule { Rule(401) }
  public static var remoteCommandCenter: Rule { Rule(402) }
  public static var remoteBeginNotDeprecated: Rule { Rule(403) }
  public static var remoteInitialFirstResponder: Rule { Rule(404) }
  public static var remoteNoFirstResponder: Rule { Rule(405) }
  public static var remoteMustBeNowPlaying: Rule { Rule(406) }
  public static var remoteBackground: Rule { Rule(407) }
  public static var remoteSeekPairs: Rule { Rule(408) }
  public static var remoteSingleCallback: Rule { Rule(409) }
  public static var remoteCommandDisabled: Rule { Rule(410) }
}

extension RuleEntry {
  /// The rules of section 17 of the rulebook.
  static let remoteControlRules: [RuleEntry] = [
    RuleEntry(
      401,
      "remote.needs-begin",
      section: 17,
      .documented,
      .decides,
      """
      Remote-control events reach responders only after beginReceivingRemoteControlEvents and \
      until endReceivingRemoteControlEvents.
      """
    ),
    RuleEntry(
      402,
      "remote.command-center",
      section: 17,
      .documented,
      .decides,
      """
      With MPRemoteCommandCenter handlers the commands go to those handlers and neither the \
      begin call nor a first responder is needed; Apple recommends this way.
      """
    ),
    RuleEntry(
      403,
      "remote.begin-not-deprecated",
      section: 17,
      .headerComment,
      .notSimulated("a remark about the SDK; nothing is marked deprecated here"),
      "beginReceivingRemoteControlEvents carries no deprecation mark."
    ),
    RuleEntry(
      404,
      "remote.initial-first-responder",
      section: 17,
      .documented,
      .decides,
      """
      remoteControlReceived(with:) is called on the first responder and forwarded up by \
      default.
      """
    ),
    RuleEntry(
      405,
      "remote.no-first-responder",
      section: 17,
      .widelyObserved,
      .decides,
      """
      With no first responder the event starts at the key window and goes up to scene, \
      application and app delegate, so overrides in any of these receive it; view controllers \
      are not reached.
      """
    ),
    RuleEntry(
      406,
      "remote.must-be-now-playing",
      section: 17,
      .documented,
      .decides,
      """
      The app must be the "now playing" app: it must play audio (or have last played) in a \
      suitable audio session.
      """
    ),
    RuleEntry(
      407,
      "remote.background",
      section: 17,
      .documented,
      .holds,
      "Events can arrive while the app is in the background if it plays audio there."
    ),
    RuleEntry(
      408,
      "remote.seek-pairs",
      section: 17,
      .headerComment,
      .reports,
      "Seeking is reported as begin and end subtypes in pairs."
    ),
    RuleEntry(
      409,
      "remote.single-callback",
      section: 17,
      .documented,
      .holds,
      "There is one callback per command with no phases."
    ),
    RuleEntry(
      410,
      "remote.command-disabled",
      section: 17,
      .documented,
      .decides,
      """
      A remote command with isEnabled false is not offered to the user; handlers return a \
      status value.
      """
    ),
  ]
}
