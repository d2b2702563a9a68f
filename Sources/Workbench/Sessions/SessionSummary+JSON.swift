import Jansson
import ModuleKit
import WorkbenchProtocol

// How a session stands, for other processes: of a worker to the daemon, of a daemon to the next.

extension SessionSummary {
  var json: JSONValue {
    let json = JSONValue.object()
    json.set(.scenario, scenario.map { JSONValue($0) } ?? .null)
    json.set(.title, title.en)
    if let chinese = title.zhHans { json.set("titleChinese", chinese) }
    json.set(.keep, keep)
    json.set(.variant, variant.map { JSONValue($0) } ?? .null)
    json.set(.commands, commands)
    json.set(.seq, seq)
    json.set(.epoch, epoch)
    json.set(.time, time)
    return json
  }

  init?(json: JSONValue) {
    guard let title = json[.title]?.string, let keep = json[.keep]?.bool,
      let commands = json[.commands]?.int, let seq = json[.seq]?.int,
      let epoch = json[.epoch]?.int, let time = json[.time]?.double
    else { return nil }
    self.init(
      scenario: json[.scenario]?.string,
      title: Text(title, zh: json["titleChinese"]?.string),
      keep: keep,
      variant: json[.variant]?.string,
      commands: commands,
      seq: seq,
      epoch: epoch,
      time: time
    )
  }
}
