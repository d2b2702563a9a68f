/// Lines of one form, ready to be read.
struct RecognisedBlock: Sendable {
  let form: Form

  /// The lines without headings and chatter.
  var lines: [PastedLine]

  /// The command that printed them, where it was pasted along.
  let command: PastedCommand?

  /// What stood in words between the print before and this one, in the same block of the paste.
  let heading: PastedLine?

  /// The block for a reader.
  var block: PastedBlock { PastedBlock(lines: lines, command: command) }
}
