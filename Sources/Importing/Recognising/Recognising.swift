/// Tells what each block of a paste is a print of.
enum Recognising {
  /// The prints of a paste in its order, each in one form.
  ///
  /// Headings and chatter between prints are left out. Where nothing is a print, the error names the
  /// first line and what to paste instead. A form that a person says the paste has decides between
  /// those that look alike, and is believed where nothing tells.
  static func blocks(
    of blocks: [PastedBlock],
    as form: Form? = nil
  ) throws(ImportError) -> [RecognisedBlock] {
    var recognised: [RecognisedBlock] = []
    for block in blocks { recognised += prints(in: block, as: form) }
    guard recognised.isEmpty else { return recognised }
    if let form, blocks.contains(where: { !$0.lines.isEmpty }) {
      return blocks.map {
        RecognisedBlock(form: form, lines: $0.lines, command: $0.command, heading: nil)
      }
    }
    throw UnreadablePrint.refusal(of: blocks) ?? Refusals.notRecognised(blocks)
  }

  private static func prints(in block: PastedBlock, as form: Form?) -> [RecognisedBlock] {
    if let whole = StructuredText.form(of: block) {
      return [
        RecognisedBlock(form: whole, lines: block.lines, command: block.command, heading: nil)
      ]
    }
    let decided = [form, block.command?.form].compactMap { $0 }.first(where: isOfNodes)
    return RunReading.runs(of: block).flatMap { run in
      guard let form = run.family.form else {
        return NodeForms.blocks(of: run, command: block.command, decided: decided)
      }
      return [
        RecognisedBlock(
          form: form,
          lines: run.entries.map(\.line),
          command: block.command,
          heading: run.heading
        )
      ]
    }
  }

  /// Whether the form is one of those that nodes in a row may have.
  private static func isOfNodes(_ form: Form) -> Bool {
    form == .views || form == .viewList || form == .responderChain
  }
}
