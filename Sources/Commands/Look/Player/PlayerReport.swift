import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// What is told of a player that was written.
struct PlayerReport {
  let path: String
  let bytes: Int
  let films: [PlayerFilm]

  private var moments: Int { films.reduce(0) { $0 + $1.moments } }

  /// What programs get: where each step of each run begins, as a link into the page.
  var json: JSONValue {
    [
      .path: JSONValue(path), "bytes": JSONValue(bytes), .moments: JSONValue(moments),
      .passed: JSONValue(films.allSatisfy(\.hasPassed)),
      .films: JSONValue(films.indices.map(json)),
    ]
  }

  /// What people get.
  var message: MessageDrawing {
    let size = PlayerReport.size(bytes)
    let several = films.count > 1
    let english = several ? "\(films.count) scenarios, " : ""
    let chinese = several ? "\(films.count) 个情景，" : ""
    return MessageDrawing(
      "wrote \(path): \(size), \(english)\(moments) moments\nnext: open it in a browser",
      zh: "已写入 \(path)：\(size)，\(chinese)\(moments) 个瞬间\n下一步：在浏览器里打开它"
    )
  }

  private func json(_ place: Int) -> JSONValue {
    let film = films[place]
    let runs = JSONValue.array()
    for (number, run) in film.runs.enumerated() {
      let steps = (run[.steps] ?? .array()).elements.map { step -> JSONValue in
        let moment = step[.first]?.int ?? 1
        return [
          .index: step[.index] ?? .null,
          .phrase: step[.phrase].flatMap { phrase($0, film) } ?? .null,
          .moment: JSONValue(moment), "link": JSONValue(link(moment, run, number, place)),
        ]
      }
      runs.append([
        .variant: run[.variant] ?? .null, .passed: run[.passed] ?? .null,
        .moments: run[.count] ?? .null, .steps: JSONValue(steps),
      ])
    }
    return [.scenario: film.json[.scenario] ?? .null, .runs: runs]
  }

  private func phrase(_ place: JSONValue, _ film: PlayerFilm) -> JSONValue? {
    film.phrase(place.int).map { JSONValue($0.english) }
  }

  /// The link to a moment of a run, as the player itself writes it.
  private func link(_ moment: Int, _ run: JSONValue, _ number: Int, _ place: Int) -> String {
    var link = "#d=\(moment)"
    if films.count > 1 {
      let name = films[place].scenario.map { "s=" + $0.inPlayerLink }
      link += "&" + (name ?? "f=\(place + 1)")
    }
    if number > 0 {
      let variant = run[.variant]?.string
      let first = films[place].runs.firstIndex { $0[.variant]?.string == variant }
      let name = first == number ? variant : nil
      link += "&v=" + (name ?? "\(number + 1)").inPlayerLink
    }
    return link
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? "\((bytes + 500) / 1000) KB" : (Double(bytes / 10_000) / 100).shortest + " MB"
  }
}
