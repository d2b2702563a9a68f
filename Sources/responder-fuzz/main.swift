import CFuzzer
import Foundation
import FuzzSubjects

// responder-fuzz SUBJECT [OPTION...] FOLDER...   fuzzes one boundary with libFuzzer, whose options
//                                                these are; what is found new goes to the first folder
// responder-fuzz --seeds SUBJECT FOLDER          writes the texts with which a subject begins
// responder-fuzz --keep SUBJECT FOLDER           makes the texts of a folder the subject's corpus
// responder-fuzz                                 names the subjects
//
// Start it in the project's folder, by `make fuzz`.

/// What is fuzzed: libFuzzer calls back without a place for anything of ours.
enum Fuzzed {
  static let subject: any FuzzSubject = named(CommandLine.arguments[1]).init()
}

func named(_ name: String) -> any FuzzSubject.Type {
  if let found = FuzzSubjects.all.first(where: { $0.name == name }) { return found }
  print("there is no \(name) to fuzz: \(FuzzSubjects.all.map { $0.name }.joined(separator: ", "))")
  exit(64)
}

/// Does all that can be done with a text; a fault ends the process, as libFuzzer expects it to.
func use(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  do { try Fuzzed.subject.use(bytes) } catch {
    print("error: \(error)")
    fflush(nil)
    abort()
  }
  return 0
}

/// Half of the changes are the subject's own, the others libFuzzer's.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ data: UnsafeMutablePointer<UInt8>,
  _ size: Int,
  _ most: Int,
  _ seed: UInt32
) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard seed & 1 == 0, let mutated = Fuzzed.subject.mutated(bytes, seed: UInt64(seed)) else {
    return LLVMFuzzerMutate(data, size, most)
  }
  let kept = mutated.prefix(most)
  _ = UnsafeMutableBufferPointer(start: data, count: most).update(fromContentsOf: kept)
  return kept.count
}

let arguments = CommandLine.arguments
let project = FileManager.default.currentDirectoryPath
switch arguments.count {
case 1:
  for type in FuzzSubjects.all { print(type.name) }
case 4 where arguments[1] == "--seeds":
  let seeds = named(arguments[2]).seeds(in: project)
  let kept = try Corpus(of: arguments[2], in: project).texts
  for (number, text) in (seeds + kept).enumerated() {
    try Data(text).write(to: URL(filePath: "\(arguments[3])/\(number)"))
  }
case 4 where arguments[1] == "--keep":
  let folder = arguments[3]
  let texts = try FileManager.default.contentsOfDirectory(atPath: folder).map { file in
    Array(try Data(contentsOf: URL(filePath: "\(folder)/\(file)")))
  }
  try Corpus(texts).write(as: named(arguments[2]).name, in: project)
default:
  // What libFuzzer reads begins with the program's name, by which it starts itself again to merge
  // folders: through a shell, so that the subject can stand behind the name.
  let rest = ["\(arguments[0]) \(arguments[1])"] + arguments.dropFirst(2)
  var strings: [UnsafeMutablePointer<CChar>?] = rest.map { strdup($0) } + [nil]
  var count = Int32(rest.count)
  let status = strings.withUnsafeMutableBufferPointer { buffer in
    var first = buffer.baseAddress
    return LLVMFuzzerRunDriver(&count, &first) { use($0, $1) }
  }
  exit(status)
}
