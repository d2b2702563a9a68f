import CBench

let arguments = CommandLine.arguments
if arguments.count == 5, arguments[1] == "--ceiling" {
  exitWith(cbench_serve(arguments[2], arguments[3], Int32(arguments[4]) ?? 0) == 0 ? 0 : 1)
}

// Every process of a measurement runs on this one core, so that no row measures the wake-up of
// another core instead of the work.
_ = cbench_pin(1)
var failed = false
print("row                                          ours / ceiling   spread        bar")
for row in Rows.all {
  do {
    print(try row.measured())
  } catch {
    failed = true
    print("\(row.name.padded(to: 44)) broke: \(error)")
  }
}
exitWith(failed ? 1 : 0)
