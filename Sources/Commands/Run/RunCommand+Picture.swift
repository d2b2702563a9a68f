import ArgumentParser
import Help
import Sentences

/// `responder run --picture`.
extension RunCommand {
  /// Refuses a picture of what is not one run of one document.
  func checkPicture() throws {
    guard let picture else { return }
    // The standard input can be read only once.
    let isOne = scenarios.count == 1 && scenarios[0].topic == nil && scenarios[0].source != .input
    guard isOne, compare == nil, whatIf.isEmpty, picture != "-" else {
      throw ValidationError(
        Sentence(
          "--picture takes a file, and goes with one scenario that runs as its document says.",
          zh: "--picture 需要一个文件，而且只用于一个按文档运行的情景。"
        )
      )
    }
  }

  /// Draws the picture, whatever came of the run.
  func drawPicture(_ workbench: WorkbenchClient) throws {
    guard let picture, let reference = scenarios.first else { return }
    let request = PictureRequest(reference: reference, profile: profile, options: options)
    let file = MadeFile(picture, named: request.name, isTold: true)
    let made = try request.make(workbench, to: file, isForced: nil)
    // Programs get one value, which is that of the run.
    guard options.output == .text, let message = made.message else { return }
    Output(options: options).write(message)
  }
}
