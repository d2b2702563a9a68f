import CBench
import Foundation

// responder-bench [WORD]               measures the rows whose name has the word in it, else all
// responder-bench --ceiling SOCKET FILE how   is the C program that a daemon is held against

let arguments = CommandLine.arguments
if arguments.count == 5, arguments[1] == "--ceiling" {
  let lines = (try? String(contentsOfFile: arguments[3], encoding: .utf8)) ?? ""
  _exit(cbench_serve(arguments[2], lines, arguments[4] == "built" ? 1 : 0) == 0 ? 0 : 1)
}

// Every process of a measurement runs on one core, so that no row measures the wake-up of another
// core instead of the work.
guard cbench_pin() == 0 else {
  print("responder-bench: cannot stay on one core")
  _exit(71)
}
let wanted = arguments.dropFirst().first ?? ""
var verdicts: [Measurement.Verdict] = []
var broken = 0
let stolen = StolenTime.soFar
print(Table.heading)
fflush(nil)
for row in Rows.all where wanted.isEmpty || row.name.contains(wanted) {
  do {
    let measurement = try row.measure()
    print(Table.line(row, measurement))
    verdicts.append(measurement.verdict(row.bar))
  } catch {
    print(Table.line(row, broken: error))
    broken += 1
  }
  fflush(nil)
}
print(Table.summary(verdicts, broken: broken))
if let stolen, let now = StolenTime.soFar {
  print("The host kept \(Unit.seconds.text(now - stolen)) of this machine meanwhile.")
}
fflush(nil)
Server.removeFolder()
// A bar that is missed is for people to judge, with what else ran beside it; a row must not break.
_exit(broken == 0 ? 0 : 1)
