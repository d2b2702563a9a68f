package import Sentences

/// A picture in a page, whose style the page's policy has to know, too.
package struct PagePicture: Sendable {
  package let svg: String
  /// `sha256-` and the hash of the picture's style in base 64.
  package let styleHash: String

  package init(svg: String, styleHash: String) {
    self.svg = svg
    self.styleHash = styleHash
  }

  /// Draws the last moment of the run with which a page opens, below which the way to it stands as
  /// text; `nil` of a film without moments.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - language: The language of the page.
  ///   - code: What knows the hash of the style.
  package init?(of film: PlayerFilm, _ language: Language, _ code: PlayerCode) {
    let film = PictureFilm(film.json)
    guard let run = film.runs.first, run.count > 0 else { return nil }
    var options = Picture.Options()
    options.language = language
    svg = Picture(film, run, moment: run.count, options).text
    styleHash = code.pictureStyleHash
  }
}
