import Jansson
import Sentences
import WorkbenchProtocol

/// What a page shows where no script runs: what the films are about, and the way of each event.
struct PlayerFallback {
  /// How many moments are written out at most.
  private static let most = 2_000

  let title: Sentence
  let films: [PlayerFilm]
  let picture: PagePicture?
  let words: Words

  /// The markup.
  var text: String {
    var text = "<h1>\(words.say(title).inMarkup)</h1>\n"
    guard let film = films.first, films.count == 1 else { return text + list }
    if let summary = film.summary { text += "<p>\(words.say(summary).inMarkup)</p>\n" }
    if let picture { text += picture.svg + "\n" }
    var left = PlayerFallback.most
    for run in film.runs { text += route(run, of: film, &left) }
    return text
  }

  /// The films of a page with several.
  private var list: String {
    let items = films.map { film in
      let summary = film.summary.map { "<br>" + words.say($0).inMarkup } ?? ""
      let id = film.scenario.map { " <code>\($0.inMarkup)</code>" } ?? ""
      return "<li>\(words.say(film.title).inMarkup)\(id)\(summary)</li>\n"
    }
    return "<ul>\n\(items.joined())</ul>\n"
  }

  /// A run in lines: what each step does, and below it the moments, each as deep as it lies.
  private func route(_ run: JSONValue, of film: PlayerFilm, _ left: inout Int) -> String {
    var text = ""
    if let variant = run[.variant]?.string { text += "<h2>\(variant.inMarkup)</h2>\n" }
    text += "<pre>"
    let moments = run[.moments]
    for step in (run[.steps] ?? .array()).elements {
      guard let first = step[.first]?.int, let last = step[.last]?.int, first <= last else {
        continue
      }
      text += heading(step, of: film) + "\n"
      // The step itself is its first moment, and has been told.
      for moment in first..<last {
        // A film that somebody edited may name a last moment that no run comes to.
        guard left > 0 else { break }
        left -= 1
        text += line(moment, of: moments, in: film) + "\n"
      }
    }
    let count = run[.count]?.int ?? 0
    text += "</pre>\n"
    if left == 0 {
      let more = words.say("\(count) moments in all", zh: "共 \(count) 个瞬间")
      text += "<p>\(more.inMarkup)</p>\n"
    }
    return text
  }

  private func heading(_ step: JSONValue, of film: PlayerFilm) -> String {
    let phrase = film.phrase(step[.phrase]?.int).map(words.say) ?? ""
    let outcome = film.phrase(step[.outcome]?.int).map { words.colon + words.say($0) } ?? ""
    let index = step[.index]?.int ?? 0
    let number = index < 0 ? "" : words.say("step \(index + 1)  ", zh: "第 \(index + 1) 步  ")
    return (number + phrase + outcome).inMarkup
  }

  /// A moment by its place from 0: as deep as it lies, with the rule behind it.
  private func line(_ place: Int, of moments: JSONValue?, in film: PlayerFilm) -> String {
    let depth = max(0, min(moments?[.depth]?[place]?.int ?? 0, 40))
    let short = film.phrase(moments?[.short]?[place]?.int).map(words.say) ?? ""
    let rule = moments?[.rule]?[place]?.int.flatMap { film.json[.rules]?[$0]?[.id]?.string }
    let line = String(repeating: "  ", count: depth + 1) + short + (rule.map { "  " + $0 } ?? "")
    return line.inMarkup
  }
}
