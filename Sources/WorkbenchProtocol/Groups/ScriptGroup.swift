import Sentences

/// Running a scenario's script, whole or step by step.
enum ScriptGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "script.run",
      "Runs the script in every variant, each from a fresh launch, and judges its expectations.",
      parameters: [
        .session, .variant,
        .optional(
          "changes",
          .array(of: .named("change")),
          "What is changed on the way: what would happen if."
        ),
        .level, .progressToken,
      ],
      results: [
        .required("scenario", .nullable(.string), "The scenario's id, if it has one."),
        .required("passed", .boolean, "Whether every expectation of every run held."),
        .required("runs", .array(of: .named("run")), "One run for each variant, or just one."),
      ],
      errors: SessionGroup.sessionErrors + [.scenarioUnknownVariant]
    ),
    Method(
      "script.step",
      "Runs the next step of the script.",
      parameters: [.session, .level],
      results: [
        .required("step", .named("step"), "What the step did."),
        .required("failures", .array(of: .named("failure")), "Expectations that did not hold."),
        .required("finished", .boolean, "Whether it was the last step."),
        .time,
      ],
      errors: SessionGroup.sessionErrors + [.scriptFinished],
      errorDetails: [
        .optional("step", .named("step"), "What the step did before the error ended the script."),
        .optional("failures", .array(of: .named("failure")), "Expectations that did not hold."),
      ]
    ),
    Method(
      "script.back",
      "Takes back the last steps by running all that came before them again.",
      parameters: [
        .session,
        .defaulted("steps", .integer(in: 1...1_000_000), 1, "How many steps are taken back."),
        .optional(
          "commands",
          .integer(in: 1...1_000_000),
          "How many commands are taken back instead, steps of the script or not."
        ),
      ],
      results: [
        .required("next", .count, "The index of the step that would run next."),
        .required("epoch", .count, "The epoch of the trace, which has gone up."),
        .required("seq", .count, "The last record of the trace."),
        .time,
      ],
      errors: SessionGroup.sessionErrors + [.scriptAtStart]
    ),
    Method(
      "script.compare",
      "Runs the script in two ways and finds the first decision that differs.",
      parameters: [
        .session,
        .optional(
          "profiles",
          .array(of: .map(of: .any), count: 2...2),
          "Two changes to the document's profile: ios, toggles, numbers; {} changes nothing."
        ),
        .optional(
          "changes",
          .array(of: .array(of: .named("change")), count: 2...2),
          "Two lists of what is changed on the way; [] changes nothing."
        ),
        .optional("variants", .names, "Two variants, one for each run; not with variant."),
        .optional(
          "against",
          .object(Field.document),
          "The document of the second run, where it is another."
        ),
        .variant, .level, .progressToken,
      ],
      results: [
        .required("scenario", .nullable(.string), "The scenario's id, if it has one."),
        .required("parted", .boolean, "Whether the two part in any run."),
        .required("runs", .array(of: .named("comparison")), "One for each variant, or just one."),
        .optional("warnings", .array(of: .named("diagnostic")), "Doubts about the profiles."),
      ],
      errors: [
        .sessionUnknown, .sessionUnclear, .sessionClosed, .scenarioInvalid, .scenarioUnknown,
        .scenarioUnreadable, .scenarioUnknownVariant, .moduleRefused, .moduleCrashed,
        .moduleTimeout,
      ] + ErrorType.ofRunning
    ),
    Method(
      "script.why",
      "Finds why something is not as wanted in an event of the script, and what would change it.",
      parameters: [
        .session,
        .optional(
          "want",
          .string,
          "An object that should get the event, an occurrence as list.didSelectRowAt, or a value as "
            + "panel.isHighlighted=true; without it, the first expectation that fails."
        ),
        .optional("expectation", .string, "JSON pointer to an expectation that is asked about."),
        .optional(
          "step",
          .oneOf([.count, .string]),
          "The step whose event is meant, by its place in the script from 0, or its label."
        ),
        .optional("stimulus", .map(of: .any), "A step with send, sent now, instead of one."),
        .optional("times", .count, "How often an occurrence is wanted; else at least once."),
        .progressToken,
      ],
      results: WhyFields.results,
      errors: WhyFields.errors + [.scriptUnknownStep, .paramsConflict]
    ),
  ]

  static let types: [NamedType] =
    WhyFields.types + [
      NamedType(
        "change",
        "An assignment or a call that is made before a step of a script; one of set and call.",
        .object([
          .defaulted("step", .count, 0, "The step's place in the script, from 0."),
          .optional("set", .map(of: .any), "References with property, and values."),
          .optional("call", .string, "The method's name."),
          .optional("on", .any, "A reference to the object of a call."),
          .optional("with", .array(of: .any), "The arguments of a call."),
        ])
      ),
      NamedType(
        "run",
        "One run of a script.",
        .object([
          .required("variant", .nullable(.string), "The variant; null without variants."),
          .required("passed", .boolean, "Whether every expectation held and nothing stopped it."),
          .required("steps", .array(of: .named("step")), "The steps that ran."),
          .required("failures", .array(of: .named("failure")), "Expectations that did not hold."),
          .optional(
            "error",
            .object([
              .required("type", .string, "The error, as an expectation names it."),
              .required("message", .string, "What went wrong: one sentence."),
              .optional("pointer", .string, "JSON pointer to the step."),
              .optional("line", .count, "The step's line, from 1."),
              .optional("column", .count, "The step's column, from 1."),
              .optional("record", .count, "The record at which it went wrong."),
            ]),
            "Why the run stopped before its end."
          ),
        ])
      ),
      NamedType(
        "comparison",
        "One run of a script in two ways.",
        .object([
          .required("variant", .nullable(.string), "The variant; null without variants."),
          .required("parted", .boolean, "Whether the two part."),
          .required(
            "steps",
            .count,
            "How many steps came before, or in all, that decided the same."
          ),
          .required("decisions", .count, "How many decisions those are."),
          .optional(
            "parting",
            .object([
              .required(
                "by",
                .choice(["decision", "record", "time"]),
                "A decision on an event's way; else something else that is recorded; else only times."
              ),
              .optional(
                "step",
                .named("step"),
                "The step in which they part; none for the launch."
              ),
              .required(
                "sides",
                .array(of: .named("side"), count: 2...2),
                "What either did in it, in the order of the profiles."
              ),
            ]),
            "Where they part."
          ),
        ])
      ),
      NamedType(
        "side",
        "What a run did in the step in which two runs part.",
        .object([
          .required("profile", .map(of: .any), "The profile under which it ran."),
          .optional("variant", .string, "The variant that ran, where the two are different ones."),
          .optional("changes", .array(of: .named("change")), "What was changed on the way."),
          .required(
            "record",
            .nullable(.count),
            "The record that differs; null past the last one."
          ),
          .required("rule", .nullable(.string), "The rule that decided there."),
          .optional("outcome", .named("outcome"), "What came of the step's stimulus."),
          .required(
            "records",
            .array(of: .named("record")),
            "The step's records, at most 500 before the one that differs and 500 from it on; past "
              + "10000 in an answer, only one of each."
          ),
        ])
      ),
      NamedType(
        "step",
        "One step of a script, as it ran.",
        .object([
          .required("index", .count, "The step's place in the script, from 0."),
          .required("pointer", .string, "JSON pointer to the step."),
          .optional("label", .string, "The step's label."),
          .required("action", .string, "What the step does, in a few words."),
          .required(
            "step",
            .map(of: .any),
            "What it does, as the document writes it, without label and expectations."
          ),
          .optional("outcome", .named("outcome"), "What came of a stimulus."),
          .optional("returned", .any, "What a call answered."),
          .records,
        ])
      ),
      NamedType(
        "failure",
        "An expectation that did not hold.",
        .object([
          .required("pointer", .string, "JSON pointer to the expectation."),
          .required("line", .count, "Its line, from 1."),
          .required("column", .count, "Its column, from 1."),
          .required("key", .string, "What was expected to hold, as hit or handledBy."),
          .required("expected", .any, "What the document says."),
          .required("actual", .any, "What happened."),
          .required("message", .string, "Both in one sentence."),
          .optional("record", .nullable(.count), "The record at which the two part."),
          .optional("reason", .named("reason"), "The decision that made it so, where one did."),
        ])
      ),
      NamedType(
        "outcome",
        "What came of a stimulus.",
        .object([
          .optional(
            "hit",
            .oneOf([.string, .null, .map(of: .nullable(.string))]),
            "The view that was hit; for several fingers by their numbers."
          ),
          .optional("handledBy", .nullable(.string), "The responder that handled it."),
          .optional("path", .names, "The responders that it went through, in order."),
          .required("discarded", .boolean, "Whether no responder handled it."),
          .optional("recognizedBy", .names, "The recognizers that recognized, in order."),
          .optional("returned", .any, "What the call or the action answered."),
          .optional("message", .string, "The message that was handled, as touchesBegan."),
        ])
      ),
    ]
}
