import Jansson
import TestSupport
import Testing

@testable import Commands

/// What a print shows in full, and what it does not.
struct PrintedPartsTests {
  private static func earlGrey(_ heading: String) -> String {
    """
    \(heading)<UIWindow:0x104a0b3c0; AX=N; frame={{0, 0}, {390, 844}}; opaque; alpha=1>
      |--<UIView:0x104a0b580; AX=N; frame={{0, 0}, {390, 844}}; opaque; alpha=1>
    """
  }

  private func unknown(_ paste: String) throws -> [String] {
    var unknown: [String] = []
    try Pasted.with(paste) { desk in
      let hit = try desk.run("hit", "--dump", "paste.txt", "--at", "9,9", "-o", "json").json
      unknown = hit["unknown"]?.elements.compactMap { $0["what"]?.string } ?? []
      let report = try desk.run("import", "paste.txt", "-o", "json").json["report"]
      let reported = report?["unknown"]?.elements.compactMap { $0["what"]?.string } ?? []
      #expect(unknown.contains("windows") == reported.contains("windows"))
    }
    return unknown
  }

  @Test func `EarlGrey prints all windows, so that no other lies in front`() throws {
    let whole = try unknown(Self.earlGrey("========== Window 1 ==========\n\n"))
    #expect(whole.contains("ignoring"))
    #expect(!whole.contains("windows"))
  }

  @Test(arguments: ["", "========== Window 2 ==========\n\n"])
  func `a part of EarlGrey's print says nothing of what is before it`(heading: String) throws {
    #expect(try unknown(Self.earlGrey(heading)).contains("windows"))
  }

  @Test(arguments: [
    ["--scene", "Main"], ["--owner", "SignInController"], ["--traits", "compact,regular"],
    ["--screen", "390,844"],
  ])
  func `what is only for Interface Builder's files is refused beside a print`(
    options: [String]
  )
    throws
  {
    try Pasted.with(Pasted.signIn) { desk in
      for command in [["tree", "--dump"], ["import"]] {
        let result = desk.run(command + ["paste.txt"] + options)
        #expect(result.status == 65, "\(result.output)")
        #expect(result.errors.contains(options[0]), "\(result.errors)")
        #expect(result.errors.contains("Interface Builder"), "\(result.errors)")
        #expect(result.errors.contains("Leave it out"), "\(result.errors)")
      }
    }
  }

  @Test func `9: a class that is printed as the base class of another names it`() throws {
    let paste = """
      <UIWindow: 0x7fb1a2c00480; frame = (0 0; 390 844)>
         | <Cafe.Menu: 0x7fb1a2c0e200; baseClass = UITableView; frame = (0 0; 390 844)>
         |    | <Cafe.MenuCell: 0x7fb1a2c0e300; baseClass = UITableViewCell; frame = (0 80; 390 80)>
      """
    try Pasted.with(paste) { desk in
      for (name, id) in [
        ("UITableViewCell", "MenuCell-7fb1a2c0e300"), ("UITableView", "Menu-7fb1a2c0e200"),
      ] {
        let chain = desk.run("chain", "--dump", "paste.txt", "--view", name, "-o", "json")
        #expect(chain.status == 0, "\(chain.errors)")
        #expect(try chain.json["chain"]?[0]?["id"]?.string == id)
      }
      let document = try desk.run("import", "paste.txt", "-o", "json").json["document"]
      let menu = document?["app"]?["windows"]?[0]?["subviews"]?[0]
      #expect(menu?["origin"]?["baseClass"]?.string == "UITableView")
    }
  }
}
