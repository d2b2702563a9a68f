/// Which keys the software keyboard shows.
public enum UIKeyboardType: Int, Sendable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// What the shift key does by itself.
public enum UITextAutocapitalizationType: Int, Sendable, CaseIterable {
  case none, words, sentences, allCharacters
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable, CaseIterable {
  case `default`, no, yes
}

/// What the keyboard looks like.
public enum UIKeyboardAppearance: Int, Sendable, CaseIterable {
  case `default`, dark, light
}

/// What a text is about, so that the system can offer it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A user's name at a service.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that came by message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A person's given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A person's other name.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A whole postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The code of a postal area.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// An address of a page or service.
  public static let URL = UITextContentType(rawValue: "url")
}

/// What a text object asks of the keyboard; nothing of it decides which object gets a key.
///
/// The model keeps it for the app to read, and draws no keyboard by it.
public struct TextTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var enablesReturnKeyAutomatically = false
  var keyboardAppearance = UIKeyboardAppearance.default
}

/// What a text object may ask of the keyboard that is shown for it.
public protocol UITextInputTraits: AnyObject {
  /// Which keys the keyboard shows.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the text is hidden as it is typed; false by default.
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own signature.
  /// What the text is about; `nil` by default.
  var textContentType: UITextContentType! { get set }
  /// What the shift key does by itself; at the start of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the return key waits for text; false by default.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// What the keyboard looks like.
  var keyboardAppearance: UIKeyboardAppearance { get set }
}

/// A text object of UIKit's, which keeps what it asks of the keyboard in one place.
public protocol TextTraitsKeeping: UITextInputTraits {
  /// What it asks of the keyboard.
  var textTraits: TextTraits { get set }
}

extension UITextField: TextTraitsKeeping {
  /// What the field asks of the keyboard.
  public final var textTraits: TextTraits {
    get { traits }
    set { traits = newValue }
  }
}

extension UITextView: TextTraitsKeeping {
  /// What the view asks of the keyboard.
  public final var textTraits: TextTraits {
    get { traits }
    set { traits = newValue }
  }
}

extension TextTraitsKeeping {
  /// Which keys the keyboard shows.
  public var keyboardType: UIKeyboardType {
    get { textTraits.keyboardType }
    set { textTraits.keyboardType = newValue }
  }

  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { textTraits.returnKeyType }
    set { textTraits.returnKeyType = newValue }
  }

  /// Whether the text is hidden as it is typed; false by default.
  public var isSecureTextEntry: Bool {
    get { textTraits.isSecureTextEntry }
    set { textTraits.isSecureTextEntry = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own signature.
  /// What the text is about; `nil` by default.
  public var textContentType: UITextContentType! {
    get { textTraits.textContentType }
    set { textTraits.textContentType = newValue }
  }

  /// What the shift key does by itself; at the start of sentences by default.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textTraits.autocapitalizationType }
    set { textTraits.autocapitalizationType = newValue }
  }

  /// Whether typed words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { textTraits.autocorrectionType }
    set { textTraits.autocorrectionType = newValue }
  }

  /// Whether the return key waits for text; false by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { textTraits.enablesReturnKeyAutomatically }
    set { textTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// What the keyboard looks like.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { textTraits.keyboardAppearance }
    set { textTraits.keyboardAppearance = newValue }
  }
}
