import Rendering
import Sentences

/// A picture in the terminal, where that can show one.
struct ShownPicture {
  /// What is missing for a picture.
  enum Missing {
    case terminal
    case form
    case rasterizer
    case pixels

    /// It in a sentence.
    var sentence: Sentence {
      switch self {
      case .terminal:
        Sentence(
          "no picture is shown: the standard output is no terminal; the route follows",
          zh: "没有显示图片：标准输出不是终端；下面是路线"
        )
      case .form:
        Sentence(
          "no picture is shown: the terminal answers neither kitty's query nor iTerm2's; the route "
            + "follows",
          zh: "没有显示图片：终端既不回答 kitty 的询问，也不回答 iTerm2 的；下面是路线"
        )
      case .rasterizer:
        Sentence(
          "no picture is shown: \(Rasterizer.name) is not on the path; the route follows",
          zh: "没有显示图片：PATH 里没有 \(Rasterizer.name)；下面是路线"
        )
      case .pixels:
        Sentence(
          "no picture is shown: \(Rasterizer.name) could not draw it; the route follows",
          zh: "没有显示图片：\(Rasterizer.name) 没能画出它；下面是路线"
        )
      }
    }
  }

  private let rasterizer: Rasterizer
  private let form: InlinePicture.Form

  /// Finds out whether a picture can be shown.
  ///
  /// - Throws: What is missing.
  init() throws(Missing) {
    let host = Host.current
    guard host.outputIsTerminal, host.inputIsTerminal else { throw .terminal }
    guard let rasterizer = Rasterizer(searchPath: host.variable("PATH") ?? "") else {
      throw .rasterizer
    }
    // Asked last, since a terminal that does not know the question may print it.
    guard let form = InlinePicture.Form(answer: host.askTerminal(InlinePicture.Form.question))
    else { throw .form }
    self.rasterizer = rasterizer
    self.form = form
  }

  /// Shows a picture.
  ///
  /// - Throws: What is missing.
  func show(_ svg: String) throws(Missing) {
    guard let png = rasterizer.png(of: svg) else { throw .pixels }
    Host.current.write(Printout(InlinePicture(png: png, form)))
  }
}

extension ShownPicture.Missing: Error {}
