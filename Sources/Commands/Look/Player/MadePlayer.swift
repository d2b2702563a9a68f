import Rendering

/// A player that is written for somebody to open.
struct MadePlayer {
  let films: [PlayerFilm]
  let isPredicting: Bool
  let file: MadeFile

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - isForced: Whether a file of somebody else is replaced.
  ///   - options: The page opens in their language.
  /// - Returns: What is told of it; nil where it went to the standard output.
  /// - Throws: A complaint where the file cannot be written.
  func write(isForced: Bool?, _ options: GlobalOptions) throws -> PlayerReport? {
    var page = PlayerPage(films, code: .embedded)
    page.language = options.style.language
    page.isPredicting = isPredicting
    if let film = films.first, films.count == 1 {
      page.picture = PagePicture(of: film, page.language, .embedded)
    }
    let text = page.text
    try file.write(text, isForced: isForced)
    return file.path.map { PlayerReport(path: $0, bytes: text.utf8.count, films: films) }
  }
}
