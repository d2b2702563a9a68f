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

  /// Draws of a film the moment that `responder picture` draws where none is asked for; `nil` of a film
  /// without runs.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - language: The language of the page.
  ///   - code: What knows the hash of the style.
  package init?(of film: PlayerFilm, _ language: Language, _ code: PlayerCode) {
    let film = PictureFilm(film.json)
    guard let (run, moment) = film.told(among: film.runs) else { return nil }
    var options = Picture.Options()
    options.language = language
    svg = Picture(film, run, moment: moment, options).text
    styleHash = code.pictureStyleHash
  }
}
