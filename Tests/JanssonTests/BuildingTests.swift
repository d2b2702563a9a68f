import Jansson
import Testing

struct BuildingTests {
  @Test func `a value is written compactly in the order in which it was built`() {
    let value = JSONValue.object()
    value.set("jsonrpc", "2.0")
    value.set("id", 7)
    value.set("time", 0.1)
    value.set("ok", true)
    let list = JSONValue.array()
    value.set("list", list)
    list.append(1)
    list.append(JSONValue.null)
    #expect(
      value.description == #"{"jsonrpc":"2.0","id":7,"time":0.1,"ok":true,"list":[1,null]}"#
    )
  }

  @Test func `literals build values`() {
    let value: JSONValue = ["a": 1, "b": [true, 2.5, "text", [:], []], "c": JSONValue.null]
    #expect(value.description == #"{"a":1,"b":[true,2.5,"text",{},[]],"c":null}"#)
  }

  @Test func `reals are written with fifteen digits`() {
    let value = JSONValue([0.1, 16.6667, 3, 1.0 / 3, -0.0, 1e21, 0.016667])
    #expect(
      value.description == "[0.1,16.6667,3.0,0.333333333333333,-0.0,1e21,0.016667]"
    )
  }

  @Test func `infinities and NaN become null`() {
    #expect(JSONValue([Double.nan, .infinity, -.infinity]).description == "[null,null,null]")
    let value = JSONValue.object()
    value.set("x", Double.nan)
    #expect(value.description == #"{"x":null}"#)
  }

  @Test func `NUL in a string becomes the replacement character`() throws {
    let value: JSONValue = ["a\0b", "", "\u{10FFFF}"]
    #expect(value[0]?.string == "a\u{FFFD}b")
    #expect(try JSON.parse(value.serialized()) == value)
  }

  @Test func `scalars and whole trees are written alike`() {
    #expect(JSONValue(3).description == "3")
    #expect(JSONValue("a\"b").description == #""a\"b""#)
    #expect(JSONValue.null.description == "null")
    #expect(JSONValue(false).description == "false")
  }

  @Test func `many short pieces are written one after the other`() {
    let numbers = (0..<3000).map { JSONValue("n\($0)") }
    let text = "[" + (0..<3000).map { "\"n\($0)\"" }.joined(separator: ",") + "]"
    var output = Array("before".utf8)
    JSONValue(numbers).write(to: &output)
    #expect(String(decoding: output, as: UTF8.self) == "before" + text)
  }

  @Test func `a shallow copy can be changed, and what it was made of stays`() throws {
    let parsed = try JSON.parse(#"{"a":{"b":1},"c":2}"#)
    let copy = parsed.shallowCopy()
    copy.set("c", 3)
    copy.set("d", true)
    #expect(copy.description == #"{"a":{"b":1},"c":3,"d":true}"#)
    #expect(parsed.description == #"{"a":{"b":1},"c":2}"#)
    let list = try JSON.parse("[1]").shallowCopy()
    list.append(2)
    #expect(list.description == "[1,2]")
  }

  @Test func `indenting and sorting are for people`() {
    let value: JSONValue = ["b": 1, "a": [2]]
    let text = String(decoding: value.serialized(indent: 2, sortedKeys: true), as: UTF8.self)
    #expect(text == "{\n  \"a\": [\n    2\n  ],\n  \"b\": 1\n}")
  }

  @Test(arguments: [0, 1, 4093, 4094, 4095, 4096, 4097, 100_000])
  func `texts longer than a page are written whole`(length: Int) {
    let value: JSONValue = [JSONValue(String(repeating: "x", count: length))]
    var output = Array("before".utf8)
    value.write(to: &output)
    #expect(output.count == 6 + length + 4)
    #expect(output.last == UInt8(ascii: "]"))
  }

  @Test func `setting a member again keeps its place and earlier views`() {
    let value: JSONValue = ["a": ["old"], "b": 2]
    let view = value["a"]?[0]
    value.set("a", "new")
    #expect(value.description == #"{"a":"new","b":2}"#)
    #expect(view?.string == "old")
  }

  @Test func `a part of a parsed tree can be put into a built one`() throws {
    let value = JSONValue.object()
    try value.set("id", #require(JSON.parse(#"{"id":[1]}"#)["id"]))
    #expect(value.description == #"{"id":[1]}"#)
  }

  @Test func `a copy shares nothing`() throws {
    let parsed = try JSON.parse(#"{"a":{}}"#)
    let copy = parsed.copy()
    copy.set("b", 1)
    #expect(parsed.count == 1)
    #expect(copy.description == #"{"a":{},"b":1}"#)
  }

  @Test func `equality asks what is said, not how`() {
    #expect(["a": 1, "b": [2.0]] as JSONValue == ["b": [2], "a": 1.0])
    #expect(["a": 1] as JSONValue != ["a": 1, "b": 2])
    #expect(["a": 1] as JSONValue != ["b": 1])
    #expect([1] as JSONValue != ["1"])
    #expect([true] as JSONValue != [1])
    #expect([nil].map { (_: Int?) in JSONValue.null } == [JSONValue.null])
  }

  @Test func `what was parsed cannot be changed`() async {
    await #expect(processExitsWith: .failure) {
      try JSON.parse("{}").set("a", 1)
    }
    await #expect(processExitsWith: .failure) {
      (["a": [:]] as JSONValue)["a"]?.set("b", 1)
    }
    await #expect(processExitsWith: .failure) {
      JSONValue(3).append(1)
    }
  }

  @Test func `what would overflow the stack is a clear failure`() async {
    await #expect(processExitsWith: .failure) {
      var value = JSONValue.array()
      for _ in 0..<1024 { value = JSONValue([value]) }
      _ = value.serialized()
    }
    await #expect(processExitsWith: .failure) {
      let first = JSONValue.array()
      let second = JSONValue.array()
      first.append(second)
      second.append(first)
      _ = first.serialized()
    }
  }

  @Test func `a value as deep as the limit is written`() {
    var value = JSONValue.array()
    for _ in 0..<1023 { value = JSONValue([value]) }
    #expect(value.serialized().count == 2048)
  }
}
