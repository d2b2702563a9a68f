import CFuzzer
import Foundation
import FuzzSubjects

// responder-fuzz SUBJECT [OPTION...] FOLDER...   fuzzes one boundary with libFuzzer, whose options
//                                                these are; what is found new goes to the first folder
// responder-fuzz --seeds SUBJECT FOLDER          writes the texts with which a subject begins
// responder-fuzz --corpus SUBJECT FOLDER         writes those that are kept of it
// responder-fuzz --keep SUBJECT FOLDER           makes the texts of a folder, those with which it
//                                                begins left out, the subject's corpus
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

func write(_ texts: [[UInt8]], as name: String, to folder: String) throws {
  for (number, text) in texts.enumerated() {
    try Data(text).write(to: URL(filePath: "\(folder)/\(name)-\(number)"))
  }
}

let arguments = CommandLine.arguments
let project = FileManager.default.currentDirectoryPath
switch arguments.count {
case 1:
  for type in FuzzSubjects.all { print(type.name) }
case 4 where arguments[1] == "--seeds":
  try write(named(arguments[2]).seeds(in: project), as: "seed", to: arguments[3])
case 4 where arguments[1] == "--corpus":
  try write(Corpus(of: arguments[2], in: project).texts, as: "kept", to: arguments[3])
case 4 where arguments[1] == "--keep":
  let folder = arguments[3]
  let texts = try FileManager.default.contentsOfDirectory(atPath: folder).map { file in
    Array(try Data(contentsOf: URL(filePath: "\(folder)/\(file)")))
  }
  let type = named(arguments[2])
  let seeds = Set(type.seeds(in: project))
  try Corpus(texts.filter { !seeds.contains($0) }).write(as: type.name, in: project)
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
