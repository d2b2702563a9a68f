/// Lines that belong together: what one command printed, or one member of a JSON text held.
struct PastedBlock: Sendable {
  /// The lines, without what surrounded them.
  var lines: [PastedLine]

  /// The command that printed them, where it was pasted along.
  var command: PastedCommand?
}

/// A command that was typed at a debugger's prompt.
struct PastedCommand: Hashable, Sendable {
  /// The command without the prompt.
  let text: String

  /// The form that it prints, where it tells.
  let form: Form?

  /// The address of the object that it was asked about, which is the root of what is printed.
  let root: String?
}
