public import Sentences

/// Stimuli that belong to every session; modules bring the others.
enum StimulusGroup: MethodGroup {
  static let methods: [Method] = [
    .stimulus(
      "application.resignActive",
      Sentence("The app is about to lose the foreground.", zh: "应用即将失去前台。")
    ),
    .stimulus(
      "application.becomeActive",
      Sentence("The app is in the foreground again.", zh: "应用回到前台。")
    ),
    .stimulus(
      "application.enterBackground",
      Sentence("The app goes to the background.", zh: "应用进入后台。")
    ),
    .stimulus(
      "application.enterForeground",
      Sentence("The app comes back from the background.", zh: "应用从后台回来。")
    ),
    .stimulus("application.terminate", Sentence("The system ends the app.", zh: "系统结束应用。")),
    .stimulus(
      "application.rotate",
      Sentence("The device is turned.", zh: "设备转动。"),
      fields: [
        .required(
          .orientation,
          .choice(["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]),
          Sentence("How the device is held now.", zh: "设备现在的朝向。")
        )
      ]
    ),
  ]
}

extension Method {
  /// A stimulus: an event that a client sends into a session.
  ///
  /// Its parameters are the stimulus's own and the session; every stimulus answers
  /// with what came of it.
  public static func stimulus(
    _ name: String,
    _ summary: Sentence,
    fields: [Field] = [],
    module: String? = nil
  ) -> Method {
    Method(
      name,
      summary,
      // The stimulus's own first: help and man page show the parameters in this order.
      parameters: fields + [.session, .level],
      results: [
        .optional(
          .outcome,
          .nullable(.named("outcome")),
          Sentence("What came of it.", zh: "结果如何。")
        ),
        .records,
        .time,
      ],
      errors: SessionGroup.sessionErrors,
      module: module,
      traits: [.isStimulus, .slices]
    )
  }
}
