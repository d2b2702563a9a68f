import Foundation
import FuzzSubjects

// responder-soak [STEPS]              runs random documents with so many steps in all, a million
// responder-soak --fuzz SECONDS [SEED] [SUBJECT]  uses mutated texts of a boundary for so long, without
//                                     a look at which branches they take, as responder-fuzz has
// responder-soak --subjects           names what can be fuzzed
// responder-soak --seeds FIRST COUNT  runs the documents of these seeds, in this process
// responder-soak --document FILE      runs one document, in this process
// responder-soak --fuzz-seeds SUBJECT FIRST COUNT, --fuzz-document SUBJECT FILE  likewise for
//                                     mutations
//
// The first two start the others in processes of their own, so that a trap is found and told like any
// other fault. What is printed last says what was found.

let arguments = Array(CommandLine.arguments.dropFirst())

func number(_ place: Int) -> UInt64? {
  arguments.indices.contains(place) ? UInt64(arguments[place]) : nil
}

/// What is fuzzed, by its name; scenarios where none is named.
func subject(_ place: Int) -> any FuzzSubject.Type {
  let name = arguments.indices.contains(place) ? arguments[place] : FuzzedScenarios.name
  guard let type = FuzzSubjects.all.first(where: { $0.name == name }) else {
    print("there is no '\(name)' to fuzz: \(FuzzSubjects.all.map { $0.name })")
    exit(64)
  }
  // Texts made of nothing would be read for an hour, and show nothing.
  guard !type.seeds(in: FileManager.default.currentDirectoryPath).isEmpty else {
    print("there are no texts of \(name) here to mutate: start this in the project's folder")
    exit(64)
  }
  return type
}

switch arguments.first {
case "--subjects":
  for type in FuzzSubjects.all { print(type.name) }
case "--seeds":
  guard let first = number(1), let count = number(2) else { exit(64) }
  exit(Runner().run(seeds: first..<first + count) ? 0 : 1)
case "--document":
  guard arguments.count == 2 else { exit(64) }
  exit(try Runner().run(file: arguments[1]) ? 0 : 1)
case "--fuzz-seeds":
  guard arguments.count == 4, let first = number(2), let count = number(3) else { exit(64) }
  Fuzzer(subject(1)).run(seeds: first..<first + count)
case "--fuzz-document":
  guard arguments.count == 3 else { exit(64) }
  try Fuzzer(subject(1)).run(file: arguments[2])
case "--fuzz":
  guard let seconds = number(1) else { exit(64) }
  let supervisor = FuzzSupervisor(program: CommandLine.arguments[0], subject: subject(3))
  exit(try supervisor.run(seconds: Int(seconds), from: number(2) ?? 1) ? 0 : 1)
case nil,
  .some where arguments.count == 1 && Int(arguments[0]) != nil:
  let steps = arguments.first.flatMap { Int($0) } ?? 1_000_000
  exit(try Supervisor(program: CommandLine.arguments[0]).run(steps: steps) ? 0 : 1)
default:
  print("usage: responder-soak [STEPS] | --fuzz SECONDS [SEED] [SUBJECT]")
  exit(64)
}
