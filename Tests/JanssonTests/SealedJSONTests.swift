import Jansson
import Testing

/// Values that were built and are handed on without their text.
struct SealedJSONTests {
  private static func built(_ numbers: [Double]) -> JSONValue {
    let object = JSONValue.object()
    object.set("text", "a \"quote\", a \u{1} and a \u{7F}")
    object.set("numbers", JSONValue(numbers))
    object.set("whole", -1_234_567)
    object.set("members", ["flag": true, "none": .null, "list": [[], [1, "é"]]])
    return object
  }

  @Test func `a sealed value is what its text says, digit by digit`() throws {
    let numbers = [
      0.1, 1.0 / 3, 40.333_333_333_333_336, -0.0, 1e300, 3, 0.1 + 0.2, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]
    let sealed = try SealedJSON(Self.built(numbers))
    let parsed = try JSON.parse(sealed.text)
    #expect(sealed.value == parsed)
    #expect(sealed.text == parsed.description)
    let pairs = zip(
      sealed.value["numbers"]?.elements.compactMap(\.double) ?? [],
      parsed["numbers"]?.elements.compactMap(\.double) ?? []
    )
    #expect(pairs.map { $0.0.bitPattern } == pairs.map { $0.1.bitPattern })
    #expect(Array(pairs).count == numbers.count)
  }

  @Test func `its size is at least that of its text`() throws {
    let sealed = try SealedJSON(Self.built([1, 0.25, -1e-7]))
    #expect(sealed.size >= sealed.text.utf8.count)
    #expect(sealed.size < 2 * sealed.text.utf8.count)
  }

  @Test func `what is beyond the limits of a text is refused as the text would be`() throws {
    func nested(_ depth: Int) -> JSONValue {
      (1..<depth).reduce(JSONValue.array()) { inner, _ in [inner] }
    }
    let limits = JSONLimits(bytes: 60, depth: 3, containers: 4, values: 8, members: 8)
    func fault(_ value: sending JSONValue) -> JSONError? {
      do throws(JSONError) {
        _ = try SealedJSON(value, limits: limits)
        return nil
      } catch {
        return error
      }
    }
    func told(_ text: String) -> JSONError? {
      #expect(throws: JSONError.self) { try JSON.check(text, limits: limits) }
    }
    #expect(fault(nested(3)) == nil)
    #expect(fault(nested(4)) == told("[[[[]]]]"))
    #expect(fault([[], [], []]) == nil)
    #expect(fault([[], [], [], []]) == told("[[],[],[],[]]"))
    #expect(fault([1, 2, 3, 4, 5, 6, 7]) == nil)
    #expect(fault([1, 2, 3, 4, 5, 6, 7, 8]) == told("[1,2,3,4,5,6,7,8]"))
    let longest = String(repeating: "x", count: 56)
    #expect(fault([JSONValue(longest)]) == nil)
    #expect(fault([JSONValue(longest + "x")]) == told(#"["\#(longest)x"]"#))
    // Each of these could be six bytes in a text, and is one of two.
    #expect(fault([JSONValue(String(repeating: "\"", count: 28))]) == nil)
  }

  @Test func `any thread may look at it, and take of it what it builds anew`() async throws {
    let sealed = try SealedJSON(Self.built([1, 2, 3]))
    let texts = await withTaskGroup(of: String.self) { group in
      for number in 0..<16 {
        group.addTask {
          let copy = sealed.value.shallowCopy()
          copy.set("whole", number % 2)
          return copy.description
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts.count == 2)
    #expect(sealed.value["whole"] == -1_234_567)
  }

  @Test func `nothing changes it`() async {
    await #expect(processExitsWith: .failure) {
      try SealedJSON(["a": 1]).value.set("a", 2)
    }
  }
}
