/// Which colours a picture has.
package enum PictureTheme: String, CaseIterable, Sendable {
  /// Light or dark, as the reader's screen is.
  case auto
  case light
  case dark
}

/// How a picture looks: constant, whatever is drawn, so that a page can name its hash.
///
/// Without variables, which other renderers lack: a theme tells the colours of classes, and shapes
/// take them over as `currentColor`.
package enum PictureStyle {
  /// The style of a theme, and of what a kind of pictures has beyond all others.
  package static func css(_ theme: PictureTheme, hasLanes: Bool, hasLayers: Bool) -> String {
    let colours = palette + (hasLanes ? lanePalette : [])
    let more = shapes + (hasLanes ? lanes : "") + (hasLayers ? layers : "")
    switch theme {
    case .light: return css(colours, \.light) + more
    case .dark: return css(colours, \.dark) + more
    case .auto:
      let dark = "@media(prefers-color-scheme:dark){\n" + css(colours, \.dark) + "}\n"
      return css(colours, \.light) + dark + more
    }
  }

  // MARK: - Colours

  /// What has a colour: its classes, and of what it is the colour.
  private struct Colour {
    let property: String
    let selectors: String
    let light: String
    let dark: String

    init(_ property: String, _ selectors: String, _ light: String, _ dark: String) {
      (self.property, self.selectors, self.light, self.dark) = (property, selectors, light, dark)
    }
  }

  private static func css(_ colours: [Colour], _ theme: KeyPath<Colour, String>) -> String {
    colours.map { "\($0.selectors){\($0.property):\($0[keyPath: theme])}\n" }.joined()
  }

  // Later ones win where several are meant for an element, as in the player's `player-drawing.css`:
  // who kept a message has passed none on, and who declined was asked.
  private static let palette: [Colour] = [
    Colour("fill", ".paper", "#faf9f6", "#141619"),
    Colour(
      "fill",
      ".device,.thumb,.on,.key,.plate,.row,.lane>*,circle.no,.label>.nr",
      "#fff",
      "#1c1f23"
    ),
    Colour("stroke", ".lane>path", "#fff", "#1c1f23"),
    Colour("fill", ".keys", "#f1efe9", "#24282d"),
    Colour("fill", ".picture,.label.here>text:last-of-type", "#1a1c20", "#eceae5"),
    Colour("color", ".label,.finger,.finger.down", "#1a1c20", "#eceae5"),
    Colour("color", ".picture", "#565c66", "#a9aeb7"),
    Colour("color", "[data-id],.device,.thin,.thumb,.beside", "#686d76", "#959ba5"),
    Colour("stroke", ".key,.plain,.row,.segment.on", "#dedbd3", "#363a41"),
    Colour(
      "color",
      ".first,.asked,.hit,.caret,.rule,.down,.label>circle:not(.no)",
      "#0063ad",
      "#7cbcff"
    ),
    Colour("color", ".passes,.up", "#a14600", "#ffb172"),
    Colour("color", ".keeps,.yes,.thumb.on", "#006b52", "#5bd6b0"),
    Colour("color", ".declined,.no,.views text", "#565c66", "#a9aeb7"),
    Colour("fill", ".asked>.plate,.hit>.plate", "#e3effa", "#15304a"),
    Colour("fill", ".passes>.plate,.card", "#fcebdc", "#46290f"),
    Colour("fill", ".keeps>.plate", "#dcf3ea", "#0f3a2f"),
    Colour("fill", ".label.here>.plate,.row.here", "#fff2c2", "#453a10"),
    Colour("stroke", ".halo,.label.here>.plate,.row.here", "#b98900", "#e0b53a"),
  ]

  /// What only the lanes of a timeline have.
  private static let lanePalette: [Colour] = [
    Colour("fill", ".hollow,.ended", "#fff", "#1c1f23"),
    Colour("stroke", ".moves", "#fff", "#1c1f23"),
    Colour("fill", ".band", "#f1efe9", "#24282d"),
    Colour("stroke", ".band", "#dedbd3", "#363a41"),
    Colour("fill", ".lasting", "#e3effa", "#15304a"),
    Colour("fill", ".now", "#fff2c2", "#453a10"),
    Colour("color", ".touch,.began,.ended", "#1a1c20", "#eceae5"),
    Colour("color", ".bar.none", "#686d76", "#959ba5"),
  ]

  // MARK: - Shapes

  private static let shapes = """
    .picture{font:14px system-ui,"Noto Sans CJK SC",sans-serif}
    text{unicode-bidi:isolate}
    .way text,.rule{font:13px ui-monospace,monospace}
    .quiet,.head{font-size:13px}
    .quiet,.head,.way>text:not(.id),.rule,.views text,.label>text,.label>.no+text,.lane>text.no{fill:currentColor}
    .said{font-size:21px;font-weight:650}
    .strong,.way>.id{font-weight:600}
    .middle,.label>.nr,.lane>text{text-anchor:middle}
    .end,.way>text{text-anchor:end}
    .way>.id,.way>.quiet,.way>.head{text-anchor:start}
    .device,.thin,.thumb:not(.on),.caret,.beside,.lane>line,circle.no{stroke:currentColor}
    .row{rx:7px}
    .plate{rx:6px}
    .frame,.halo{vector-effect:non-scaling-stroke}
    .frame{stroke:currentColor;fill-opacity:.045}
    .asked>.frame,.hit>.frame,.passes>.frame,.keeps>.frame{fill:currentColor;fill-opacity:.12}
    .asked>.frame,.passes>.frame{stroke-width:1.5}
    .outline,.row.hit,.hit>.frame{stroke-width:2.5}
    .keeps>.frame{stroke-width:3}
    .declined>.frame{fill-opacity:.03;stroke-dasharray:5 4}
    .waiting>.frame{stroke-dasharray:2 3}
    .is-lit>.frame,.is-selected>.frame{fill-opacity:.16}
    .large>.frame{fill-opacity:.02}
    .is-hidden>.frame{fill:none;stroke-dasharray:1 4}
    .thumb.on,.indicator,.solid,.label>circle:not(.no),.lane>circle:not(.no){fill:currentColor}
    .segment:not(.on),.outline,.halo,.trail,.mark,.deep>.frame,.lifted>.tip,.cancelled>.tip{fill:none}
    .halo{stroke-width:9;stroke-opacity:.55}
    .outline,.trail,.mark,.tip,.card,.plate:not(.plain),.row.hit:not(.here){stroke:currentColor}
    .label>text{font-size:12px;font-weight:560}
    .label>.nr,.lane>text{font-size:11px;font-weight:650}
    .first>.frame,.waiting>.frame,.caret,.keeps>.plate,.lane>line,.tip,.trail{stroke-width:2}
    .tip{fill-opacity:.16}
    .lifted>.tip,.trail{stroke-dasharray:1 5;stroke-linecap:round}
    .cancelled>.tip,.beside,circle.no,.declined>.plate{stroke-dasharray:5 4}
    .mark,.lane>path{stroke-width:1.8;stroke-linecap:round}

    """

  /// What only the lanes of a timeline have.
  private static let lanes = """
    .bar,.began,.filled{fill:currentColor}
    .bar.no,.moves{fill:none}
    .bar.no,.touch,.ended,.waits,.going,.lasting,.hollow{stroke:currentColor}
    .ended,.hollow,.waits{stroke-width:2}
    .touch,.going{stroke-width:3}
    .waits{stroke-dasharray:5 4}

    """

  /// What only layers have.
  private static let layers = """
    .is-cut>.frame{stroke-dasharray:6 3}
    .probe>*{stroke:currentColor;stroke-width:2.5;fill:currentColor}
    .probe>line.no{stroke-dasharray:5 4}

    """
}
