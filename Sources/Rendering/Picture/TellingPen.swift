import Sentences

/// Draws what is said of a moment: when it is, the sentence, the rule, what was not as expected.
struct TellingPen {
  private let moment: PictureMoment
  private let words: PictureWords

  init(_ moment: PictureMoment, _ words: PictureWords) {
    self.moment = moment
    self.words = words
  }

  /// Draws it from the top of a frame, and gives the place where it ends.
  func draw(in frame: Rectangle, hasRule: Bool = true, on svg: inout SVG) -> Double {
    // The document's title has all of it.
    let title = WrappedText(heading, size: 14 * 1.06, width: frame.width, most: 2)
    var y = write(title, frame.x, frame.y - 7, line: 19, "strong", on: &svg)
    y += 19
    svg.say(FittedText(when, size: 13, width: frame.width), frame.x, y, "quiet")
    y += 14
    // A heavy letter is wider than the table says.
    let said = WrappedText(
      moment.sentence(words.language),
      size: 21 * 1.04,
      width: frame.width,
      most: 4
    )
    y = write(said, frame.x, y, line: 27, "said", on: &svg)
    if hasRule, let rule = moment.rule { y = draw(rule, frame, y + 8, on: &svg) }
    return drawFailure(frame, y, on: &svg)
  }

  /// What stands above: the scenario's title, and the variant's.
  var heading: String {
    let title = moment.film.title.text(in: words.language)
    let variant = moment.run.title?.text(in: words.language) ?? moment.run.variant
    return [title.isEmpty ? moment.film.scenario : title, variant ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// When it is: the time, the step, and what that does.
  var when: String {
    let time = words.time(moment.time)
    guard let step = moment.step else { return time }
    let name = step.index < 0 ? words.launch : words.step(step.index + 1)
    let phrase = moment.film.phrase(step.phrase, words.language)
    return ([time, name] + (phrase == name || phrase.isEmpty ? [] : [phrase]))
      .joined(separator: " · ")
  }

  private func draw(
    _ rule: PictureFilm.Rule,
    _ frame: Rectangle,
    _ top: Double,
    on svg: inout SVG
  ) -> Double {
    var y = top + 16
    svg.say(
      FittedText(rule.id, size: 13, width: frame.width, isCode: true),
      frame.x,
      y,
      "rule"
    )
    let text = WrappedText(
      rule.text.text(in: words.language),
      size: 14,
      width: min(frame.width, 520),
      most: 5
    )
    let other = rule.text.otherLanguage(words.language)
    y = write(text, frame.x, y + 2, line: 20, nil, lang: other?.rawValue, on: &svg)
    var facts = [words.known(rule.known), "#\(rule.number)"]
    if let profile = rule.profile { facts.append(words.profile(profile)) }
    svg.say(
      FittedText(facts.joined(separator: " · "), size: 13, width: frame.width),
      frame.x,
      y + 20,
      "quiet"
    )
    return y + 24
  }

  /// Writes lines, and gives the place of the last one.
  private func write(
    _ text: WrappedText,
    _ x: Double,
    _ top: Double,
    line height: Double,
    _ name: String?,
    lang: String? = nil,
    on svg: inout SVG
  ) -> Double {
    var y = top
    for (place, line) in text.lines.enumerated() {
      y += height
      svg.add(
        "text",
        [.class: name, "x": SVG.length(x), "y": SVG.length(y), "lang": lang],
        text: line,
        whole: place == text.lines.count - 1 ? text.whole : nil
      )
    }
    return y
  }

  // MARK: - What was not as expected

  private func drawFailure(_ frame: Rectangle, _ top: Double, on svg: inout SVG) -> Double {
    var rows: [(String, String)] = []
    if let failure = moment.run.failure, failure.moment == moment.number {
      rows.append((words.expected, failure.expected.text(in: words.language)))
      rows.append((words.happened, failure.actual.text(in: words.language)))
    }
    // An error has no moment of its own: it is why there is none after this.
    if let error = moment.run.error, moment.number == moment.run.count {
      let text = moment.run.errorText.text(in: words.language)
      rows.append((words.stopped, "\(error): \(text)"))
    }
    guard !rows.isEmpty else { return top }
    let column = (rows.map { LabelWidth.ems($0.0) }.max() ?? 0) * 13 + 24
    let told = rows.map {
      WrappedText($0.1, size: 14, width: frame.width - column - 12, most: 2)
    }
    let lines = told.reduce(0) { $0 + max(1, $1.lines.count) }
    let height = Double(lines) * 20 + 12
    svg.rect(
      Rectangle(x: frame.x, y: top + 12, width: frame.width, height: height),
      "card up",
      rx: 10
    )
    var y = top + 15
    for (row, text) in zip(rows, told) {
      svg.say(row.0, frame.x + 12, y + 20, "quiet")
      y = max(y + 20, write(text, frame.x + column, y, line: 20, nil, on: &svg))
    }
    return top + 12 + height
  }
}
