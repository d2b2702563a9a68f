import Rendering
import Sentences
import Testing

/// What every drawing promises, whatever it shows: checked for all of them, at many widths.
struct EveryDrawingTests {
  @Test(arguments: Sample.allCases, Look.allCases)
  func `no line is wider than the page but those to copy`(sample: Sample, look: Look) throws {
    let widths = look == .drawn ? Array(40...200) : Look.tellingWidths
    let drawing = try sample.drawing(look.style().language)
    for width in widths {
      var page = Page(look.style(width))
      drawing.draw(on: &page)
      for (place, line) in page.lines.enumerated() where !page.copied.contains(place) {
        let text = line.rendered(page.style)
        #expect(page.style.columns(of: text) <= width, "\(width): \(text)")
      }
    }
  }

  @Test(arguments: Sample.allCases, Look.allCases)
  func `no line ends with blanks, and a page with a newline`(sample: Sample, look: Look) throws {
    let drawing = try sample.drawing(look.style().language)
    for width in Look.tellingWidths {
      let text = drawing.text(look.style(width))
      #expect(text.hasSuffix("\n"))
      #expect(text.pageLines.allSatisfy { $0.last != " " }, "\(text)")
    }
  }

  @Test(arguments: Sample.allCases, Look.allCases)
  func `no layout leaves out a name`(sample: Sample, look: Look) throws {
    let drawing = try sample.drawing(look.style().language)
    for width in Array(stride(from: 20, to: 40, by: 3)) + Look.tellingWidths {
      let shown = drawing.text(look.style(width)).withoutEscapes.withoutBlanks
      for name in sample.names where !isListedOtherwise(name, look) {
        #expect(shown.contains(look.spelling(of: name)), "\(width): \(name)")
      }
    }
  }

  /// Cells are told one by one where nothing is folded.
  private func isListedOtherwise(_ name: String, _ look: Look) -> Bool {
    name == "0–3" && [.plain, .chinesePlain, .verbose].contains(look)
  }

  @Test(arguments: Sample.allCases)
  func `colour changes nothing but colour, and no page without it has escapes`(
    sample: Sample
  ) throws {
    for width in Look.tellingWidths {
      let bare = try sample.text(Look.drawn.style(width))
      #expect(!bare.contains("\u{1B}"))
      let coloured = try sample.text(Look.coloured.style(width))
      let lines = coloured.withoutEscapes.pageLines.map { $0.replacing(#/ +$/#, with: "") }
      #expect(lines == bare.pageLines)
    }
  }

  @Test(arguments: Sample.allCases)
  func `some of every coloured drawing but sentences alone has colour`(sample: Sample) throws {
    let text = try sample.text(Look.coloured.style())
    let opened = text.matches(of: /\u{1B}\[[1-9][0-9]*m/).count
    let closed = text.matches(of: /\u{1B}\[0m/).count
    #expect(opened == closed)
    #expect(opened > 0)
  }

  @Test(arguments: Sample.allCases, Look.allCases)
  func `what is drawn twice is the same bytes`(sample: Sample, look: Look) throws {
    let drawing = try sample.drawing(look.style().language)
    let first = drawing.text(look.style())
    #expect(drawing.text(look.style()) == first)
    #expect(try sample.text(look.style()) == first)
    // What one style has found out must not show in another.
    _ = drawing.text(look.style(48))
    #expect(drawing.text(look.style()) == first)
  }

  @Test(arguments: Sample.allCases)
  func `an ASCII page has ASCII alone but for what people wrote`(sample: Sample) throws {
    guard sample != .diagnostics else { return }
    for width in Look.tellingWidths {
      let text = try sample.text(Look.ascii.style(width))
      #expect(text.utf8.allSatisfy { $0 < 128 }, "\(text)")
    }
  }

  @Test(arguments: Sample.allCases, Language.allCases)
  func `a terminal without UTF-8 gets no other byte`(sample: Sample, language: Language) throws {
    var style = Look.ascii.style()
    style.language = language
    style.isUTF8 = false
    #expect(try sample.text(style).utf8.allSatisfy { $0 < 128 })
  }

  @Test(arguments: Sample.allCases)
  func `an English page has no Chinese, and a Chinese one no English sentence`(
    sample: Sample
  ) throws {
    let isOwnWords = sample == .diagnostics
    for look in [Look.drawn, .plain, .verbose, .ascii] where !isOwnWords {
      #expect(try !sample.text(look.style()).hasIdeographs)
    }
    for look in [Look.chinese, .chinesePlain] {
      let text = try sample.text(look.style(200))
      let told = text.replacing(/responder [a-z]+ [a-z]*/, with: "")
        .replacing(/override [a-zA-Z]+/, with: "")
      for match in told.matches(of: /[A-Za-z]{2,} [a-z]{2,} [a-z]+/) {
        Issue.record("\(match.output)")
      }
    }
  }

  @Test(arguments: Sample.allCases)
  func `sentences say the same at every width, and break no word`(sample: Sample) throws {
    guard !sample.isFolded else { return }
    for look in [Look.plain, .chinesePlain] {
      let drawing = try sample.drawing(look.style().language)
      let whole = drawing.text(look.style(200))
      for width in stride(from: 60, to: 200, by: 3) {
        let text = drawing.text(look.style(width))
        #expect(text.withoutBlanks == whole.withoutBlanks)
        guard look == .plain, sample != .record else { continue }
        #expect(
          text.split(whereSeparator: \.isWhitespace) == whole.split(whereSeparator: \.isWhitespace)
        )
      }
    }
  }
}

extension Look {
  /// A name as pages of this look write it.
  fileprivate func spelling(of name: String) -> String {
    style().isASCII || style().ambiguousIsWide ? name.replacing("–", with: "-") : name
  }
}
