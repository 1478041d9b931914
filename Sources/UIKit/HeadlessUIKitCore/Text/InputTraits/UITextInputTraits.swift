/// The keyboard that a text input asks for, and how it handles text.
///
/// All have UIKit's defaults, so a custom class implements only what differs.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// When the keyboard capitalizes automatically.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are corrected while they are typed.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether the spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether straight quotes become curly.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether hyphens become dashes.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are adjusted where words are pasted or cut.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// The type of the keyboard.
    var keyboardType: UIKeyboardType { get }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is secure, and shown as dots.
    var isSecureTextEntry: Bool { get }
    /// The meaning of the text, such as a password; `nil` if unspecified.
    var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
    /// Sentences.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// The keyboard's default.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// The keyboard's default.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// The keyboard's default.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// The keyboard's default.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// The keyboard's default.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// The language's default keyboard.
    public var keyboardType: UIKeyboardType { .default }
    /// As the input's interface style.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// `return`.
    public var returnKeyType: UIReturnKeyType { .default }
    /// No.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// No.
    public var isSecureTextEntry: Bool { false }
    /// `nil`: unspecified.
    public var textContentType: UITextContentType? { nil }
}
