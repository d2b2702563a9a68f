import Sentences

/// Looking at the objects of a session, and changing them.
enum ObjectGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "object.get",
      "Reads properties of an object.",
      parameters: [
        .session,
        .required("id", .string, "A reference, as buy or root.subviews[1]."),
        .optional("properties", .names, "The properties; without it, all that the class has."),
      ],
      results: [
        .required("id", .string, "The object's id, or the shortest reference to it."),
        .required("class", .string, "The object's class."),
        .required("values", .map(of: .any), "The properties' values."),
      ],
      errors: SessionGroup.readingErrors
    ),
    Method(
      "object.set",
      "Assigns properties, as the script's set does.",
      parameters: [
        .session,
        .required(
          "set",
          .oneOf([.map(of: .any), .array(of: .map(of: .any))]),
          "References with property, and values; a list of such objects is assigned in turn."
        ),
        .level,
      ],
      results: [.records, .time],
      errors: SessionGroup.sessionErrors
    ),
    Method(
      "object.call",
      "Calls a method of an object, as the script's call does.",
      parameters: [
        .session,
        .required("call", .string, "The method's name."),
        .required("on", .any, "A reference to the object."),
        .optional("with", .array(of: .any), "The arguments; trailing ones may be left out."),
        .level,
      ],
      results: [
        .required("returned", .any, "What the method answered."),
        .optional("outcome", .nullable(.named("outcome")), "What came of it."),
        .records,
        .time,
      ],
      errors: SessionGroup.sessionErrors
    ),
    Method(
      "object.tree",
      "Gives the windows with their views, back to front.",
      parameters: [
        .session,
        .optional("root", .string, "Only the tree below this view."),
      ],
      results: [.required("roots", .array(of: .named("node")), "The windows, back to front.")],
      errors: SessionGroup.readingErrors
    ),
    Method(
      "object.chain",
      "Follows next from a responder to the end.",
      parameters: [
        .session,
        .required("from", .string, "A reference to the first responder of the chain."),
      ],
      results: [
        .required(
          "chain",
          .array(
            of: .object([
              .required("id", .string, "The responder."),
              .required("class", .string, "Its class."),
              .optional("rule", .nullable(.string), "The rule that says which comes next."),
            ])
          ),
          "The responders, the asked one first."
        ),
        .optional("cycle", .nullable(.string), "The responder at which the chain comes again."),
      ],
      errors: SessionGroup.readingErrors
    ),
  ]

  static let types: [NamedType] = [
    NamedType(
      "treeRecognizer",
      "A gesture recognizer of a view; what is as usual is left out.",
      .object([
        .required("id", .string, "The recognizer."),
        .required("class", .string, "Its class."),
        .optional("own", .boolean, "Whether it is UIKit's, as that of a scroll view."),
        .optional("isEnabled", .boolean, "False for a disabled one."),
        .optional("taps", .count, "How many taps it wants."),
        .optional("touches", .count, "How many fingers it wants."),
        .optional("cancelsTouchesInView", .boolean, "False where the view keeps its touches."),
        .optional("delaysTouchesBegan", .boolean, "True where the view's touches are held."),
        .optional("waitsFor", .names, "The recognizers that must fail before."),
        .optional("delegate", .string, "Its delegate."),
        .optional("targets", .array(of: .named("treeTarget")), "Whom it sends actions."),
      ])
    ),
    NamedType(
      "treeTarget",
      "An action that is sent.",
      .object([
        .optional("for", .names, "The control events for which it is sent."),
        .required("target", .nullable(.string), "To whom; null along the responder chain."),
        .required("action", .string, "The action."),
      ])
    ),
    NamedType(
      "node",
      "A view with what is in it.",
      .object([
        .required("id", .string, "The view."),
        .required("class", .string, "Its class."),
        .required("frame", .rectangle, unit: "points", "Its frame in its superview."),
        .optional(
          "flags",
          .map(of: .any),
          "What decides about events, as hidden, alpha, interaction."
        ),
        .optional("screen", .rectangle, unit: "points", "Where its bounds lie on the screen."),
        .optional(
          "sticksOut",
          .object([
            .required("of", .string, "Its superview."),
            .required("by", .point, unit: "points", "How far, across and down."),
          ]),
          "That it reaches over the bounds of its superview, where no touch comes to it."
        ),
        .optional("coveredBy", .string, "A view in front that takes every point in it."),
        .optional("recognizers", .array(of: .named("treeRecognizer")), "Its gesture recognizers."),
        .optional("targets", .array(of: .named("treeTarget")), "Whom it sends actions."),
        .optional("actions", .names, "The actions that it implements by the document."),
        .optional("controller", .nullable(.string), "The controller whose view it is."),
        .optional("controllerActions", .names, "The actions that the controller implements."),
        .optional("controllerOverrides", .names, "The methods that the controller overrides."),
        .optional("title", .nullable(.string), "The text that it shows."),
        .required("children", .array(of: .named("node")), "Its subviews, back to front."),
      ])
    ),
  ]
}
