// What was, held against what it costs to run the commands again up to there.

extension Rows {
  static var past: Row {
    Row(name: "the properties of a view, 20,000 records in", unit: .seconds, bar: .atMost(2)) {
      let daemon = try Server.daemon()
      let connection = try Connection(daemon.path)
      try connection.ask(Requests.open)
      // A tap through twelve views leaves far more than forty records.
      for _ in 0..<500 { try connection.ask(Requests.tap) }
      return {
        let replay = try ContinuousClock().measure { try connection.ask(Requests.record(20_000)) }
        let past = try ContinuousClock().measure { try connection.ask(Requests.past(20_000)) }
        return withExtendedLifetime(daemon) {
          Sample(ours: past / .seconds(1), ceiling: replay / .seconds(1))
        }
      }
    }
  }
}
