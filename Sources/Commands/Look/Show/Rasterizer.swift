import Platform
import WorkbenchFraming

/// `rsvg-convert`, which makes pixels of an SVG: this program draws none itself.
struct Rasterizer {
  /// What the program is called.
  static let name = "rsvg-convert"

  private let program: String

  /// Finds the program in the folders of `$PATH`; nil where it is in none.
  init?(searchPath: String) {
    let places = searchPath.split(separator: ":").map { "\($0)/\(Rasterizer.name)" }
    guard let program = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.program = program
  }

  /// Makes a PNG of an SVG; nil where that does not succeed.
  func png(of svg: String) -> [UInt8]? {
    try? Files.withPrivateCopy(of: Array(svg.utf8)) { path in
      let pipe = try makePipe()
      defer { close(pipe.read) }
      var launch = ProcessLaunch(program, ["--format", "png"])
      launch.descriptors = [
        STDIN_FILENO: .file(path, flags: O_RDONLY), STDOUT_FILENO: .copy(of: pipe.write),
        STDERR_FILENO: .nothing,
      ]
      let process: pid_t
      do {
        // The program's own is the last one then, and its end is the end of the picture.
        defer { close(pipe.write) }
        process = try launch.start()
      }
      let bytes = ModuleFiles.readAll(pipe.read)
      guard ProcessEnd(of: process, waiting: true) == .exit(0), !bytes.isEmpty else { return nil }
      return bytes
    }
  }
}
