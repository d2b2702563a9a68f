/// Calls `body` with texts as C has them: an array of pointers, the last of them null.
package func withCStrings<Result>(
  _ texts: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
) rethrows -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return try body(copies + [nil])
}
