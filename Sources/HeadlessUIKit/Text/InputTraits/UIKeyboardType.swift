/// The keyboards that a text input can ask for.
public enum UIKeyboardType: Int, Sendable {
    /// The language's default keyboard.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Digits and punctuation at first.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For web addresses.
    case URL = 3
    /// Digits only, for a PIN.
    case numberPad = 4
    /// A phone dial pad.
    case phonePad = 5
    /// For a name or a telephone number.
    case namePhonePad = 6
    /// For mail addresses.
    case emailAddress = 7
    /// Digits and the decimal separator.
    case decimalPad = 8
    /// For text, with keys for `@` and `#`.
    case twitter = 9
    /// For search terms and web addresses.
    case webSearch = 10
    /// ASCII digits only.
    case asciiCapableNumberPad = 11

    /// The keyboard with letters: ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}
