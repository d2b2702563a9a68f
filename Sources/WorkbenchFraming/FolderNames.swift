import Platform

/// The names in a folder, in no order, with those of itself and of the one above it.
package func names(inFolder folder: String) -> [String] {
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    // Swift shows the field as a tuple, of which the system fills the beginning.
    names.append(
      withUnsafeBytes(of: &entry.pointee.d_name) { field in
        String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
      }
    )
  }
  return names
}
