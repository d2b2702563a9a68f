import WorkbenchProtocol

/// Draws the moments that tell the story of a step, side by side with their sentences.
struct StripPen {
  private static let panelWidth = 208.0

  private let film: PictureFilm
  private let run: PictureRun
  private let moment: PictureMoment
  private let options: Picture.Options
  private let words: PictureWords

  init(
    _ film: PictureFilm,
    _ run: PictureRun,
    _ moment: PictureMoment,
    _ options: Picture.Options,
    _ words: PictureWords
  ) {
    self.film = film
    self.run = run
    self.moment = moment
    self.options = options
    self.words = words
  }

  /// The strip as a document.
  var text: String {
    let panels = story.enumerated().map { place, moment in
      PanelPen.Panel(PictureMoment(film, run, moment), .number(place + 1))
    }
    return PanelPen(panels, width: StripPen.panelWidth, options, words).text([moment])
  }

  /// The moments of the step, at most as many as are wanted, in their order.
  private var story: [Int] {
    guard let step = moment.step else { return [moment.number] }
    let moments = Array(step.first...max(step.first, step.last))
    func kind(_ moment: Int) -> (name: String, direction: String) {
      let place = run.column(\.kind, moment)
      return film.kinds.indices.contains(place) ? film.kinds[place] : ("", "")
    }
    let messages = moments.first { ["passes", "keeps"].contains(kind($0).name) } ?? step.last + 1
    let found = moments.last { $0 < messages && kind($0).name == "answered" }
    let kept = moments.first {
      ["keeps", "handled", "touch-dropped", "discarded"].contains(kind($0).name)
    }
    let recognized = moments.first {
      kind($0).name == RecordKind.recognizerChanged.rawValue && kind($0).direction == "yes"
    }
    let began = moments.first { kind($0).name == RecordKind.eventQueued.rawValue }
    let declined = moments.first { kind($0).name == "declined" }
    // By how much of the story each tells, for where there is no room for all.
    let told = [
      run.outcome(of: step, in: film), found, kept, began, declined, recognized, step.first,
    ]
    var chosen: [Int] = []
    for moment in told.compactMap(\.self)
    where !chosen.contains(moment) && chosen.count < max(1, min(6, options.most)) {
      if moment == step.first, chosen.count > 1 { continue }
      chosen.append(moment)
    }
    return chosen.sorted()
  }
}
