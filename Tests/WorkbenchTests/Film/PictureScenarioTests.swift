import Foundation
import Jansson
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import TestSupport
import Testing
import WorkbenchProtocol

@testable import Workbench

/// Pictures of the built-in scenarios, and of documents that mean no good.
struct PictureScenarioTests {
  /// The film of a document as it crosses the wire.
  static func film(_ document: ScenarioDocument) throws -> PictureFilm {
    let work = FilmWork(
      document,
      document.runs.map { .run(document, variant: $0) },
      level: .route,
      steps: nil,
      page: FilmPage(first: 1, last: .max),
      build: "test"
    ) { _, _ in }
    while true {
      switch try work.slice(until: .now + .seconds(1)) {
      case .finished(let json?), .answered(let json): return PictureFilm(json)
      case .finished(nil): throw TestError("a film has no answer")
      case .unfinished, .again: continue
      }
    }
  }

  private static func drawn(
    _ id: String,
    _ change: (inout Picture.Options) -> Void = { _ in }
  ) throws -> String {
    let film = try film(Filmed.document(id))
    var options = Picture.Options()
    change(&options)
    let (run, moment) = try PicturePlace.told.find(in: film, variant: nil)
    return Picture(film, run, moment: moment, options).text
  }

  /// How many keys stand in a scenario's keyboard, at each moment that has one.
  private static func keys(_ id: String) throws -> Set<Int> {
    let film = try film(Filmed.document(id))
    let (run, _) = try PicturePlace.told.find(in: film, variant: nil)
    let texts = (1...run.count).map { Picture(film, run, moment: $0, .init()).text }
    return Set(
      texts.filter { $0.contains("data-part=\"keyboard\"") }
        .map { $0.components(separatedBy: "class=\"key\"").count - 1 }
    )
  }

  @Test func `the system's keyboard has keys, and what stands in its place has none`() throws {
    #expect(try Self.keys("first-responder/text-field-by-tap") == [27])
    #expect(try Self.keys("first-responder/input-view") == [0, 27])
  }

  @Test(arguments: ScenarioFiles.ids)
  func `a picture of each scenario is one that needs nothing else, twice the same`(
    id: String
  ) throws {
    let text = try Self.drawn(id)
    try ReadPicture(text).check(text)
    #expect(try Self.drawn(id) == text)
    let isSmall = ["gestures/", "hit-testing/"].contains { id.hasPrefix($0) }
    if isSmall { #expect(text.utf8.count <= 10 * 1024, "\(id): \(text.utf8.count)") }
    let strip = try Self.drawn(id) { $0.layout = .strip }
    try ReadPicture(strip).check(strip)
    let lanes = try Self.drawn(id) { $0.layout = .timeline }
    try ReadPicture(lanes).check(lanes)
  }

  @Test(
    arguments: [
      ("hit-testing/outside-superview", "outside-superview", Picture.Layout.picture),
      ("gestures/single-and-double", "single-and-double", .timeline),
      ("hit-testing/outside-superview", "outside-superview-strip", .strip),
    ]
  )
  func `pictures look as they were recorded`(
    id: String,
    name: String,
    layout: Picture.Layout
  ) throws {
    let text = try Self.drawn(id) { $0.layout = layout }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Pictures/\(name).svg")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(text == (try? String(contentsOf: file, encoding: .utf8)), "RECORD=1 writes it anew")
  }

  @Test func `what a document says is shown as text, and never is markup`() throws {
    let text = #"</text><script>alert(1)</script>]]>&<b a='1' c=\"2\">\u2028\u202e\u0007z"#
    let film = try Self.film(
      Scenario.document(
        """
        {
          "format": 1, "title": { "en": "\(text)", "zh-Hans": "\(text)" }, "summary": "\(text)",
          "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
            { "id": "constructor", "class": "UILabel", "text": "\(text)", "frame": [9, 9, 300, 40] },
            { "id": "__proto__", "class": "UITextField", "text": "\(text)", "frame": [9, 99, 300, 40] },
            { "id": "segments", "class": "UISegmentedControl", "segments": ["\(text)", "\(text)"],
              "frame": [9, 150, 300, 40] },
            { "id": "buy", "class": "UIButton", "title": "\(text)", "frame": [9, 200, 300, 40] } ] } ] },
          "variants": [ { "id": "plain", "title": "\(text)" } ],
          "script": [ { "send": "touch.tap", "at": "__proto__", "label": "\(text)" },
            { "set": { "__proto__.text": "\(text)\(text)\(text)\(text)" } },
            { "send": "touch.tap", "at": "buy", "expect": { "hit": "window" } } ]
        }
        """
      )
    )
    let run = try #require(film.runs.first)
    for layout in Picture.Layout.allCases {
      for moment in 1...run.count {
        var options = Picture.Options()
        options.layout = layout
        let source = Picture(film, run, moment: moment, options).text
        let picture = try ReadPicture(source)
        picture.check(source)
        #expect(!source.contains("<script") && !source.contains("\u{7}"))
        #expect(picture.elements.first { $0.name == "title" }?.text.contains("<script>") == true)
        #expect(picture.views.contains { $0["data-id"] == "__proto__" })
      }
    }
  }

  @Test func `lengths beyond all reason, and screens without views, are drawn with numbers`() throws
  {
    for (frame, transform) in [
      ("[0, 0, 0, 0]", "[1, 0, 0, 1, 0, 0]"), ("[-1e9, 1e9, 1e9, 1e-9]", "[1, 0, 0, 1, 0, 0]"),
      ("[0, 0, 100, 100]", "[0, 0, 0, 0, 5, 5]"), ("[0, 0, 100, 100]", "[1e9, 0, 0, 1e9, 0, 0]"),
    ] {
      let film = try Self.film(
        Scenario.document(
          """
          { "format": 1, "title": "far", "app": { "windows": [ { "id": "window",
            "frame": [0, 0, 390, 844], "subviews": [ { "id": "far", "frame": \(frame),
              "transform": \(transform) } ] } ] },
            "script": [ { "send": "touch.tap", "at": [5, 5] } ] }
          """
        )
      )
      let run = try #require(film.runs.first)
      for layout in Picture.Layout.allCases {
        var options = Picture.Options()
        options.layout = layout
        let source = Picture(film, run, moment: run.count, options).text
        let picture = try ReadPicture(source)
        picture.check(source)
        // A strip shows them once for each of its moments.
        #expect(Set(picture.views.map { $0["data-id"] }) == ["window", "far"])
      }
    }
    let empty = try Self.film(
      Scenario.document(
        #"{ "format": 1, "title": "none", "app": { "windows": [] }, "script": [] }"#
      )
    )
    let run = try #require(empty.runs.first)
    let source = Picture(empty, run, moment: 1, Picture.Options()).text
    let picture = try ReadPicture(source)
    picture.check(source)
    #expect(picture.texts.contains("There is no view on the screen."))
  }

  /// libxml's own checker, where there is one.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint")))
  func `xmllint has nothing to say`() async throws {
    try await withTemporaryFolder { folder in
      for id in ScenarioFiles.ids.filter({ $0.hasPrefix("text-input/") }) {
        let file = folder + "/picture.svg"
        try Self.drawn(id).write(toFile: file, atomically: true, encoding: .utf8)
        let checker = try ChildProcess("/usr/bin/xmllint", ["--noout", file])
        #expect(try await checker.end() == .status(0), "\(id)")
      }
    }
  }
}
