import Jansson

/// What to do about a text that is no JSON.
enum JSONHint {
  /// Returns the next step for a fault of the bytes.
  static func of(_ error: JSONError, in bytes: [UInt8]) -> String? {
    switch error.kind {
    case .tooLarge, .tooManyContainers, .tooManyValues:
      "Split it into several documents."
    case .tooDeep:
      "Give what lies deep an id, declare it under 'objects', and name it where it stands."
    case .incomplete:
      bytes.isEmpty
        ? "The file is empty: responder new writes a document."
        : "Look for a bracket or a quote that is not closed."
    case .trailingBytes, .notContainer: "A document is one object: { \"format\": 1, … }."
    case .duplicateKey: "Keep one of the two."
    case .invalidUTF8: "Save the file as UTF-8."
    case .nulCharacter: "Leave \\u0000 out."
    case .numberOutOfRange: "Write a number between -1e308 and 1e308."
    case .outOfMemory: nil
    case .syntax: syntax(bytes[min(max(0, error.offset), bytes.count)...], of: bytes)
    }
  }

  /// The habits of other notations, by what stands at the place of the fault.
  private static func syntax(_ rest: ArraySlice<UInt8>, of bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return "The file begins with a byte-order mark: save it as UTF-8 without one."
    }
    for word in ["NaN", "nan", "Infinity", "-Infinity", "inf", "-inf"]
    where rest.starts(with: word.utf8) {
      return "JSON has no NaN and no Infinity: write a number."
    }
    return switch rest.first {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      "JSON has no comments: write a member \"comment\"."
    case UInt8(ascii: "'"): "Texts stand in double quotes."
    case UInt8(ascii: "]"), UInt8(ascii: "}"): "Is there a comma too many before it?"
    default: "Look at what stands before it: a comma, a colon or a quote may be missing."
    }
  }
}
