public import Sentences

/// Stimuli that belong to every session; modules bring the others.
enum StimulusGroup: MethodGroup {
  static let methods: [Method] = [
    .stimulus("application.resignActive", "The app is about to lose the foreground."),
    .stimulus("application.becomeActive", "The app is in the foreground again."),
    .stimulus("application.enterBackground", "The app goes to the background."),
    .stimulus("application.enterForeground", "The app comes back from the background."),
    .stimulus("application.terminate", "The system ends the app."),
    .stimulus(
      "application.rotate",
      "The device is turned.",
      fields: [
        .required(
          "orientation",
          .choice(["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"]),
          "How the device is held now."
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
      parameters: fields + [.session, .level],
      results: [
        .optional("outcome", .nullable(.named("outcome")), "What came of it."),
        .records,
        .time,
      ],
      errors: SessionGroup.sessionErrors,
      module: module
    )
  }
}
