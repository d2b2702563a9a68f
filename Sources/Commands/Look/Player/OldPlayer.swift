import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// A player that was made earlier, of which the films are taken.
struct OldPlayer {
  /// The number of the films that this build reads.
  private static let format = 1

  /// The films, each with its own rules.
  let films: [PlayerFilm]

  /// Whether it opens with its questions.
  let isPredicting: Bool

  /// Reads a player's page.
  init(_ path: String) throws {
    let bytes = try Files.read(Files.absolute(path, from: Host.current.folder))
    guard MadeDocument.isOurs(bytes) else {
      throw Complaint(
        .badInput,
        Sentence(
          "\(path) is no player that responder made",
          zh: "\(path) 不是 responder 做的播放器"
        ),
        hint: Sentence(
          "Name a player's page, a scenario, or a folder of scenarios.",
          zh: "请写播放器的页面、情景，或放情景的文件夹。"
        )
      )
    }
    let page = PageElements(path, bytes)
    let index = try page.value("film-index")
    guard index.value[.player]?.int != nil, let entries = index.value[.films],
      entries.isArray, entries.count > 0
    else { throw page.edited(index.line) }
    films = try entries.elements.indices.map { place in
      let (film, line) = try page.value("film-\(place)")
      guard let number = film[.film]?.int, number >= 1 else { throw page.edited(line) }
      guard number <= OldPlayer.format else { throw page.newer(line, number) }
      guard OldPlayer.isWhole(film),
        let whole = SharedRules.restored(film, from: index.value[.rules])
      else { throw page.edited(line) }
      return PlayerFilm(whole)
    }
    isPredicting = index.value[.predict]?.bool == true
  }

  /// Whether a film has what a player reads of it first.
  private static func isWhole(_ film: JSONValue) -> Bool {
    guard let runs = film[.runs], runs.count > 0, film[.rules]?.isArray == true,
      film[.phrases]?.isArray == true, film[.objects]?.isArray == true,
      film[.kinds]?.isArray == true
    else { return false }
    // Columns that are not as long as each other were edited: what stands in them belongs to other
    // moments than it did.
    return runs.elements.allSatisfy { run in
      let columns = (run[.moments] ?? .object()).members.map(\.value.count)
      return !columns.isEmpty && columns.allSatisfy { $0 == columns[0] && $0 > 0 }
        && run[.steps]?.isArray == true && run[.scenes]?.isArray == true
    }
  }
}

/// The elements of a page in which data stands.
private struct PageElements {
  private let path: String
  private let bytes: [UInt8]

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// What stands in an element, and the line at which it begins.
  func value(_ id: String) throws -> (value: JSONValue, line: Int) {
    let opening = Array("<script type=\"application/json\" id=\"\(id)\">".utf8)
    guard let start = place(of: opening, from: 0) else { throw cut(line(bytes.count)) }
    let data = start + opening.count
    guard let end = place(of: Array("</script>".utf8), from: data) else {
      throw cut(line(bytes.count))
    }
    do throws(JSONError) {
      return (try JSON.parse(bytes[data..<end], limits: .reply), line(start))
    } catch {
      throw edited(line(data + error.offset), error.message)
    }
  }

  private func place(of text: [UInt8], from start: Int) -> Int? {
    guard let first = text.first else { return nil }
    var place = start
    // Byte by byte only where it may begin: a page has megabytes.
    while let found = bytes[place...].firstIndex(of: first) {
      if bytes[found...].starts(with: text) { return found }
      place = found + 1
    }
    return nil
  }

  /// The line of a byte, from 1.
  private func line(_ offset: Int) -> Int {
    bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }

  private func cut(_ line: Int) -> Complaint {
    fault(line, Sentence("the player was cut off here", zh: "播放器在这里被截断了"))
  }

  func edited(_ line: Int, _ why: Sentence? = nil) -> Complaint {
    let because = why.map { Sentence(": \($0)", zh: "：\($0)") } ?? .nothing
    return fault(
      line,
      Sentence(
        "the player was edited, and its film cannot be read\(because)",
        zh: "播放器被改动过，无法读取其中的影片\(because)"
      )
    )
  }

  func newer(_ line: Int, _ number: Int) -> Complaint {
    Complaint(
      .badInput,
      Sentence(
        "\(path):\(line): the film has the format \(number), which is newer than this build",
        zh: "\(path):\(line)：影片的格式是 \(number)，比这个版本新"
      ),
      hint: Sentence("Use the newer responder that made it.", zh: "请用制作它的那个更新的 responder。")
    )
  }

  private func fault(_ line: Int, _ what: Sentence) -> Complaint {
    Complaint(
      .badInput,
      Sentence("\(path):\(line): \(what)", zh: "\(path):\(line)：\(what)"),
      hint: Sentence(
        "Make it anew from the scenario: responder player TOPIC/NAME.",
        zh: "请从情景重新制作：responder player TOPIC/NAME。"
      )
    )
  }
}
