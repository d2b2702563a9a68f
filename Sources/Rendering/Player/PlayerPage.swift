import Jansson
package import Sentences

/// The page around films: one file that needs nothing else.
///
/// What comes of documents stands in it as data, or escaped; the policy, which is the first thing that
/// a browser reads, lets nothing run but the script of this build.
package struct PlayerPage {
  private let code: PlayerCode
  private let films: [PlayerFilm]

  /// What the page is called.
  package var title: Sentence

  /// The language in which it opens.
  package var language = Language.english

  /// Whether it opens with its questions.
  package var isPredicting = false

  /// What is seen of the only film where no scripts run.
  package var picture: PagePicture?

  package init(_ films: [PlayerFilm], code: PlayerCode) {
    self.films = films
    self.code = code
    title = films.first?.title ?? .nothing
    if films.count > 1 {
      title = Sentence("\(films.count) scenarios", zh: "\(films.count) 个情景")
    }
  }

  /// The document.
  package var text: String {
    var bytes = Array(head.utf8)
    let index = PlayerIndex(films, language: language, isPredicting: isPredicting)
    bytes += PlayerPage.element("film-index", index.json)
    for (place, film) in index.films.enumerated() {
      bytes += PlayerPage.element("film-\(place)", film)
    }
    bytes += "<script type=\"module\">\(code.script)</script>\n</body>\n</html>\n".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  private var head: String {
    let fallback = PlayerFallback(
      title: title,
      films: films,
      picture: picture,
      words: Words(language: language)
    )
    let maker = "\(MadeDocument.attribute)=\"\(MadeDocument.maker)\""
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)" \(maker)>
      <head>
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.text(in: language).inMarkup)</title>
      <style>\(code.style)</style>
      </head>
      <body>
      <noscript>
      \(fallback.text)</noscript>
      <div id="player"></div>

      """
  }

  /// What a browser may do with the page: run the script, apply the styles, and nothing else.
  private var policy: String {
    let styles = [code.styleHash] + (picture.map { [$0.styleHash] } ?? [])
    return [
      "default-src 'none'", "script-src '\(code.scriptHash)'",
      "style-src " + styles.map { "'\($0)'" }.joined(separator: " "), "base-uri 'none'",
      "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
  }

  private static func element(_ id: String, _ value: JSONValue) -> [UInt8] {
    "<script type=\"application/json\" id=\"\(id)\">".utf8 + value.scriptData + "</script>\n".utf8
  }
}
