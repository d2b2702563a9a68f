import Platform
import Rendering
import Sentences
import WorkbenchFraming

/// Where a command puts a document that it makes for others to open, and may make anew: a picture, a
/// player.
///
/// A file appears with all of its text or not at all. One that is there already is replaced if
/// responder made it, which its root element says, or if the user insists.
struct MadeFile {
  /// The path as it is told; nil for the standard output.
  let path: String?

  /// Decides where a document goes.
  ///
  /// - Parameters:
  ///   - wanted: What was typed behind `--to`: a path, or `-` for the standard output.
  ///   - name: The file's name where nothing was typed and somebody looks on.
  ///   - isTold: Whether the standard output is taken by what is told of the file.
  init(_ wanted: String?, named name: String, isTold: Bool) {
    let isWatched = isTold || Host.current.outputIsTerminal
    path = (wanted ?? (isWatched ? name : "-")).nilIfStandardOutput
  }

  /// Writes the document.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - isForced: Whether a file of somebody else is replaced; nil where nobody can ask for that.
  /// - Throws: A complaint with the status 73 where it cannot be written.
  func write(_ text: String, isForced: Bool?) throws {
    guard let path else {
      // A terminal gets nothing to obey, whatever a scenario has in its texts.
      return Host.current.write(
        Printout(file: text, toTerminal: Host.current.outputIsTerminal)
      )
    }
    let place = Files.absolute(path, from: Host.current.folder)
    switch Files.kind(place) {
    case .none: try add(text, at: place, isForced)
    case .folder:
      throw Complaint(
        .cannotCreate,
        Sentence("cannot write \(path): it is a folder", zh: "无法写入 \(path)：它是文件夹"),
        hint: Sentence("Name a file in it.", zh: "请写出其中一个文件的名字。")
      )
    case .file(let mode):
      // What cannot be read is nobody's to replace.
      guard isForced == true || (try? Files.read(place)).map(MadeDocument.isOurs) ?? false else {
        throw isOthers(isForced)
      }
      try replace(place, with: text, mode)
    case .device: try pour(text, into: place)
    }
  }

  /// Puts a file where there is none.
  private func add(_ text: String, at place: String, _ isForced: Bool?) throws {
    Files.makeFolders(above: place)
    let unfinished = try beside(place, text)
    defer { unlink(unfinished) }
    // Unlike a renaming, a link never takes the place of what somebody else wrote meanwhile.
    if link(unfinished, place) == 0 { return }
    guard errno != EEXIST else { throw isOthers(isForced) }
    // File systems without links can still move it.
    guard rename(unfinished, place) == 0 else { throw cannotWrite(errno) }
  }

  /// Puts a file in the place of another, which keeps its rights.
  private func replace(_ place: String, with text: String, _ mode: mode_t) throws {
    // Where the name is a link, the file that it leads to is replaced, not the link.
    let target = Files.resolved(place)
    let unfinished = try beside(target, text)
    chmod(unfinished, mode)
    guard rename(unfinished, target) == 0 else {
      let code = errno
      unlink(unfinished)
      throw cannotWrite(code)
    }
  }

  /// Writes into what is no file, as a pipe.
  private func pour(_ text: String, into place: String) throws {
    let descriptor = open(place, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw cannotWrite(errno) }
    var code = writeFully(text, to: descriptor)
    if close(descriptor) != 0, code == 0 { code = errno }
    guard code == 0 else { throw cannotWrite(code) }
  }

  private func beside(_ place: String, _ text: String) throws -> String {
    switch Files.writeBeside(place, text) {
    case .success(let unfinished): return unfinished
    case .failure(let failure): throw cannotWrite(failure.code)
    }
  }

  private func cannotWrite(_ code: Int32) -> Complaint {
    Files.cannotWrite(path ?? "-", code, .cannotCreate)
  }

  private func isOthers(_ isForced: Bool?) -> Complaint {
    let path = path ?? "-"
    return Complaint(
      .cannotCreate,
      Sentence(
        "\(path) is there already, and responder did not make it",
        zh: "\(path) 已经存在，而且不是 responder 做的"
      ),
      hint: isForced == nil
        ? Sentence("Choose another name.", zh: "请另选名字。")
        : Sentence(
          "Choose another name with --to, or replace it with --force.",
          zh: "请用 --to 另选名字，或用 --force 替换它。"
        )
    )
  }
}

extension String {
  /// The path, or nil where it stands for the standard output.
  fileprivate var nilIfStandardOutput: String? { self == "-" ? nil : self }
}
