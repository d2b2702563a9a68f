package import Sentences

/// What is to be said of a place in a paste that could not be taken as it stands.
package struct ImportWarning: Sendable {
  /// The stable name of a warning or of a refusal.
  package enum Kind: String, Sendable, CaseIterable {
    case notRecognised = "import.not-recognised"
    case unsupported = "import.unsupported"
    case truncated = "import.truncated"
    case elided = "import.elided"
    case missingParent = "import.missing-parent"
    case unknownField = "import.unknown-field"
    case noGeometry = "import.no-geometry"
    case sizeNotRecoverable = "import.size-not-recoverable"
    case severalRoots = "import.several-roots"
    case listNotTree = "import.list-not-tree"
    case accessibilityOnly = "import.accessibility-only"
    case differentMoments = "import.different-moments"
    case designTime = "import.design-time"
    case notWellFormed = "import.not-well-formed"
    case limit = "import.limit"
  }

  package let kind: Kind

  /// Where it begins in the paste, in bytes.
  package let offset: Int

  package let text: Sentence

  package init(_ kind: Kind, at offset: Int, _ text: Sentence) {
    self.kind = kind
    self.offset = offset
    self.text = text
  }
}

/// A paste that gives no answer: nothing is built of it.
package struct ImportError: Error, Sendable {
  package let warning: ImportWarning

  /// What to do next.
  package let hint: Sentence?

  /// Where the fault stands in what was given; nil until the importer has told.
  package internal(set) var position: ImportPosition?

  /// The roots of which one has to be chosen, where there are several.
  package internal(set) var roots: [ImportedRoot] = []

  /// The objects of which one has to be chosen, where a name means several.
  package internal(set) var meant: SeveralMeant?

  package init(_ warning: ImportWarning, hint: Sentence? = nil) {
    self.warning = warning
    self.hint = hint
  }
}

/// What stands at the top of a print.
package struct ImportedRoot: Hashable, Sendable {
  package let className: String

  /// Where the object lay in memory; nil where no addresses are printed.
  package let address: String?

  package let position: ImportPosition
}

/// Several objects that one name means.
package struct SeveralMeant: Hashable, Sendable {
  /// One of them.
  package struct Object: Hashable, Sendable {
    package let id: String
    package let line: Int
  }

  package let name: String
  package let objects: [Object]

  init(_ name: String, _ objects: [Object]) {
    self.name = name
    self.objects = objects
  }
}
