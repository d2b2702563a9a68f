import Jansson
import Rendering
import WorkbenchProtocol

/// The answer to a question about a print that shows no tree of views: what it lacks, and the
/// command that prints one.
struct TreelessAnswer: Drawing {
  private let report: JSONValue

  init(_ report: JSONValue) { self.report = report }

  /// The answer for programs.
  var json: JSONValue {
    let json: JSONValue = [
      .hit: .null, .certainty: "unknown", .unknown: report[.unknown] ?? .array(),
      .origins: .object(), .report: report,
    ]
    if let candidates = report[.candidates] { json.set(.candidates, candidates) }
    return json
  }

  func draw(on page: inout Page) {
    let mark = page.style.text(of: .cross)
    let words = page.words
    page.add(
      "\(mark) "
        + words.say(
          "unknown: what was printed is no tree of views",
          zh: "未知：打印的内容不是视图树"
        ),
      .warning
    )
    drawReality(on: &page)
    for candidate in (report[.candidates] ?? .array()).elements {
      let name = called(candidate, words)
      let holds = words.say("\(name) contains the point", zh: "\(name)包含该点")
      let fails = failures(of: candidate, words)
      let last = words.say(", and ", zh: "，")
      let told = fails.enumerated().reduce(holds) { told, fail in
        told + (fail.offset == fails.count - 1 ? last : words.comma) + fail.element
      }
      page.addProse(told, indent: 2)
    }
    ImportReport(report).draw(on: &page)
  }

  /// What an object of the report is called, with its line.
  private func called(_ object: JSONValue, _ words: Words) -> String {
    ImportedName(object[.class]?.string ?? "?", object).textWithLine(words)
  }

  /// The object of the report at an address; the address itself where nothing else is known of it.
  private func called(_ address: String, _ words: Words) -> String {
    (report[.objects] ?? .array()).elements.first { $0[.address]?.string == address }
      .map { called($0, words) } ?? address
  }

  // MARK: - What the app did

  /// Who was meant and who was really hit, where a test tool or a touch tells it: that needs no tree.
  private func drawReality(on page: inout Page) {
    guard let question = report[.question], let hit = question[.hit] else { return }
    let words = page.words
    let got = hit.string.map { called($0, words) } ?? words.say("nothing", zh: "任何视图都没有")
    let place = place(of: question, words)
    guard let wanted = question[.wanted]?.string else {
      return page.addProse(
        words.say("The app itself hit \(got)\(place).", zh: "应用自己命中了 \(got)\(place)。"),
        indent: 2
      )
    }
    let meant = called(wanted, words)
    let told =
      hit.string == wanted
      ? words.say(
        "\(meant) gets the tap\(place): the app itself hit it.",
        zh: "\(meant)收到\(place)的点击：应用自己命中了它。"
      )
      : words.say(
        "\(meant) does not get the tap\(place): the app itself hit \(got).",
        zh: "\(meant)没有收到\(place)的点击：应用自己命中了 \(got)。"
      )
    page.addProse(told, indent: 2, .warning)
  }

  /// Where that was: on the screen or in a view; empty where it is not told.
  private func place(of question: JSONValue, _ words: Words) -> String {
    func text(_ point: JSONValue) -> String {
      point.elements.compactMap(\.double?.shortest).joined(separator: ",")
    }
    if let point = question[.point].map(text) {
      return words.say(" at \(point)", zh: "在 \(point) 处")
    }
    guard let point = question[.pointInView].map(text), let view = question[.in]?.string else {
      return ""
    }
    let name = called(view, words)
    return words.say(" at \(point) in \(name)", zh: "在 \(name)中 \(point) 处")
  }

  // MARK: - What surely fails

  private func failures(of candidate: JSONValue, _ words: Words) -> [String] {
    (candidate[.fails] ?? .array()).elements.compactMap { fail in
      let line = fail[.line]?.int ?? 0
      return switch fail[.what]?.string {
      case "disabled":
        words.say("is disabled: no tap does anything", zh: "但它已停用：点击不起作用")
      case "outside-scroll-view":
        words.say(
          "lies outside its scroll view (line \(line)): no tap there reaches it",
          zh: "但它在滚动视图（第 \(line) 行）之外：点那里到不了它"
        )
      case "ambiguous-identifier":
        words.say(
          "has the identifier of line \(line), too: a query for it finds both",
          zh: "但它的标识符与第 \(line) 行的相同：按它查询会找到两个"
        )
      default: nil
      }
    }
  }
}
