import Jansson
import Testing

struct LimitTests {
  private let limits = JSONLimits(bytes: 60, depth: 3, containers: 4, values: 8, members: 8)

  private func kind(_ text: String) -> JSONError.Kind? {
    do throws(JSONError) {
      _ = try JSON.parse(text, limits: limits)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func `a text as long as the limit is read and one byte more is not`() {
    #expect(kind(#"["\#(String(repeating: "x", count: 56))"]"#) == nil)
    #expect(kind(#"["\#(String(repeating: "x", count: 57))"]"#) == .tooLarge)
  }

  @Test func `depth is counted in arrays and objects alike`() {
    #expect(kind(#"[{"a":[]}]"#) == nil)
    #expect(kind(#"[{"a":[{}]}]"#) == .tooDeep)
    #expect(kind("[[[[") == .tooDeep)
  }

  @Test func `containers are counted wherever they stand`() {
    #expect(kind("[[],[],[]]") == nil)
    #expect(kind("[[],[],[],[]]") == .tooManyContainers)
  }

  @Test func `values are counted without the names of members`() {
    #expect(kind("[1,2,3,4,5,6,7]") == nil)
    #expect(kind("[1,2,3,4,5,6,7,8]") == .tooManyValues)
    #expect(kind(#"{"a":1,"b":"x","c":null,"d":0,"e":0,"f":0,"g":0}"#) == nil)
    #expect(kind(#"{"a":1,"b":"x","c":null,"d":0,"e":0,"f":0,"g":0,"h":0}"#) == .tooManyValues)
  }

  @Test func `members are counted over all objects, and elements are not`() {
    func kind(_ text: String) -> JSONError.Kind? {
      let limits = JSONLimits(bytes: 60, depth: 3, containers: 4, values: 20, members: 5)
      do throws(JSONError) {
        _ = try JSON.parse(text, limits: limits)
        return nil
      } catch {
        return error.kind
      }
    }
    #expect(kind(#"{"a":{"b":1,"c":2},"d":[{"e":1}, 2, 3, 4, 5, 6]}"#) == nil)
    #expect(kind(#"{"a":{"b":1,"c":2},"d":[{"e":1}],"f":6}"#) == .tooManyMembers)
    #expect(kind(#"["::::::::::::::"]"#) == nil)
  }

  // MARK: Combining marks

  /// Marks of two classes in turn, as characters or as what stands for them in JSON.
  private static func marks(_ count: Int, _ two: [String] = ["\u{301}", "\u{323}"]) -> String {
    (0..<count).map { two[$0 % 2] }.joined()
  }

  private func fault(_ text: String) -> JSONError? {
    do throws(JSONError) {
      _ = try JSON.parse(text, limits: .document)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ["\u{301}", "\u{323}"], [#"\u0301"#, #"\u0323"#], ["\u{301}", #"\u0323"#],
      [#"\ud834\udd65"#, #"\uD834\uDD6D"#], [#"\ud834\udd65"#, "\u{1D16D}"],
    ]
  )
  func `thirty combining marks may follow one another, however they are written`(two: [String]) {
    #expect(fault(#"["e\#(Self.marks(30, two))"]"#) == nil)
    #expect(fault(#"["e\#(Self.marks(31, two))"]"#)?.kind == .tooManyMarks)
    #expect(fault(#"{"\#(Self.marks(31, two))":1}"#)?.kind == .tooManyMarks)
    #expect(fault(#"["e\#(Self.marks(30, two))e\#(Self.marks(30, two))"]"#) == nil)
    #expect(fault(#"["e\#(Self.marks(30, two))","\#(Self.marks(30, two))"]"#) == nil)
  }

  @Test(arguments: [#"\n"#, #"\""#, #"\u0041"#, #"\ud83d\ude00"#, "中"])
  func `what is no mark ends them`(between: String) {
    #expect(fault(#"["\#(Self.marks(30))\#(between)\#(Self.marks(30))"]"#) == nil)
  }

  @Test func `the first mark that is one too many is the place`() {
    let fault = fault("[1,\n\"e\(Self.marks(31))\"]")
    #expect((fault?.line, fault?.column, fault?.offset) == (2, 33, 66))
  }

  @Test(arguments: [#"["\u03"]"#, #"["\ud834"]"#, #"["\ud834\u0041"]"#, #"["\uzzzz"]"#, #"["\"#])
  func `an escape that is none is the parser's to say`(text: String) {
    #expect(fault(text)?.kind != .tooManyMarks)
  }

  @Test(arguments: [0, 10_000])
  func `a text is appended that is as long as it may be, and a longer one leaves what was there`(
    padding: Int
  ) throws {
    let value: JSONValue = [["a": 1], JSONValue(String(repeating: "x", count: padding)), "end"]
    let text = Array("before".utf8) + value.serialized()
    var output = Array("before".utf8)
    #expect(!value.write(to: &output, limit: text.count - 1))
    #expect(output == Array("before".utf8))
    #expect(value.write(to: &output, limit: text.count))
    #expect(output == text)
  }

  @Test func `nothing is written far beyond the limit`() throws {
    let piece = JSONValue(String(repeating: "x", count: 1000))
    let value = JSONValue(Array(repeating: piece, count: 10_000))
    var output: [UInt8] = []
    #expect(!value.write(to: &output, limit: 50_000))
    #expect(output.isEmpty && output.capacity < 200_000)
  }

  @Test func `brackets and commas in strings count for nothing`() {
    #expect(kind(#"["[[[[[[{{{{,,,,,,,,,,,,", "\"[[[[\\"]"#) == nil)
  }

  @Test func `an excess is named by its place`() throws {
    let error = try #require(throws: JSONError.self) {
      try JSON.parse("[1,\n [[[]]]]", limits: limits)
    }
    #expect(error.kind == .tooDeep)
    #expect(error.offset == 7)
    #expect((error.line, error.column) == (2, 4))
  }

  @Test func `a text is checked against the limits without being read`() throws {
    let error = try #require(throws: JSONError.self) {
      try JSON.check("[1,\n [[[]]]]", limits: limits)
    }
    #expect(error.kind == .tooDeep)
    #expect((error.line, error.column) == (2, 4))
    #expect(throws: Never.self) { try JSON.check("[1, 2, oops", limits: limits) }
  }

  @Test func `the standard limits hold at their edges`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSON.parse(nested(64), limits: .request) }
    #expect(throws: JSONError.self) { try JSON.parse(nested(65), limits: .request) }
    #expect(throws: Never.self) { try JSON.parse(nested(512), limits: .document) }
    #expect(throws: JSONError.self) { try JSON.parse(nested(513), limits: .document) }
    #expect(throws: Never.self) { try JSON.parse(nested(1024), limits: .reply) }
  }

  @Test func `a megabyte of unbalanced brackets costs a scan of the first few`() throws {
    let text = String(repeating: "[", count: 1 << 20)
    let error = try #require(throws: JSONError.self) { try JSON.parse(text, limits: .request) }
    #expect(error.kind == .tooDeep)
    #expect(error.offset == 64)
  }
}
