import Foundation
import Testing

@testable import Rendering

/// The colours of pictures: which they are, and that what has them can be read.
struct PictureStyleTests {
  private static func css(_ theme: PictureTheme) -> String {
    PictureStyle.css(theme, hasLanes: true, hasLayers: true)
  }

  /// What a style says of a property of a selector last.
  private static func value(_ property: String, _ selector: String, _ css: String) -> String? {
    let rules = css.split(separator: "\n").compactMap { $0.firstMatch(of: /^(.+)\{(.+?):(.+)\}$/) }
    let last = rules.last {
      $0.2 == property && $0.1.split(separator: ",").contains(selector[...])
    }
    return last.map { String($0.3) }
  }

  /// How bright a colour is, as WCAG 2 has it.
  private static func luminance(_ colour: String?) throws -> Double {
    let digits = Array(try #require(colour).dropFirst())
    let six = digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
    let number = try #require(Int(String(six), radix: 16))
    func part(_ shift: Int) -> Double {
      let share = Double(number >> shift & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
  }

  private static func contrast(_ one: String?, _ other: String?) throws -> Double {
    let (one, other) = (try luminance(one), try luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: [
    ("fill", ".paper", "#faf9f6", "#141619"), ("fill", ".picture", "#1a1c20", "#eceae5"),
    ("color", ".down", "#0063ad", "#7cbcff"), ("fill", ".asked>.plate", "#e3effa", "#15304a"),
    ("color", ".up", "#a14600", "#ffb172"), ("fill", ".card", "#fcebdc", "#46290f"),
    ("color", ".yes", "#006b52", "#5bd6b0"), ("fill", ".keeps>.plate", "#dcf3ea", "#0f3a2f"),
    ("color", ".declined", "#565c66", "#a9aeb7"), ("fill", ".row.here", "#fff2c2", "#453a10"),
    ("stroke", ".halo", "#b98900", "#e0b53a"), ("fill", ".now", "#fff2c2", "#453a10"),
  ])
  func `a colour is another in the dark`(
    property: String,
    selector: String,
    light: String,
    dark: String
  ) {
    #expect(Self.value(property, selector, Self.css(.light)) == light)
    #expect(Self.value(property, selector, Self.css(.dark)) == dark)
  }

  @Test(arguments: [PictureTheme.light, .dark])
  func `texts stand out from what they stand on`(theme: PictureTheme) throws {
    let css = Self.css(theme)
    let pairs = [
      ("fill", ".picture", ".paper"), ("fill", ".picture", ".row.here"),
      ("fill", ".picture", ".card"), ("fill", ".picture", ".band"),
      ("fill", ".picture", ".lasting"), ("color", ".picture", ".paper"),
      ("color", ".picture", ".row"), ("color", ".up", ".card"), ("color", ".rule", ".paper"),
      ("color", ".down", ".paper"), ("color", ".up", ".paper"),
      ("color", ".asked", ".asked>.plate"),
      ("color", ".passes", ".passes>.plate"), ("color", ".keeps", ".keeps>.plate"),
      ("color", ".declined", ".asked>.plate"), ("color", ".views text", ".device"),
      ("fill", ".label.here>text:last-of-type", ".label.here>.plate"),
    ]
    for (property, text, ground) in pairs {
      let contrast = try Self.contrast(
        Self.value(property, text, css),
        Self.value("fill", ground, css)
      )
      #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
    }
  }

  @Test(arguments: [PictureTheme.light, .dark])
  func `shapes stand out from what they stand on`(theme: PictureTheme) throws {
    let css = Self.css(theme)
    for (mark, ground) in [
      ("[data-id]", ".device"), (".yes", ".paper"), (".declined", ".device"), (".first", ".device"),
      (".passes", ".device"), (".bar.none", ".paper"), (".touch", ".paper"), (".finger", ".device"),
    ] {
      let contrast = try Self.contrast(
        Self.value("color", mark, css),
        Self.value("fill", ground, css)
      )
      #expect(contrast >= 3, "\(mark) on \(ground): \(contrast)")
    }
  }

  @Test func `a picture for both has the light colours first, and the dark ones in a part`() throws
  {
    let auto = Self.css(.auto)
    let parts = auto.split(separator: "@media(prefers-color-scheme:dark){\n")
    #expect(parts.count == 2)
    #expect(Self.value("fill", ".paper", String(parts[0])) == "#faf9f6")
    #expect(Self.value("fill", ".paper", String(parts[1])) == "#141619")
    // Since it is a part of its own, its end is the first line that is a brace alone.
    let dark = try #require(parts[1].split(separator: "\n}\n").first)
    #expect(!dark.contains(".said{"))
  }

  @Test func `what only some pictures have is told in those`() {
    let plain = PictureStyle.css(.light, hasLanes: false, hasLayers: false)
    for selector in [".bar", ".band", ".now", ".hollow", ".waits", ".probe", ".is-cut"] {
      #expect(!plain.contains(selector), "\(selector)")
      #expect(Self.css(.light).contains(selector), "\(selector)")
    }
  }

  @Test(arguments: [
    (PictureTheme.light, "#faf9f6", "#141619"), (.dark, "#141619", "#faf9f6"),
  ])
  func `a picture in one theme has nothing of the other`(
    theme: PictureTheme,
    paper: String,
    other: String
  ) throws {
    let film = SampleScreen().film
    var options = Picture.Options()
    options.theme = theme
    let text = Picture(film, try #require(film.runs.first), moment: 1, options).text
    #expect(text.contains(".paper{fill:\(paper)}"))
    #expect(!text.contains(other) && !text.contains("prefers-color-scheme"))
    // Because other renderers than browsers know no variables.
    #expect(!text.contains("var("))
  }
}
