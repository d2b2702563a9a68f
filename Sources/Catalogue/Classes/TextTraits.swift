@_spi(Workbench) import ResponderKit

extension Property {
  /// What a text object asks of the keyboard that is shown for it.
  static func textTraits<O: AnyObject>(
    keyboardType: any ReferenceWritableKeyPath<O, UIKeyboardType> & Sendable,
    returnKeyType: any ReferenceWritableKeyPath<O, UIReturnKeyType> & Sendable,
    isSecureTextEntry: any ReferenceWritableKeyPath<O, Bool> & Sendable,
    textContentType: any ReferenceWritableKeyPath<O, UITextContentType?> & Sendable,
    autocapitalizationType: any ReferenceWritableKeyPath<O, UITextAutocapitalizationType>
      & Sendable,
    autocorrectionType: any ReferenceWritableKeyPath<O, UITextAutocorrectionType> & Sendable,
    enablesReturnKeyAutomatically: any ReferenceWritableKeyPath<O, Bool> & Sendable,
    keyboardAppearance: any ReferenceWritableKeyPath<O, UIKeyboardAppearance> & Sendable
  ) -> [Property] {
    [
      .choice("keyboardType", keyboardType, cases(), "Which keys the keyboard shows."),
      .choice("returnKeyType", returnKeyType, cases(), "What the return key says."),
      .plain(
        "isSecureTextEntry",
        isSecureTextEntry,
        false,
        "Whether the text is hidden as it is typed."
      ),
      .assigned(
        "textContentType",
        textContentType,
        spelled: contentType,
        standard: { .none },
        "What the text is about."
      ),
      .assigned(
        "autocapitalizationType",
        autocapitalizationType,
        spelled: .choice(cases()),
        standard: { .name("sentences") },
        "What the shift key does by itself."
      ),
      .choice("autocorrectionType", autocorrectionType, cases(), "Whether words are corrected."),
      .plain(
        "enablesReturnKeyAutomatically",
        enablesReturnKeyAutomatically,
        false,
        "Whether the return key waits for text."
      ),
      .choice("keyboardAppearance", keyboardAppearance, cases(), "What the keyboard looks like."),
    ]
  }

  /// The cases of an enum of UIKit's, by their names.
  private static func cases<V: CaseIterable & Sendable>() -> [(name: String, value: V)] {
    V.allCases.map { ("\($0)", $0) }
  }

  private static let contentTypes: [(name: String, value: UITextContentType)] = [
    ("username", .username), ("password", .password), ("newPassword", .newPassword),
    ("oneTimeCode", .oneTimeCode), ("name", .name), ("givenName", .givenName),
    ("familyName", .familyName), ("nickname", .nickname),
    ("organizationName", .organizationName), ("emailAddress", .emailAddress),
    ("telephoneNumber", .telephoneNumber), ("fullStreetAddress", .fullStreetAddress),
    ("addressCity", .addressCity), ("postalCode", .postalCode), ("countryName", .countryName),
    ("creditCardNumber", .creditCardNumber), ("URL", .URL),
  ]

  private static let contentType = Spelling<UITextContentType?>(
    type: .optional(.choice(contentTypes.map(\.name))),
    write: { type in
      contentTypes.first { $0.value == type }.map { .name($0.name) } ?? .none
    },
    read: { value in .some(contentTypes.first { $0.name == value.name }?.value) }
  )
}
