import Sentences

/// Modules: what is loaded, from where, and what was refused.
enum ModuleGroup: MethodGroup {
  static let methods: [Method] = [
    Method(
      "module.list",
      "Lists the modules that are loaded, or were found and refused.",
      results: [
        .required("modules", .array(of: .named("module")), "The modules."),
        .optional("searched", .names, "The folders that were looked into, in order."),
      ]
    ),
    Method(
      "module.info",
      "Tells everything about one module.",
      parameters: [.required("name", .string, "The module's name.")],
      results: [.required("module", .named("module"), "The module.")],
      errors: [
        .moduleUnknown, .moduleRefused, .moduleCrashed, .moduleTimeout, .sessionTooMany,
        .sessionClosed,
      ]
    ),
  ]

  static let types: [NamedType] = [
    NamedType(
      "refusal",
      "One reason for which a module may not be loaded.",
      .object([
        .required("field", .string, "What differs."),
        .required("message", .string, "Why that is refused: one sentence."),
        .optional("found", .string, "What the module has."),
        .optional("expected", .string, "What it would need."),
        .optional("fix", .string, "What to do about it."),
      ])
    ),
    NamedType(
      "module",
      "A scenario module.",
      .object([
        .required("name", .string, "The module's name."),
        .required(
          "state",
          .choice(["loaded", "found", "refused"]),
          "Whether it is loaded in the daemon, will be loaded by a worker, or was refused."
        ),
        .required("builtIn", .boolean, "Whether it came with the daemon."),
        .optional("file", .string, "The library's file."),
        .optional("summary", .string, "What it brings: one sentence."),
        .optional("stimuli", .names, "The stimuli that it brings."),
        .optional(
          "classes",
          .array(of: .named("module-class")),
          "The classes that it brings."
        ),
        .optional("rules", .names, "The rules that it explains."),
        .optional("scenarios", .names, "The scenarios that it brings."),
        .optional("refusals", .array(of: .named("refusal")), "Why it was refused."),
      ])
    ),
    NamedType(
      "module-class",
      "A class of a module.",
      .object([
        .required("name", .string, "The class's name in documents."),
        .required("superclass", .string, "The class of UIKit from which it comes."),
        .optional("actions", .names, "The actions that it implements."),
        .optional(
          "overrides",
          .array(
            of: .object([
              .required("method", .string, "The method."),
              .optional(
                "callsSuper",
                .nullable(.boolean),
                "Whether super was called when it ran; null while nobody knows."
              ),
            ])
          ),
          "The methods that it overrides."
        ),
      ])
    ),
  ]
}
