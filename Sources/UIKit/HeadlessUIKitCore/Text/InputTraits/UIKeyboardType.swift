/// The keyboards that a text input can ask for.
public enum UIKeyboardType: Int, Sendable {
    /// The language's default keyboard.
    case `default`
    /// ASCII characters.
    case asciiCapable
    /// Digits and punctuation at first.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// For web addresses.
    case URL
    /// Digits only, for a PIN.
    case numberPad
    /// A phone dial pad.
    case phonePad
    /// For a name or a telephone number.
    case namePhonePad
    /// For mail addresses.
    case emailAddress
    /// Digits and the decimal separator.
    case decimalPad
    /// For text, with keys for `@` and `#`.
    case twitter
    /// For search terms and web addresses.
    case webSearch
    /// ASCII digits only.
    case asciiCapableNumberPad

    /// The keyboard with letters: ``asciiCapable``.
    public static let alphabet = UIKeyboardType.asciiCapable
}
