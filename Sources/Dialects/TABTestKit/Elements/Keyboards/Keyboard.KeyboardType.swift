import FailureReporting
import HeadlessUIKit
import XCUIAutomation

extension Keyboard {
    /// A kind of keyboard, by what it is made for.
    public enum KeyboardType: CaseIterable, Hashable, Sendable {
        /// Letters, as by default.
        case regular
        /// Digits.
        case numberPad
        /// Digits and a decimal point.
        case decimalPad
        /// Letters, with keys for e-mail addresses.
        case emailAddress
        /// Digits and punctuation.
        case numbersAndPunctuation
        /// Digits and the symbols of phone numbers.
        case phonePad
        /// Letters, with keys for handles and topics.
        case twitter
        /// Letters, with keys for URLs.
        case url
        /// Letters, with a key for search.
        case webSearch
    }

    /// The kind of the keyboard that is shown, as the first responder asks for it.
    ///
    /// Waits up to 30 s of virtual time until the keyboard is there and visible; without one it is a failure, and the
    /// answer is `regular`.
    public var keyboardType: KeyboardType {
        guard StateWait(self, [.exists, .visible]).requireAll() else { return .regular }
        return OnMainActor.run {
            let responder = UIApplication.shared.keyWindow?.firstResponder
            return KeyboardType((responder as? any UITextInputTraits)?.keyboardType ?? .default)
        }
    }
}

extension Keyboard.KeyboardType {
    fileprivate init(_ type: UIKeyboardType) {
        self =
            switch type {
            case .numberPad, .asciiCapableNumberPad: .numberPad
            case .decimalPad: .decimalPad
            case .emailAddress: .emailAddress
            case .numbersAndPunctuation: .numbersAndPunctuation
            case .phonePad: .phonePad
            case .twitter: .twitter
            case .URL: .url
            case .webSearch: .webSearch
            default: .regular
            }
    }
}
