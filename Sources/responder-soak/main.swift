import Foundation

// responder-soak [STEPS]              runs random documents with so many steps in all, a million
// responder-soak --seeds FIRST COUNT  runs the documents of these seeds, in this process
// responder-soak --document FILE      runs one document, in this process
//
// The first starts the second, and the third to shrink a document that ends its process, so that a
// trap is found and told like any other fault. What is printed last says what was found.

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
case ("--seeds", let first?, let count?):
  guard let first = UInt64(first), let count = UInt64(count) else { exit(64) }
  exit(Runner().run(seeds: first..<first + count) ? 0 : 1)
case ("--document", let file?, nil):
  exit(try Runner().run(file: file) ? 0 : 1)
case (let steps, nil, nil):
  guard let steps = Int(steps ?? "1000000") else { exit(64) }
  exit(try Supervisor(program: CommandLine.arguments[0]).run(steps: steps) ? 0 : 1)
default:
  print("usage: responder-soak [STEPS]")
  exit(64)
}
