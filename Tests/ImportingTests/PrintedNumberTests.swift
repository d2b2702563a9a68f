import Testing

@testable import Importing

/// Numbers as prints write them.
struct PrintedNumberTests {
  @Test(arguments: [
    "0", "-0", "+5", "7", "40", "-12.5", ".5", "5.", "0.1", "0.25", "33.333333333333336",
    "0.000000000000001", "999999999999999", "1234567890123456", "123456789012345678901234",
    "0.30000000000000004", "9007199254740993", "1.7976931348623157", "100000000000000.5", "1e5",
    "-2.5E-3", "00012", "844.66666666666663",
  ])
  func `a number is the one that is nearest to what is printed`(_ text: String) throws {
    let number = try #require(PastedLine(Array(text.utf8)[...]).number)
    #expect(number.bitPattern == Double(text)?.bitPattern)
  }

  @Test(arguments: ["", "-", ".", "1.2.3", "x", "1x", "--1"])
  func `what is no number is none`(_ text: String) {
    #expect(PastedLine(Array(text.utf8)[...]).number == nil)
  }

  @Test func `numbers in brackets are read however they are separated`() {
    let rect = PrintedRect(x: -1.5, y: 2, width: 30, height: 0.25)
    for text in ["(-1.5 2; 30 0.25)", "{{-1.5, 2}, {30, 0.25}}", "[-1.5,2,30,0.25]"] {
      #expect(PrintedNumbers(PastedLine(Array(text.utf8)[...]))?.rect == rect)
    }
    #expect(PrintedNumbers(PastedLine(Array("(1 2; 3 x)".utf8)[...])) == nil)
  }
}
