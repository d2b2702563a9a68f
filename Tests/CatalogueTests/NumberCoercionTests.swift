@testable import Catalogue
@_spi(Workbench) import ResponderKit
import Testing

/// Numbers as a type takes them: whole, counted, timed, turned, between two others.
struct NumberCoercionTests {
  private func check(_ type: ValueType, _ written: String, _ shown: String?) throws {
    #expect(type.coerced(try .written(written))?.shown == shown, "\(type) of \(written)")
  }

  @Test(
    arguments: [
      (.flag, "true", "true"), (.flag, "false", "false"),
      (.flag, "1", nil), (.flag, "\"true\"", nil), (.flag, "null", nil), (.flag, "[true]", nil),
      (.number, "-2.5", "-2.5"), (.number, "7", "7.0"),
      (.number, "true", nil), (.number, "\"7\"", nil), (.number, "null", nil),
      (.number, "[7]", nil),
      (.text, "\"\"", "''"), (.text, "\"7\"", "'7'"),
      (.text, "7", nil), (.text, "null", nil), (.text, "[\"a\"]", nil),
    ] as [(ValueType, String, String?)]
  )
  func `a plain value is of its own kind alone`(
    type: ValueType,
    written: String,
    shown: String?
  ) throws {
    try check(type, written, shown)
  }

  @Test(
    arguments: [
      (.integer, "-3", "-3.0"), (.integer, "3.0", "3.0"), (.integer, "1e6", "1000000.0"),
      (.integer, "0.5", nil), (.integer, "1e300", nil), (.integer, "\"3\"", nil),
      (.count, "0", "0.0"), (.count, "41", "41.0"),
      (.count, "-1", nil), (.count, "1.5", nil), (.count, "true", nil), (.count, "1e300", nil),
    ] as [(ValueType, String, String?)]
  )
  func `a whole number has no fraction, and a count begins at 0`(
    type: ValueType,
    written: String,
    shown: String?
  ) throws {
    try check(type, written, shown)
  }

  @Test(
    arguments: [
      ("0", "0.0"), ("0.25", "0.25"), ("1000000", "1000000.0"),
      ("-0.001", nil), ("1000000.001", nil), ("\"1\"", nil), ("null", nil),
    ] as [(String, String?)]
  )
  func `a time is 0 to a million seconds`(written: String, shown: String?) throws {
    try check(.time, written, shown)
  }

  @Test(
    arguments: [
      ("1.5", "1.5"), ("-7", "-7.0"), ("\"0deg\"", "0.0"), ("\"180deg\"", "\(Double.pi)"),
      ("\"-90deg\"", "\(-Double.pi / 2)"), ("\"22.5deg\"", "\(Double.pi / 8)"),
      ("\"1e2deg\"", "\(Double.pi * 100 / 180)"),
      ("\"45\"", nil), ("\"deg\"", nil), ("\"45 deg\"", nil), ("\" 45deg\"", nil),
      ("\"45degrees\"", nil), ("\"45DEG\"", nil), ("\"xdeg\"", nil), ("true", nil), ("[45]", nil),
    ] as [(String, String?)]
  )
  func `an angle is in radians, or in degrees with deg behind`(
    written: String,
    shown: String?
  ) throws {
    try check(.angle, written, shown)
  }

  @Test(arguments: ["infdeg", "-infdeg", "infinitydeg", "nandeg", "1e999deg"])
  func `an angle in degrees is as large as a number can be`(text: String) {
    #expect(ValueType.angle.coerced(.text(text))?.shown == nil)
  }

  @Test func `a number that is none is of no type`() {
    for number in [Double.infinity, -.infinity, .nan] {
      for type: ValueType in [
        .number, .integer, .count, .time, .angle, .scale([("a", 1)]),
        .bounded(.number, -1e308...1e308),
      ] {
        #expect(type.coerced(.number(number))?.shown == nil, "\(type)")
      }
      let list = Value.list([.number(number), .number(0)])
      for type: ValueType in [.point, .size, .range, .indexPath, .place] {
        #expect(type.coerced(list)?.shown == nil, "\(type)")
      }
    }
  }

  @Test(
    arguments: [
      (.bounded(.number, 0...1), "0", "0.0"), (.bounded(.number, 0...1), "1", "1.0"),
      (.bounded(.number, 0...1), "-0.001", nil), (.bounded(.number, 0...1), "1.001", nil),
      (.bounded(.number, 0...1), "true", nil),
      (.bounded(.integer, 1...10), "10", "10.0"), (.bounded(.integer, 1...10), "11", nil),
      (.bounded(.integer, 1...10), "0", nil), (.bounded(.integer, 1...10), "1.5", nil),
      (.bounded(.time, 0...2e6), "1500000", nil),
    ] as [(ValueType, String, String?)]
  )
  func `a number between two others may be each of them`(
    type: ValueType,
    written: String,
    shown: String?
  ) throws {
    try check(type, written, shown)
  }

  @Test(
    arguments: [
      ("0.5", "0.5"), ("\"low\"", "-1.0"), ("\"high\"", "1.0"), ("\"\"", nil), ("\"Low\"", nil),
      ("null", nil), ("[\"low\"]", nil),
    ] as [(String, String?)]
  )
  func `a scale is a number or one of its names`(written: String, shown: String?) throws {
    try check(.scale([("low", -1), ("high", 1)]), written, shown)
  }
}
