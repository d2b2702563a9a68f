import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// How a picture looks.
struct PictureLook: ParsableArguments {
  @Option(
    help: .init(
      Sentence(
        "The colours: auto, as the reader's screen; light, or dark.",
        zh: "颜色：auto 随读者的屏幕；light 浅色，或 dark 深色。"
      ),
      valueName: "theme"
    )
  )
  var theme = ThemeChoice.auto

  @Option(
    help: .init(
      Sentence("How wide the picture is, in pixels.", zh: "图片多宽，以像素计。"),
      valueName: "pixels"
    )
  )
  var width: Int?

  func validate() throws {
    if let width, !(50...10_000).contains(width) {
      throw ValidationError(
        Sentence(
          "--width takes 50 to 10000 pixels, not \(width).",
          zh: "--width 需要 50 到 10000 像素，而不是 \(width)。"
        )
      )
    }
  }

  /// What `render.svg` is asked for it.
  func parameters() -> JSONValue {
    let params = JSONValue.object()
    if theme != .auto { params.set(.theme, theme.rawValue) }
    if let width { params.set(.width, width) }
    return params
  }
}

/// The colours of a picture, as they are typed.
enum ThemeChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto
  case light
  case dark
}
