/// The keyboards that a text input can ask for.
public enum UIKeyboardType: Int, Sendable {
    /// The one for the language.
    case `default` = 0
    /// One that has ASCII characters.
    case asciiCapable = 1
    /// One that begins with digits and punctuation.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For web addresses.
    case URL = 3
    /// Digits only, for a PIN.
    case numberPad = 4
    /// A telephone's keys.
    case phonePad = 5
    /// For a name or a telephone number.
    case namePhonePad = 6
    /// For mail addresses.
    case emailAddress = 7
    /// Digits and the decimal separator.
    case decimalPad = 8
    /// For text with `@` and `#` at hand.
    case twitter = 9
    /// For what is searched for or an address.
    case webSearch = 10
    /// ASCII digits only.
    case asciiCapableNumberPad = 11

    /// The one that has letters.
    public static let alphabet = UIKeyboardType.asciiCapable
}
