/// What a text input asks of the keyboard.
///
/// What a class of one's own leaves out is as UIKit has it by default.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// When the keyboard shifts by itself.
    var autocapitalizationType: UITextAutocapitalizationType { get }
    /// Whether words are to be corrected while they are typed.
    var autocorrectionType: UITextAutocorrectionType { get }
    /// Whether the spelling is to be checked.
    var spellCheckingType: UITextSpellCheckingType { get }
    /// Whether straight quotes are to be made curly.
    var smartQuotesType: UITextSmartQuotesType { get }
    /// Whether hyphens are to be made dashes.
    var smartDashesType: UITextSmartDashesType { get }
    /// Whether spaces are to be put right where words are pasted or cut.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
    /// Which keyboard it is.
    var keyboardType: UIKeyboardType { get }
    /// How the keyboard looks.
    var keyboardAppearance: UIKeyboardAppearance { get }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get }
    /// Whether the text is a secret, and shown as dots.
    var isSecureTextEntry: Bool { get }
    /// What the text is; `nil` if nobody said.
    var textContentType: UITextContentType? { get }
}

extension UITextInputTraits {
    /// Sentences.
    public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
    /// As suits the keyboard.
    public var autocorrectionType: UITextAutocorrectionType { .default }
    /// As suits the keyboard.
    public var spellCheckingType: UITextSpellCheckingType { .default }
    /// As suits the keyboard.
    public var smartQuotesType: UITextSmartQuotesType { .default }
    /// As suits the keyboard.
    public var smartDashesType: UITextSmartDashesType { .default }
    /// As suits the keyboard.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
    /// The one for the language.
    public var keyboardType: UIKeyboardType { .default }
    /// As the input does.
    public var keyboardAppearance: UIKeyboardAppearance { .default }
    /// `return`.
    public var returnKeyType: UIReturnKeyType { .default }
    /// No.
    public var enablesReturnKeyAutomatically: Bool { false }
    /// No.
    public var isSecureTextEntry: Bool { false }
    /// Nobody said.
    public var textContentType: UITextContentType? { nil }
}
