import CJansson
import Sentences

/// Reading JSON text.
public enum JSON {
  /// Reads one object or array.
  ///
  /// The text is measured against `limits` first, so that a hostile one costs a
  /// scan of its bytes and no more. Members of one name, bytes that are not
  /// UTF-8, NUL in strings, numbers that do not fit and combining marks without end are faults.
  public static func parse(
    _ bytes: UnsafeRawBufferPointer,
    limits: JSONLimits = .document
  ) throws(JSONError) -> JSONValue {
    if let excess = Prescan.firstExcess(in: bytes, limits: limits) {
      throw JSONError(excess.kind, message: excess.message, offset: excess.offset, in: bytes)
    }
    // An empty buffer may have no address, which jansson takes for a wrong call, without a place.
    guard let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else {
      throw JSONError(
        .incomplete,
        message: Sentence("the text is empty", zh: "文本是空的"),
        offset: 0,
        in: bytes
      )
    }
    seedHashing()
    var fault = json_error_t()
    let node =
      bytes.count > Pieces.most
      ? Pieces.load(bytes, &fault) : json_loadb(text, bytes.count, rejectDuplicates, &fault)
    guard let node else { throw JSONError(fault, in: bytes) }
    return JSONValue(tree: JSONTree(owning: node, .fixed))
  }

  /// Reads one object or array from any bytes.
  public static func parse(
    _ bytes: some Collection<UInt8>,
    limits: JSONLimits = .document
  ) throws(JSONError) -> JSONValue {
    let result = bytes.withContiguousStorageIfAvailable { buffer in
      parseResult(UnsafeRawBufferPointer(buffer), limits)
    }
    if let result { return try result.get() }
    return try Array(bytes).withUnsafeBytes { parseResult($0, limits) }.get()
  }

  /// Reads one object or array from text.
  public static func parse(
    _ text: String,
    limits: JSONLimits = .document
  ) throws(JSONError) -> JSONValue {
    try parse(text.utf8, limits: limits)
  }

  /// Measures a text against limits without building anything, at the cost of a scan of its bytes.
  ///
  /// Whether it is JSON is not looked at.
  public static func check(_ text: String, limits: JSONLimits = .document) throws(JSONError) {
    var text = text
    let error = text.withUTF8 { buffer in
      let bytes = UnsafeRawBufferPointer(buffer)
      return Prescan.firstExcess(in: bytes, limits: limits).map {
        JSONError($0.kind, message: $0.message, offset: $0.offset, in: bytes)
      }
    }
    if let error { throw error }
  }

  private static func parseResult(
    _ bytes: UnsafeRawBufferPointer,
    _ limits: JSONLimits
  ) -> Result<JSONValue, JSONError> {
    // The closure that lends out the bytes may not throw an error of a type; a result keeps it.
    Result { () throws(JSONError) in try parse(bytes, limits: limits) }
  }
}

let rejectDuplicates = Int(JSON_REJECT_DUPLICATES)
