/// A picture of two moments side by side: as it is, and as it is with a change.
package struct PicturePair {
  /// One of the two.
  package struct Side {
    let run: PictureRun
    let moment: Int
    let caption: String

    /// - Parameters:
    ///   - run: A run of the film.
    ///   - moment: The moment of the run.
    ///   - caption: Under which conditions it is so.
    package init(_ run: PictureRun, moment: Int, _ caption: String) {
      self.run = run
      self.moment = moment
      self.caption = caption
    }
  }

  /// As wide as a screen of usual size at half of it is, with room for what is told.
  private static let panelWidth = 400.0

  private let film: PictureFilm
  private let sides: [Side]
  private let options: Picture.Options

  package init(_ film: PictureFilm, _ left: Side, _ right: Side, _ options: Picture.Options) {
    self.film = film
    self.sides = [left, right]
    self.options = options
  }

  /// The picture as a document.
  package var text: String {
    let words = PictureWords(options.language)
    let panels = sides.map { side in
      PanelPen.Panel(PictureMoment(film, side.run, side.moment), .caption(side.caption))
    }
    return PanelPen(panels, width: PicturePair.panelWidth, options, words)
      .text(panels.map(\.moment))
  }
}
