package import Sentences

/// A picture of one moment of a film, or of a few: an SVG that needs nothing else.
package struct Picture {
  /// What a picture shows.
  package enum Layout: String, CaseIterable, Sendable {
    /// The screen, the sentence with its rule, and the way.
    case picture
    /// The screen alone.
    case screen
    /// The moments that tell the story, side by side.
    case strip
    /// The screen, the sentence, and the lanes of the timeline.
    case timeline
  }

  /// How a picture is made.
  package struct Options: Sendable {
    package var layout = Layout.picture
    package var theme = PictureTheme.auto
    package var language = Language.english
    /// How wide it is, in pixels; as wide as it was drawn where that is `nil`.
    package var width: Int?
    /// Whether the views stand one behind the other.
    package var hasLayers = false
    /// How many moments a strip has at most.
    package var most = 6

    package init() {}
  }

  /// The size of a picture with a telling.
  static let size = (width: 860.0, height: 580.0)
  private static let margin = 24.0

  private let film: PictureFilm
  private let run: PictureRun
  private let moment: PictureMoment
  private let options: Options
  private let words: PictureWords

  /// Makes a picture of a moment of a run; where the run has no such moment, of the nearest.
  package init(_ film: PictureFilm, _ run: PictureRun, moment: Int, _ options: Options) {
    self.film = film
    self.run = run
    self.moment = PictureMoment(film, run, moment)
    self.options = options
    words = PictureWords(options.language)
  }

  /// The moment that is shown.
  package var shownMoment: Int { moment.number }

  /// The picture as a document.
  package var text: String {
    switch options.layout {
    case .screen: screenOnly
    case .strip: StripPen(film, run, moment, options, words).text
    case .picture, .timeline: telling
    }
  }

  // MARK: - Layouts

  private var screenOnly: String {
    let pen = ScreenPen(moment, hasLayers: options.hasLayers, words)
    var box = pen.box
    let top = box.y + box.height
    if pen.note != nil {
      box.height += 24
      // On a narrow screen the note would run out of the picture.
      box.width = max(box.width, 260)
    }
    return document(box) { svg in
      var ids = PictureIDs()
      pen.draw(on: &svg, &ids)
      if let note = pen.note { svg.say(note, box.x + 12, top + 12, "quiet") }
    }
  }

  private var telling: String {
    let (width, height, margin) = (Picture.size.width, Picture.size.height, Picture.margin)
    let pen = ScreenPen(moment, hasLayers: options.hasLayers, words)
    let box = pen.box
    // A screen that is wider must leave room for what is told beside it.
    let room = (width: 400.0, height: height - 40)
    let scale = min(0.62, room.height / max(1, box.height), room.width / max(1, box.width))
    let left = (margin + box.width * scale + 28).rounded()
    let frame = Rectangle(x: left, y: 20, width: width - left - margin, height: height - 40)
    return document(Rectangle(x: 0, y: 0, width: width, height: height)) { svg in
      var ids = PictureIDs()
      let x = margin - box.x * scale
      let y = 20 - box.y * scale
      svg.open(
        "g",
        ["transform": "translate(\(SVG.length(x)) \(SVG.length(y))) scale(\(SVG.length(scale)))"]
      )
      pen.draw(on: &svg, &ids)
      svg.close("g")
      if let note = pen.note { svg.say(note, margin, height - 8, "quiet") }
      let isTimeline = options.layout == .timeline
      let telling = TellingPen(moment, words)
      let end = telling.draw(in: frame, hasRule: !isTimeline, on: &svg)
      let rest = Rectangle(
        x: frame.x,
        y: end + 14,
        width: frame.width,
        height: frame.y + frame.height - end - 14
      )
      if isTimeline {
        TimelinePen(moment, words).draw(in: rest, on: &svg)
      } else {
        WayPen(moment, words).draw(in: rest, on: &svg)
      }
    }
  }

  // MARK: - The document

  private func document(_ box: Rectangle, _ draw: (inout SVG) -> Void) -> String {
    PictureDocument([moment], options, words).text(box, draw)
  }
}
