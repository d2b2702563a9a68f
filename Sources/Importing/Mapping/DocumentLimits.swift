import Jansson
import Sentences

/// How large a document may be; what would be larger is not made.
///
/// The format's own limits, which the daemon's table states: a test holds them together.
package enum DocumentLimits {
  /// How deep views may be nested, the window of ours among them.
  package static let depth = 199

  static func tooDeep(at offset: Int) -> ImportError {
    ImportError(
      ImportWarning(
        .limit,
        at: offset,
        Sentence(
          "this lies more than \(depth) deep, which is deeper than a document may be; nothing was built",
          zh: "此处嵌套超过 \(depth) 层，比文档允许的更深；什么都没有构建"
        )
      ),
      hint: Sentence(
        "Take the part of the tree that matters, with --root.",
        zh: "请用 --root 只取相关的那部分树。"
      )
    )
  }

  /// The document as it is handed on; refused where it is beyond the limits of all documents.
  static func sealed(_ document: sending JSONValue) throws(ImportError) -> SealedJSON {
    do throws(JSONError) {
      return try SealedJSON(document)
    } catch {
      throw tooLarge(error.message)
    }
  }

  private static func tooLarge(_ reason: Sentence) -> ImportError {
    ImportError(
      ImportWarning(
        .limit,
        at: 0,
        Sentence(
          "the document would be larger than one may be: \(reason); nothing was built",
          zh: "文档会超过允许的大小：\(reason)；什么都没有构建"
        )
      ),
      hint: Sentence(
        "Take the part of the tree that matters, with --root.",
        zh: "请用 --root 只取相关的那部分树。"
      )
    )
  }
}
